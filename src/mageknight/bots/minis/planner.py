"""The planner of the miniatures game: weighs every action by exact odds and by what the other side can answer."""

from __future__ import annotations

from typing import Any, Final

from mageknight.bots.memory import Memory
from mageknight.bots.minis.deeds import Deed, Field, Outlook, worth_of
from mageknight.bots.minis.trifles import trifle
from mageknight.bots.thought import Bot, Budget, Choice, decision_of, wavering
from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import EndTurn
from mageknight.minis.state import Battle

WORTH_IT: Final = 0.05


class MinisPlanner(Bot):
    """Gives actions by worth, as far as its `outlook` goes.

    `noise` is how much its judgement wavers, in parts of what it judges; `mistakes` in a hundred actions are given at random.
    """

    def __init__(
        self, name: str, nodes: int, outlook: Outlook | None = None, noise: float = 0.0, mistakes: int = 0
    ) -> None:
        self.name = name
        self.nodes = nodes
        self.outlook = outlook or Outlook()
        self.noise = noise
        self.mistakes = mistakes
        self.memory = Memory()

    def choose(self, kit: Kit[Any], state: Battle, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        options = kit.engine.options(state, decision)
        planned = self.memory.recall(kit, state, seat)
        if planned is not None and planned.command in options:
            return planned
        if decision.kind != "minis-action":
            return trifle(kit, state, decision, rng, budget)
        if self.mistakes and rng.below(100) < self.mistakes:
            return Choice(options.sample(rng), say("bot-on-a-whim"))
        budget.nodes = min(budget.nodes, self.nodes)
        deed = self.best(kit, state, seat, options.all(), rng, budget)
        if deed is None:
            return Choice(EndTurn(seat), say("bot-saves-strength"))
        self.memory.note(kit, state, seat, deed.commands, deed.reason)
        return Choice(deed.commands[0], deed.reason)

    def best(
        self, kit: Kit[Any], state: Battle, seat: int, answers: list[Command], rng: Rng, budget: Budget
    ) -> Deed | None:
        """The best use of an action; none if it is better to let it be."""
        deeds = Field(kit, state, seat, budget, self.outlook).deeds(answers)
        if self.noise:
            for deed in deeds:
                deed.worth += wavering(rng, self.noise) * abs(deed.worth)
        best = max(deeds, key=worth_of, default=None)
        return best if best is not None and best.worth > WORTH_IT else None
