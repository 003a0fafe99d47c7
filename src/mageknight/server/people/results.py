"""The record of finished games: who won what, with which role, in which scenario.

The server knows no rules. The scenario is the set-up's own ``scenario`` or ``edition``. A kit may offer ``mode(setup)`` and
``roles(state)`` in words of its own (keys, not sentences); for kits without them the number of people and the names of the seats
stand in.
"""

from __future__ import annotations

import csv
import io
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, case, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mageknight.kernel.game import Outcome
from mageknight.kernel.kit import Kit
from mageknight.server.clock import now
from mageknight.server.store.database import Database
from mageknight.server.store.numbered_match import NumberedMatch
from mageknight.server.store.records import SeatRecord, TableRecord
from mageknight.server.store.schema import persons, result_seats, results

KEEP: Final = 20.0
"""Seconds for which a count of everybody's results is good enough."""
KEPT: Final = 100


class ResultInfo(msgspec.Struct, frozen=True):
    """One seat of one finished game."""

    table: str
    game: str
    scenario: str
    mode: str
    players: int
    seat: int
    name: str
    opponent: str
    role: str
    won: bool
    score: int
    taken_back: bool
    stood_in: bool
    hinted: bool
    rules: str
    finished: int


class TallyInfo(msgspec.Struct, frozen=True):
    """Results counted together: how many games, how many won, the mean score in hundredths."""

    game: str
    scenario: str
    mode: str
    role: str
    games: int
    won: int
    mean_score: int


def roles_of(kit: Kit[Any], state: Any, seats: int) -> tuple[str, ...]:
    """Hero or faction of every seat; a seat that is called nothing but its number has none."""
    roles = kit.roles(state)
    if roles:
        return tuple(roles)
    names = [kit.seat_name(state, seat).key for seat in range(seats)]
    return tuple(["" if name == "player-number" else name for name in names])


def result_rows(
    connection: Connection,
    record: TableRecord,
    seated: list[SeatRecord],
    numbered: NumberedMatch,
    outcome: Outcome,
) -> None:
    """Write down how a game ended, unless it was a lesson or a puzzle. Who keeps no record is left out by name."""
    if record.options.lesson or record.options.puzzle:
        return
    kit, match = numbered.kit, numbered.match
    row = {
        "table": record.id,
        "game": kit.name,
        "scenario": kit.division(match.setup)[:80],
        "mode": kit.mode(match.setup)[:20],
        "players": match.setup.seats,
        "outcome": msgspec.json.encode(outcome).decode(),
        "taken_back": record.taken_back,
        "stood_in": record.stood_in,
        "hinted": record.hinted,
        "rules": kit.rules_version,
        "finished": now(),
    }
    connection.execute(insert(results), [row])
    keeping = select(persons.c.id).where(persons.c.keeps_record, persons.c.id.in_([one.person for one in seated]))
    known = {found.id for found in connection.execute(keeping)}
    roles = roles_of(kit, match.state, match.setup.seats)
    rows = [
        {
            "table": record.id,
            "seat": one.seat,
            "person": one.person if one.person in known else None,
            "name": one.name if one.person in known else "",
            "bot": one.bot,
            "role": roles[one.seat][:80],
            "won": one.seat in outcome.winners and not one.conceded,
            "score": outcome.scores[one.seat] if one.seat < len(outcome.scores) else 0,
        }
        for one in seated
    ]
    connection.execute(insert(result_seats), rows)


async def results_of(
    connection: AsyncConnection, person: str | None, wanted: dict[str, str] | None = None, limit: int = 1000
) -> list[ResultInfo]:
    """Finished games of a person, or of everybody, newest first; `wanted` are values of columns."""
    conditions = [] if person is None else [result_seats.c.person == person]
    for name, value in (wanted or {}).items():
        column = results.c[name] if name in results.c else result_seats.c[name]
        conditions.append(column == value)
    query = (
        select(results, result_seats)
        .join(result_seats, result_seats.c.table == results.c.table)
        .where(and_(True, *conditions))
        .order_by(results.c.finished.desc(), results.c.table, result_seats.c.seat)
        .limit(limit)
    )
    rows = [row._mapping for row in await connection.execute(query)]
    opponents = await _opponents(connection, [row[results.c.table] for row in rows])
    return [
        ResultInfo(
            table=row[results.c.table],
            game=row[results.c.game],
            scenario=row[results.c.scenario],
            mode=row[results.c.mode],
            players=row[results.c.players],
            seat=row[result_seats.c.seat],
            name=row[result_seats.c.name] or row[result_seats.c.bot],
            opponent=_opponent(opponents.get(row[results.c.table], []), row[result_seats.c.seat]),
            role=row[result_seats.c.role],
            won=row[result_seats.c.won],
            score=row[result_seats.c.score],
            taken_back=row[results.c.taken_back],
            stood_in=row[results.c.stood_in],
            hinted=row[results.c.hinted],
            rules=row[results.c.rules],
            finished=row[results.c.finished],
        )
        for row in rows
    ]


async def _opponents(connection: AsyncConnection, tables: list[str]) -> dict[str, list[tuple[int, bool]]]:
    query = select(result_seats.c.table, result_seats.c.seat, result_seats.c.bot).where(
        result_seats.c.table.in_(set(tables))
    )
    found: dict[str, list[tuple[int, bool]]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.table, []).append((row.seat, bool(row.bot)))
    return found


def _opponent(seats: list[tuple[int, bool]], me: int) -> str:
    """The kind of opponents: none, people, bots, or both."""
    others = {is_bot for seat, is_bot in seats if seat != me}
    if not others:
        return "none"
    return "both" if len(others) == 2 else ("bots" if True in others else "people")


def tally(infos: Iterable[ResultInfo]) -> list[TallyInfo]:
    """Count results by game, scenario, mode and role."""
    groups: dict[tuple[str, str, str, str], list[ResultInfo]] = {}
    for info in infos:
        groups.setdefault((info.game, info.scenario, info.mode, info.role), []).append(info)
    return [
        TallyInfo(*key, len(group), sum(one.won for one in group), sum(one.score for one in group) * 100 // len(group))
        for key, group in sorted(groups.items())
    ]


class Tallies:
    """The tallies of all finished games: counted by the database, and not again for every question."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: OrderedDict[str, tuple[float, tuple[TallyInfo, ...]]] = OrderedDict()

    async def of_everybody(self, wanted: dict[str, str]) -> tuple[TallyInfo, ...]:
        key = repr(sorted(wanted.items()))
        counted, found = self._kept.get(key, (0.0, ()))
        if time.monotonic() - counted > KEEP:
            async with self._database.reading() as connection:
                found = tuple(await count_all(connection, wanted))
            self._kept[key] = (time.monotonic(), found)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found


async def count_all(connection: AsyncConnection, wanted: dict[str, str]) -> list[TallyInfo]:
    """The results of everybody by game, scenario, mode and role."""
    groups = (results.c.game, results.c.scenario, results.c.mode, result_seats.c.role)
    won = func.sum(case((result_seats.c.won, 1), else_=0))
    query = (
        select(*groups, func.count(), won, func.sum(result_seats.c.score))
        .join(result_seats, result_seats.c.table == results.c.table)
        .where(and_(True, *[results.c[name] == value for name, value in wanted.items()]))
        .group_by(*groups)
        .order_by(*groups)
    )
    return [
        TallyInfo(
            game=row[0],
            scenario=row[1],
            mode=row[2],
            role=row[3],
            games=int(row[4]),
            won=int(row[5]),
            mean_score=int(row[6]) * 100 // int(row[4]),
        )
        for row in await connection.execute(query)
    ]


def as_csv(infos: Iterable[ResultInfo]) -> str:
    """Results as a table for a spreadsheet; text that a spreadsheet would take for a formula is disarmed."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(ResultInfo.__struct_fields__)
    for info in infos:
        writer.writerow([_disarmed(value) for value in msgspec.structs.astuple(info)])
    return out.getvalue()


def _disarmed(value: Any) -> Any:
    return "'" + value if isinstance(value, str) and value[:1] in "=+-@\t\r" and value else value
