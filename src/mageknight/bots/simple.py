"""Bots that do not plan: any legal answer, and the one that looks best at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mageknight.bots.memory import likeness
from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng

REMEMBERED: Final = 2_000
TRIED: Final = 60
"""The greedy bot tries so many answers at most."""

Value = Callable[[Any, int], float]
"""What a position is worth to a seat."""


class RandomBot(Bot):
    """Any legal answer."""

    name = "random"

    def choose(self, kit: Kit[Any], state: Any, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        return Choice(kit.engine.options(state, decision).sample(rng), say("bot-at-random"))


class GreedyBot(Bot):
    """Tries every answer and takes the one after which the position is worth most; equal ones are drawn among.

    What costs nothing could be done for ever, back and forth: it does not go back to a position it has seen, if there is another way.
    """

    name = "greedy"

    def __init__(self, value: Value) -> None:
        self.value = value
        self.seen: set[bytes] = set()

    def choose(self, kit: Kit[Any], state: Any, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        answers = kit.engine.options(state, decision).all()
        if len(answers) == 1:
            return Choice(answers[0], say("bot-no-choice"))
        rng.shuffle(answers)
        if len(self.seen) > REMEMBERED:
            self.seen.clear()
        self.seen.add(likeness(kit, state, seat))
        best, best_worth = answers[0], (False, float("-inf"))
        for answer in answers[:TRIED]:
            after = kit.copy(state)
            budget.spend()
            kit.engine.apply_trusted(after, answer)
            worth = (likeness(kit, after, seat) not in self.seen, self.value(after, seat))
            if worth > best_worth:
                best, best_worth = answer, worth
            if budget.pressed():
                break
        return Choice(best, say("bot-best-standing"))
