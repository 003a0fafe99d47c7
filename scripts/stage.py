"""A server of this checkout with the built web client, in a thread: for tests in a browser and for taking pictures."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import uvicorn

from mageknight.server.app import create_app
from mageknight.server.run import configuration
from mageknight.server.settings import Settings


class Stage(threading.Thread):
    """A server on a free port, without limits that would be in the way; use it as a context.

    Nor does a watchdog end the process of the tests because a busy machine kept the loop waiting.
    """

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(daemon=True)
        rates = {name: "100000/second" for name in Settings.model_fields if name.endswith("_rate")}
        usual = {"port": 0, "data": folder, "log_level": "error", "workers": 0, "watchdog_seconds": 0, **rates}
        self.settings = Settings(**{**usual, **settings})
        self.address = ""
        self._ready = threading.Event()

    def __enter__(self) -> Stage:
        self.start()
        if not self._ready.wait(60) or not self.address:
            raise RuntimeError("the server did not start")
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self.join(30)

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._server = uvicorn.Server(configuration(self.settings, create_app(self.settings)))
        serving = asyncio.create_task(self._server.serve())
        while not self._server.started and not serving.done():  # noqa: ASYNC110 – uvicorn offers nothing to wait for
            await asyncio.sleep(0.01)
        if self._server.started:
            self.address = f"http://127.0.0.1:{self._server.servers[0].sockets[0].getsockname()[1]}"
        self._ready.set()
        await serving
