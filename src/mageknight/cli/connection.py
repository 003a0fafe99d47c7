"""The connection of a terminal to a table, and what the table offers to do."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from mageknight.cli.http_client import ServerClient
from mageknight.kernel.refusal import refuse

PATIENCE: Final = 30.0
ATTEMPTS: Final = 20
"""How often a broken connection is made again before one gives up."""


class Offer:
    """One command of a decision, with the words that offer it."""

    def __init__(self, command: dict[str, Any], text: str, decision: dict[str, Any]) -> None:
        self.command = command
        self.text = text
        self.decision = decision


def offers_of(decision: dict[str, Any]) -> Iterator[Offer]:
    """Every command a decision offers."""
    for option in decision["options"]:
        if "refusal" not in option:
            yield Offer(option["command"], option["words"], decision)


class Line:
    """The connection to a table: made again when it breaks, and nothing sent twice."""

    def __init__(self, client: ServerClient, table: str, lost: Callable[[], None]) -> None:
        self._client = client
        self._table = table
        self._lost = lost
        self._socket: ClientConnection | None = None
        self._held = ExitStack()
        self.last: int | None = None
        self.look: int | None = None

    def open(self) -> None:
        """Connect and greet; the answers come with `receive`."""
        address = f"{self._client.socket_base}/api/tables/{self._table}/live"
        with ExitStack() as stack:
            self._socket = stack.enter_context(connect(address, open_timeout=PATIENCE, max_size=2**24, proxy=None))
            self._held = stack.pop_all()
        hello = {
            "type": "hello",
            "token": self._client.token,
            "lang": self._client.lang,
            "last": self.last,
            "look": self.look,
        }
        self._socket.send(json.dumps(hello))

    def send(self, message: dict[str, Any]) -> None:
        if self._socket is None:
            self._again()
        assert self._socket is not None
        try:
            self._socket.send(json.dumps(message))
        except (WebSocketException, OSError):
            self._again()
            self._socket.send(json.dumps(message))

    def receive(self, timeout: float | None = None) -> dict[str, Any] | None:
        """The next message; None if none came in time, or the connection had to be made again."""
        if self._socket is None:
            self._again()
        assert self._socket is not None
        try:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout))
        except TimeoutError:
            return None
        except (WebSocketException, OSError):
            self._again()
            return None
        if "scene" in message:
            self.last, self.look = message["scene"]["seq"], message["scene"]["look"]
        return message

    def _again(self) -> None:
        self.close()
        self._lost()
        for attempt in range(ATTEMPTS):
            try:
                self.open()
                return
            except (WebSocketException, OSError):
                time.sleep(min(5.0, 0.1 * 2**attempt))
        raise refuse("server-unreachable", address=self._client.base, detail="")

    def close(self) -> None:
        self._held.close()
        self._socket = None
