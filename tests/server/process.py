"""A server as its own process, started by its command, to be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

DEADLINE = 60.0
QUIET = {
    "MAGEKNIGHT_HTTP_RATE": "100000/second",
    "MAGEKNIGHT_CREATE_RATE": "100000/second",
    "MAGEKNIGHT_SOCKET_RATE": "100000/second",
    "MAGEKNIGHT_SOCKETS_PER_ADDRESS": "10000",
    "MAGEKNIGHT_WORKERS": "0",
    "MAGEKNIGHT_LOG_LEVEL": "error",
    # Starting is what these tests wait for most: keep what Python compiles, wherever the tests run.
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(Path(__file__).resolve().parents[2] / "build" / "cache" / "pyc"),
}
"""No limits that would be in the way of a test."""


class ServerProcess:
    """`mageknight serve` under a process id."""

    def __init__(self, data: Path, port: int, **settings: Any) -> None:
        self._environment = {
            **os.environ,
            **QUIET,
            **{f"MAGEKNIGHT_{name.upper()}": value for name, value in settings.items()},
        }
        self._arguments = ["serve", "--data", str(data), "--port", str(port)]
        self.base = f"http://127.0.0.1:{port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it says where it is."""
        code = "from mageknight.cli.main import app; app()"
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, *self._arguments, env=self._environment, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(DEADLINE):
            line = await self.process.stdout.readline()
        assert line.startswith(b"mageknight: http"), line

    async def kill(self) -> None:
        """As the power goes out."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)
            async with asyncio.timeout(DEADLINE):
                # Read to the end: a pipe that is not read to its end would leave the transport open.
                assert self.process.stdout is not None
                await self.process.stdout.read()
                await self.process.wait()
        self.process = None
