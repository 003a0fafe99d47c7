"""The log of every match in the database: append what happened, read it again, keep snapshots.

An entry is added only if the table's version is the one it was made for; so of two processes that want to write the same
entry one succeeds and the other learns that it must look again.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mageknight.kernel.contract import Outcome, Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Entry, Match
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.server import pace
from mageknight.server.clock import now
from mageknight.server.store.numbered_match import (
    Line,
    NumberedMatch,
    Step,
    decode_entry,
    encode_entry,
    follow,
    pack_lines,
    unpack_lines,
)
from mageknight.server.store.records import Clock, TableRecord, clocks_of, clocks_text, seats_text
from mageknight.server.store.schema import entries, seats, snapshots, tables
from mageknight.server.wire.types import PaceInfo

# Built once, because they are carried out with every command.
_insert = insert(entries)
_advance = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.version == bindparam("before"), tables.c.status == "running")
    .values(version=bindparam("version"), waiting=bindparam("waiting"), changed=bindparam("changed"))
)

LONG: Final = 200
"""A log of more entries is read away from the event loop, and what was done and taken back in it is not done again."""
KEPT: Final = 64
"""So many entries at the end of a long log are all done again: who comes back may have missed them."""


class Conflict(Exception):
    """Somebody else has written to this match since."""


class StoredSnapshot(msgspec.Struct, frozen=True):
    """A position in the database: how many entries and commands led to it, under which rules.

    `barrier` is the key of the message that says why nothing before it can be taken back; a `base` is where a log begins.
    """

    number: int
    played: int
    rules: str
    content: str
    base: bool
    barrier: str
    state: bytes


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry of the log with what was told about it."""

    number: int
    actor: int
    command: str | None
    entry: Entry
    lines: list[Line]


def append(
    connection: Connection,
    table: str,
    step: Step,
    waiting: tuple[int, ...],
    **changes: Any,
) -> None:
    """Add the entries of a step; `changes` are further columns of the table."""
    at = now()
    values = {"version": step.number, "waiting": seats_text(waiting), "changed": at, **changes}
    done = connection.execute(
        _advance.values(values) if changes else _advance, {**values, "this": table, "before": step.before}
    )
    if done.rowcount != 1:
        raise Conflict
    rows = [
        {
            "table": table,
            "number": step.before + place,
            "actor": step.actor,
            # A request is remembered with the last entry it became: an answer is given for the whole of it.
            "command": step.command_id if place == len(step.entries) else None,
            "entry": encode_entry(entry),
            "told": pack_lines(step.lines).decode() if place == len(step.entries) else "[]",
            "at": at,
        }
        for place, entry in enumerate(step.entries, start=1)
    ]
    connection.execute(_insert, rows)


async def read(
    connection: AsyncConnection, kit: Kit[Any], table: str, after: int = 0, up_to: int | None = None
) -> list[StoredEntry]:
    """The entries with higher numbers than `after`."""
    query = select(entries).where(entries.c.table == table, entries.c.number > after).order_by(entries.c.number)
    if up_to is not None:
        query = query.where(entries.c.number <= up_to)
    found = await connection.execute(query)
    return [
        StoredEntry(row.number, row.actor, row.command, decode_entry(kit, row.entry), unpack_lines(row.told))
        for row in found
    ]


async def read_plain(connection: AsyncConnection, table: str, up_to: int) -> list[str]:
    """The first entries of a log as they are stored, for a file."""
    query = select(entries.c.entry).where(entries.c.table == table, entries.c.number <= up_to)
    return [str(row.entry) for row in await connection.execute(query.order_by(entries.c.number))]


async def lines_before(
    connection: AsyncConnection, table: str, before: int, count: int
) -> list[tuple[int, list[Line]]]:
    """The lines about the last `count` entries up to and with `before`, oldest first."""
    query = (
        select(entries.c.number, entries.c.told)
        .where(entries.c.table == table, entries.c.number <= before, entries.c.told != "[]")
        .order_by(entries.c.number.desc())
        .limit(count)
    )
    found = await connection.execute(query)
    return [(row.number, unpack_lines(row.told)) for row in reversed(found.all())]


async def last_by(connection: AsyncConnection, table: str, up_to: int) -> dict[int, int]:
    """For every seat the last entry it made among the first so many."""
    query = (
        select(entries.c.actor, func.max(entries.c.number))
        .where(entries.c.table == table, entries.c.number <= up_to, entries.c.actor >= 0)
        .group_by(entries.c.actor)
    )
    return {int(actor): int(number) for actor, number in await connection.execute(query)}


async def requests_of(connection: AsyncConnection, table: str) -> dict[tuple[int, str], int]:
    """Every request that was carried out, by seat and name, and the entry it became."""
    query = select(entries.c.actor, entries.c.command, entries.c.number).where(
        entries.c.table == table, entries.c.command.is_not(None)
    )
    return {(row.actor, row.command): row.number for row in await connection.execute(query)}


async def snapshot_of(
    connection: AsyncConnection, table: str, only_base: bool = False, up_to: int | None = None
) -> StoredSnapshot | None:
    """The latest snapshot of a match; with `only_base` the latest place where its log begins again."""
    query = select(snapshots).where(snapshots.c.table == table).order_by(snapshots.c.number.desc()).limit(1)
    if only_base:
        query = query.where(snapshots.c.base)
    if up_to is not None:
        query = query.where(snapshots.c.number <= up_to)
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    return StoredSnapshot(
        number=row.number,
        played=row.played,
        rules=row.rules,
        content=row.content,
        base=row.base,
        barrier=row.barrier,
        state=row.state,
    )


def keep_snapshot(connection: Connection, table: str, stored: StoredSnapshot) -> None:
    """Store a snapshot; those that only sped up loading before it go."""
    old = (~snapshots.c.base) & (snapshots.c.number <= stored.number)
    if stored.base:
        old = old | (snapshots.c.number == stored.number)
    connection.execute(delete(snapshots).where(snapshots.c.table == table, old))
    there = select(snapshots.c.number).where(snapshots.c.table == table, snapshots.c.number == stored.number)
    if (connection.execute(there)).first() is None:
        connection.execute(insert(snapshots), [{"table": table, **msgspec.structs.asdict(stored)}])


class Row(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a log as it stands in the database."""

    number: int
    actor: int
    command: str | None
    entry: str
    told: str


class Volume(msgspec.Struct, frozen=True):
    """A log as it is stored, from a snapshot or from its beginning: whoever has it can read the match, in any process.

    `earlier` are the lines before the place where the log begins again; they can be read but not played again.
    """

    game: str
    setup: dict[str, Any]
    seed: bytes
    rules: str
    content: str
    ending: Outcome | None
    stored: StoredSnapshot | None
    rows: tuple[Row, ...]
    last_by: dict[int, int]
    earlier: tuple[str, ...] = ()
    renewed: bool = False


async def fetch(connection: AsyncConnection, record: TableRecord, only_base: bool, earlier: bool = False) -> Volume:
    """The log of a match from its latest snapshot, or with `only_base` from where it begins."""
    stored = await snapshot_of(connection, record.id, only_base)
    after = stored.number if stored is not None else 0
    columns = [entries.c[name] for name in Row.__struct_fields__]
    query = select(*columns).where(entries.c.table == record.id, entries.c.number > after).order_by(entries.c.number)
    base = stored if only_base else await snapshot_of(connection, record.id, only_base=True)
    return Volume(
        game=record.game,
        setup=record.setup,
        seed=record.seed,
        rules=record.rules,
        content=record.content,
        ending=record.ending,
        stored=stored,
        rows=tuple([Row(*row) for row in await connection.execute(query)]),
        last_by=await last_by(connection, record.id, after) if after else {},
        earlier=tuple(await read_plain(connection, record.id, after)) if earlier else (),
        renewed=base is not None,
    )


async def read_match(
    connection: AsyncConnection, kit: Kit[Any], record: TableRecord, whole: bool = False
) -> tuple[NumberedMatch, list[Step]]:
    """A match from the database, and the steps since where reading began.

    It is read from the latest snapshot; if its log cannot be followed from there, or with `whole`, from where the log begins.
    A log of other rules is never played again from its beginning: it would not be the same match.
    """
    same_rules = record.rules == kit.rules_version and record.content == kit.content_hash
    for only_base in (True,) if whole and same_rules else (False, True):
        volume = await fetch(connection, record, only_base)
        if len(volume.rows) > LONG:
            found = await asyncio.to_thread(read_volume, kit, volume)
        else:
            found = read_volume(kit, volume)
        if found is not None:
            return found
    raise refuse("server-match-damaged") if same_rules else other_rules(kit, record.rules)


def read_volume(kit: Kit[Any], volume: Volume) -> tuple[NumberedMatch, list[Step]] | None:
    """The match a stored log tells of, and its steps; nothing if the log cannot be followed to its end."""
    same_rules = volume.rules == kit.rules_version and volume.content == kit.content_hash
    if not same_rules and volume.stored is None and volume.rows:
        raise other_rules(kit, volume.rules)
    setup = msgspec.convert(volume.setup, kit.setup_type)
    numbered = opened(kit, setup, volume.seed, volume.stored)
    try:
        read = [(row.number, decode_entry(kit, row.entry)) for row in volume.rows]
    except (msgspec.DecodeError, ValueError, LookupError, TypeError):
        return None
    steps = follow(numbered, read, KEPT if len(read) > LONG else len(read))
    if numbered.version != (volume.rows[-1].number if volume.rows else numbered.base):
        return None
    numbered.ended = volume.ending
    numbered.last_by = {**volume.last_by, **numbered.last_by}
    for step, row in zip(reversed(steps), reversed(volume.rows), strict=False):
        step.actor, step.command_id, step.lines = row.actor, row.command, unpack_lines(row.told)
    return numbered, steps


def other_rules(kit: Kit[Any], found: str) -> Refusal:
    """A match of other rules that cannot be carried over; it waits for a program that can."""
    return refuse("save-other-rules", file=kit.name, found=found, known=kit.rules_version)


def opened(kit: Kit[Any], setup: Setup, seed: bytes, stored: StoredSnapshot | None) -> NumberedMatch:
    """The chronicle at a snapshot, or before the first entry."""
    if stored is None:
        return NumberedMatch(Match(kit, setup, seed))
    try:
        state = kit.codec.load(kit.migrate(msgspec.json.decode(stored.state), stored.rules))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise other_rules(kit, stored.rules) from error
    match = Match(kit, setup, seed, state)
    match.barrier = Message(stored.barrier)
    return NumberedMatch(match, stored.number, stored.played)


def advance_clocks(
    connection: Connection, table: str, rules: PaceInfo, waiting: tuple[int, ...], taken_back: bool
) -> tuple[Clock, ...]:
    """Stop the time of seats the game no longer waits for and start that of others; the clocks as they are then.

    The table's row is held by this transaction since its version was advanced, so nobody changes them meanwhile.
    """
    text = connection.execute(select(tables.c.clocks).where(tables.c.id == table)).scalar() or ""
    clocks = clocks_of(text)
    after = pace.moved(clocks, rules, waiting, now(), taken_back)
    if after != clocks:
        connection.execute(update(tables).where(tables.c.id == table).values(clocks=clocks_text(after)))
    return after


def forget_votes(connection: Connection, table: str, seat: int) -> None:
    """Whoever has acted keeps nobody waiting any more."""
    connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(votes=""))
