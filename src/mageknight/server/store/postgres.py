"""Several processes on one PostgreSQL: notes by NOTIFY, inside the transaction they tell about.

The listener has a connection of its own. When it breaks, as at a restart of the database, it is made again, and because notes may
have been lost meanwhile everything is compared once.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import psycopg
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from mageknight.server.store.broker import PROCESS, Heard, Note
from mageknight.server.store.database import Database, StorageError

CHANNEL: Final = "mageknight"
PATIENCE: Final = 1.0
"""Seconds between attempts to listen again."""

_notify: Final = text("SELECT pg_notify(:channel, :payload)")


class Notifier:
    """The broker of processes that share a PostgreSQL database."""

    def __init__(self, url: str, database: Database) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._database = database
        self._log = structlog.get_logger("broker")
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def open(self, heard: Heard) -> None:
        self._task = asyncio.create_task(self._listen(heard), name="listener")
        await self._listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    def tell_within(self, connection: Connection, note: Note) -> None:
        connection.execute(_notify, {"channel": CHANNEL, "payload": msgspec.json.encode(note).decode()})

    async def tell(self, note: Note) -> None:
        def job(connection: Connection) -> None:
            self.tell_within(connection, note)

        with contextlib.suppress(StorageError):
            await self._database.write(job)

    async def _listen(self, heard: Heard) -> None:
        first = True
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    if not first:
                        heard(Note("all"))
                    first = False
                    async for notice in connection.notifies():
                        _pass_on(notice, heard)
            except (psycopg.Error, OSError) as error:
                self._log.warning("not listening", error=type(error).__name__)
                await asyncio.sleep(PATIENCE)


def _pass_on(notice: Any, heard: Heard) -> None:
    """Hand over a note of another process; anything else on the channel is not ours."""
    try:
        note = msgspec.json.decode(notice.payload, type=Note)
    except msgspec.DecodeError:
        return
    if note.process != PROCESS:
        heard(note)
