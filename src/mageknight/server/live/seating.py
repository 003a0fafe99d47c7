"""Seats: who sits down, who gets up, who takes over, who gives back."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, update

from mageknight.kernel.message import say
from mageknight.kernel.refusal import refuse
from mageknight.server.live import absences
from mageknight.server.live.absences import locked
from mageknight.server.live.endings import let_watch
from mageknight.server.store.records import Access, Person, SeatRecord, TableRecord
from mageknight.server.store.schema import seats
from mageknight.server.tables import bringing
from mageknight.server.tables.lobby import Lobby

NOBODY_LEFT: Final[dict[str, Any]] = {"held_by": None, "held_name": "", "held_since": None}
"""A seat that nobody may come back to."""


class Seating:
    """The seats of all tables."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def claim(self, person: Person, table: str, seat: int | None, invited: bool) -> None:
        """Sit down: on a free seat before the game, on an abandoned one afterwards; one's own can be taken back."""
        record, seated = await self._lobby.table(table)
        if seat is None:
            seat = next((one.seat for one in seated if _claimable(one, record, person, invited)), None)
            if any(one.person == person.id for one in seated):
                await self._lobby.begin_if_full(table)
                return
        if seat is None or not 0 <= seat < len(seated):
            raise refuse("server-no-free-seat")
        if seated[seat].person == person.id:
            await self._lobby.begin_if_full(table)
            return
        if not _claimable(seated[seat], record, person, invited):
            raise refuse("server-seat-taken")
        free = seated[seat]

        def job(connection: Connection) -> None:
            _sit_down(connection, table, free, person)

        await self._lobby.change(table, job)
        await self._lobby.begin_if_full(table)

    async def set_seat(self, table: str, seat: int, **values: Any) -> None:
        def job(connection: Connection) -> None:
            query = update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values)
            if (connection.execute(query)).rowcount != 1:
                raise refuse("server-no-such-seat")

        await self._lobby.change(table, job)

    async def leave(self, access: Access, table: str, seat: int) -> None:
        """Get up. In a running game the seat stays one's own until somebody takes it over, and the others may decide about it."""
        if seat not in access.seats:
            raise refuse("server-not-your-seat")

        def job(connection: Connection) -> None:
            record, seated = locked(connection, table)
            values: dict[str, Any] = {
                "person": None,
                "name": "",
                "pin": "",
                "offered": False,
                "votes": "",
                "brought": "",
            }
            absences.set_seat(connection, table, seat, **values, **_held(record, seated[seat]), ends=False)
            absences.restart(connection, record, seat)
            absences.remark(connection, record, say("server-remark-left", who=absences.name_of(seated[seat])))

        await self._lobby.change(table, job)

    async def seat_bot(self, access: Access, table: str, seat: int, bot: str) -> None:
        """Let a bot play one's own seat or, as the owner, a free one; about a deserted one those who play decide together."""

        def job(connection: Connection) -> None:
            record, seated = locked(connection, table)
            if not 0 <= seat < len(seated):
                raise refuse("server-no-such-seat")
            one = seated[seat]
            others = set(absences.others_of(seated, seat)) - {access.person.id}
            if one.person != access.person.id and not (access.owner and one.person is None):
                raise refuse("server-not-your-seat")
            if one.person is None and record.status == "running" and others:
                raise refuse("server-others-decide")
            values = {"person": None, "name": "", "bot": bot, "pin": "", "offered": False, "votes": "", "ends": False}
            values["brought"] = ""
            absences.set_seat(connection, table, seat, **values, **_held(record, one))
            if record.status == "running":
                absences.mark_stand_in(connection, table)
            said = say("server-remark-own-bot", who=absences.name_of(one), bot=say("bot-level-" + bot))
            absences.remark(connection, record, said)

        await self._lobby.change(table, job)
        await self._lobby.begin_if_full(table)

    async def give_back(self, access: Access, table: str, seat: int) -> None:
        """Whoever took a seat over gives it back to the one who left it, and goes on watching."""
        if seat not in access.seats:
            raise refuse("server-not-your-seat")

        def job(connection: Connection) -> None:
            record, seated = locked(connection, table)
            one = seated[seat]
            if one.held_by is None or one.held_by == access.person.id or record.status != "running":
                raise refuse("server-nobody-to-give-back")
            values: dict[str, Any] = {
                "person": one.held_by,
                "name": one.held_name,
                "pin": "",
                "votes": "",
                "ends": False,
            }
            absences.set_seat(connection, table, seat, **values, **NOBODY_LEFT)
            absences.restart(connection, record, seat)
            if len(access.seats) == 1:
                let_watch(connection, table, access.person.id, access.person.id)
            said = say(
                "server-remark-gave-back", who=absences.name_of(one), other=say("server-person", name=one.held_name)
            )
            absences.remark(connection, record, said)

        await self._lobby.change(table, job)

    async def free_seat(self, access: Access, table: str, seat: int) -> None:
        """Open a seat to whoever comes: the owner, for bots and before the game; a bot's seat can be offered any time."""
        record, seated = await self._lobby.table(table)
        if not 0 <= seat < len(seated):
            raise refuse("server-no-such-seat")
        one = seated[seat]
        if not access.owner or (record.status != "open" and one.person is not None):
            raise refuse("server-owner-only")
        if one.person is not None and one.person != access.person.id:
            raise refuse("server-seat-taken")
        await self.set_seat(table, seat, person=None, name="", bot="", pin="", offered=True, votes="", brought="")

    async def bring(self, access: Access, table: str, seat: int, what: Any) -> None:
        """Bring something of one's own to an open table, as an army; what was brought before goes."""
        record, seated = await self._lobby.table(table)
        text = await bringing.check(record, seated, access, seat, what)

        def job(connection: Connection) -> None:
            bringing.put_down(connection, table, seat, access.person.id, text)

        await self._lobby.change(table, job)
        await self._lobby.begin_if_full(table)


def _sit_down(connection: Connection, table: str, free: SeatRecord, person: Person) -> None:
    """Put a person on a seat that was found free. Who took it over from somebody lets that one watch."""
    record, seated = locked(connection, table)
    before = seated[free.seat]
    if before.person is not None or before.bot != free.bot:
        raise refuse("server-seat-taken")
    values = {
        "person": person.id,
        "name": person.name,
        "bot": "",
        "offered": False,
        "votes": "",
        "pin": "",
        "ends": False,
        "brought": "",
    }
    running = record.status == "running"
    stranger = running and before.held_by is not None and before.held_by != person.id
    absences.set_seat(connection, table, free.seat, **values, **({} if stranger else NOBODY_LEFT))
    absences.restart(connection, record, free.seat, renew=running and before.held_by != person.id)
    who = say("server-person", name=person.name)
    if stranger:
        assert before.held_by is not None
        absences.mark_stand_in(connection, table)
        let_watch(connection, table, before.held_by, person.id)
        other = say("server-person", name=before.held_name)
        absences.remark(connection, record, say("server-remark-taken-over", who=who, other=other))
    else:
        absences.remark(connection, record, say("server-remark-back", who=who))


def _held(record: TableRecord, one: SeatRecord) -> dict[str, Any]:
    """In a running game a seat remembers who got up."""
    return absences.left_by(one) if record.status == "running" else NOBODY_LEFT


def _claimable(one: SeatRecord, record: TableRecord, person: Person, invited: bool) -> bool:
    if one.person is not None:
        return False
    if one.conceded:
        return False
    if record.status == "open":
        return not one.bot and (invited or (one.offered and one.held_by in (None, person.id)))
    if record.status != "running":
        return False
    return one.held_by == person.id or (not one.bot and (invited or one.offered))
