"""Puzzles people have made from their matches: kept under a name nobody can guess, passed on by a link."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from mageknight.kernel.refusal import refuse
from mageknight.server.clock import now
from mageknight.server.matches.archive import is_over, volume_of
from mageknight.server.matches.clerk_messages import Ask, GoalInfo, Pose, PosedInfo
from mageknight.server.matches.clerks import Clerks
from mageknight.server.people.accounts import clean
from mageknight.server.store.database import Database
from mageknight.server.store.records import Access, Person
from mageknight.server.store.schema import made_puzzles
from mageknight.server.tables.puzzle_tables import MADE

MOST: Final = 100
"""So many a person may keep."""
LONGEST_TITLE: Final = 60
DIGITS: Final = 10**12


class MadePuzzles:
    """The puzzles people have made on this server."""

    def __init__(self, database: Database, clerks: Clerks, seconds: float) -> None:
        self._database = database
        self._clerks = clerks
        self._seconds = seconds

    async def goals(self, access: Access, table: str, at: int, lang: str) -> tuple[GoalInfo, ...]:
        """The goals that could be asked in a moment of a match."""
        record, _, volume = await volume_of(self._database, table)
        errand = Ask(volume, at, access.seats, is_over(record), lang)
        return await self._clerks.ask(errand, access.person.id, tuple[GoalInfo, ...]) or ()

    async def make(self, access: Access, table: str, at: int, goal: str, title: str) -> tuple[str, PosedInfo]:
        """A new puzzle under its name; refused if nothing leads to its goal."""
        called = clean(title.replace("#", ""), LONGEST_TITLE)
        if not called:
            raise refuse("puzzle-no-title")
        record, _, volume = await volume_of(self._database, table)
        name = f"{MADE}{secrets.randbelow(DIGITS):012}"
        errand = Pose(
            volume=volume, at=at, seats=access.seats, over=is_over(record), name=name, goal=goal, seconds=self._seconds
        )
        posed = await self._clerks.ask(errand, access.person.id, PosedInfo)
        assert posed is not None
        person = access.person.id
        row = {"name": name, "person": person, "game": record.game, "title": called, "text": posed.text, "made": now()}

        def job(connection: Connection) -> None:
            kept = select(func.count()).select_from(made_puzzles).where(made_puzzles.c.person == person)
            if (connection.execute(kept).scalar() or 0) >= MOST:
                raise refuse("puzzle-too-many", most=MOST)
            connection.execute(insert(made_puzzles), [row])

        await self._database.write(job)
        return name, posed

    async def forget(self, person: Person, name: str) -> None:
        """Take a puzzle of one's own away; nobody can open it any more."""

        def job(connection: Connection) -> None:
            mine = (made_puzzles.c.name == name) & (made_puzzles.c.person == person.id)
            if connection.execute(delete(made_puzzles).where(mine)).rowcount != 1:
                raise refuse("puzzle-gone")

        await self._database.write(job)
