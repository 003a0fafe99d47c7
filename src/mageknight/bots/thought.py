"""What a bot is asked and what it answers."""

from __future__ import annotations

import time
from typing import Any

from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message
from mageknight.kernel.rng import Rng


class Budget:
    """How much a bot may think: so many positions, and in live play so many seconds (0 for no clock)."""

    def __init__(self, nodes: int, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.until = time.monotonic() + seconds if seconds > 0 else 0.0

    def spend(self) -> bool:
        """Look at one more position; False when there is nothing left to spend."""
        if self.nodes <= 0:
            return False
        self.nodes -= 1
        return not (self.until and self.nodes % 16 == 0 and time.monotonic() > self.until)

    @property
    def spent(self) -> bool:
        return self.nodes <= 0 or bool(self.until and time.monotonic() > self.until)


class Choice:
    """A command and why it was chosen."""

    def __init__(self, command: Command, reason: Message) -> None:
        self.command = command
        self.reason = reason


class Bot:
    """Chooses for one seat from a position in which everything it may not know was dealt anew."""

    name = "bot"

    def choose(self, kit: Kit[Any], state: Any, seat: int, rng: Rng, budget: Budget) -> Choice:
        raise AssertionError(f"{type(self).__name__} cannot choose")


def decision_of(kit: Kit[Any], state: Any, seat: int) -> Decision | None:
    """The decision that waits for a seat and blocks the game."""
    for decision in kit.engine.pending(state):
        if decision.seat == seat and not decision.standing:
            return decision
    return None
