"""Bots that do not look ahead."""

from __future__ import annotations

from typing import Any

from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng


class RandomBot(Bot):
    """Any legal answer."""

    name = "random"

    def choose(self, kit: Kit[Any], state: Any, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        return Choice(kit.engine.options(state, decision).sample(rng), say("bot-at-random"))
