"""Routes about being told that a game waits: one's channels, the links in letters, and the pulse of a page."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field
from sqlalchemy import select

from mageknight.kernel.refusal import refuse
from mageknight.server.clock import now
from mageknight.server.http.answers import answer, language, shows
from mageknight.server.http.deps import MaybePerson, PersonNeeded, ServicesNeeded, count
from mageknight.server.http.people import STORABLE, Body
from mageknight.server.notices.channels import Channel, ChannelRecord, Mode, mail_address
from mageknight.server.notices.compose import NoticeInfo
from mageknight.server.notices.failures import Trouble, told
from mageknight.server.notices.presence import AWAY
from mageknight.server.notices.webhook import webhook_address
from mageknight.server.services import Services
from mageknight.server.store.records import Person
from mageknight.server.store.schema import seats, tables
from mageknight.server.wire.phrases import phrases

router = APIRouter(prefix="/api")

SHORT = 80
"""The longest value of a set-up that a list of tables needs."""


class Wish(Body):
    """A wish for when a channel is used."""

    mode: Mode


class Address(Body):
    """An address for notices."""

    address: str = Field(min_length=1, max_length=400, pattern=STORABLE)


class Token(Body):
    """The token of a link in a letter."""

    token: str = Field(max_length=120, pattern=STORABLE)


class Pulse(Body):
    """A page is open. `input` says that somebody touched it since its last pulse, `shows` that it may show notices."""

    input: bool = False
    shows: bool = False


class ChannelInfo(msgspec.Struct, frozen=True):
    """One way of being told. `refusal` says why this server does not offer it, `trouble` why the last notice did not arrive."""

    channel: Channel
    mode: Mode
    address: str
    confirmed: bool
    refusal: str
    failed: int | None
    trouble: str


class ChannelsInfo(msgspec.Struct, frozen=True):
    """All of them; `away` is after how many seconds without input somebody counts as away."""

    channels: tuple[ChannelInfo, ...]
    away: int


class AddressInfo(msgspec.Struct, frozen=True):
    """The address a link in a letter was about."""

    address: str


class WaitingInfo(msgspec.Struct, frozen=True):
    """A table that waits for somebody; of its set-up only what its title needs."""

    id: str
    game: str
    name: str
    setup: dict[str, Any]
    changed: int


class PulseInfo(msgspec.Struct, frozen=True):
    """The tables that wait, longest first, and what is to be shown outside the page."""

    waiting: tuple[WaitingInfo, ...]
    notices: tuple[NoticeInfo, ...]


@router.get("/me/channels", **shows(ChannelsInfo))
async def my_channels(services: ServicesNeeded, request: Request, person: MaybePerson) -> Response:
    """The channels by which one is told that a game waits; a stranger hears what this server offers."""
    return await _all(services, request, person)


@router.patch("/me/channels/{channel}", **shows(ChannelsInfo))
async def choose(
    services: ServicesNeeded, request: Request, person: PersonNeeded, channel: Channel, body: Wish
) -> Response:
    """Choose when a channel is used."""
    await services.channels.set_mode(person, channel, body.mode)
    return await _all(services, request, person)


@router.put("/me/channels/{channel}/address", **shows(ChannelsInfo))
async def set_address(
    services: ServicesNeeded, request: Request, person: PersonNeeded, channel: Channel, body: Address
) -> Response:
    """Use an address. One for e-mail is used only after its reader has followed the link that is sent to it."""
    _refuse_unoffered(services, channel)
    if channel == "email":
        await _set_mail(services, request, person, mail_address(body.address))
    elif channel == "webhook":
        address = webhook_address(body.address)
        services.courier.hooks.check(address)
        await services.channels.set_address(person, channel, address, confirmed=True)
    else:
        raise refuse("server-no-such-thing")
    return await _all(services, request, person)


async def _set_mail(services: Services, request: Request, person: Person, address: str) -> None:
    before = (await services.channels.of(person.id))["email"]
    if before.address == address and before.confirmed is not None:
        return
    _count_mail(services, request, person, address)
    await services.channels.set_address(person, "email", address, confirmed=False)
    try:
        await services.courier.ask(person, address)
    except Trouble as trouble:
        await services.channels.note(person.id, "email", str(trouble))
        raise refuse("server-notice-not-sent", detail=told(str(trouble))) from trouble


@router.delete("/me/channels/{channel}/address", **shows(ChannelsInfo))
async def drop_address(services: ServicesNeeded, request: Request, person: PersonNeeded, channel: Channel) -> Response:
    """Use the channel no longer and forget its address."""
    await services.channels.forget(person, channel)
    return await _all(services, request, person)


@router.post("/me/channels/{channel}/trial", **shows(ChannelsInfo))
async def try_out(services: ServicesNeeded, request: Request, person: PersonNeeded, channel: Channel) -> Response:
    """Send a notice about nothing, to see whether it arrives."""
    _refuse_unoffered(services, channel)
    record = (await services.channels.of(person.id))[channel]
    if channel == "browser" or not record.is_ready:
        raise refuse("server-notice-unconfirmed")
    _count_mail(services, request, person, record.address)
    try:
        await services.courier.try_out(person, record)
    except Trouble as trouble:
        raise refuse("server-notice-not-sent", detail=told(str(trouble))) from trouble
    return await _all(services, request, person)


@router.post("/notices/confirm", **shows(AddressInfo))
async def confirm(services: ServicesNeeded, request: Request, person: MaybePerson, body: Token) -> Response:
    """Follow the link that confirms an address; whoever has it reads what is sent there."""
    count(services, "login", request)
    return answer(AddressInfo(await services.channels.confirm(body.token)))


@router.post("/notices/stop", **shows(AddressInfo))
async def stop(services: ServicesNeeded, request: Request, person: MaybePerson, body: Token) -> Response:
    """Follow the link that ends letters to an address."""
    count(services, "login", request)
    return answer(AddressInfo(await services.channels.stop(body.token)))


@router.post("/me/pulse", **shows(PulseInfo))
async def pulse(services: ServicesNeeded, person: PersonNeeded, body: Pulse) -> Response:
    """A page tells that somebody is there and hears which tables wait."""
    if body.input:
        services.courier.presence.noticed(person.id)
    await services.courier.presence.store()
    shown = await services.courier.shown(person, now()) if body.shows else []
    return answer(PulseInfo(tuple(await _waiting(services, person)), tuple(shown)))


async def _waiting(services: Services, person: Person) -> list[WaitingInfo]:
    query = (
        select(
            tables.c.id, tables.c.game, tables.c.name, tables.c.setup, tables.c.changed, tables.c.waiting, seats.c.seat
        )
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.status == "running", seats.c.person == person.id)
        .order_by(tables.c.changed)
    )
    found: dict[str, WaitingInfo] = {}
    async with services.database.reading() as connection:
        for row in await connection.execute(query):
            if str(row.seat) in row.waiting.split() and row.id not in found:
                setup = msgspec.json.decode(row.setup)
                found[row.id] = WaitingInfo(row.id, row.game, row.name, _small(setup), row.changed)
    return list(found.values())


def _small(setup: dict[str, Any]) -> dict[str, Any]:
    """The plain, short values of a set-up; armies and maps stay behind."""
    return {
        name: value
        for name, value in setup.items()
        if isinstance(value, (bool, int)) or (isinstance(value, str) and len(value) <= SHORT)
    }


def _refuse_unoffered(services: Services, channel: Channel) -> None:
    wants = services.courier.wants(channel)
    if wants:
        raise refuse(f"server-notice-unoffered-{channel}", setting=wants)


def _count_mail(services: Services, request: Request, person: Person, address: str) -> None:
    """Nobody may use this server to write to strangers: neither one person, nor one machine, nor many to one address."""
    count(services, "mail", request)
    for who in (person.id, address.casefold()):
        if not services.limits.allows("mail", who):
            raise refuse("server-too-fast")


async def _all(services: Services, request: Request, person: Person | None) -> Response:
    found = await services.channels.of(person.id if person is not None else "")
    lang = language(request)
    infos = [_info(services, one, lang) for one in found.values()]
    return answer(ChannelsInfo(tuple(infos), AWAY))


def _info(services: Services, one: ChannelRecord, lang: str) -> ChannelInfo:
    words = phrases(lang)
    wants = services.courier.wants(one.channel)
    refusal = refuse(f"server-notice-unoffered-{one.channel}", setting=wants).message() if wants else None
    return ChannelInfo(
        channel=one.channel,
        mode=one.mode,
        address=one.address,
        confirmed=one.is_ready,
        refusal=words.render(refusal) if refusal is not None else "",
        failed=one.failed,
        trouble=words.render(told(one.trouble)) if one.trouble else "",
    )
