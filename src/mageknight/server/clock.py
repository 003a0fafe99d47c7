"""The time of day, in one place."""

from __future__ import annotations

import time
from collections.abc import Callable

source: Callable[[], float] = time.time
"""Where the time comes from; a test that needs another day says so here."""


def now() -> int:
    """Whole seconds of the epoch."""
    return int(source())
