"""Archive of matches beside the live table: files to take away, files to bring, branches to play on.

Nothing leaves here that would tell a player of a running match what is hidden: then files are made from a position dealt again
for whoever asks. The work itself is done by clerks (`office`): a match may be long, and a file may hold anything.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, update

from mageknight.kernel.fairness import commitment
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.saves import save
from mageknight.server.clock import now
from mageknight.server.matches import outgoing
from mageknight.server.matches.clerk_messages import Bring, Brought, Export, Fork, Forked, Report
from mageknight.server.matches.clerks import Clerks
from mageknight.server.store import match_log
from mageknight.server.store.database import Database
from mageknight.server.store.match_log import Volume
from mageknight.server.store.numbered_match import pack_lines
from mageknight.server.store.records import Access, Person, SeatRecord, TableRecord, seats_text
from mageknight.server.store.schema import entries, tables
from mageknight.server.tables.display_names import names_of
from mageknight.server.tables.lobby import Lobby, Plan, SeatPlan, kit_of, read_table


async def volume_of(database: Database, table: str) -> tuple[TableRecord, list[SeatRecord], Volume]:
    """The log of a match from where it begins; under other rules from its last snapshot."""
    async with database.reading() as connection:
        record, seated = await read_table(connection, table)
        if record.status == "open" or (record.begun is None and record.status == "closed"):
            raise refuse("server-not-begun")
        kit = kit_of(record)
        same_rules = record.rules == kit.rules_version and record.content == kit.content_hash
        return record, seated, await match_log.fetch(connection, record, only_base=same_rules, earlier=True)


def is_over(record: TableRecord) -> bool:
    return record.status in ("finished", "closed")


def plays_alone(seated: list[SeatRecord], person: Person) -> bool:
    """True if nobody else's secrets are in the match."""
    return all(one.person in (None, person.id) and one.held_by in (None, person.id) for one in seated)


async def export(lobby: Lobby, clerks: Clerks, access: Access, table: str) -> str:
    """A match as one file; a running one only for a solo player, and its luck then counts as known."""
    record, seated = await lobby.table(table)
    if not is_over(record):
        if record.status == "open":
            raise refuse("server-not-begun")
        if not plays_alone(seated, access.person):
            raise refuse("server-still-running")

        def job(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table).values(open_seed=True))

        await lobby.change(table, job)
    try:
        _, _, volume = await volume_of(lobby.database, table)
        return str(await clerks.ask(Export(volume), access.person.id, str))
    except Refusal as refusal:
        if refusal.reason != "save-other-rules":
            raise
        return await _as_stored(lobby.database, record, refusal)


async def _as_stored(database: Database, record: TableRecord, refusal: Refusal) -> str:
    """A match these rules cannot load, up to its last snapshot, as a file for a program that can."""
    async with database.reading() as connection:
        last = await match_log.snapshot_of(connection, record.id)
        if last is None:
            raise refusal
        lines = await match_log.read_plain(connection, record.id, last.number)
        base = await match_log.snapshot_of(connection, record.id, only_base=True)
    header = save.Header(
        format=save.FORMAT,
        version=save.VERSION,
        game=record.game,
        rules=last.rules,
        content=last.content,
        setup=record.setup,
        seed=record.seed.hex(),
        commitment=commitment(record.seed),
        continued_from=base.rules if base else "",
        earlier=base.number if base else 0,
        start=msgspec.json.decode(base.state) if base else None,
    )
    snapshot = save.Snapshot(last.number - header.earlier, msgspec.json.decode(last.state))
    return save.sealed(header, lines, snapshot, hashlib.sha256(last.state).hexdigest()[:32])


async def bring(lobby: Lobby, clerks: Clerks, person: Person, text: str, most: int) -> str:
    """A new table from a file: its maker sits on all seats and can go on, or look through it.

    A report of trouble is such a file too: the table stands where the report was made. There is a table only after a clerk has
    read the file to its end and tried out its position.
    """
    await lobby.refuse_too_many(person)
    found: Brought | None = await clerks.ask(Bring(text, most), person.id, Brought)
    assert found is not None
    plan = Plan(game=found.game, setup=found.setup, seats=tuple([SeatPlan("me") for _ in range(found.seats)]))
    start = found.start.encode() if found.start is not None else None
    if not found.played:
        return await lobby.create(person, plan, start=start)
    kit = kit_of(plan)
    values: dict[str, Any] = {
        "seed": found.seed,
        "open_seed": True,
        "version": len(found.rows),
        "status": "finished" if found.over else "running",
        "begun": now(),
        "finished": now() if found.over else None,
        "waiting": seats_text(found.waiting),
        "taken_back": found.taken_back,
    }

    def job(connection: Connection, table: str) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(**values))
        if found.rows:
            connection.execute(insert(entries), [_row(table, *row) for row in found.rows])
        if start is not None:
            base = match_log.StoredSnapshot(
                number=found.earlier,
                played=0,
                rules=kit.rules_version,
                content=kit.content_hash,
                base=True,
                barrier="barrier-start",
                state=start,
            )
            match_log.keep_snapshot(connection, table, base)

    return await lobby.create(person, plan, filled=job)


def _row(table: str, number: int, actor: int, entry: str, told: str) -> dict[str, Any]:
    at = now()
    return {"table": table, "number": number, "actor": actor, "command": None, "entry": entry, "told": told, "at": at}


async def fork(lobby: Lobby, clerks: Clerks, access: Access, table: str, at: int, seats: tuple[SeatPlan, ...]) -> str:
    """A new table that goes on from an earlier moment. While the match runs, what is hidden from whoever asks is dealt again."""
    record, seated, volume = await volume_of(lobby.database, table)
    errand = Fork(volume, at, access.first_look(), is_over(record))
    found: Forked | None = await clerks.ask(errand, access.person.id, Forked)
    assert found is not None
    plan = Plan(
        game=record.game,
        setup=found.setup,
        seats=seats or tuple([SeatPlan("me") for _ in seated]),
        options=msgspec.structs.replace(record.options, lesson="", puzzle=""),
        name=record.name,
        origin=table,
        origin_at=at,
    )
    return await lobby.create(access.person, plan, start=bytes(found.state))


async def report(database: Database, clerks: Clerks, access: Access, table: str, screen: dict[str, Any]) -> bytes:
    """Everything somebody else needs to see the same: versions, set-up, what was seen, and a position to load.

    While the match runs the position is dealt again for whoever reports, and no seed and nobody else's commands are in it.
    """
    record, seated, volume = await volume_of(database, table)
    async with database.reading() as connection:
        told = await match_log.lines_before(connection, table, record.version, 200)
    lines = tuple([(number, pack_lines(some).decode()) for number, some in told])
    more = {"options": outgoing.plain(record.options), "screen": screen}
    errand = Report(
        volume=volume, look=access.first_look(), over=is_over(record), names=names_of(seated), told=lines, more=more
    )
    made: msgspec.Raw | None = await clerks.ask(errand, access.person.id, msgspec.Raw)
    assert made is not None
    return bytes(made)
