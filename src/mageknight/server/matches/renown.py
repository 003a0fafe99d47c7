"""Renown: the ladder of those who play alone, and honours for deeds in finished matches.

Both follow from what is kept of finished games. Deeds are counted when somebody looks at their honours, match by match and by a clerk,
so no game waits for it; what was counted stays with the result.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, select, update

from mageknight.honours.deeds import VICTORIES, Deeds
from mageknight.honours.honour import Honour
from mageknight.honours.shelf import honours
from mageknight.kernel.refusal import Refusal
from mageknight.server.matches.replay import Replays
from mageknight.server.store.database import Database, Job
from mageknight.server.store.schema import persons, result_seats, results, tables

AT_ONCE: Final = 10
"""So many matches are counted for one look."""
SHOWN: Final = 100
"""So many stand on a ladder."""
SOLO: Final = "solo"


class Rung(msgspec.Struct, frozen=True):
    """A line of the ladder: somebody's best game of a scenario; equal scores share a `rank`."""

    rank: int
    name: str
    guest: bool
    role: str
    score: int
    won: bool
    finished: int
    mine: bool


class LadderInfo(msgspec.Struct, frozen=True):
    """The scenarios that have a ladder, the heroes on the one shown, and its rungs."""

    scenarios: tuple[str, ...]
    scenario: str
    roles: tuple[str, ...]
    role: str
    rungs: tuple[Rung, ...]


class Won:
    """An honour and the first match it was given for; `table` is empty as long as there is none."""

    def __init__(self, honour: Honour, table: str, finished: int) -> None:
        self.honour = honour
        self.table = table
        self.finished = finished


class Renown:
    """Ladder and honours of everybody on this server."""

    def __init__(self, database: Database, replays: Replays) -> None:
        self._database = database
        self._replays = replays

    async def ladder(self, game: str, scenario: str, role: str, me: str) -> LadderInfo:
        """The best game of everybody in a scenario, perhaps with one hero only.

        Games count whose luck nobody knew, in which nobody was replaced, nothing seen was taken back and no hint was asked for.
        """
        fair = (
            (results.c.game == game)
            & (results.c.mode == SOLO)
            & ~results.c.taken_back
            & ~results.c.stood_in
            & ~results.c.hinted
            & ~tables.c.open_seed
            & tables.c.origin.is_(None)
            & result_seats.c.person.is_not(None)
        )
        source = (
            result_seats.join(results, results.c.table == result_seats.c.table)
            .join(tables, tables.c.id == result_seats.c.table)
            .join(persons, persons.c.id == result_seats.c.person)
        )
        async with self._database.reading() as connection:
            named = select(results.c.scenario, func.count()).select_from(source).where(fair)
            counted = (await connection.execute(named.group_by(results.c.scenario))).all()
            scenarios = [row[0] for row in sorted(counted, key=lambda row: (-row[1], row[0]))]
            shown = scenario if scenario in scenarios or not scenarios else scenarios[0]
            here = fair & (results.c.scenario == shown)
            roles = select(result_seats.c.role).select_from(source).where(here).distinct()
            names = sorted([row[0] for row in await connection.execute(roles)])
            if role:
                here = here & (result_seats.c.role == role)
            query = (
                select(result_seats, results.c.finished, persons.c.login)
                .select_from(source)
                .where(here)
                .order_by(result_seats.c.score.desc(), results.c.finished)
            )
            best: dict[str, Row[Any]] = {}
            for row in await connection.execute(query):
                best.setdefault(row.person, row)
                if len(best) == SHOWN:
                    break
        rows = list(best.values())
        scores = [row.score for row in rows]
        rungs = [
            Rung(
                rank=scores.index(row.score) + 1,
                name=row.name,
                guest=row.login is None,
                role=row.role,
                score=row.score,
                won=row.won,
                finished=row.finished,
                mine=row.person == me,
            )
            for row in rows
        ]
        return LadderInfo(tuple(scenarios), shown, tuple(names), role, tuple(rungs))

    async def honours(self, person: str) -> tuple[list[Won], int]:
        """All honours with the first match each was given for, and how many matches are still to be counted."""
        left = await self._count(person)
        query = (
            select(result_seats, results.c.game, results.c.finished)
            .join(results, results.c.table == result_seats.c.table)
            .where(result_seats.c.person == person, result_seats.c.deeds != "")
            .order_by(results.c.finished, results.c.table)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        done = [(row, msgspec.json.decode(row.deeds, type=Deeds)) for row in rows]
        found = []
        for honour in honours():
            first = next((row for row, deeds in done if row.game == honour.game and honour.is_won(deeds)), None)
            found.append(Won(honour, first.table if first else "", first.finished if first else 0))
        return found, left

    async def _count(self, person: str) -> int:
        """Count the deeds of some matches that were not counted yet; how many are left."""
        query = (
            select(result_seats.c.table)
            .join(results, results.c.table == result_seats.c.table)
            .where(result_seats.c.person == person, result_seats.c.deeds == "")
            .group_by(result_seats.c.table)
            .order_by(func.min(results.c.finished))
        )
        async with self._database.reading() as connection:
            waiting = [str(row.table) for row in await connection.execute(query)]
        for table in waiting[:AT_ONCE]:
            try:
                found = await self._replays.deeds(person, table)
            except Refusal as refusal:
                if refusal.reason == "server-busy":
                    return len(waiting)
                found = {}  # Made by other rules, and never to be read again.
            await self._database.write(_keeping(table, found), table)
        return max(0, len(waiting) - AT_ONCE)


def _keeping(table: str, found: dict[int, Deeds]) -> Job[None]:
    """The job that keeps the deeds of a match with its results."""

    def job(connection: Connection) -> None:
        for row in connection.execute(select(result_seats).where(result_seats.c.table == table)).all():
            deeds = {**found.get(row.seat, {}), VICTORIES: int(row.won)}
            mine = (result_seats.c.table == table) & (result_seats.c.seat == row.seat)
            connection.execute(update(result_seats).where(mine).values(deeds=msgspec.json.encode(deeds).decode()))

    return job
