"""A match laid out for stepping: any moment of it by the number of its action.

Positions are kept every few actions, and those shown last, so that a step forward costs one command however long the match is, and a
step back a handful.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from mageknight.honours.deeds import Deeds, deeds_of
from mageknight.kernel.entry import Played
from mageknight.kernel.event import Event
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import refuse
from mageknight.kernel.rng import Rng
from mageknight.server.matches import outgoing
from mageknight.server.store.numbered_match import NumberedMatch, Step
from mageknight.server.tables.display_names import Names, called
from mageknight.server.wire.phrases import phrases
from mageknight.server.wire.types import OutcomeInfo

EVERY: Final = 20
"""A position is kept after so many actions."""
RECENT: Final = 6
"""So many positions shown last are kept besides: the next one follows from them."""


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

    def __init__(self, numbered: NumberedMatch, version: int) -> None:
        self.kit = numbered.kit
        self.version = version
        self.first = numbered.base_played
        self._match: Match[Any] = numbered.match
        self._groups: list[list[Any]] = [[]]
        for entry in self._match._entries_up_to(len(self._match.history)):
            if isinstance(entry, Played):
                self._groups.append([entry])
            else:
                self._groups[-1].append(entry)
        self._kept: dict[int, Any] = {0: self._match.start}
        self._recent: OrderedDict[int, Any] = OrderedDict()

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
        told = [self.kit.log_line(state, event, look) for event in events]
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
            outcome=outgoing.outcome_info(outcome, self._match.seed, words, names) if outcome is not None else None,
        )

    def tally(self) -> Any:
        """The whole match in numbers."""
        return self.kit.tally(self._steps())

    def deeds(self) -> dict[int, Deeds]:
        """The deeds of every seat in the whole match."""
        return deeds_of(self.kit.name, self._steps())

    def _steps(self) -> Iterator[tuple[int, Any, list[Event[Any]]]]:
        state = self.kit.copy(self._match.start)
        for at, group in enumerate(self._groups):
            state, events, _ = self._apply(state, group)
            yield self.first + at, state, events

    def _state_at(self, at: int) -> tuple[Any, list[Event[Any]], int | None]:
        known = {**self._kept, **self._recent}
        nearest = max(kept for kept in known if kept < at or kept == 0)
        state = self.kit.copy(known[nearest])
        events: list[Event[Any]] = []
        seat: int | None = None
        for place in range(nearest, at + 1):
            if place > nearest or place == 0:
                state, events, seat = self._apply(state, self._groups[place])
            if place % EVERY == 0:
                self._kept.setdefault(place, self.kit.copy(state))
        self._recent[at] = state
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        return state, events, seat

    def _apply(self, state: Any, group: list[Any]) -> tuple[Any, list[Event[Any]], int | None]:
        """One command and what was dealt again after it."""
        events: list[Event[Any]] = []
        seat: int | None = None
        for entry in group:
            if isinstance(entry, Played):
                events = self.kit.engine.apply(state, entry.command)
                seat = entry.command.seat
            else:
                state = self.kit.redeal(state, entry.viewer, Rng(bytes.fromhex(entry.key)))
        return state, events, seat
