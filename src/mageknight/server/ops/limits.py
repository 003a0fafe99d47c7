"""Rates: how often somebody may ask. Counted in the memory of each process, in windows of fixed length."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from limits import RateLimitItem, parse

from mageknight.server.ops.metrics import Metrics
from mageknight.server.settings import Settings

POINT_RATE: Final = "20/second"
"""How often somebody may show a line: often enough to draw it, too rarely to be a nuisance."""
MOST: Final = 50_000
"""How many are counted at the same time before old counts are swept away."""


class Window:
    """Counts for one rate. The library's own memory would start a thread for every hit."""

    def __init__(self, rate: RateLimitItem) -> None:
        self._most = rate.amount
        self._seconds = rate.get_expiry()
        self._counts: dict[str, tuple[float, int]] = {}

    def allows(self, who: str) -> bool:
        """Count one more; False if that is too many in this window."""
        now = time.monotonic()
        began, count = self._counts.get(who, (now, 0))
        if now - began >= self._seconds:
            began, count = now, 0
        if count >= self._most:
            return False
        if len(self._counts) >= MOST:
            self._sweep(now)
        self._counts[who] = (began, count + 1)
        return True

    def _sweep(self, now: float) -> None:
        self._counts = {who: kept for who, kept in self._counts.items() if now - kept[0] < self._seconds}


class Limits:
    """The rates of one process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        self._rates = {
            "http": Window(parse(settings.http_rate)),
            "login": Window(parse(settings.login_rate)),
            "create": Window(parse(settings.create_rate)),
            "socket": Window(parse(settings.socket_rate)),
            "page": Window(parse(settings.page_rate)),
            "work": Window(parse(settings.work_rate)),
            "import": Window(parse(settings.import_rate)),
            "account": Window(parse(settings.account_rate)),
            "mail": Window(parse(settings.mail_rate)),
            "point": Window(parse(POINT_RATE)),
        }
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    def allows(self, what: str, who: str) -> bool:
        """True if somebody may do one more of this."""
        if self._rates[what].allows(who):
            return True
        self._metrics.limited.labels(what).inc()
        return False

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
