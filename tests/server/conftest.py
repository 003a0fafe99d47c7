"""Servers for tests: real ones, on a free port, with a real database."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from mageknight.server import clock
from mageknight.server.app import create_app
from mageknight.server.run import configuration
from mageknight.server.settings import Settings
from tests.patience import SECONDS
from tests.server.client import close_all
from tests.server.cluster import Cluster, running
from tests.server.post import Listener, MailServer, listening


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[str, Any]]:
    """A running server: its address and its house."""
    app = create_app(settings)
    server = uvicorn.Server(configuration(settings, app))
    task = asyncio.create_task(server.serve())
    try:
        async with asyncio.timeout(SECONDS):
            while not server.started:
                if task.done():
                    task.result()
                    raise RuntimeError("the server did not start")
                await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", app.state.services
    finally:
        server.should_exit = True
        await task


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings for a test: everything in one folder, no limits that would be in the way."""
    values: dict[str, Any] = {
        "host": "127.0.0.1",
        "port": 0,
        "data": folder,
        "http_rate": "100000/second",
        "create_rate": "100000/second",
        "login_rate": "100000/second",
        "socket_rate": "100000/second",
        "page_rate": "100000/second",
        "work_rate": "100000/second",
        "import_rate": "100000/second",
        "account_rate": "100000/second",
        "sockets_per_address": 10000,
        "workers": 0,
        # A busy machine may keep the loop of a test waiting; the watchdog has tests of its own.
        "watchdog_seconds": 0,
        **more,
    }
    return Settings(**values)


Serve = Callable[..., Awaitable[tuple[str, Any]]]


class Days:
    """A clock that tests put forward; nobody waits for it."""

    def __init__(self) -> None:
        self._ahead = 0

    def now(self) -> float:
        return time.time() + self._ahead

    async def go_by(self, services: Any, table: str, seconds: int) -> None:
        """Let time pass at a table, as its alarm would notice it."""
        self._ahead += seconds
        services.live_tables.time_passed(await services.live_tables.live(table))


@pytest.fixture
def days() -> Iterator[Days]:
    """The server's clock in the hands of a test."""
    made = Days()
    clock.source = made.now
    yield made
    clock.source = time.time


@pytest.fixture(scope="session")
def cluster(postgres_bin: Path) -> Iterator[Cluster]:
    """A PostgreSQL for the tests of this process."""
    with running(postgres_bin) as made:
        yield made


@pytest.fixture
async def serve(tmp_path: Path) -> AsyncIterator[Serve]:
    """Start servers on SQLite; they end with the test. Several share one database."""
    async with starting(tmp_path) as start:
        yield start


@pytest.fixture(params=["sqlite", "postgres"])
async def serve_both(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Serve]:
    """The same on SQLite and on PostgreSQL."""
    database = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    async with starting(tmp_path, database=database) as start:
        yield start


@contextlib.asynccontextmanager
async def starting(folder: Path, **fixed: Any) -> AsyncIterator[Serve]:
    async with contextlib.AsyncExitStack() as stack:

        async def start(**more: Any) -> tuple[str, Any]:
            return await stack.enter_async_context(serving(settings_for(folder, **fixed, **more)))

        try:
            yield start
        finally:
            await close_all()


@pytest.fixture
async def hook() -> AsyncIterator[Listener]:
    listener = Listener()
    async with listening(listener):
        yield listener


@pytest.fixture
async def post() -> AsyncIterator[MailServer]:
    server = MailServer()
    async with listening(server):
        yield server
