"""A server as a process of its own, started by its command, for load and chaos tests: to be measured, stopped and killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any, Final

DEADLINE: Final = 60.0
ROOT: Final = Path(__file__).resolve().parent.parent
QUIET: Final = {
    "MAGEKNIGHT_HTTP_RATE": "100000/second",
    "MAGEKNIGHT_CREATE_RATE": "100000/second",
    "MAGEKNIGHT_SOCKET_RATE": "100000/second",
    "MAGEKNIGHT_SOCKETS_PER_ADDRESS": "10000",
    "MAGEKNIGHT_WORKERS": "0",
    "MAGEKNIGHT_LOG_LEVEL": "error",
    # Starting is what such tests wait for most: keep what Python compiles, wherever they run.
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "cache" / "pyc"),
}
"""No limits that would be in the way."""


class ServerProcess:
    """`mageknight serve` under a process id."""

    def __init__(self, data: Path, port: int, **settings: Any) -> None:
        given = {f"MAGEKNIGHT_{name.upper()}": str(value) for name, value in settings.items()}
        self._environment = {**os.environ, **QUIET, **given}
        self._arguments = ["serve", "--data", str(data), "--port", str(port)]
        self.base = f"http://127.0.0.1:{port}"
        self.process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> ServerProcess:
        await self.start()
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Start it and wait until it says where it is."""
        code = "from mageknight.cli.main import app; app()"
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, *self._arguments, env=self._environment, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(DEADLINE):
            line = await self.process.stdout.readline()
        if not line.startswith(b"mageknight: http"):
            raise RuntimeError(f"the server said {line!r}")

    async def kill(self) -> None:
        """As the power goes out."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    def memory(self) -> int:
        """Bytes of memory the process holds."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of processor time the process has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)
            async with asyncio.timeout(DEADLINE):
                # Read to the end: a pipe that is not read to its end would leave the transport open.
                assert self.process.stdout is not None
                await self.process.stdout.read()
                await self.process.wait()
        self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
