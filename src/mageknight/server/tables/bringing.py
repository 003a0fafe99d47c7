"""Things players bring to a table, as their army: kept with the seat until the match begins, then part of the set-up.

Until then nobody but its player knows it, so that nobody chooses an answer to it; whoever gets up takes it along.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select, update

from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import kit_named
from mageknight.server.store.records import Access, SeatRecord, TableRecord, seat_of
from mageknight.server.store.schema import seats, tables
from mageknight.server.tables import forms

AS_LAID: Final = "null"
"""Brought by a player who stays with what the set-up says."""

MOST_TEXT: Final = 40_000
"""More than any army takes."""


def brings(record: TableRecord, seat: int) -> bool:
    """True if whoever sits here brings something of their own."""
    if not record.options.brings or record.status != "open":
        return False
    kit = kit_named(record.game)
    return seat in kit.bringers(msgspec.convert(record.setup, kit.setup_type))


def is_missing(record: TableRecord, one: SeatRecord) -> bool:
    """True if this seat keeps the match waiting for what its player brings."""
    return one.person is not None and not one.brought and brings(record, one.seat)


def completed(record: TableRecord, seated: list[SeatRecord]) -> TableRecord:
    """The table as it is played: everything that was brought is part of its set-up."""
    setup = record.setup
    for one in seated:
        if one.brought not in ("", AS_LAID):
            setup = kit_named(record.game).bring(setup, one.seat, msgspec.json.decode(one.brought))
    return msgspec.structs.replace(record, setup=setup)


def shown(record: TableRecord) -> dict[str, Any]:
    """The set-up as everybody at the table may see it."""
    kit = kit_named(record.game)
    if record.status == "finished":
        return record.setup
    if record.options.brings and record.status == "open":
        return kit.without_brought(record.setup)
    return kit.open_setup(record.setup)


def is_unchanged(connection: Connection, seated: list[SeatRecord]) -> bool:
    """True if the same people sit at the table with the same things as a moment ago; within a transaction that holds the table."""
    found = connection.execute(select(seats).where(seats.c.table == seated[0].table).order_by(seats.c.seat))
    return [_kept(seat_of(row)) for row in found] == [_kept(one) for one in seated]


def _kept(one: SeatRecord) -> tuple[str | None, str, str]:
    return one.person, one.bot, one.brought


async def check(record: TableRecord, seated: list[SeatRecord], access: Access, seat: int, what: Any) -> str:
    """The thing a player would bring, as the seat keeps it; refused with the rule it breaks."""
    if seat not in access.seats:
        raise refuse("server-not-your-seat")
    if record.status != "open":
        raise refuse("server-already-begun")
    if not brings(record, seat):
        raise refuse("server-nothing-to-bring")
    if what is None:
        return AS_LAID
    text = msgspec.json.encode(what).decode()
    if len(text) > MOST_TEXT:
        raise refuse("server-setup-malformed", detail=str(len(text)))
    kit = kit_named(record.game)
    others = [one for one in seated if one.seat != seat]
    setup = kit.bring(completed(record, others).setup, seat, what)
    await asyncio.to_thread(forms.check, kit, setup)
    return text


def put_down(connection: Connection, table: str, seat: int, person: str, text: str) -> None:
    """Keep what a player brings with the seat, unless somebody else sits there by now."""
    open_still = select(tables.c.id).where(tables.c.id == table, tables.c.status == "open")
    mine = (seats.c.table.in_(open_still)) & (seats.c.seat == seat) & (seats.c.person == person)
    if connection.execute(update(seats).where(mine).values(brought=text)).rowcount != 1:
        raise refuse("server-already-begun")
