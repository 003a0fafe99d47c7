"""Playing again: the same people, the same set-up, a new table."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, update

from mageknight.kernel.refusal import refuse
from mageknight.server.live.endings import let_watch
from mageknight.server.store.records import Access, SeatRecord
from mageknight.server.store.schema import seats, tables
from mageknight.server.tables.lobby import Lobby, Plan, SeatPlan


async def rematch(lobby: Lobby, access: Access, table: str) -> str:
    """The table that follows a finished one. Seats of other people are kept for them until they come."""
    record, seated = await lobby.table(table)
    if not access.seats and not access.owner:
        raise refuse("server-not-your-seat")
    if record.status not in ("finished", "closed"):
        raise refuse("server-still-running")
    if record.next is not None:
        return record.next
    plan = Plan(
        game=record.game,
        setup=record.setup,
        seats=tuple([_wish(one, access) for one in seated]),
        options=msgspec.structs.replace(record.options, begins="full", daily="", brings=False),
        name=record.name,
    )
    following = await lobby.create(access.person, plan)
    others = {one.person for one in seated if one.person is not None} - {access.person.id}

    def job(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(next=following))
        for person in sorted(others):
            let_watch(connection, following, person, access.person.id)
        for one in seated:
            if one.person in others:
                kept = update(seats).where(seats.c.table == following, seats.c.seat == one.seat)
                connection.execute(kept.values(held_by=one.person, held_name=one.name, offered=True))

    await lobby.change(table, job)
    return following


def _wish(one: SeatRecord, access: Access) -> SeatPlan:
    if one.bot:
        return SeatPlan("bot", one.bot)
    return SeatPlan("me", name=one.name) if one.person == access.person.id else SeatPlan()
