"""The other ends of notices, real ones on this machine: a mail server that keeps letters, and a listener for webhooks."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import re
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from tests.patience import SECONDS

DEADLINE = SECONDS


class MailServer:
    """Speaks as much SMTP as a letter needs. `answer` is what it says to a recipient."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.logins: list[str] = []
        self.answer = "250 ok"
        self.port = 0

    @property
    def settings(self) -> dict[str, Any]:
        """The settings of a server that sends by this one."""
        return {
            "mail_host": "127.0.0.1",
            "mail_port": self.port,
            "mail_security": "none",
            "mail_sender": "games@example.org",
            "public_url": "https://games.example.org",
        }

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 here")
        while line := (await reader.readline()).decode(errors="replace").strip():
            word = line[:4].upper()
            if word == "EHLO":
                say("250-here\r\n250 AUTH PLAIN")
            elif word == "AUTH":
                self.logins.append(base64.b64decode(line.split()[2]).decode())
                say("235 welcome")
            elif word == "RCPT":
                self.recipients.append(line)
                say(self.answer)
            elif word == "DATA":
                say("354 go on")
                raw = (await reader.readuntil(b"\r\n.\r\n"))[:-3].replace(b"\r\n..", b"\r\n.")
                letter = message_from_bytes(raw, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
                say("250 taken")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()

    def text(self, place: int = -1) -> str:
        return str(self.letters[place].get_content())

    def token(self, kind: str, place: int = -1) -> str:
        """The token of a link in a letter."""
        found = re.search(rf"https://games\.example\.org/notices#{kind}=(\S+)", self.text(place))
        assert found is not None
        return found[1]


class Listener:
    """Takes what is posted to it and answers with `status`."""

    def __init__(self) -> None:
        self.bodies: list[dict[str, Any]] = []
        self.heads: list[str] = []
        self.status = "204 No Content"
        self.port = 0
        self.heard = asyncio.Event()
        """Something was posted."""
        self.may_answer = asyncio.Event()
        """Without it whoever posts waits."""
        self.may_answer.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=1"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"Content-Length: (\d+)", head)
        assert length is not None
        self.heads.append(head)
        self.bodies.append(json.loads(await reader.readexactly(int(length[1]))))
        self.heard.set()
        await self.may_answer.wait()
        writer.write(f"HTTP/1.1 {self.status}\r\nLocation: {self.url}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def listening(end: MailServer | Listener) -> AsyncIterator[None]:
    """Listen on a free port until the block ends."""
    async with await asyncio.start_server(end.serve, "127.0.0.1", 0) as server:
        end.port = server.sockets[0].getsockname()[1]
        yield
