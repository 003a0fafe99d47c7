"""A client for tests: speaks HTTP and the socket as any other would, and knows no more than it is told."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import SECONDS

DEADLINE = SECONDS
"""Seconds after which something that should have come counts as missing."""

_ids = itertools.count(1)
_opened: list[Person | Live] = []


async def close_all() -> None:
    """Close everything the clients of a test have opened."""
    while _opened:
        await _opened.pop().close()


def fresh_id() -> str:
    return f"test-{next(_ids)}"


def commands_of(decision: dict[str, Any]) -> list[dict[str, Any]]:
    """Every command a decision offers."""
    return [option["command"] for option in decision["options"] if "refusal" not in option]


class Person:
    """Somebody with a session."""

    def __init__(self, base: str, token: str, me: dict[str, Any]) -> None:
        self.base = base
        self.token = token
        self.me = me
        self.http = httpx2.AsyncClient(base_url=base, headers={"authorization": f"Bearer {token}"}, timeout=DEADLINE)
        _opened.append(self)

    @classmethod
    async def arrive(cls, base: str, name: str = "Ann", lang: str = "en") -> Person:
        async with httpx2.AsyncClient(base_url=base, timeout=DEADLINE) as http:
            answer = await http.post("/api/session", json={"name": name, "lang": lang})
        assert answer.status_code == 201, answer.text
        me = answer.json()
        return cls(base, me["token"], me)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=body if body is not None else {})
        assert status is None or answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def table(self, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
        """A new table of the demo game."""
        wishes = seats if seats is not None else [{"who": "me"}, {"who": "open"}]
        body = {"game": "demo", "setup": {"seats": len(wishes)}, "seats": wishes, **more}
        return str((await self.post("/api/tables", body, 201))["table"])

    async def invite(self, table: str, kind: str = "seat", seat: int | None = None) -> str:
        return str((await self.post(f"/api/tables/{table}/links", {"kind": kind, "seat": seat}, 201))["token"])

    async def join(self, token: str, seat: int | None = None) -> str:
        return str((await self.post("/api/join", {"token": token, "seat": seat}, 200))["table"])

    async def close(self) -> None:
        await self.http.aclose()

    async def live(self, table: str, **hello: Any) -> Live:
        live = Live(self, table)
        await live.open(**hello)
        return live


class Live:
    """A connection to a table; keeps the last scene as a page would."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.scene: dict[str, Any] | None = None
        self.welcome: dict[str, Any] = {}
        self.about: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.socket: ClientConnection

    async def open(self, **hello: Any) -> None:
        url = self.person.base.replace("http", "ws") + f"/api/tables/{self.table}/live"
        self.socket = await connect(url, max_size=2**24, max_queue=None, open_timeout=DEADLINE, proxy=None)
        _opened.append(self)
        await self.send({"type": "hello", "token": self.person.token, **hello})
        self.welcome = await self.until(lambda message: message["type"] in ("welcome", "trouble"))
        if self.welcome["type"] == "welcome" and self.welcome["table"]["status"] != "open":
            await self.until(lambda message: message["type"] in ("snapshot", "update"))

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(DEADLINE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self._take_in(message)
        return message

    def _take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            expected = self.scene["seq"] if self.scene is not None else None
            for step in message["steps"]:
                assert expected is None or step["after"] == expected, "a gap"
                expected = step["seq"]
                self.lines += step["lines"]
            self.scene = message["scene"]
        elif kind == "snapshot":
            self.scene, self.lines = message["scene"], message["lines"]
        elif kind in ("welcome", "table"):
            self.about = message["table"]

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def until_scene(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while self.scene is None or not wanted(self.scene):
            await self.next()
        return self.scene

    async def until_seq(self, seq: int) -> dict[str, Any]:
        return await self.until_scene(lambda scene: int(scene["seq"]) >= seq)

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        message.setdefault("id", fresh_id())
        await self.send(message)
        return await self.until(lambda answer: answer.get("id") == message["id"])

    @property
    def decision(self) -> dict[str, Any] | None:
        """The first blocking decision that waits for the seat looked from."""
        assert self.scene is not None
        return next((one for one in self.scene["decisions"] if not one["standing"]), None)

    async def do(self, command: dict[str, Any], number: int | None = None, **more: Any) -> dict[str, Any]:
        assert self.scene is not None
        if number is None:
            number = self.decision["number"] if self.decision else -1
        return await self.ask({"type": "do", "number": number, "seen": self.scene["seq"], "command": command, **more})

    async def close(self) -> None:
        await self.socket.close()
