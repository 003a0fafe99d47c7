"""Dependencies of routes: the services of this process, the person, the rate."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from mageknight.kernel.refusal import refuse
from mageknight.server.ops.security import SAFE, client_network, is_forged, session_token
from mageknight.server.services import Services
from mageknight.server.store.records import Access, Person

PULSE = "/api/me/pulse"
"""What a page sends by itself; everything else that changes something is the doing of somebody who is there."""


def the_services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


ServicesNeeded = Annotated[Services, Depends(the_services)]


async def maybe_person(request: Request, services: ServicesNeeded) -> Person | None:
    """The person who asks, if known; also the place where every request is counted and forged ones are stopped."""
    token = session_token(request)
    person = await services.people.of_token(token) if token else None
    request.state.person = person
    if not services.limits.allows("http", person.id if person is not None else client_network(request)):
        raise refuse("server-too-fast")
    if request.method not in SAFE and is_forged(request, services.settings):
        raise refuse("server-forged")
    if person is not None and request.method not in SAFE and request.url.path != PULSE:
        services.courier.presence.noticed(person.id)
    return person


MaybePerson = Annotated[Person | None, Depends(maybe_person)]


async def the_person(person: MaybePerson) -> Person:
    if person is None:
        raise refuse("server-who-are-you")
    return person


PersonNeeded = Annotated[Person, Depends(the_person)]


async def the_admin(person: PersonNeeded) -> Person:
    if not person.admin:
        raise refuse("server-not-admin")
    return person


AdminNeeded = Annotated[Person, Depends(the_admin)]

TableId = Annotated[str, Path(pattern=r"^[a-z2-7]{26}$")]
SeatNumber = Annotated[int, Path(ge=0, le=63)]


async def the_access(services: ServicesNeeded, person: PersonNeeded, table: TableId) -> Access:
    return await services.lobby.access(person, table)


AccessNeeded = Annotated[Access, Depends(the_access)]


def count(services: Services, what: str, request: Request) -> None:
    """Count something that may be done less often than asking."""
    if not services.limits.allows(what, client_network(request)):
        raise refuse("server-too-fast")


def count_person(services: Services, what: str, person: Person) -> None:
    """Count something that costs much, for the one who asks."""
    if not services.limits.allows(what, person.id):
        raise refuse("server-too-fast")
