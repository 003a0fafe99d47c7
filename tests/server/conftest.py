"""Servers for tests: real ones, on a free port, with a real database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from mageknight.server.app import create_app
from mageknight.server.run import configuration
from mageknight.server.settings import Settings
from tests.server.client import close_all


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[str, Any]]:
    """A running server: its address and its house."""
    app = create_app(settings)
    server = uvicorn.Server(configuration(settings, app))
    task = asyncio.create_task(server.serve())
    try:
        async with asyncio.timeout(30):
            while not server.started:
                if task.done():
                    task.result()
                    raise RuntimeError("the server did not start")
                await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", app.state.house
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
        "sockets_per_address": 10000,
        "workers": 0,
        **more,
    }
    return Settings(**values)


Serve = Callable[..., Awaitable[tuple[str, Any]]]


@pytest.fixture
async def serve(tmp_path: Path) -> AsyncIterator[Serve]:
    """Start servers; they end with the test."""
    async with contextlib.AsyncExitStack() as stack:

        async def start(**more: Any) -> tuple[str, Any]:
            return await stack.enter_async_context(serving(settings_for(tmp_path, **more)))

        stack.push_async_callback(close_all)
        yield start
        await close_all()
