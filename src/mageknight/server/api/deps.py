"""What routes ask for: the house, the person, the rate."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from mageknight.kernel.refusal import refuse
from mageknight.server.house import House
from mageknight.server.records import Access, Person
from mageknight.server.security import SAFE, client_address, is_forged, session_token

PULSE = "/api/me/pulse"
"""What a page sends by itself; everything else that changes something is the doing of somebody who is there."""


def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


HouseNeeded = Annotated[House, Depends(the_house)]


async def maybe_person(request: Request, house: HouseNeeded) -> Person | None:
    """Who asks, if known; also the place where every request is counted and forged ones are stopped."""
    token = session_token(request)
    person = await house.people.of_token(token) if token else None
    request.state.person = person
    if not house.limits.allows("http", person.id if person is not None else client_address(request)):
        raise refuse("server-too-fast")
    if request.method not in SAFE and is_forged(request, house.settings):
        raise refuse("server-forged")
    if person is not None and request.method not in SAFE and request.url.path != PULSE:
        house.courier.presence.noticed(person.id)
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


async def the_access(house: HouseNeeded, person: PersonNeeded, table: TableId) -> Access:
    return await house.lobby.access(person, table)


AccessNeeded = Annotated[Access, Depends(the_access)]


def count(house: House, what: str, request: Request) -> None:
    """Count something that may be done less often than asking."""
    if not house.limits.allows(what, client_address(request)):
        raise refuse("server-too-fast")
