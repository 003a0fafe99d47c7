"""The services: everything one server process is made of, put together and taken apart in order."""

from __future__ import annotations

import asyncio
import secrets as system_secrets
from typing import Final

import structlog
from sqlalchemy import Connection, insert, select, update

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.message import say
from mageknight.server.clock import now
from mageknight.server.live.absences import locked, remark
from mageknight.server.live.endings import Endings
from mageknight.server.live.invitations import Invitations
from mageknight.server.live.seating import Seating
from mageknight.server.live.tables import LiveTables
from mageknight.server.matches.clerks import Clerks
from mageknight.server.matches.made_puzzles import MadePuzzles
from mageknight.server.matches.renown import Renown
from mageknight.server.matches.replay import Replays
from mageknight.server.notices.channels import Channels
from mageknight.server.notices.send import Courier
from mageknight.server.ops.limits import Limits
from mageknight.server.ops.metrics import Metrics
from mageknight.server.ops.watchdog import Watchdog
from mageknight.server.people.accounts import People
from mageknight.server.people.results import Tallies
from mageknight.server.settings import Settings
from mageknight.server.store import migrate
from mageknight.server.store.broker import Alone, Broker
from mageknight.server.store.database import Database, StorageError
from mageknight.server.store.schema import secrets, tables
from mageknight.server.tables.daily_tables import DailyGames
from mageknight.server.tables.lobby import Lobby
from mageknight.server.tokens import SECRET_BYTES, Mint
from mageknight.server.upkeep.retention import Retention
from mageknight.server.workers.pool import Workers

SWEEP: Final = 3600.0
"""Seconds between two looks for what is past its time."""
CONSULTING: Final = 2
"""How many questions to a game are worked on at the same time; the others wait."""


class Services:
    """One process of a server."""

    people: People
    lobby: Lobby
    seating: Seating
    endings: Endings
    invitations: Invitations
    daily_games: DailyGames
    live_tables: LiveTables
    channels: Channels
    courier: Courier

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings, self.metrics)
        self.database = Database(settings.database_url)
        self.broker: Broker = _broker(settings, self.database)
        self.workers = Workers(settings.workers, "mageknight.server.workers.thinker")
        self.clerks = Clerks(settings, self.metrics)
        self.replays = Replays(self.database, self.clerks)
        self.made_puzzles = MadePuzzles(self.database, self.clerks, settings.clerk_seconds / 2)
        self.tallies = Tallies(self.database)
        self.renown = Renown(self.database, self.replays)
        self.consulting = asyncio.Semaphore(CONSULTING)
        self.watchdog = Watchdog(settings.watchdog_seconds, self._isolate)
        self.retention = Retention(settings, self.database)
        self._sweeping: asyncio.Task[None] | None = None
        self.is_open = False

    async def open(self) -> None:
        """Prepare the database, then begin to serve."""
        self.settings.prepare_folder()
        await asyncio.to_thread(migrate.upgrade, self.database.writing)
        await self.database.open()
        secret = await self._secret()
        settings = self.settings
        self.people = People(self.database, Mint(secret, "session"), settings.session_days)
        self.lobby = Lobby(self.database, self.broker, settings.tables_per_person, settings.tables_kept)
        self.seating = Seating(self.lobby)
        self.endings = Endings(self.lobby)
        self.daily_games = DailyGames(self.lobby, secret)
        self.invitations = Invitations(self.lobby, self.seating, Mint(secret, "link"))
        self.live_tables = LiveTables(
            settings=settings,
            database=self.database,
            broker=self.broker,
            lobby=self.lobby,
            people=self.people,
            workers=self.workers,
            metrics=self.metrics,
            watchdog=self.watchdog,
        )
        self.channels = Channels(self.database, secret)
        self.courier = Courier(settings, self.database, self.channels, self.metrics)
        await self.people.tidy()
        await self.live_tables.open()
        await self.courier.open()
        self._sweeping = asyncio.create_task(self._sweep())
        self.watchdog.start()
        self.is_open = True

    async def close(self) -> None:
        """Store what has to be stored and let go of everything."""
        self.is_open = False
        self.watchdog.stop()
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await self.courier.close()
        await self.live_tables.close()
        await self.workers.close()
        await self.clerks.close()
        await self.database.close()

    async def _sweep(self) -> None:
        """Delete now and then what is past its time."""
        log = structlog.get_logger("services")
        while True:
            try:
                gone, people = await self.retention.sweep()
                await self.people.tidy()
                if gone or people:
                    log.info("old things deleted", tables=gone, guests=people)
            except StorageError as error:
                log.warning("storage failed", error=str(error))
            await asyncio.sleep(SWEEP)

    def _isolate(self, table: str) -> None:
        """Close a table whose match keeps the whole process: called when nothing else of this process moves any more."""
        with self.database.writing.begin() as connection:
            record, _ = locked(connection, table)
            connection.execute(update(tables).where(tables.c.id == table).values(status="closed", finished=now()))
            remark(connection, record, say("server-remark-stood-still"))

    async def _secret(self) -> bytes:
        """The key that signs tokens; all processes of one database share it."""

        def job(connection: Connection) -> bytes:
            query = select(secrets.c.value).where(secrets.c.name == "tokens")
            found = (connection.execute(query)).scalar()
            if found is None:
                found = system_secrets.token_bytes(SECRET_BYTES)
                connection.execute(insert(secrets), [{"name": "tokens", "value": found}])
            return bytes(found)

        try:
            return await self.database.write(job)
        except StorageError:
            # Another process was first.
            return await self.database.write(job)


def _broker(settings: Settings, database: Database) -> Broker:
    if database.is_sqlite:
        return Alone()
    from mageknight.server.store.postgres import Notifier

    return Notifier(settings.database_url, database)
