"""Rates: how often somebody may ask. Counted in the memory of each process."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from mageknight.server.metrics import Metrics
from mageknight.server.settings import Settings

if TYPE_CHECKING:
    from mageknight.server.viewer import Viewer


class Limits:
    """The rates of one process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._metrics = metrics
        self._rates: dict[str, RateLimitItem] = {
            "http": parse(settings.http_rate),
            "login": parse(settings.login_rate),
            "create": parse(settings.create_rate),
            "socket": parse(settings.socket_rate),
        }
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    def allows(self, what: str, who: str) -> bool:
        """Whether somebody may do one more of this."""
        if self._limiter.hit(self._rates[what], what, who):
            return True
        self._metrics.limited.labels(what).inc()
        return False

    def socket(self, viewer: Viewer) -> bool:
        return self.allows("socket", viewer.access.person.id)

    def enter(self, address: str) -> bool:
        """One more connection from an address."""
        if self._sockets[address] >= self._most_sockets:
            self._metrics.limited.labels("connections").inc()
            return False
        self._sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]
