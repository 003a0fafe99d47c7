"""Absent players: the others wait, seat a bot, offer the seat or end the game, by majority; nobody else does it for them.

A seat is absent while its turn's time is over, or while nobody sits there in a running game. Every person at another seat has
one vote, can change it, and sees the others'. More than half of all decide at once; when all have voted, or some time after the
first vote, those who voted decide, and without a majority among them everybody waits. Whoever moves, or says to be back,
ends the vote.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, select, update

from mageknight.kernel.contract import Outcome
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.server import pace
from mageknight.server.clock import now
from mageknight.server.live.endings import end_table
from mageknight.server.people.results import result_rows
from mageknight.server.store.records import (
    Access,
    Ballot,
    Clock,
    Remark,
    SeatRecord,
    TableRecord,
    Vote,
    clocks_text,
    seat_of,
    table_of,
)
from mageknight.server.store.schema import seats, tables
from mageknight.server.tables.display_names import NUMBERED, sitter
from mageknight.server.tables.lobby import Lobby
from mageknight.server.wire.types import Choice
from mageknight.server.workers.thinker import bots, stand_in

if TYPE_CHECKING:
    from mageknight.server.live.table import LiveTable

VOTING: Final = pace.DAY
"""Seconds after the first vote when those who voted decide; less where a turn has less."""
REMARKS: Final = 40
"""How many remarks a table keeps."""
WAIT: Final = Vote("wait")
replace: Final = msgspec.structs.replace


# ------------------------------------------------------------------------------------------------ who is absent


def others_of(seated: list[SeatRecord], seat: int) -> dict[str, int]:
    """The people at the other seats, each with the first seat it sits on."""
    found: dict[str, int] = {}
    for one in seated:
        if one.person is not None and one.person != seated[seat].person:
            found.setdefault(one.person, one.seat)
    return found


def is_timed(record: TableRecord, seated: list[SeatRecord], seat: int) -> bool:
    """True if the time of a seat counts: it keeps other people waiting. Alone or at one screen nobody has a clock."""
    one = seated[seat]
    counted = record.status == "running" and bool(record.clocks) and one.person is not None and not one.conceded
    return counted and bool(others_of(seated, seat))


def is_overdue(record: TableRecord, seated: list[SeatRecord], seat: int, at: int) -> bool:
    """True if a person's time is over."""
    if not is_timed(record, seated, seat):
        return False
    over = pace.over_at(record.clocks[seat], record.options.pace, at)
    return over is not None and over <= at


def is_absent(record: TableRecord, seated: list[SeatRecord], seat: int, at: int) -> bool:
    """True if the others may decide about a seat."""
    one = seated[seat]
    if record.status != "running" or one.bot or one.conceded or not others_of(seated, seat):
        return False
    return one.person is None or is_overdue(record, seated, seat, at)


def closes_at(record: TableRecord, ballot: Ballot) -> int:
    """The moment when those who have voted decide without the rest."""
    return ballot.since + min(VOTING, record.options.pace.free or VOTING)


def next_moment(record: TableRecord, seated: list[SeatRecord], at: int) -> int | None:
    """The next moment at which time alone changes something at a table."""
    moments = [closes_at(record, one.votes) for one in seated if one.votes is not None]
    for one in seated:
        if is_timed(record, seated, one.seat):
            clock = record.clocks[one.seat]
            moments += [
                moment
                for moment in (
                    pace.over_at(clock, record.options.pace, at),
                    clock.away + clock.holiday if clock.away is not None else None,
                )
                if moment is not None and moment > at
            ]
    return min(moments, default=None) if record.status == "running" else None


def verdict(cast: list[Vote], voters: int, closed: bool) -> Vote | None:
    """The decision of the votes; None while they are not enough. The level of a bot is the one most named, the lower on a tie."""
    counts = Counter(vote.choice for vote in cast)
    for choice, count in counts.items():
        if count * 2 > (len(cast) if closed else voters):
            return Vote(choice, _level([vote.bot for vote in cast if vote.choice == choice]))
    return WAIT if cast and (closed or len(cast) == voters) else None


def _level(named: list[str]) -> str:
    counts = Counter(name for name in named if name)
    return max(bots(), key=lambda name: (counts[name], -bots().index(name))) if counts else ""


# ------------------------------------------------------------------------------------------------- changing it


def locked(connection: Connection, table: str) -> tuple[TableRecord, list[SeatRecord]]:
    """A table and its seats; nobody else changes them before this transaction ends."""
    row = connection.execute(select(tables).where(tables.c.id == table).with_for_update()).first()
    if row is None:
        raise refuse("server-no-such-table")
    found = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return table_of(row), [seat_of(one) for one in found]


def set_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))


def set_clock(connection: Connection, record: TableRecord, seat: int, clock: Clock) -> None:
    """Another state of one clock; nothing where no time is counted."""
    if record.clocks:
        clocks = (*record.clocks[:seat], clock, *record.clocks[seat + 1 :])
        connection.execute(update(tables).where(tables.c.id == record.id).values(clocks=clocks_text(clocks)))


def restart(connection: Connection, record: TableRecord, seat: int, renew: bool = False) -> None:
    """A fresh turn's time for a seat; with `renew` for a person who sits there for the first time."""
    if record.clocks:
        rules = record.options.pace
        clock = pace.fresh_turn(record.clocks[seat], rules, now())
        set_clock(connection, record, seat, pace.renewed(clock, rules) if renew else clock)


def remark(connection: Connection, record: TableRecord, said: Message) -> None:
    """Put a line about people on the log of a running table; the oldest go when there are too many."""
    if record.status != "running":
        return
    kept = (*record.remarks, Remark(record.version, now(), said))[-REMARKS:]
    text = msgspec.json.encode(kept).decode()
    connection.execute(update(tables).where(tables.c.id == record.id).values(remarks=text))


def name_of(one: SeatRecord) -> Message:
    """The owner of a seat, as the log calls them."""
    return sitter(one) or say(NUMBERED, number=one.seat + 1)


def left_by(one: SeatRecord) -> dict[str, Any]:
    """The memory a seat keeps of whoever gets up from it, or got up before."""
    if one.person is None:
        return {"held_by": one.held_by, "held_name": one.held_name, "held_since": one.held_since}
    return {"held_by": one.person, "held_name": one.name, "held_since": now()}


class Absences:
    """Absent players at all tables."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def vote(self, live: LiveTable, access: Access, seat: int, choice: Choice, bot: str) -> None:
        """One of the others says what to do; if that decides it is done."""
        stopped = stopped_now(live)

        def job(connection: Connection) -> None:
            record, seated = locked(connection, live.id)
            if not 0 <= seat < len(seated):
                raise refuse("server-no-such-seat")
            voters = others_of(seated, seat)
            if not is_absent(record, seated, seat, now()) or access.person.id not in voters:
                raise refuse("server-nothing-to-vote")
            if choice == "score" and stopped is None:
                raise refuse("server-no-standing")
            before = seated[seat].votes or Ballot(now(), {})
            vote = Vote(choice, (bot or stand_in()) if choice == "bot" else "")
            ballot = Ballot(before.since, {**before.cast, voters[access.person.id]: vote})
            self._count(connection, live, record, seated, seat, ballot, stopped)

        await self._lobby.change(live.id, job)

    async def settle(self, live: LiveTable) -> None:
        """Time has passed: votes that have been open long enough are decided by those who cast them."""
        if not any(one.votes is not None and closes_at(live.record, one.votes) <= now() for one in live.seated):
            return
        stopped = stopped_now(live)

        def job(connection: Connection) -> None:
            record, seated = locked(connection, live.id)
            for one in seated:
                if one.votes is None:
                    continue
                if not is_absent(record, seated, one.seat, now()):
                    set_seat(connection, live.id, one.seat, votes="")
                else:
                    self._count(connection, live, record, seated, one.seat, one.votes, stopped)
                    return

        # Whatever stands in the way has changed the table meanwhile, and that is looked at again.
        with contextlib.suppress(Refusal):
            await self._lobby.change(live.id, job)

    def _count(
        self,
        connection: Connection,
        live: LiveTable,
        record: TableRecord,
        seated: list[SeatRecord],
        seat: int,
        ballot: Ballot,
        stopped: tuple[int, Outcome] | None,
    ) -> None:
        """Carry out what the votes decide, or keep them."""
        voters = set(others_of(seated, seat).values())
        cast = {number: vote for number, vote in ballot.cast.items() if number in voters}
        decided = verdict(list(cast.values()), len(voters), closes_at(record, ballot) <= now())
        if decided is None:
            # Those who had voted may all be gone; then the next vote is the first.
            text = msgspec.json.encode(Ballot(ballot.since, cast)).decode() if cast else ""
            set_seat(connection, record.id, seat, votes=text)
        elif decided.choice in ("end", "score"):
            self._end(connection, live, record, seated, decided, stopped)
        else:
            self._replace(connection, record, seated[seat], decided)

    def _replace(self, connection: Connection, record: TableRecord, one: SeatRecord, decided: Vote) -> None:
        """Wait for somebody absent, let a bot play, or free the seat for others."""
        who = name_of(one)
        if decided.choice == "wait":
            set_seat(connection, record.id, one.seat, votes="")
            said = say("server-remark-wait", who=who)
        elif decided.choice == "bot":
            values = {"person": None, "name": "", "bot": decided.bot, "pin": "", "offered": False, "votes": ""}
            set_seat(connection, record.id, one.seat, **values, **left_by(one), ends=False)
            mark_stand_in(connection, record.id)
            said = say("server-remark-bot", who=who, bot=say("bot-level-" + decided.bot))
        else:
            values = {"person": None, "name": "", "bot": "", "pin": "", "offered": True, "votes": ""}
            set_seat(connection, record.id, one.seat, **values, **left_by(one), ends=False)
            said = say("server-remark-offer", who=who)
        restart(connection, record, one.seat)
        remark(connection, record, said)

    def _end(
        self,
        connection: Connection,
        live: LiveTable,
        record: TableRecord,
        seated: list[SeatRecord],
        decided: Vote,
        stopped: tuple[int, Outcome] | None,
    ) -> None:
        """End the game without a result, or with its present standing, which is then the result."""
        if decided.choice == "end":
            nobody = tuple([0] * len(seated))
            end_table(connection, record.id, "closed", Outcome((), nobody, say("server-ending-absent")))
            return
        if stopped is None or stopped[0] != record.version:
            raise refuse("stale-decision")
        end_table(connection, record.id, "finished", stopped[1])
        result_rows(connection, record, seated, live.running(), stopped[1])

    async def be_back(self, access: Access, table: str, seat: int) -> None:
        """Somebody whose time is over says to be here again, once in a turn: the vote ends and a fresh turn's time begins."""
        if seat not in access.seats:
            raise refuse("server-not-your-seat")

        def job(connection: Connection) -> None:
            record, seated = locked(connection, table)
            if not is_overdue(record, seated, seat, now()):
                raise refuse("server-not-overdue")
            if record.clocks[seat].excused:
                raise refuse("server-already-excused")
            clock = pace.fresh_turn(record.clocks[seat], record.options.pace, now())
            set_clock(connection, record, seat, replace(clock, excused=True))
            set_seat(connection, table, seat, votes="")
            remark(connection, record, say("server-remark-back", who=name_of(seated[seat])))

        await self._lobby.change(table, job)

    async def holiday(self, access: Access, table: str, seat: int, on: bool) -> None:
        """Begin or end a holiday: the clock of the seat stands meanwhile, as far as the table's allowance goes."""
        if seat not in access.seats:
            raise refuse("server-not-your-seat")

        def job(connection: Connection) -> None:
            record, seated = locked(connection, table)
            if record.status != "running" or not record.clocks or not record.options.pace.holiday:
                raise refuse("server-no-holidays")
            before = record.clocks[seat]
            clock = pace.go_away(before, record.options.pace, now()) if on else pace.come_back(before, now())
            if clock.away != before.away:
                set_clock(connection, record, seat, clock)
                who = name_of(seated[seat])
                key = "server-remark-holiday" if on else "server-remark-holiday-over"
                remark(connection, record, Message(key, {"who": who}))

        await self._lobby.change(table, job)


def mark_stand_in(connection: Connection, table: str) -> None:
    """From now on the match counts as one in which somebody was replaced."""
    connection.execute(update(tables).where(tables.c.id == table).values(stood_in=True))


def stopped_now(live: LiveTable) -> tuple[int, Outcome] | None:
    """The outcome if the match were stopped here, and the version that is said of; None where that means nothing."""
    numbered = live.numbered
    if numbered is None or numbered.outcome() is not None:
        return None
    outcome = numbered.kit.outcome_if_stopped(numbered.match.state)
    if outcome is None:
        return None
    return numbered.version, Outcome(outcome.winners, outcome.scores, say("server-ending-stopped"), outcome.sheet)
