"""Every line of play of a position without luck, positions that come about in several ways counted once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.kernel.command import Command
from mageknight.kernel.decision import Options
from mageknight.kernel.game import ImpossibleOutcome
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.puzzles.attempt import Attempt

SHARES: Final = ((0.10, 2), (0.03, 3), (0.007, 4))
"""The share of lines that reach the goal, and the grade of what has at least so many."""


def never() -> bool:
    """Nobody is in a hurry."""
    return False


class Search:
    """A walk through all lines of a puzzle, until `limit` positions were seen or somebody says that it is late."""

    def __init__(self, attempt: Attempt, limit: int, is_late: Callable[[], bool] = never) -> None:
        self.attempt = attempt
        self.limit = limit
        self.is_late = is_late
        self.seen: set[bytes] = set()
        self.line: list[Command] = []
        """The shortest line found that reaches the goal; empty if none does."""
        self.solved = 0
        self.missed = 0
        self.is_whole = True
        """Whether every line was seen; luck belongs to none."""
        self._stack: list[tuple[Any, list[Command]]] = []

    def run(self, match: Match[Any]) -> None:
        """Walk from the position of a match."""
        seat = self.attempt.puzzle.seat
        self.start = match.view(seat)
        self._stack = [(match.state, [])]
        while self._stack:
            state, line = self._stack.pop()
            if len(self.seen) >= self.limit or self.is_late():
                self.is_whole = False
                return
            asked = [each for each in match.kit.engine.pending(state) if each.seat == seat and not each.standing]
            if not asked:
                self.missed += 1
                continue
            options = match.kit.engine.options(state, asked[0])
            self.is_whole = self.is_whole and options.listed  # of places on a table only some can be tried
            tried = [
                self._try(match.kit, state, line, command, asked[0].kind)
                for command in self._worth_a_try(match.kit, state, options)
            ]
            self.missed += not any(tried)

    def _worth_a_try(self, kit: Any, state: Any, options: Options[Any]) -> list[Command]:
        """The commands listed, and what the goal itself suggests where not everything is; the rules may still refuse that."""
        goal = self.attempt.puzzle.goal
        view = kit.engine.view(state, goal.seat)
        suggested = [] if options.listed else goal.suggests(view)
        return [command for command in [*options.all(), *suggested] if goal.tries(command, view)]

    def grade(self, greedy: bool) -> int:
        """The grade of a puzzle: how few of all lines reach the goal, and whether greed is enough."""
        share = self.solved / max(1, self.solved + self.missed)
        grade = next((number for least, number in SHARES if share >= least), 5)
        return (1 if share >= SHARES[0][0] else 2) if greedy else grade

    def _try(self, kit: Any, state: Any, line: list[Command], command: Command, kind: str) -> bool:
        """Do one thing in a position; was it worth it?"""
        goal = self.attempt.puzzle.goal
        after = kit.copy(state)
        try:
            events = kit.engine.apply(after, command)
        except (ImpossibleOutcome, Refusal):
            return False
        view = kit.engine.view(after, goal.seat)
        is_reached = goal.is_reached(self.start, view)
        if self._is_luck(events, state, after, is_reached):
            return False
        asked = next((each.kind for each in kit.engine.pending(after) if not each.standing), "")
        if asked == kind and not goal.is_worth(command, kit.engine.view(state, goal.seat), view):
            return False
        key = goal.key(view, kit.codec.dump([after.core.agenda, after.core.forced]))
        if key in self.seen:
            return True
        self.seen.add(key)
        now = [*line, command]
        if is_reached:
            self.solved += 1
            if not self.line or len(now) < len(self.line):
                self.line = now
        elif goal.is_missed(self.start, view):
            self.missed += 1
        else:
            self._stack.append((after, now))
        return True

    def _is_luck(self, events: list[Any], before: Any, after: Any, is_over: bool) -> bool:
        """Was chance asked, or something new learned before all was over? A throw laid down beforehand is known."""
        if before.core.rng != after.core.rng:
            return True
        is_known = is_over or len(before.core.forced) != len(after.core.forced)
        return not is_known and any(type(event).REVEALS for event in events)
