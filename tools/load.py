"""Load: many live matches on one server process, random clients, and how long a command takes to reach everybody.

    python -m tools.load --matches 200 --seconds 300
    python -m tools.load --matches 20 --seconds 20 --game demo

Starts a server of its own with a fresh SQLite database (or uses ``--url``), opens two connections for each match and gives one
command a second in each match: a command every two seconds from each seat. A command's time runs from sending it to the
moment both seats have received what it did. The figures are printed and written to build/load.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tools.server import ServerProcess, free_port

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 30.0
"""Seconds after which a command counts as lost."""


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.moments: list[tuple[float, float]] = []
        """When each command was given, and how long it took."""
        self.errors: list[str] = []
        self.refused = 0
        self.games = 0
        self.received = 0
        self.memory: list[int] = []
        self.processor = (0.0, 0.0)

    def summary(self, seconds: float) -> dict[str, Any]:
        times = sorted(took for _, took in self.moments) or [0.0]

        def part(share: float) -> float:
            return round(1000 * times[min(len(times) - 1, int(len(times) * share))], 1)

        return {
            "commands": len(self.moments),
            "commands_per_second": round(len(self.moments) / seconds, 1),
            "milliseconds": {"median": part(0.5), "p95": part(0.95), "p99": part(0.99), "max": part(1)},
            "processor_ms_per_command": {
                "server": round(1000 * self.processor[0] / len(times), 2),
                "clients": round(1000 * self.processor[1] / len(times), 2),
            },
            "p99_by_tenth_of_the_time": self._course(seconds),
            "errors": len(self.errors),
            "first_errors": self.errors[:5],
            "refused": self.refused,
            "games_finished": self.games,
            "megabytes_received": round(self.received / 1e6, 1),
            "server_memory_mb": [round(one / 1e6) for one in self.memory],
        }

    def _course(self, seconds: float) -> list[float]:
        """The 99th percentile of each tenth of the time, in milliseconds."""
        tenths: list[list[float]] = [[] for _ in range(10)]
        first = min((at for at, _ in self.moments), default=0.0)
        for at, took in self.moments:
            tenths[min(9, int(10 * (at - first) / seconds))].append(took)
        return [round(1000 * sorted(one)[int(len(one) * 0.99)], 1) if one else 0.0 for one in tenths]


class Side:
    """One seat's connection."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.socket: ClientConnection | None = None
        self.scene: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.answers: dict[str, dict[str, Any]] = {}

    async def listen(self, figures: Figures) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                figures.received += len(text)
                message = msgspec.json.decode(text)
                if "scene" in message:
                    self.scene = message["scene"]
                elif message["type"] in ("accepted", "refused"):
                    self.answers[message["id"]] = message
                elif message["type"] == "trouble":
                    figures.errors.append(message["reason"])
                self.changed.set()
        except ConnectionClosed as closed:
            figures.errors.append(f"closed {closed.rcvd.code if closed.rcvd else 'abruptly'}")
            self.changed.set()

    async def until(self, ready: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not ready():
                self.changed.clear()
                await self.changed.wait()


class Pair:
    """One match: two seats, one command a second."""

    def __init__(self, base: str, game: str, setup: dict[str, Any], figures: Figures, luck: random.Random) -> None:
        self._base = base
        self._game = game
        self._setup = setup
        self._figures = figures
        self._luck = luck
        self._sides: list[Side] = []
        self._listening: list[asyncio.Task[None]] = []
        self._count = 0

    async def meet(self, http: httpx2.AsyncClient) -> None:
        """Two guests with sessions."""
        for name in ("Load A", "Load B"):
            answer = await http.post("/api/session", json={"name": name})
            self._sides.append(Side(answer.raise_for_status().json()["token"]))
            http.cookies.clear()

    async def sit_down(self, http: httpx2.AsyncClient) -> None:
        """A new table with both connected."""
        first, second = self._sides
        mine = {"authorization": f"Bearer {first.token}"}
        body = {"game": self._game, "setup": self._setup, "seats": [{"who": "me"}, {"who": "open"}]}
        made = (await http.post("/api/tables", json=body, headers=mine)).raise_for_status().json()["table"]
        link = (await http.post(f"/api/tables/{made}/links", json={"kind": "seat"}, headers=mine)).raise_for_status()
        theirs = {"authorization": f"Bearer {second.token}"}
        (await http.post("/api/join", json={"token": link.json()["token"]}, headers=theirs)).raise_for_status()
        url = self._base.replace("http", "ws") + f"/api/tables/{made}/live"
        for side in self._sides:
            side.scene = {}
            side.socket = await connect(url, max_size=2**24, max_queue=None, proxy=None, open_timeout=PATIENCE)
            await side.socket.send(json.dumps({"type": "hello", "token": side.token}))
            self._listening.append(asyncio.create_task(side.listen(self._figures)))
        for side in self._sides:
            await side.until(lambda side=side: bool(side.scene))

    async def get_up(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        self._listening.clear()
        for side in self._sides:
            if side.socket is not None:
                await side.socket.close()

    async def play(self, http: httpx2.AsyncClient, until: float, period: float) -> None:
        """One command each period, each measured; a new game when one is over."""
        due = time.monotonic() + self._luck.random() * period
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += period
            try:
                if not await self._command():
                    self._figures.games += 1
                    await self.get_up()
                    await self.sit_down(http)
            except (TimeoutError, ConnectionClosed, httpx2.HTTPError) as error:
                self._figures.errors.append(f"{type(error).__name__}: {error}")
                return

    async def _command(self) -> bool:
        """Give one random command and wait until both have seen it; False if the game is over."""
        mover, decision = self._next()
        if decision is None:
            return False
        command = any_command(decision, self._luck)
        self._count += 1
        name = f"{id(self)}-{self._count}"
        seen = mover.scene["seq"]
        message = {"type": "do", "id": name, "number": decision["number"], "seen": seen, "command": command}
        raw = msgspec.json.encode(message).decode()
        assert mover.socket is not None
        started = time.perf_counter()
        await mover.socket.send(raw)
        await mover.until(lambda: name in mover.answers)
        answer = mover.answers.pop(name)
        if answer["type"] == "refused":
            self._figures.refused += 1
            self._figures.errors.append(answer["refusal"]["reason"])
            return True
        for side in self._sides:
            await side.until(lambda side=side: side.scene["seq"] >= answer["seq"])
        self._figures.moments.append((started, time.perf_counter() - started))
        return True

    def _next(self) -> tuple[Side, dict[str, Any] | None]:
        for side in self._sides:
            for decision in side.scene["decisions"]:
                if not decision["standing"] and decision["options"]:
                    return side, decision
        return self._sides[0], None


def any_command(decision: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """Any of the commands a decision offers."""
    offered: list[dict[str, Any]] = [option["command"] for option in decision["options"] if "refusal" not in option]
    return luck.choice(offered)


async def watch_memory(server: ServerProcess | None, figures: Figures, every: float) -> None:
    while server is not None:
        figures.memory.append(server.memory())
        await asyncio.sleep(every)


async def load(base: str, arguments: argparse.Namespace, server: ServerProcess | None) -> dict[str, Any]:
    figures = Figures()
    luck = random.Random(arguments.seed)
    setup = json.loads(arguments.setup)
    async with httpx2.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        pairs = [Pair(base, arguments.game, setup, figures, luck) for _ in range(arguments.matches)]
        for pair in pairs:
            await pair.meet(http)
            await pair.sit_down(http)
        print(f"{len(pairs)} matches, {2 * len(pairs)} connections; {arguments.seconds} s …", flush=True)
        watching = asyncio.create_task(watch_memory(server, figures, max(1.0, arguments.seconds / 10)))
        started, used, own = time.monotonic(), server.processor() if server else 0.0, time.process_time()
        until = started + arguments.seconds
        await asyncio.gather(*[pair.play(http, until, arguments.period) for pair in pairs])
        seconds = time.monotonic() - started
        figures.processor = (server.processor() - used if server else 0.0, time.process_time() - own)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        for pair in pairs:
            await pair.get_up()
    return {"matches": arguments.matches, "seconds": round(seconds), "game": arguments.game, **figures.summary(seconds)}


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    if arguments.url:
        return await load(arguments.url, arguments, None)
    with tempfile.TemporaryDirectory(prefix="mageknight-load-") as folder:
        async with ServerProcess(Path(folder), free_port()) as server:
            return await load(server.base, arguments, server)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--period", type=float, default=1.0, help="seconds between two commands of one match")
    parser.add_argument("--game", default="demo")
    parser.add_argument("--setup", default='{"seats": 2}', help="the set-up as JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--url", default="", help="a server that runs already")
    arguments = parser.parse_args()
    figures = asyncio.run(run(arguments))
    print(json.dumps(figures, indent=2))
    out = ROOT / "build" / "load.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 1 if figures["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
