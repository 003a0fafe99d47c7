"""Replays: any moment of a match by the number of its action, from any seat that may look."""

from __future__ import annotations

import msgspec

from mageknight.honours.deeds import Deeds
from mageknight.kernel.refusal import refuse
from mageknight.server.matches.archive import is_over, volume_of
from mageknight.server.matches.clerk_messages import Count, Recall, Show
from mageknight.server.matches.clerks import Clerks
from mageknight.server.store.database import Database
from mageknight.server.store.records import Access
from mageknight.server.tables.display_names import names_of
from mageknight.server.tables.lobby import read_table


class Replays:
    """Moments of matches, worked out by clerks."""

    def __init__(self, database: Database, clerks: Clerks) -> None:
        self._database = database
        self._clerks = clerks

    async def frame(self, access: Access, table: str, action: int, look: int | None, lang: str) -> msgspec.Raw:
        """A moment of a match as one may look at it, as JSON: while it runs only from where one may look anyway."""
        async with self._database.reading() as connection:
            record, seated = await read_table(connection, table)
        if not is_over(record) and not access.may_look(look):
            raise refuse("server-not-your-seat")
        if look is not None and look >= len(seated):
            raise refuse("server-no-such-seat")
        errand = Show(table=table, version=record.version, action=action, look=look, lang=lang, names=names_of(seated))
        found: msgspec.Raw | None = await self._clerks.ask(errand, access.person.id, msgspec.Raw)
        if found is None:
            record, seated, volume = await volume_of(self._database, table)
            errand = Show(
                table=table,
                version=record.version,
                action=action,
                look=look,
                lang=lang,
                names=names_of(seated),
                volume=volume,
            )
            found = await self._clerks.ask(errand, access.person.id, msgspec.Raw)
        assert found is not None
        return found

    async def tally(self, access: Access, table: str) -> msgspec.Raw:
        """A match in numbers, as JSON: for those who play or watch it, and for everybody when it is over."""
        async with self._database.reading() as connection:
            record, _ = await read_table(connection, table)
        if not is_over(record) and not access.may_look(None):
            raise refuse("server-not-your-seat")
        found: msgspec.Raw | None = await self._clerks.ask(Count(table, record.version), access.person.id, msgspec.Raw)
        if found is None:
            record, _, volume = await volume_of(self._database, table)
            found = await self._clerks.ask(Count(table, record.version, volume), access.person.id, msgspec.Raw)
        assert found is not None
        return found

    async def deeds(self, who: str, table: str) -> dict[int, Deeds]:
        """The deeds of every seat in a match that is over."""
        record, _, volume = await volume_of(self._database, table)
        found: dict[int, Deeds] | None = await self._clerks.ask(
            Recall(table, record.version, volume), who, dict[int, Deeds]
        )
        assert found is not None
        return found
