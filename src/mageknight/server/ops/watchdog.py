"""The watchdog: a thread that ends a process whose event loop stands still.

All matches of a process share one loop. If something keeps it for too long the process cannot even be stopped in order, so it is
ended and whoever runs it (systemd, the container's manager) starts it again; the match that kept it is closed first, or it
would keep the next one too. The same thread tells systemd that all is well, where that is wanted.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

log = structlog.get_logger("watchdog")

STATUS = 70
"""The exit status of a process that stood still: an internal error, as sysexits.h has it."""


def leave() -> None:
    """End the process without asking anybody."""
    os._exit(STATUS)


class Watchdog:
    """Watches the loop that runs when it is started. `isolate` is called with the table that kept it, in another thread."""

    def __init__(self, seconds: float, isolate: Callable[[str], None], end: Callable[[], None] = leave) -> None:
        self._seconds = seconds
        self._isolate = isolate
        self._end = end
        self._beat = time.monotonic()
        self._stopped = threading.Event()
        self._timer: asyncio.TimerHandle | None = None
        self.table = ""
        """The table whose match is being worked on just now."""
        self.lag = 0.0
        """Seconds by which the loop was late at its last beat."""

    def start(self) -> None:
        """Begin to watch; `seconds` of 0 switch it off."""
        if self._seconds <= 0:
            return
        self._beats()
        notify("READY=1")
        threading.Thread(target=self._watch, args=(threading.get_ident(),), name="watchdog", daemon=True).start()

    def stop(self) -> None:
        self._stopped.set()
        if self._timer is not None:
            self._timer.cancel()

    @contextmanager
    def at(self, table: str) -> Iterator[None]:
        """While this lasts the loop works on that table's match, and on nothing else."""
        before, self.table = self.table, table
        try:
            yield
        finally:
            self.table = before

    @property
    def _interval(self) -> float:
        return min(1.0, self._seconds / 4)

    def _beats(self) -> None:
        at = time.monotonic()
        self.lag = max(0.0, at - self._beat - self._interval)
        self._beat = at
        self._timer = asyncio.get_running_loop().call_later(self._interval, self._beats)

    def _watch(self, watched: int) -> None:
        while not self._stopped.wait(self._interval):
            stood = time.monotonic() - self._beat
            if stood < self._seconds:
                notify("WATCHDOG=1")
                continue
            frame = sys._current_frames().get(watched)
            where = traceback.format_stack(frame)[-6:] if frame is not None else []
            log.critical("the event loop stands still", seconds=round(stood), table=self.table, where="".join(where))
            if self.table:
                self._put_aside(self.table)
            self._end()
            return

    def _put_aside(self, table: str) -> None:
        """Isolate the table, but do not wait for ever: the database may be what everybody waits for."""
        work = threading.Thread(target=self._isolate, args=(table,), daemon=True)
        work.start()
        work.join(10)


def notify(state: str) -> None:
    """Tell systemd how things stand, if it asked to be told."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.sendto(state.encode(), address)
