"""Worker processes: whatever may take long is done there, never in the event loop.

A worker is a module of this program started as ``python -m``: `thinker` chooses for bots and hints, `clerk` reads whole matches.
It is sent one line of JSON at a time and answers with one. A thinker's positions are already dealt again for the seat that
thinks, so it cannot know more than that seat. A worker that takes too long is ended and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import OrderedDict, deque
from typing import Any

import msgspec

from mageknight.kernel.message import Message

GRACE = 2.0
"""Seconds beyond its time that a worker gets before it is ended."""
START = 30.0
"""Seconds a new worker may take for its first answer: it has to import the games."""
LINE_LIMIT = 64 * 1024 * 1024


class Position(msgspec.Struct, frozen=True):
    """The question to a worker: a game, a state as its seat may know it, who thinks, and how."""

    game: str
    thinker: str
    seat: int
    state: Any
    setup: dict[str, Any]
    seed: str
    seconds: float


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    """A worker's answer: a command as plain JSON, perhaps the reason for it, the trouble behind it and what is to follow, or what
    went wrong."""

    command: Any = None
    reason: Message | None = None
    trouble: Message | None = None
    plan: tuple[Message, ...] = ()
    failed: str = ""


class WorkFailed(Exception):
    """No answer: the worker failed or took too long."""


class Worker:
    """One process: a module of ours that answers line by line."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None
        self._warm = False

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer to one line; a worker that takes longer than `seconds` is ended."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        limit = seconds + (GRACE if self._warm else START)
        try:
            async with asyncio.timeout(limit):
                process.stdin.write(question + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except (TimeoutError, OSError, ValueError, asyncio.CancelledError) as error:
            await self.end()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise WorkFailed(type(error).__name__) from error
        if not line:
            await self.end()
            raise WorkFailed("the worker ended")
        self._warm = True
        return line

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._warm = False
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
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
    """A fixed number of workers; each answers one question at a time. They start when first needed.

    Everybody has a queue of their own, and the queues take turns: who asks much waits longer, and nobody else does.
    """

    def __init__(self, count: int, module: str) -> None:
        self._all = [Worker(module) for _ in range(count)]
        self._free = list(self._all)
        self._queues: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    @property
    def backlog(self) -> int:
        """The number of questions that wait."""
        return sum(len(queue) for queue in self._queues.values())

    async def ask(self, question: bytes, seconds: float, who: str = "") -> bytes:
        """Ask the next free worker; raises `WorkFailed` if there are none or it fails."""
        if not self._all:
            raise WorkFailed("no workers")
        worker = await self._next(who)
        try:
            return await worker.ask(question, seconds)
        finally:
            self._release(worker)

    async def think(self, position: Position, who: str = "") -> Thought:
        """The choice of a worker in a position."""
        line = await self.ask(msgspec.json.encode(position), position.seconds, who)
        thought = msgspec.json.decode(line, type=Thought)
        if thought.failed:
            raise WorkFailed(thought.failed)
        return thought

    async def _next(self, who: str) -> Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(who, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            turn.cancel()
            raise

    def _release(self, worker: Worker) -> None:
        """Give a worker to whoever has waited longest among those whose turn it is."""
        while self._queues:
            who, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[who] = queue
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.end()
