"""The house: everything one server process is made of, put together and taken apart in order."""

from __future__ import annotations

import asyncio
import secrets as system_secrets

from sqlalchemy import Connection, insert, select

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.server import migrate
from mageknight.server.broker import Alone, Broker
from mageknight.server.channels import Channels
from mageknight.server.courier import Courier
from mageknight.server.database import Database, StorageError
from mageknight.server.endings import Endings
from mageknight.server.hub import Hub
from mageknight.server.invitations import Invitations
from mageknight.server.limits import Limits
from mageknight.server.lobby import Lobby
from mageknight.server.metrics import Metrics
from mageknight.server.people import People
from mageknight.server.replay import Replays
from mageknight.server.schema import secrets
from mageknight.server.seating import Seating
from mageknight.server.settings import Settings
from mageknight.server.tokens import SECRET_BYTES, Mint
from mageknight.server.workers import Workers


class House:
    """One process of a server."""

    people: People
    lobby: Lobby
    seating: Seating
    endings: Endings
    invitations: Invitations
    hub: Hub
    channels: Channels
    courier: Courier

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings, self.metrics)
        self.database = Database(settings.database_url)
        self.broker: Broker = _broker(settings, self.database)
        self.workers = Workers(settings.workers)
        self.replays = Replays(self.database)
        self.is_open = False

    async def open(self) -> None:
        """Prepare the database, then begin to serve."""
        self.settings.prepare_folder()
        await asyncio.to_thread(migrate.upgrade, self.database.writing)
        await self.database.open()
        secret = await self._secret()
        settings = self.settings
        self.people = People(self.database, Mint(secret, "session"), settings.session_days)
        self.lobby = Lobby(self.database, self.broker, settings.tables_per_person)
        self.seating = Seating(self.lobby)
        self.endings = Endings(self.lobby)
        self.invitations = Invitations(self.lobby, self.seating, Mint(secret, "link"))
        self.hub = Hub(settings, self.database, self.broker, self.lobby, self.workers, self.metrics)
        self.channels = Channels(self.database, secret)
        self.courier = Courier(settings, self.database, self.channels, self.metrics)
        await self.people.tidy()
        await self.hub.open()
        await self.courier.open()
        self.is_open = True

    async def close(self) -> None:
        """Store what has to be stored and let go of everything."""
        self.is_open = False
        await self.courier.close()
        await self.hub.close()
        await self.workers.close()
        await self.database.close()

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
    from mageknight.server.postgres import Notifier

    return Notifier(settings.database_url, database)
