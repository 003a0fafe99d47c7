"""Every line of play of a position without luck, positions that come about in several ways counted once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mageknight.kernel.command import Command
from mageknight.kernel.game import ImpossibleOutcome
from mageknight.kernel.match import Match
from mageknight.puzzles.attempt import Attempt
from mageknight.puzzles.goal import SOLVER

Key = Callable[[Any, str], bytes]
"""What makes two positions the same for whoever plays on: from the view and the kind of the decision."""
Wanted = Callable[[Command, Any, Any], bool]
"""Was a command worth trying, seen from the views before and after it? Asked where the same kind of decision follows."""


class Search:
    """A walk through all lines of a puzzle, until `limit` positions were seen."""

    def __init__(self, attempt: Attempt, key: Key, wanted: Wanted, limit: int) -> None:
        self.attempt = attempt
        self.key = key
        self.wanted = wanted
        self.limit = limit
        self.seen: set[bytes] = set()
        self.line: list[Command] = []
        """The shortest line found that reaches the goal; empty if none does."""
        self.first = 0
        """How many positions were seen before the first of them."""
        self.solved = 0
        self.missed = 0
        self.is_whole = True

    def run(self, match: Match[Any]) -> None:
        """Walk; `is_whole` says whether every line was seen."""
        self.start = match.view(SOLVER)
        self._walk(match.kit, match.state, [])

    def _walk(self, kit: Any, state: Any, line: list[Command]) -> None:
        stack: list[tuple[Any, list[Command]]] = [(state, line)]
        goal = self.attempt.puzzle.goal
        while stack:
            state, line = stack.pop()
            if len(self.seen) >= self.limit:
                self.is_whole = False
                return
            decision = next(
                (each for each in kit.engine.pending(state) if each.seat == SOLVER and not each.standing), None
            )
            if decision is None:
                self.missed += 1
                continue
            before = kit.engine.view(state, SOLVER)
            for command in kit.engine.options(state, decision).all():
                after = kit.copy(state)
                try:
                    events = kit.engine.apply(after, command)
                except ImpossibleOutcome:
                    continue
                if self._is_luck(events, state, after):
                    continue
                view = kit.engine.view(after, SOLVER)
                asked = next((each.kind for each in kit.engine.pending(after) if not each.standing), "")
                if asked == decision.kind and not self.wanted(command, before, view):
                    continue
                key = self.key(view, asked)
                if key in self.seen:
                    continue
                self.seen.add(key)
                now = [*line, command]
                if goal.is_reached(self.start, view):
                    self.solved += 1
                    if not self.line or len(now) < len(self.line):
                        self.first = self.first or len(self.seen)
                        self.line = now
                elif goal.is_missed(self.start, view):
                    self.missed += 1
                else:
                    stack.append((after, now))

    def _is_luck(self, events: list[Any], before: Any, after: Any) -> bool:
        """Was chance asked, or something new learned? A throw laid down beforehand is known."""
        if before.core.rng != after.core.rng:
            return True
        return any(type(event).REVEALS for event in events) and len(before.core.forced) == len(after.core.forced)
