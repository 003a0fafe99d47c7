"""Clerks: work on whole matches is handed to processes of their own, so that no match ever stands still for another."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
import structlog

from mageknight.kernel.refusal import Refusal, refuse
from mageknight.server.matches.clerk_messages import Answer, Bring, Errand
from mageknight.server.ops.metrics import Metrics
from mageknight.server.settings import Settings
from mageknight.server.workers.pool import Workers, WorkFailed

T = TypeVar("T")
MOST_WAITING: Final = 100
"""How many errands may wait before more are refused."""

log = structlog.get_logger("office")


class Clerks:
    """The clerks of one process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._clerks = Workers(settings.clerks, "mageknight.server.matches.clerk")
        self._seconds = settings.clerk_seconds
        self._metrics = metrics

    @property
    def backlog(self) -> int:
        """The number of errands that wait."""
        return self._clerks.backlog

    async def ask(self, errand: Errand, who: str, kind: type[T]) -> T | None:
        """The result of an errand for somebody; None if the clerk wants to be sent the log. Refused like anything else."""
        if self.backlog >= MOST_WAITING:
            raise refuse("server-busy")
        try:
            line = await self._clerks.ask(msgspec.json.encode(errand), self._seconds, who)
        except WorkFailed as error:
            self._metrics.clerk_failures.inc()
            log.warning("clerk gave no answer", errand=type(errand).__name__, error=str(error), person=who)
            if isinstance(errand, Bring):
                raise refuse("save-unsound", file="file") from None
            raise refuse("server-busy") from None
        answer = msgspec.json.decode(line, type=Answer)
        if answer.refused is not None:
            raise Refusal(answer.refused.reason, answer.refused.rules, answer.refused.facts)
        if answer.failed:
            raise RuntimeError(f"a clerk failed: {answer.failed}")
        return None if answer.wants else msgspec.json.decode(answer.done, type=kind)

    async def close(self) -> None:
        await self._clerks.close()
