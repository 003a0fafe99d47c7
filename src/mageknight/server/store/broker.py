"""Wake-up calls between processes that share a database.

A note says only that something about a table changed; who hears it looks into the database. `Alone` serves one process,
`postgres.Notifier` several on PostgreSQL; another broker needs these four methods and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, Protocol

import msgspec
from sqlalchemy import Connection

from mageknight.server.tokens import new_id

PROCESS: Final = new_id()
"""The name of this process among those that share a database."""


class Note(msgspec.Struct, frozen=True, array_like=True):
    """Something about a table changed. A note without a table says: notes may have been missed, look at everything."""

    about: Literal["log", "table", "chat", "point", "presence", "gone", "session", "all"]
    table: str = ""
    number: int = 0
    seats: tuple[int, ...] = ()
    process: str = PROCESS
    text: str = ""


Heard = Callable[[Note], None]


class Broker(Protocol):
    """Carries notes to the other processes."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen; `heard` is called with every note of another process."""

    async def close(self) -> None:
        """Stop listening."""

    def tell_within(self, connection: Connection, note: Note) -> None:
        """Tell others when, and only if, this transaction is committed."""

    async def tell(self, note: Note) -> None:
        """Tell others at once something that is not in the database."""


class Alone:
    """The broker of a process that shares its database with nobody."""

    async def open(self, heard: Heard) -> None:
        """Nobody will ever be heard."""

    async def close(self) -> None:
        """Nothing was opened."""

    def tell_within(self, connection: Connection, note: Note) -> None:
        """Nobody to tell."""

    async def tell(self, note: Note) -> None:
        """Nobody to tell."""
