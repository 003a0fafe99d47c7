"""Chaos: cut connections, kill the server, restart the database, and see whether anything is lost, doubled or different.

    python -m tools.chaos --cuts 200 --kills 20
    python -m tools.chaos --cuts 200 --kills 20 --postgres --restarts 5 --crowd 10

Two robust clients play one match after the other, and a crowd of others plays at the same time. A client whose connection
breaks comes back with its last number and sends what was not confirmed again under the same id. After every accident what each
client shows is compared with what the server sends to a newcomer; at the end every confirmed command must stand in the log
exactly once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.load import any_command
from tools.server import ServerProcess, free_port

PATIENCE = 60.0
"""Seconds after which an answer counts as missing."""
PACE = 0.05
"""Seconds between two commands of a table in the crowd."""
BROKEN = (WebSocketException, OSError, TimeoutError, EOFError)


class Report:
    """What happened and what went wrong."""

    def __init__(self) -> None:
        self.commands = 0
        self.cuts = 0
        self.kills = 0
        self.restarts = 0
        self.games = 0
        self.resent = 0
        self.compared = 0
        self.crowd = 0
        self.faults: list[str] = []

    def plain(self) -> dict[str, Any]:
        return dict(vars(self))


class Robust:
    """A client that survives accidents, as the page does."""

    def __init__(self, base: str, token: str, report: Report) -> None:
        self.base = base
        self.token = token
        self._report = report
        self.table = ""
        self.socket: ClientConnection | None = None
        self.scene: dict[str, Any] = {}
        self.confirmed: dict[str, int] = {}

    async def come(self) -> None:
        """Connect, or connect again, and catch up."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                await self._connect()
                return
            except BROKEN:
                await self.leave()
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.05)

    async def _connect(self) -> None:
        url = self.base.replace("http", "ws") + f"/api/tables/{self.table}/live"
        self.socket = await connect(
            url, max_size=2**24, max_queue=None, proxy=None, open_timeout=PATIENCE, close_timeout=1
        )
        last = self.scene["seq"] if self.scene else None
        await self.socket.send(json.dumps({"type": "hello", "token": self.token, "last": last}))
        await self.until(lambda message: "scene" in message)

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            await self.socket.wait_closed()
            self.socket = None

    def cut(self) -> None:
        """The cable is pulled: no farewell."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
                self._take_in(message)
                if wanted(message):
                    return message

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "update" and self.scene:
            at = self.scene["seq"]
            for step in message["steps"]:
                if step["after"] != at:
                    self._report.faults.append(f"gap: had {at}, got a step after {step['after']}")
                at = step["seq"]
            if at != message["scene"]["seq"]:
                self._report.faults.append("the steps do not lead to the scene")
        if "scene" in message:
            self.scene = message["scene"]

    async def do(self, decision: dict[str, Any], luck: random.Random, name: str) -> None:
        """Give a random command and see it confirmed, whatever happens on the way."""
        message = {
            "type": "do",
            "id": name,
            "number": decision["number"],
            "seen": self.scene["seq"],
            "command": any_command(decision, luck),
        }
        while True:
            try:
                if self.socket is None:
                    await self.come()
                assert self.socket is not None
                await self.socket.send(json.dumps(message))
                answer = await self.until(lambda answer: answer.get("id") == name)
            except BROKEN:
                self._report.resent += 1
                await self.leave()
                continue
            if answer["type"] == "accepted":
                self.confirmed[name] = answer["seq"]
            elif answer["refusal"]["reason"] == "server-storage":
                await self.leave()
                continue
            else:
                self._report.faults.append(f"{name}, seen {message['seen']}, refused at {self.scene['seq']}: {answer}")
            return

    async def reach(self, seq: int) -> None:
        """Read on until this number has come."""
        while not self.scene or self.scene["seq"] < seq:
            try:
                if self.socket is None:
                    await self.come()
                else:
                    await self.until(lambda message: "scene" in message)
            except BROKEN:
                await self.leave()

    @property
    def decision(self) -> dict[str, Any] | None:
        return next((one for one in self.scene["decisions"] if not one["standing"] and one["options"]), None)


DEMO: Final = {"game": "demo", "setup": {"seats": 2}}
RECONNAISSANCE: Final = {"game": "board", "setup": {"seats": 2, "scenario": "first_reconnaissance"}}


class Chaos:
    """Two clients, their server, and accidents."""

    def __init__(
        self,
        servers: list[ServerProcess],
        luck: random.Random,
        restart: Callable[[], None] | None = None,
        plan: dict[str, Any] = DEMO,
    ) -> None:
        self.report = Report()
        self._servers = servers
        self._luck = luck
        self._restart = restart
        self._plan = plan
        self._clients: list[Robust] = []

    async def run(self, cuts: int, kills: int, restarts: int, crowd: int = 0) -> Report:
        """So many accidents of each kind, in random order, some commands apart, while a crowd plays at other tables."""
        over = asyncio.Event()
        others = [Chaos(self._servers, random.Random(number), None, self._plan) for number in range(crowd)]
        playing = [asyncio.create_task(other.play_along(over)) for other in others]
        try:
            await self._suffer(cuts, kills, restarts)
        finally:
            over.set()
            await asyncio.gather(*playing)
        for other in others:
            self.report.crowd += other.report.commands
            self.report.compared += other.report.compared
            self.report.faults += other.report.faults
        return self.report

    async def play_along(self, over: asyncio.Event) -> None:
        """Play until it is over; every accident of the others is one's own too."""
        await self._meet()
        await self._sit_down()
        while not over.is_set():
            await self._step(None)
            await asyncio.sleep(PACE)
        await self._compare()
        await self._finish()

    async def _suffer(self, cuts: int, kills: int, restarts: int) -> None:
        accidents = ["cut"] * cuts + ["kill"] * kills + ["restart"] * restarts
        self._luck.shuffle(accidents)
        await self._meet()
        await self._sit_down()
        for accident in accidents:
            for _ in range(self._luck.randint(1, 4)):
                await self._step(None)
            await self._step(accident)
            await self._compare()
        await self._finish()

    async def _meet(self) -> None:
        for place, name in enumerate(("Ann", "Ben")):
            base = self._servers[place % len(self._servers)].base
            me = await self._patiently(base, "/api/session", {"name": name}, {})
            self._clients.append(Robust(base, me["token"], self.report))

    async def _sit_down(self) -> None:
        ann, ben = self._clients
        seats = [{"who": "me"}, {"who": "open"}]
        made = await self._ask(ann, "/api/tables", {**self._plan, "seats": seats})
        link = await self._ask(ann, f"/api/tables/{made['table']}/links", {"kind": "seat"})
        await self._ask(ben, "/api/join", {"token": link["token"]})
        for client in self._clients:
            await client.leave()
            client.table, client.scene, client.confirmed = made["table"], {}, {}
            await client.come()

    async def _ask(self, client: Robust, path: str, body: dict[str, Any]) -> Any:
        headers = {"authorization": f"Bearer {client.token}"}
        return await self._patiently(client.base, path, body, headers)

    async def _patiently(self, base: str, path: str, body: dict[str, Any], headers: dict[str, str]) -> Any:
        """Ask again and again while the server or its database is away."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                async with httpx2.AsyncClient(base_url=base, timeout=PATIENCE, headers=headers) as http:
                    return (await http.post(path, json=body)).raise_for_status().json()
            except httpx2.HTTPError:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.1)

    async def _step(self, accident: str | None) -> None:
        """One command, with an accident while it is under way."""
        latest = max(client.scene["seq"] for client in self._clients)
        for client in self._clients:
            await client.reach(latest)
        mover = next((client for client in self._clients if client.decision), None)
        if mover is None or mover.decision is None:
            await self._finish()
            await self._sit_down()
            await self._step(accident)
            return
        self.report.commands += 1
        doing = asyncio.create_task(mover.do(mover.decision, self._luck, f"chaos-{self.report.commands}"))
        if accident is not None:
            await asyncio.sleep(self._luck.random() * 0.01)
            await self._accident(accident)
        await doing

    async def _accident(self, what: str) -> None:
        if what == "cut":
            self.report.cuts += 1
            self._luck.choice(self._clients).cut()
        elif what == "kill":
            self.report.kills += 1
            server = self._luck.choice(self._servers)
            await server.kill()
            await server.start()
        elif self._restart is not None:
            self.report.restarts += 1
            await asyncio.to_thread(self._restart)

    async def _compare(self) -> None:
        """Each client shows what a newcomer would be shown."""
        latest = max(client.scene["seq"] for client in self._clients)
        for client in self._clients:
            await client.reach(latest)
            newcomer = Robust(client.base, client.token, Report())
            newcomer.table = client.table
            await newcomer.come()
            await newcomer.leave()
            self.report.compared += 1
            if newcomer.scene != client.scene:
                self.report.faults.append(f"client and server differ at {client.scene['seq']}")

    async def _finish(self) -> None:
        """Every confirmed command is in the log once, and nothing else is."""
        self.report.games += 1
        numbers = [number for client in self._clients for number in client.confirmed.values()]
        version = max(client.scene["seq"] for client in self._clients)
        if sorted(numbers) != list(range(1, version + 1)):
            self.report.faults.append(f"{len(numbers)} commands confirmed, {version} in the log")
        for client in self._clients:
            with contextlib.suppress(*BROKEN):
                await client.leave()


async def main_async(arguments: argparse.Namespace) -> Report:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mageknight-chaos-")))
        more: dict[str, Any] = {}
        restart = None
        count = 1
        if arguments.postgres:
            from scripts.machine import find_postgres
            from tests.server.cluster import running

            cluster = stack.enter_context(running(Path(find_postgres() or "")))
            more["database"] = cluster.database()
            restart, count = cluster.restart, 2
        servers = [ServerProcess(folder / str(number), free_port(), **more) for number in range(count)]
        for server in servers:
            await server.start()
        try:
            plan = DEMO if arguments.demo else RECONNAISSANCE
            chaos = Chaos(servers, random.Random(arguments.seed), restart, plan)
            return await chaos.run(arguments.cuts, arguments.kills, arguments.restarts, arguments.crowd)
        finally:
            for server in servers:
                await server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--restarts", type=int, default=0, help="of PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="two processes on a PostgreSQL of its own")
    parser.add_argument("--crowd", type=int, default=0, help="how many other matches are played at the same time")
    parser.add_argument("--demo", action="store_true", help="the small game instead of First Reconnaissance")
    parser.add_argument("--seed", type=int, default=1)
    report = asyncio.run(main_async(parser.parse_args()))
    print(json.dumps(report.plain(), indent=2))
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
