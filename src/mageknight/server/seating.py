"""Seats: who sits down, who gets up, who takes over, and what the others decide about who keeps them waiting."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, update

from mageknight.kernel.refusal import refuse
from mageknight.server.lobby import Lobby
from mageknight.server.records import Access, Person, SeatRecord, TableRecord
from mageknight.server.schema import seats
from mageknight.server.thinker import stand_in


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
        before = seated[seat]

        def job(connection: Connection) -> None:
            done = connection.execute(
                update(seats)
                .where(
                    seats.c.table == table,
                    seats.c.seat == seat,
                    seats.c.person.is_(None),
                    seats.c.bot == before.bot,
                )
                .values(
                    person=person.id,
                    name=person.name,
                    bot="",
                    offered=False,
                    held_by=None,
                    votes="",
                    pin="",
                    ends=False,
                )
            )
            if done.rowcount != 1:
                raise refuse("server-seat-taken")

        await self._lobby.change(table, job)
        await self._lobby.begin_if_full(table)

    async def set_seat(self, table: str, seat: int, **values: Any) -> None:
        def job(connection: Connection) -> None:
            query = update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values)
            if (connection.execute(query)).rowcount != 1:
                raise refuse("server-no-such-seat")

        await self._lobby.change(table, job)

    async def leave(self, access: Access, table: str, seat: int) -> None:
        """Get up. In a running game the seat stays one's own until somebody takes it over."""
        if seat not in access.seats:
            raise refuse("server-not-your-seat")
        record, _ = await self._lobby.table(table)
        running = record.status == "running"
        held = access.person.id if running else None
        await self.set_seat(
            table, seat, person=None, name="", pin="", offered=running, held_by=held, votes="", ends=False
        )

    async def seat_bot(self, access: Access, table: str, seat: int, bot: str) -> None:
        """Let a bot play a free seat, one's own, or one that was left."""
        record, seated = await self._lobby.table(table)
        if not 0 <= seat < len(seated):
            raise refuse("server-no-such-seat")
        one = seated[seat]
        if one.person == access.person.id:
            held = access.person.id if record.status == "running" else None
        elif access.owner and one.person is None:
            held = one.held_by
        else:
            raise refuse("server-not-your-seat")
        await self.set_seat(table, seat, person=None, name="", bot=bot, pin="", offered=False, held_by=held, votes="")
        await self._lobby.begin_if_full(table)

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
        await self.set_seat(table, seat, person=None, name="", bot="", pin="", offered=True, votes="")

    async def vote(self, access: Access, table: str, seat: int, choice: str, overdue: bool) -> None:
        """The others decide about a seat that keeps them waiting: wait, bot, offer or end, by majority."""
        record, seated = await self._lobby.table(table)
        if not 0 <= seat < len(seated) or record.status != "running":
            raise refuse("server-no-such-seat")
        voters = [one.seat for one in seated if one.person is not None and one.seat != seat]
        mine = [number for number in access.seats if number in voters]
        if not mine or not overdue:
            raise refuse("server-nothing-to-vote")
        votes = dict(_votes(seated[seat].votes))
        for number in mine:
            votes[number] = choice
        agreed = sum(1 for number in voters if votes.get(number) == choice)
        if choice == "wait" or agreed * 2 <= len(voters):
            await self.set_seat(table, seat, votes=" ".join(f"{number}:{what}" for number, what in votes.items()))
            return
        held = seated[seat].person or seated[seat].held_by
        if choice == "end":
            await self._lobby.close(table)
        elif choice == "bot":
            await self.set_seat(
                table, seat, person=None, name="", bot=stand_in(), held_by=held, offered=False, votes=""
            )
        else:
            await self.set_seat(table, seat, person=None, name="", held_by=held, offered=True, votes="")


def _claimable(one: SeatRecord, record: TableRecord, person: Person, invited: bool) -> bool:
    if one.person is not None:
        return False
    if one.conceded:
        return False
    if record.status == "open":
        return not one.bot and (invited or (one.offered and one.held_by in (None, person.id)))
    if record.status != "running":
        return False
    return one.held_by == person.id or (one.offered and not one.bot)


def _votes(text: str) -> list[tuple[int, str]]:
    return [(int(vote.split(":")[0]), vote.split(":")[1]) for vote in text.split()]
