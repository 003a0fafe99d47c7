"""The database of a server: connections for reading, and one writer that commits for everybody.

What is written waits in one queue; the writer, a thread of its own, takes everything that has gathered, carries it out in one
transaction and then tells all who wait. So a busy server pays for one sync to disk where it would else pay for twenty, the event
loop never waits for a disk, and nobody is told "done" before it is on disk. SQLite runs with a write-ahead log and full sync;
PostgreSQL needs no settings.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from mageknight.server.store.schema import secrets

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Something to write: it is carried out in the writer's thread and may be carried out again if a neighbour fails."""

BATCH: Final = 200
"""How many jobs one transaction takes at most."""

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


TRY_AFTER: Final = 2.0
TRY_FOR: Final = 5.0
"""Seconds between two trials whether the database takes what is written, and for one of them."""


class StorageError(Exception):
    """The database did not do what it was asked; nobody knows whether the last write is in it."""


class Database:
    """Readers and the writer of one database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        if self.is_sqlite:
            self.engine = create_async_engine(url, pool_size=4, max_overflow=0, pool_timeout=60)
            _prepare_sqlite(self.engine.sync_engine, "BEGIN")
            self.writing = create_engine(make_url(url).set(drivername="sqlite"), pool_size=1, max_overflow=0)
            _prepare_sqlite(self.writing, "BEGIN IMMEDIATE")
        else:
            self.engine = create_async_engine(
                url, pool_size=8, max_overflow=8, pool_pre_ping=True, isolation_level="REPEATABLE READ"
            )
            self.writing = create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
        self.writer = Writer(self.writing)
        self._tried = -TRY_AFTER

    async def open(self) -> None:
        """Begin to accept writes."""
        self.writer.start()

    async def close(self) -> None:
        """Write what still waits, then let go of all connections."""
        await self.writer.stop()
        await self.engine.dispose()
        self.writing.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection with one consistent picture of the data."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(type(error).__name__) from error

    async def write(self, job: Job[T], key: str = "") -> T:
        """Carry out a job and return when it is on disk. Jobs with the same key keep their order."""
        return await self.writer.do(job, key)

    async def is_well(self) -> bool:
        """True if the database takes what is written; asked often, it is tried only every few seconds."""
        if time.monotonic() - self._tried > TRY_AFTER:
            try:
                async with asyncio.timeout(TRY_FOR):
                    await self.write(_touch)
            except (StorageError, TimeoutError):
                return False
            self._tried = time.monotonic()
        return True


def _touch(connection: Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(update(secrets).where(secrets.c.name == "tokens").values(name="tokens"))


class _Waiting(Generic[T]):
    """A job in the queue and who waits for it."""

    def __init__(self, job: Job[T], key: str) -> None:
        self.job = job
        self.key = key
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()

    def finish(self, result: Any, error: Exception | None) -> None:
        """Tell who waits, in the thread where that one lives."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: Any, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class Writer:
    """Commits in groups. One thread per process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Waiting[Any] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.commits = 0
        self.jobs = 0
        self.seconds = 0.0
        """How long all commits took together."""

    def start(self) -> None:
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Finish what was asked so far; what comes later is refused."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(thread.join)

    async def do(self, job: Job[T], key: str) -> T:
        if self._thread is None:
            raise StorageError("the writer is not running")
        waiting = _Waiting(job, key)
        self._queue.put(waiting)
        return await asyncio.shield(waiting.done)

    @property
    def backlog(self) -> int:
        """The number of jobs that wait."""
        return self._queue.qsize()

    def _work(self) -> None:
        going = True
        while going:
            batch: list[_Waiting[Any]] = []
            first = self._queue.get()
            while first is not None:
                batch.append(first)
                if self._queue.empty() or len(batch) >= BATCH:
                    break
                first = self._queue.get()
            going = first is not None
            # One order of locks for all processes: whoever sorts cannot deadlock with another who does.
            batch.sort(key=lambda waiting: waiting.key)
            self._carry_out(batch)

    def _carry_out(self, batch: list[_Waiting[Any]]) -> None:
        """All in one transaction; if one job fails, each in its own, so that it fails alone."""
        if not batch:
            return
        started = time.perf_counter()
        try:
            with self._engine.begin() as connection:
                results = [waiting.job(connection) for waiting in batch]
        except Exception as error:  # noqa: BLE001 – whatever a job raises belongs to whoever asked for it
            if len(batch) > 1:
                for waiting in batch:
                    self._carry_out([waiting])
            else:
                batch[0].finish(None, _told(error))
            return
        self.commits += 1
        self.jobs += len(batch)
        self.seconds += time.perf_counter() - started
        for waiting, result in zip(batch, results, strict=True):
            waiting.finish(result, None)


def _told(error: Exception) -> Exception:
    """The error as callers know it."""
    if not isinstance(error, (SQLAlchemyError, OSError)):
        return error
    wrapped = StorageError(type(error).__name__)
    wrapped.__cause__ = error
    return wrapped


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    """Transactions begin when SQLAlchemy says so, not when the driver guesses; every connection gets the settings."""

    @event.listens_for(engine, "connect")
    def _connected(dbapi: Any, _record: Any) -> None:
        dbapi.isolation_level = None
        cursor = dbapi.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
