"""What remains of a match beside the live table: files to take away, files to bring, branches to play on.

Nothing leaves here that would tell a player of a running match what is hidden: then files are made from a position dealt anew
for who asks.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, update

from mageknight import __version__
from mageknight.kernel import report as report_file
from mageknight.kernel import save
from mageknight.kernel.fairness import commitment, fresh_seed
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.server import gate, logbook
from mageknight.server.callings import names_of
from mageknight.server.chronicle import Chronicle, Step, encode_entry, pack_lines
from mageknight.server.clock import now
from mageknight.server.database import Database
from mageknight.server.lobby import Lobby, Plan, SeatPlan, kit_of, read_table
from mageknight.server.records import Access, Person, SeatRecord, TableRecord, seats_text
from mageknight.server.schema import entries, tables

BUSY: Final = (ValueError, LookupError, TypeError, AttributeError, AssertionError, RuntimeError, ArithmeticError)
"""What a game may raise when it is fed a file nobody ever played."""


async def whole(database: Database, table: str) -> tuple[TableRecord, list[SeatRecord], Chronicle]:
    """A match from where its log begins."""
    async with database.reading() as connection:
        record, seated = await read_table(connection, table)
        if record.status == "open":
            raise refuse("server-not-begun")
        kit = kit_of(record)
        chronicle, _, _ = await logbook.read_match(connection, kit, record, whole=True)
        if chronicle.base or await logbook.snapshot_of(connection, table, only_base=True) is not None:
            chronicle.match.continued_from = kit.rules_version
            earlier = await logbook.read_plain(connection, table, chronicle.base)
            chronicle.match.earlier = earlier
    return record, seated, chronicle


def is_over(record: TableRecord) -> bool:
    return record.status in ("finished", "closed")


def plays_alone(seated: list[SeatRecord], person: Person) -> bool:
    """Whether nobody else's secrets are in the match."""
    return all(one.person in (None, person.id) and one.held_by in (None, person.id) for one in seated)


async def export(lobby: Lobby, access: Access, table: str) -> str:
    """A match as one file; of a running one only for who plays alone, and then its luck is known from there on."""
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
        _, _, chronicle = await whole(lobby.database, table)
    except Refusal as refusal:
        if refusal.reason != "save-other-rules":
            raise
        return await _as_stored(lobby.database, record)
    return await asyncio.to_thread(save.dumps, chronicle.match)


async def _as_stored(database: Database, record: TableRecord) -> str:
    """A match these rules cannot load, up to its last snapshot, as a file for a program that can."""
    async with database.reading() as connection:
        last = await logbook.snapshot_of(connection, record.id)
        assert last is not None, "a match without a snapshot is loaded from its beginning"
        lines = await logbook.read_plain(connection, record.id, last.number)
        base = await logbook.snapshot_of(connection, record.id, only_base=True)
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


async def bring(lobby: Lobby, person: Person, text: str) -> str:
    """A new table from a file: its maker sits on all seats and can go on, or look through it.

    A report of trouble is such a file too: the table stands where the report was made.
    """
    if report_file.is_report(text):
        return await _bring_position(lobby, person, text)
    match, steps = await asyncio.to_thread(_read_file, text)
    kit = match.kit
    plan = Plan(
        game=kit.name,
        setup=msgspec.to_builtins(match.setup),
        seats=tuple([SeatPlan("me") for _ in range(match.setup.seats)]),
    )
    earlier = len(match.earlier)
    start = msgspec.json.encode(kit.codec.dump(match.start)) if match.continued_from or match.situation else None
    outcome = match.outcome()
    values: dict[str, Any] = {
        "seed": match.seed,
        "open_seed": True,
        "version": match.version,
        "status": "finished" if outcome is not None else "running",
        "begun": now(),
        "finished": now() if outcome is not None else None,
        "waiting": seats_text(Chronicle(match).waiting()),
        "taken_back": any(step.undone for step in steps),
    }

    def job(connection: Connection, table: str) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(**values))
        rows = _rows(table, match, steps)
        if rows:
            connection.execute(insert(entries), rows)
        if start is not None:
            base = logbook.StoredSnapshot(earlier, 0, kit.rules_version, kit.content_hash, True, "barrier-start", start)
            logbook.keep_snapshot(connection, table, base)

    return await lobby.create(person, plan, filled=job)


def _read_file(text: str) -> tuple[Match[Any], list[Step]]:
    """A match from a file, and its steps to be told again."""
    try:
        match = save.loads(text, "file")
        chronicle = Chronicle(_before_first(match), len(match.earlier))
        steps = [chronicle.repeat(entry) for entry in match.entries]
    except BUSY as error:
        raise refuse("save-unreadable", file="file", line=1) from error
    return match, steps


def _before_first(match: Match[Any]) -> Match[Any]:
    kit: Kit[Any] = match.kit
    return Match(kit, match.setup, match.seed, kit.copy(match.start), match.situation)


def _rows(table: str, match: Match[Any], steps: list[Step]) -> list[dict[str, Any]]:
    at = now()
    shared = {"table": table, "command": None, "at": at}
    rows = [
        {**shared, "number": number, "actor": -1, "entry": line, "told": "[]"}
        for number, line in enumerate(match.earlier, start=1)
    ]
    for step in steps:
        actor = getattr(getattr(step.entries[0], "command", None), "seat", -1)
        told = pack_lines(step.lines).decode()
        rows.append(
            {**shared, "number": step.number, "actor": actor, "entry": encode_entry(step.entries[0]), "told": told}
        )
    return rows


async def fork(lobby: Lobby, access: Access, table: str, at: int, seats: tuple[SeatPlan, ...]) -> str:
    """A new table that goes on from an earlier moment. While the match runs, what is hidden from who asks is dealt anew."""
    record, _, chronicle = await whole(lobby.database, table)
    kit = chronicle.kit
    state = await asyncio.to_thread(_state_at, chronicle, at)
    if not is_over(record):
        state = kit.redeal(state, access.first_look(), Rng(fresh_seed()))
    plan = Plan(
        game=record.game,
        setup=record.setup,
        seats=seats or tuple([SeatPlan("me") for _ in range(chronicle.seats)]),
        options=msgspec.structs.replace(record.options, lesson=""),
        name=record.name,
        origin=table,
        origin_at=at,
    )
    return await lobby.create(access.person, plan, start=msgspec.json.encode(kit.codec.dump(state)))


def _state_at(chronicle: Chronicle, at: int) -> Any:
    inside = at - chronicle.base_played
    if inside < 0:
        raise refuse("server-before-upgrade")
    return chronicle.match.fork(inside).state


async def report(database: Database, access: Access, table: str, screen: dict[str, Any]) -> dict[str, Any]:
    """Everything somebody else needs to see the same: versions, set-up, what was seen, and a position to load.

    While the match runs the position is dealt anew for who reports, and no seed and nobody else's commands are in it.
    """
    record, seated, chronicle = await whole(database, table)
    look, names = access.first_look(), names_of(seated)
    kit = chronicle.kit
    over = is_over(record)
    state = chronicle.match.state if over else kit.redeal(chronicle.match.state, look, Rng(fresh_seed()))
    scene = gate.scene(chronicle, look, "en", names)
    async with database.reading() as connection:
        told = await logbook.lines_before(connection, table, record.version, 200)
    lines = [info.text for number, some in told for info in gate.line_infos(number, some, look, "en", names)]
    return {
        "format": report_file.FORMAT,
        "version": 1,
        "program": __version__,
        "game": kit.name,
        "rules": kit.rules_version,
        "content": kit.content_hash,
        "setup": record.setup,
        "options": gate.plain(record.options),
        "viewer": look,
        "seq": chronicle.version,
        "action": chronicle.played,
        "scene": gate.plain(scene),
        "log": lines,
        "state": kit.codec.dump(state),
        "actions": [kit.codec.encode_command(one).decode() for one in chronicle.match.history if one.seat == look],
        "match": save.dumps(chronicle.match) if over else None,
        "screen": screen,
    }


async def _bring_position(lobby: Lobby, person: Person, text: str) -> str:
    kit, setup, state = await asyncio.to_thread(report_file.position_of, text)
    seats = tuple([SeatPlan("me") for _ in range(setup.seats)])
    plan = Plan(game=kit.name, setup=msgspec.to_builtins(setup), seats=seats)
    return await lobby.create(person, plan, start=msgspec.json.encode(kit.codec.dump(state)))
