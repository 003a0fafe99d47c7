"""Retention: guests nobody has seen for long, tables that came to nothing, and, where a host wants it, old games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Select, and_, delete, exists, or_, select

from mageknight.server.clock import now
from mageknight.server.people.accounts import DAY
from mageknight.server.settings import Settings
from mageknight.server.store.database import Database
from mageknight.server.store.schema import persons, seats, sessions, tables, watchers

BATCH: Final = 50
"""How many are deleted in one go: nobody's move waits long for it."""


class Retention:
    """Deletes what is past its time."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database

    async def sweep(self) -> tuple[int, int]:
        """Delete everything that is due; how many tables and people that were."""
        return await self._drop_tables(), await self._drop_guests()

    async def _drop_tables(self) -> int:
        settings = self._settings
        due = []
        if settings.closed_days:
            before = now() - settings.closed_days * DAY
            due.append(and_(tables.c.status.in_(["closed", "open"]), tables.c.changed < before))
        if settings.finished_days:
            due.append(and_(tables.c.status == "finished", tables.c.changed < now() - settings.finished_days * DAY))
        if not due:
            return 0
        return await self._in_batches(select(tables.c.id).where(or_(*due)), _drop_tables)

    async def _drop_guests(self) -> int:
        """Guests who have no session left, sit nowhere that is still played, and were not seen for long; so go their own tables."""
        if not self._settings.guest_days:
            return 0
        before = now() - self._settings.guest_days * DAY
        playing = exists().where(
            or_(seats.c.person == persons.c.id, seats.c.held_by == persons.c.id),
            seats.c.table == tables.c.id,
            tables.c.status.in_(["open", "running"]),
        )
        query = select(persons.c.id).where(
            persons.c.login.is_(None),
            persons.c.created < before,
            persons.c.active < before,
            ~exists().where(sessions.c.person == persons.c.id, sessions.c.expires > now()),
            ~playing,
        )
        return await self._in_batches(query, _drop_guests)

    async def _in_batches(self, query: Select[str], drop: Callable[[Connection, list[str]], None]) -> int:
        deleted = 0
        while True:

            def job(connection: Connection) -> int:
                found = [str(row.id) for row in connection.execute(query.limit(BATCH))]
                drop(connection, found)
                return len(found)

            count = await self._database.write(job)
            deleted += count
            if count < BATCH:
                return deleted


def _drop_tables(connection: Connection, found: list[str]) -> None:
    connection.execute(delete(tables).where(tables.c.id.in_(found)))


def _drop_guests(connection: Connection, guests: list[str]) -> None:
    """Delete guests, and the tables of theirs at which nobody else sat or watches."""
    others = or_(
        exists().where(seats.c.table == tables.c.id, seats.c.person.is_not(None), seats.c.person.not_in(guests)),
        exists().where(seats.c.table == tables.c.id, seats.c.held_by.is_not(None), seats.c.held_by.not_in(guests)),
        exists().where(watchers.c.table == tables.c.id, watchers.c.person.not_in(guests)),
    )
    connection.execute(delete(tables).where(tables.c.owner.in_(guests), ~others))
    connection.execute(delete(persons).where(persons.c.id.in_(guests)))
