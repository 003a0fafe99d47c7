"""Tables: made from a game's set-up form, filled by links, left, taken over, ended.

The lobby knows who sits where and who may watch. It knows nothing of what is played.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mageknight.kernel.contract import Setup
from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.server import pace
from mageknight.server.clock import now
from mageknight.server.people.accounts import clean
from mageknight.server.store import match_log
from mageknight.server.store.broker import Broker, Note
from mageknight.server.store.database import Database, Job
from mageknight.server.store.records import (
    Access,
    Person,
    SeatRecord,
    TableRecord,
    clocks_text,
    seat_of,
    seats_text,
    table_of,
)
from mageknight.server.store.schema import seats, tables, watchers
from mageknight.server.tables import bringing, forms
from mageknight.server.tokens import new_id
from mageknight.server.wire.types import OptionsInfo

T = TypeVar("T")
Filled = Callable[[Connection, str], None]


class SeatPlan(msgspec.Struct, frozen=True):
    """The plan for a seat of a new table: its maker, a bot, or whoever claims it."""

    who: Literal["me", "open", "bot"] = "open"
    bot: str = ""
    name: str = ""


class Plan(msgspec.Struct, frozen=True):
    """Everything a new table is made from."""

    game: str
    setup: dict[str, Any]
    seats: tuple[SeatPlan, ...] = ()
    options: OptionsInfo = OptionsInfo()
    name: str = ""
    seed: str = ""
    sealed: bool = False
    """The seed is not of its maker's choosing, and nobody who plays knows it."""
    origin: str | None = None
    origin_at: int | None = None


class Lobby:
    """All tables of the database."""

    def __init__(self, database: Database, broker: Broker, per_person: int, kept: int) -> None:
        self.database = database
        self.broker = broker
        self._per_person = per_person
        self._kept = kept
        self.changed: Callable[[str], Awaitable[None]] = _nobody_cares
        """Called after every change of a table with its id."""

    # ------------------------------------------------------------------------------------------------- reading

    async def table(self, table: str) -> tuple[TableRecord, list[SeatRecord]]:
        async with self.database.reading() as connection:
            return await read_table(connection, table)

    async def access(self, person: Person, table: str) -> Access:
        """The access of a person to a table; an outsider gets "not found"."""
        async with self.database.reading() as connection:
            access = await read_access(connection, person, table)
        if not access.allowed:
            raise refuse("server-no-such-table")
        return access

    async def tables_of(self, person: Person, limit: int = 200) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """A person's tables: those that wait for the person first, then by last change."""
        sitting = select(seats.c.table).where((seats.c.person == person.id) | (seats.c.held_by == person.id))
        watching = select(watchers.c.table).where(watchers.c.person == person.id)
        query = (
            select(tables)
            .where(tables.c.id.in_(sitting) | tables.c.id.in_(watching) | (tables.c.owner == person.id))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        async with self.database.reading() as connection:
            found = [table_of(row) for row in await connection.execute(query)]
            sat = await connection.execute(
                select(seats).where(seats.c.table.in_([one.id for one in found])).order_by(seats.c.seat)
            )
            by_table: dict[str, list[SeatRecord]] = {}
            for row in sat:
                by_table.setdefault(row.table, []).append(seat_of(row))
        both = [(one, by_table.get(one.id, [])) for one in found]
        return sorted(both, key=lambda pair: not waits_for(pair[0], pair[1], person))

    # ------------------------------------------------------------------------------------------------- making

    async def create(self, person: Person, plan: Plan, start: bytes | None = None, filled: Filled | None = None) -> str:
        """A new table; it begins when nobody is missing.

        With `start` the game goes on from that state; `filled` writes what else belongs to it.
        """
        kit = kit_named(plan.game)
        setup = forms.check(kit, plan.setup)
        plan = msgspec.structs.replace(plan, options=_agreed(plan.options))
        seated = _seated(plan.seats, setup.seats)
        if plan.options.brings and not kit.bringers(setup):
            raise refuse("server-nothing-to-bring")
        table = new_id()
        row = _table_row(table, kit, setup, plan, person)
        rows = [_seat_row(table, number, one, person, plan.options.brings) for number, one in enumerate(seated)]

        def job(connection: Connection) -> None:
            self._refuse_too_many(connection, person)
            connection.execute(insert(tables), [row])
            connection.execute(insert(seats), rows)
            if start is not None:
                base = match_log.StoredSnapshot(
                    number=0,
                    played=0,
                    rules=kit.rules_version,
                    content=kit.content_hash,
                    base=True,
                    barrier="barrier-start",
                    state=start,
                )
                match_log.keep_snapshot(connection, table, base)
            if filled is not None:
                filled(connection, table)

        await self.database.write(job, table)
        await self.begin_if_full(table)
        return table

    async def refuse_too_many(self, person: Person) -> None:
        """Refuse somebody who could not open another table, before anything is done for it."""
        async with self.database.reading() as connection:
            await connection.run_sync(self._refuse_too_many, person)

    def _refuse_too_many(self, connection: Connection, person: Person) -> None:
        query = (
            select(func.count())
            .select_from(tables)
            .where(tables.c.owner == person.id, tables.c.status.in_(["open", "running"]))
        )
        if ((connection.execute(query)).scalar() or 0) >= self._per_person:
            raise refuse("server-too-many-tables", most=self._per_person)
        everything = select(func.count()).select_from(tables).where(tables.c.owner == person.id)
        if (connection.execute(everything).scalar() or 0) >= self._kept:
            raise refuse("server-too-many-kept", most=self._kept)

    async def begin_if_full(self, table: str) -> None:
        """Begin if that was agreed and nobody is missing; whoever else noticed it too may have been first."""
        record, seated = await self.table(table)
        if is_full(record, seated):
            try:
                await self.begin(table)
            except Refusal as refusal:
                if refusal.reason not in ("server-already-begun", "server-changed-meanwhile"):
                    raise

    async def begin(self, table: str) -> None:
        """Start the match: from now on seats change hands only when left."""
        record, seated = await self.table(table)
        if record.status != "open":
            raise refuse("server-already-begun")
        if any(one.is_free for one in seated):
            raise refuse("server-seats-free")
        if any(bringing.is_missing(record, one) for one in seated):
            raise refuse("server-not-brought")
        record = bringing.completed(record, seated)
        async with self.database.reading() as connection:
            numbered, _ = await match_log.read_match(connection, kit_of(record), record)
            stored = await match_log.snapshot_of(connection, table)
        waiting = numbered.waiting()
        number, played, barrier, state = numbered.snapshot()
        kit = numbered.kit
        # From now on the match is what was dealt, whatever rules come later.
        first = match_log.StoredSnapshot(
            number=number,
            played=played,
            rules=kit.rules_version,
            content=kit.content_hash,
            base=False,
            barrier=barrier,
            state=state,
        )
        clocks = pace.begun(record.options.pace, len(seated), waiting, now())

        values = {"status": "running", "begun": now(), "waiting": seats_text(waiting), "clocks": clocks_text(clocks)}
        values["setup"] = msgspec.json.encode(record.setup).decode()

        def job(connection: Connection) -> None:
            begun = update(tables).where(tables.c.id == table, tables.c.status == "open").values(**values)
            if connection.execute(begun).rowcount != 1:
                raise refuse("server-already-begun")
            if not bringing.is_unchanged(connection, seated):
                raise refuse("server-changed-meanwhile")
            if stored is None:
                match_log.keep_snapshot(connection, table, first)

        await self.change(table, job)

    async def close(self, table: str) -> None:
        """End a table without a result."""

        def job(connection: Connection) -> None:
            query = update(tables).where(tables.c.id == table, tables.c.status.in_(["open", "running"]))
            if (connection.execute(query.values(status="closed", finished=now()))).rowcount != 1:
                raise refuse("server-table-over")

        await self.change(table, job)

    async def touch(self, table: str) -> None:
        """Something about a table was changed by somebody else's job: let everybody look again."""

        def nothing(connection: Connection) -> None:
            """It is done already."""

        await self.change(table, nothing)

    async def change(self, table: str, job: Job[T]) -> T:
        """Carry out a change of a table, count its revision and tell everybody who is concerned."""

        def whole(connection: Connection) -> T:
            result = job(connection)
            connection.execute(
                update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1, changed=now())
            )
            self.broker.tell_within(connection, Note("table", table))
            return result

        result = await self.database.write(whole, table)
        await self.changed(table)
        return result


def waits_for(record: TableRecord, seated: list[SeatRecord], person: Person) -> bool:
    """True if it is this person's turn."""
    return record.status == "running" and any(one.person == person.id and one.seat in record.waiting for one in seated)


def is_full(record: TableRecord, seated: list[SeatRecord]) -> bool:
    """True if a table waits for nothing but its beginning."""
    missing = any(one.is_free or bringing.is_missing(record, one) for one in seated)
    return record.status == "open" and record.options.begins == "full" and not missing


async def read_table(connection: AsyncConnection, table: str) -> tuple[TableRecord, list[SeatRecord]]:
    """A table and its seats; refused if there is none."""
    row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
    if row is None:
        raise refuse("server-no-such-table")
    found = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return table_of(row), [seat_of(one) for one in found]


async def read_access(connection: AsyncConnection, person: Person, table: str) -> Access:
    """The access of a person to a table, by its seats and the links used."""
    known = (seats.c.person == person.id) | (seats.c.held_by == person.id)
    sat = await connection.execute(
        select(seats.c.seat, seats.c.person).where(seats.c.table == table, known).order_by(seats.c.seat)
    )
    found = sat.all()
    mine = tuple([int(row.seat) for row in found if row.person == person.id])
    left = tuple([int(row.seat) for row in found if row.person is None])
    watching = (
        await connection.execute(
            select(watchers.c.seat).where(watchers.c.table == table, watchers.c.person == person.id)
        )
    ).first()
    owner = (await connection.execute(select(tables.c.owner).where(tables.c.id == table))).scalar()
    return Access(
        person=person,
        seats=mine,
        watches=watching is not None,
        hand=watching.seat if watching is not None else None,
        owner=owner == person.id,
        left=left,
    )


def _agreed(options: OptionsInfo) -> OptionsInfo:
    """The agreement of a table, if it makes sense."""
    return msgspec.structs.replace(options, pace=pace.check(options.pace))


def _seated(plans: tuple[SeatPlan, ...], count: int) -> list[SeatPlan]:
    """A plan for every seat; without any, the maker takes the first and the others are open."""
    if not plans:
        return [SeatPlan("me")] + [SeatPlan() for _ in range(count - 1)]
    if len(plans) != count:
        raise refuse("server-wrong-seats", found=len(plans), needed=count)
    return list(plans)


def _table_row(table: str, kit: Kit[Any], setup: Setup, plan: Plan, person: Person) -> dict[str, Any]:
    """A new table as the database keeps it; without a seed of its maker's nobody knows its luck."""
    at = now()
    return {
        "id": table,
        "game": kit.name,
        "name": clean(plan.name, 80),
        "status": "open",
        "owner": person.id,
        "setup": msgspec.json.encode(setup).decode(),
        "options": msgspec.json.encode(plan.options).decode(),
        "seed": seed_from_text(plan.seed) if plan.seed else fresh_seed(),
        "open_seed": bool(plan.seed) and not plan.sealed,
        "rules": kit.rules_version,
        "content": kit.content_hash,
        "version": 0,
        "revision": 1,
        "waiting": "",
        "request": "",
        "taken_back": False,
        "ending": "",
        "origin": plan.origin,
        "origin_at": plan.origin_at,
        "next": None,
        "created": at,
        "begun": None,
        "changed": at,
        "finished": None,
        "clocks": "",
        "remarks": "",
        "stood_in": False,
        "hinted": False,
    }


def _seat_row(table: str, seat: int, plan: SeatPlan, person: Person, brings: bool) -> dict[str, Any]:
    """A new seat; its maker has chosen in the set-up what to bring."""
    mine = plan.who == "me"
    return {
        "table": table,
        "seat": seat,
        "person": person.id if mine else None,
        "name": (clean(plan.name) or person.name) if mine else "",
        "bot": plan.bot or "random" if plan.who == "bot" else "",
        "pin": "",
        "offered": False,
        "held_by": None,
        "votes": "",
        "conceded": False,
        "ends": False,
        "held_name": "",
        "held_since": None,
        "brought": bringing.AS_LAID if mine and brings else "",
    }


async def _nobody_cares(table: str) -> None:
    """Used before anybody listens."""


def kit_of(record: TableRecord | Plan) -> Kit[Any]:
    """The game of a table; refused if it is not installed."""
    return kit_named(record.game)
