"""The door: HTTP connections before anybody has said who they are.

Only so many come from one network and only so many altogether; a request has to arrive within its time, and its head is small. What is
turned away is counted and told in the log, not too often. Behind a trusted proxy everybody has the proxy's address, so there
only the total counts: the proxy knows the addresses and has limits of its own (`docs/hosts`).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, ClassVar, Final

import h11
import structlog
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from mageknight.server.ops.metrics import Metrics
from mageknight.server.ops.security import network_of
from mageknight.server.settings import Settings

HEAD_BYTES: Final = 32 * 1024
"""The largest head of a request."""
QUIET: Final = 10.0
"""Seconds between two lines of the log about the same kind of visitor."""

log = structlog.get_logger("door")


class Door:
    """The connections inside, by network."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds
        self._most = settings.connections
        self._most_each = settings.connections_per_address
        self._trusted = [one.strip() for one in settings.trusted_proxies.split(",")]
        self._metrics = metrics
        self._inside: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    def enter(self, address: str, total: int) -> bool:
        """One more connection; False if it is one too many."""
        network = network_of(address)
        trusted = address in self._trusted or "*" in self._trusted
        if total > self._most:
            self.turned_away("full", address)
            return False
        if not trusted and self._inside[network] >= self._most_each:
            self.turned_away("too many", address)
            return False
        self._inside[network] += 1
        return True

    def leave(self, address: str) -> None:
        network = network_of(address)
        self._inside[network] -= 1
        if self._inside[network] <= 0:
            del self._inside[network]

    def turned_away(self, why: str, address: str) -> None:
        """Count it, and say so unless that was said just now."""
        self._metrics.turned_away.labels(why).inc()
        at = time.monotonic()
        if at - self._told.get(why, -QUIET) >= QUIET:
            self._told[why] = at
            log.warning("connection turned away", why=why, address=address)


class Doorkeeper(H11Protocol):
    """One connection, from the first byte until it becomes a socket or ends."""

    DOOR: ClassVar[Door]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._address = ""
        self._waits_for: Any = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "-"
        if self.DOOR.enter(address, len(self.connections)):
            self._address = address
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._depart()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From here on it counts among the sockets.
        self._depart()
        super().handle_websocket_upgrade(event)

    def _depart(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._address:
            self.DOOR.leave(self._address)
            self._address = ""

    def _watch(self) -> None:
        """Give a request that has begun its time: the head its own, the body its own."""
        begun = self.cycle is None or bool(self.conn.trailing_data[0])
        state = self.conn.their_state
        wanted = state if state is h11.SEND_BODY or (state is h11.IDLE and begun) else None
        if wanted is self._waits_for or not self._address:
            return
        self._waits_for = wanted
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if wanted is not None:
            seconds = self.DOOR.body_seconds if wanted is h11.SEND_BODY else self.DOOR.head_seconds
            self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self.DOOR.turned_away("too slow", self._address)
        self.transport.abort()


def doorkeeper(door: Door) -> type[Doorkeeper]:
    """The protocol of connections through this door."""
    return type("Doorkeeper", (Doorkeeper,), {"DOOR": door})
