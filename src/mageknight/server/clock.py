"""The time of day, in one place."""

from __future__ import annotations

import time


def now() -> int:
    """Whole seconds of the epoch."""
    return int(time.time())
