"""A viewer: one connection to a table, what it looks at and what still waits to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from mageknight.server.store.records import Access
from mageknight.server.wire.protocol import FromServer, encoder
from mageknight.server.wire.types import YouInfo

REFUSED: Final = 1008
TOO_SLOW: Final = 1013
RESTART: Final = 1012


class Viewer:
    """One connection, of one `session`. `sent` is the sequence number of the last position it was sent, or -1."""

    def __init__(self, access: Access, lang: str, limit: int, session: str = "") -> None:
        self.access = access
        self.session = session
        self.lang = lang
        self.look: int | None = None
        self.sent = -1
        self.muted = False
        self.waits = False
        self.ready = False
        self.close_code: int | None = None
        self._limit = limit
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def key(self) -> tuple[int | None, str]:
        """Viewers with the same key are sent the same bytes."""
        return self.look, self.lang

    def you(self) -> YouInfo:
        access = self.access
        return YouInfo(
            person=access.person.id,
            name=access.person.name,
            seats=access.seats,
            left=access.left,
            look=self.look,
            hand=access.hand,
            owner=access.owner,
            muted=self.muted,
        )

    def send(self, message: FromServer) -> None:
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, raw: bytes) -> None:
        """Queue a message; a viewer that does not read fast enough is sent away and may come back."""
        if self.close_code is not None:
            return
        if self._queue.qsize() >= self._limit:
            self.drop(TOO_SLOW)
            return
        self._queue.put_nowait(raw)

    def drop(self, code: int) -> None:
        """End the connection after what is queued."""
        if self.close_code is None:
            self.close_code = code
            self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is to end."""
        return await self._queue.get()

    def update_access(self, access: Access) -> bool:
        """Take over what the person may do now; False if that is nothing any more. Who sits down sees the seat's side at once."""
        sits_down = not self.access.seats and bool(access.seats)
        self.access = access
        if not access.may_look(self.look) or (sits_down and self.look not in access.seats):
            self.look = access.first_look()
            self.sent = -1
        return access.allowed


def encode(message: msgspec.Struct) -> bytes:
    return encoder.encode(message)
