"""Questions to a bot and its answers."""

from __future__ import annotations

import time
from typing import Any, Final

from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message
from mageknight.kernel.rng import Rng

LOOK_AT_CLOCK: Final = 8
"""The clock is looked at once in so many positions."""


class Budget:
    """The budget of a bot's thought: so many positions, and in live play so many seconds (0 for no clock)."""

    def __init__(self, nodes: int, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.until = time.monotonic() + seconds if seconds > 0 else 0.0
        self.used = 0

    def spend(self) -> None:
        """One more position is looked at."""
        self.used += 1
        if self.until and self.used % LOOK_AT_CLOCK == 0 and time.monotonic() > self.until:
            self.nodes = 0

    @property
    def spent(self) -> bool:
        """Is it time to answer with the best found so far?"""
        return self.used >= self.nodes

    def halfway(self) -> float:
        """The moment when half of the time that is left will be over; 0 for no clock."""
        return 0.5 * (time.monotonic() + self.until) if self.until else 0.0

    def pressed(self) -> bool:
        """The same, the clock looked at now: for work between two positions."""
        if self.until and time.monotonic() > self.until:
            self.nodes = 0
        return self.used >= self.nodes


class Choice:
    """A command and why it was chosen; `plan` is what is to follow, in words, until something new is seen. `trouble` says that
    somebody else had to choose."""

    def __init__(
        self, command: Command, reason: Message, trouble: Message | None = None, plan: tuple[Message, ...] = ()
    ) -> None:
        self.command = command
        self.reason = reason
        self.trouble = trouble
        self.plan = plan


class Bot:
    """Chooses for one seat from a position in which everything it may not know was dealt again."""

    name = "bot"
    failed = False
    """Has it given up, so that another takes its place from the next match on?"""

    def choose(self, kit: Kit[Any], state: Any, seat: int, rng: Rng, budget: Budget) -> Choice:
        raise AssertionError(f"{type(self).__name__} cannot choose")


def decision_of(kit: Kit[Any], state: Any, seat: int) -> Decision | None:
    """The decision that waits for a seat and blocks the game."""
    for decision in kit.engine.pending(state):
        if decision.seat == seat and not decision.standing:
            return decision
    return None


def wavering(rng: Rng, amount: float) -> float:
    """A small error of judgement: mostly less than `amount`, never more than three times that."""
    return amount * (rng.below(2001) + rng.below(2001) + rng.below(2001) - 3000) / 1000
