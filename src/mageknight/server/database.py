"""The database of a server: connections for reading, and one writer that commits for everybody.

What is written waits in one queue; the writer takes everything that has gathered, carries it out in one transaction and
then tells all who wait. So a busy server pays for one sync to disk where it would else pay for twenty, and nobody is told
"done" before it is on disk. SQLite runs with a write-ahead log and full sync; PostgreSQL needs no settings.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]

BATCH: Final = 200
"""How many jobs one transaction takes at most."""

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


class StorageError(Exception):
    """The database did not do what it was asked; nobody knows whether the last write is in it."""


class Database:
    """Readers and the writer of one database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        if self.is_sqlite:
            self.engine = _sqlite(url, size=4, begin="BEGIN")
            self._writing = _sqlite(url, size=1, begin="BEGIN IMMEDIATE")
        else:
            self.engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            self._writing = self.engine
        self.writer = Writer(self._writing)

    @property
    def migrating(self) -> AsyncEngine:
        """The engine for changes of the database's form."""
        return self._writing

    async def open(self) -> None:
        """Begin to accept writes."""
        self.writer.start()

    async def close(self) -> None:
        """Write what still waits, then let go of all connections."""
        await self.writer.stop()
        await self.engine.dispose()
        await self._writing.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection with one consistent picture of the data."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(str(error.__class__.__name__)) from error

    async def write(self, job: Job[T], key: str = "") -> T:
        """Carry out a job and return when it is on disk. Jobs with the same key keep their order."""
        return await self.writer.do(job, key)

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.reading() as connection:
                await connection.exec_driver_sql("SELECT 1")
        except StorageError:
            return False
        return True


class _Waiting(Generic[T]):
    """A job in the queue and who waits for it."""

    def __init__(self, job: Job[T], key: str, done: asyncio.Future[T]) -> None:
        self.job = job
        self.key = key
        self.done = done


class Writer:
    """Commits in groups. One per process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting[Any] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.jobs = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Finish what was asked so far; what comes later is refused."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def do(self, job: Job[T], key: str) -> T:
        if self._task is None:
            raise StorageError("the writer is not running")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(job, key, done))
        return await asyncio.shield(done)

    @property
    def backlog(self) -> int:
        """How many jobs wait."""
        return self._queue.qsize()

    async def _work(self) -> None:
        going = True
        while going:
            batch: list[_Waiting[Any]] = []
            first = await self._queue.get()
            while first is not None:
                batch.append(first)
                if self._queue.empty() or len(batch) >= BATCH:
                    break
                first = self._queue.get_nowait()
            going = first is not None
            # One order of locks for all processes: whoever sorts cannot deadlock with another who does.
            batch.sort(key=lambda waiting: waiting.key)
            await self._carry_out(batch)

    async def _carry_out(self, batch: list[_Waiting[Any]]) -> None:
        """All in one transaction; if one job fails, each in its own, so that it fails alone."""
        if not batch:
            return
        try:
            results = []
            async with self._engine.begin() as connection:
                for waiting in batch:
                    results.append(await waiting.job(connection))
        except Exception as error:  # noqa: BLE001 – whatever a job raises belongs to who asked for it
            if len(batch) > 1:
                for waiting in batch:
                    await self._carry_out([waiting])
                return
            _fail(batch[0].done, error)
            return
        self.commits += 1
        self.jobs += len(batch)
        for waiting, result in zip(batch, results, strict=True):
            if not waiting.done.done():
                waiting.done.set_result(result)


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if done.done():
        return
    if isinstance(error, (SQLAlchemyError, OSError)):
        wrapped = StorageError(error.__class__.__name__)
        wrapped.__cause__ = error
        done.set_exception(wrapped)
    else:
        done.set_exception(error)


def _sqlite(url: str, size: int, begin: str) -> AsyncEngine:
    """An engine whose transactions begin when SQLAlchemy says so, not when the driver guesses."""
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=60)

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(dbapi: Any, _record: Any) -> None:
        dbapi.isolation_level = None
        cursor = dbapi.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
