"""Replays: any moment of a match by the number of its action, from any seat that may look.

Positions are kept every few actions, so that stepping costs a handful of commands however long the match is. The work is done
in a thread, beside the event loop.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from mageknight.kernel.entry import Played
from mageknight.kernel.event import Event
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import Rng
from mageknight.server import gate
from mageknight.server.archive import is_over, whole
from mageknight.server.callings import Names, called, names_of
from mageknight.server.chronicle import Chronicle, Step
from mageknight.server.database import Database
from mageknight.server.infos import OutcomeInfo
from mageknight.server.lobby import read_table
from mageknight.server.phrases import phrases
from mageknight.server.records import Access

EVERY: Final = 20
"""A position is kept after so many actions."""
REELS: Final = 32
"""How many matches are kept ready for stepping."""


class FrameInfo(msgspec.Struct, frozen=True):
    """One moment of a match: the position after `action` commands and what the last of them did."""

    action: int
    first: int
    last: int
    look: int | None
    lang: str
    seat: int | None
    view: Any
    waiting: tuple[int, ...]
    events: tuple[dict[str, Any], ...]
    lines: tuple[str, ...]
    outcome: OutcomeInfo | None


class Reel:
    """A match laid out by actions, without what was taken back."""

    def __init__(self, chronicle: Chronicle, version: int) -> None:
        self.kit = chronicle.kit
        self.version = version
        self.first = chronicle.base_played
        self._match: Match[Any] = chronicle.match
        self._groups: list[list[Any]] = [[]]
        for entry in self._match._entries_up_to(len(self._match.history)):
            if isinstance(entry, Played):
                self._groups.append([entry])
            else:
                self._groups[-1].append(entry)
        self._kept: dict[int, Any] = {0: self._match.start}

    @property
    def last(self) -> int:
        return self.first + len(self._groups) - 1

    def frame(self, action: int, look: int | None, lang: str, names: Names) -> FrameInfo:
        """The moment after `action` commands."""
        at = action - self.first
        if not 0 <= at < len(self._groups):
            raise refuse("fork-out-of-range", at=action, last=self.last)
        state, events, seat = self._state_at(at)
        words, engine = phrases(lang), self.kit.engine
        told = [self.kit.tell(state, event, look) for event in events]
        outcome = engine.outcome(state)
        waiting = {one.seat for one in engine.pending(state) if not one.standing and one.seat >= 0}
        return FrameInfo(
            action=action,
            first=self.first,
            last=self.last,
            look=look,
            lang=words.lang,
            seat=seat,
            view=engine.view(state, look),
            waiting=tuple(sorted(waiting)),
            events=tuple(Step(0, [], events, []).events_for(look)),
            lines=tuple([words.render(called(message, names)) for message in told if message is not None]),
            outcome=gate.outcome_info(outcome, self._match.seed, words, names) if outcome is not None else None,
        )

    def _state_at(self, at: int) -> tuple[Any, list[Event[Any]], int | None]:
        nearest = max(kept for kept in self._kept if kept < at or kept == 0)
        state = self.kit.copy(self._kept[nearest])
        events: list[Event[Any]] = []
        seat: int | None = None
        for place in range(nearest, at + 1):
            if place > nearest or place == 0:
                state, events, seat = self._apply(state, self._groups[place])
            if place % EVERY == 0:
                self._kept.setdefault(place, self.kit.copy(state))
        return state, events, seat

    def _apply(self, state: Any, group: list[Any]) -> tuple[Any, list[Event[Any]], int | None]:
        """One command and what was dealt anew after it."""
        events: list[Event[Any]] = []
        seat: int | None = None
        for entry in group:
            if isinstance(entry, Played):
                events = self.kit.engine.apply(state, entry.command)
                seat = entry.command.seat
            else:
                state = self.kit.redeal(state, entry.viewer, Rng(bytes.fromhex(entry.key)))
        return state, events, seat


class Replays:
    """The reels of this process; the longest unused goes first."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._lock = asyncio.Lock()

    async def frame(self, access: Access, table: str, action: int, look: int | None, lang: str) -> FrameInfo:
        """A moment of a match as one may look at it: while it runs only from where one may look anyway."""
        async with self._lock:
            record, seated, chronicle = await self._wanted(table)
            if not is_over(record) and not access.may_look(look):
                raise refuse("server-not-your-seat")
            if look is not None and look >= len(record.waiting) and look >= record.setup.get("seats", 1):
                raise refuse("server-no-such-seat")
            reel = self._reels.get(table)
            if reel is None or reel.version != record.version:
                assert chronicle is not None
                reel = await asyncio.to_thread(Reel, chronicle, record.version)
                self._reels[table] = reel
                if len(self._reels) > REELS:
                    self._reels.popitem(last=False)
            self._reels.move_to_end(table)
            wanted = reel.last if action < 0 else action
            return await asyncio.to_thread(reel.frame, wanted, look, lang, names_of(seated))

    async def _wanted(self, table: str) -> tuple[Any, Any, Chronicle | None]:
        """The table, and the match unless the reel at hand is still right."""
        reel = self._reels.get(table)
        if reel is not None:
            async with self._database.reading() as connection:
                record, seated = await read_table(connection, table)
            if record.version == reel.version:
                return record, seated, None
        return await whole(self._database, table)
