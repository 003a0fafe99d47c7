"""Presence of people: when each person last touched a key, a pointer or a screen, on whatever device.

An open page proves nothing; only input counts. It is remembered in the database, so that all processes agree, and at most
every half minute for one person, because a minute more or less does not matter.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, update

from mageknight.server.clock import now
from mageknight.server.store.database import Database, StorageError
from mageknight.server.store.schema import persons

AWAY: Final = 300
"""Seconds without input after which somebody is away."""
COARSE: Final = 30
"""Seconds within which input again is no news."""

_seen: Final = (
    update(persons)
    .where(persons.c.id == bindparam("person"), persons.c.active < bindparam("at"))
    .values(active=bindparam("at"))
)


class Presence:
    """The input of people this process has noticed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._fresh: dict[str, int] = {}
        self._stored: dict[str, int] = {}

    def noticed(self, person: str) -> None:
        """Somebody did something just now."""
        at = now()
        if at - self._stored.get(person, 0) >= COARSE:
            self._fresh[person] = at

    async def store(self) -> None:
        """Write down what was noticed since."""
        fresh, self._fresh = self._fresh, {}
        if not fresh:
            return
        rows = [{"person": person, "at": at} for person, at in sorted(fresh.items())]

        def job(connection: Connection) -> None:
            connection.execute(_seen, rows)

        try:
            await self._database.write(job)
        except StorageError:
            self._fresh = fresh | self._fresh
            raise
        old = now() - COARSE
        self._stored = {person: at for person, at in self._stored.items() if at > old} | fresh
