"""A client of a server: the HTTP side of playing over the network from a terminal.

Who one is on each server is kept in a file of one's own, so that one comes back to one's games.
"""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from mageknight.kernel.refusal import refuse

PATIENCE: Final = 30.0


class RefusedByServer(Exception):
    """The server has refused something; it has already said so in the reader's language."""

    def __init__(self, reason: str, sentence: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sentence = sentence
        self.rules = rules


class ServerClient:
    """Somebody with a session on one server."""

    def __init__(self, base: str, lang: str) -> None:
        self.base = base.rstrip("/")
        self.lang = lang
        self.token = ""

    def arrive(self, name: str) -> None:
        """Be who one was here before, or become a client."""
        self.token = remembered().get(self.base, "")
        if self.token:
            try:
                self.get("/api/me")
                return
            except RefusedByServer:
                self.token = ""
        self.token = self.post("/api/session", {"name": name, "lang": self.lang})["token"]
        remember(self.base, self.token)

    def get(self, path: str) -> Any:
        return json.loads(self.fetch("GET", path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return json.loads(self.fetch("POST", path, json.dumps(body).encode()))

    def fetch(self, method: str, path: str, body: bytes | None = None) -> str:
        """Ask the server; what it refuses is raised with its own sentence."""
        headers = {"accept-language": self.lang, "content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.base + path, data=body, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None
        except (OSError, ValueError) as error:
            raise refuse("server-unreachable", address=self.base, detail=str(getattr(error, "reason", error))) from None

    @property
    def socket_base(self) -> str:
        return "ws" + self.base.removeprefix("http")


def _refusal(error: urllib.error.HTTPError) -> RefusedByServer:
    with error:
        try:
            plain = json.loads(error.read())
            return RefusedByServer(plain["reason"], plain["sentence"], tuple(plain["rules"]))
        except (ValueError, KeyError, TypeError):
            return RefusedByServer("http", f"HTTP {error.code}")


def store() -> Path:
    """The file that remembers who one is on which server."""
    root = os.environ.get("XDG_STATE_HOME", "")
    return (Path(root) if root else Path.home() / ".local" / "state") / "mageknight" / "sessions.json"


def remembered() -> dict[str, str]:
    try:
        found = json.loads(store().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(base): str(token) for base, token in found.items()} if isinstance(found, dict) else {}


def remember(base: str, token: str) -> None:
    """Keep a session where only its owner can read it."""
    file = store()
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**remembered(), base: token}, indent=1)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        out.write(text)
