"""Worker processes that think: bots and hints, never in the event loop.

A worker is this program started as ``python -m mageknight.server.thinker``. It is sent positions (already dealt anew for the
seat that thinks, so it cannot know more than that seat), one line of JSON each, and answers with a command. A worker that takes
too long is ended and replaced, and somebody else must choose.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec

from mageknight.kernel.message import Message

GRACE = 2.0
"""Seconds beyond its time that a worker gets before it is ended."""
START = 30.0
"""Seconds a new worker may take for its first answer: it has to import the games."""
LINE_LIMIT = 16 * 1024 * 1024


class Position(msgspec.Struct, frozen=True):
    """What a worker is asked: a game, a state as its seat may know it, who thinks, and how."""

    game: str
    thinker: str
    seat: int
    state: Any
    setup: dict[str, Any]
    seed: str
    seconds: float


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    """A worker's answer: a command as plain JSON, perhaps the reason for it and the trouble behind it, or what went wrong."""

    command: Any = None
    reason: Message | None = None
    trouble: Message | None = None
    failed: str = ""


class ThinkingFailed(Exception):
    """No answer: the worker failed or took too long."""


class Worker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._warm = False

    async def think(self, position: Position) -> Thought:
        """What the worker chooses."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        limit = position.seconds + (GRACE if self._warm else START)
        try:
            async with asyncio.timeout(limit):
                process.stdin.write(msgspec.json.encode(position) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except (TimeoutError, OSError, ValueError, asyncio.CancelledError) as error:
            await self.end()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise ThinkingFailed(type(error).__name__) from error
        if not line:
            await self.end()
            raise ThinkingFailed("the worker ended")
        self._warm = True
        thought = msgspec.json.decode(line, type=Thought)
        if thought.failed:
            raise ThinkingFailed(thought.failed)
        return thought

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._warm = False
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "mageknight.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
        return self._process

    async def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """A fixed number of workers; each thinks about one position at a time. They start when first needed."""

    def __init__(self, count: int) -> None:
        self._all = [Worker() for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def think(self, position: Position) -> Thought:
        """Ask the next free worker; raises `ThinkingFailed` if there are none or it fails."""
        if not self._all:
            raise ThinkingFailed("no workers")
        worker = await self._free.get()
        try:
            return await worker.think(position)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.end()
