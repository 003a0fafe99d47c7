"""The planner of the miniatures game: weighs every action by exact odds and by what the other side can answer."""

from __future__ import annotations

from typing import Any, Final

from mageknight.bots.minis.deeds import Deed, Field
from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message, say
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import EndTurn
from mageknight.minis.state import Battle

WORTH_IT: Final = 0.05


class MinisPlanner(Bot):
    """Gives actions by worth. `mistakes` in a hundred are given at random; `replies` looks at the answers; `formations` acts together."""

    def __init__(self, name: str, nodes: int, replies: bool = True, formations: bool = True, mistakes: int = 0) -> None:
        self.name = name
        self.nodes = nodes
        self.replies = replies
        self.formations = formations
        self.mistakes = mistakes
        self._plan: list[Command] = []
        self._reason: Message = say("bot-at-random")

    def choose(self, kit: Kit[Any], state: Battle, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        options = kit.engine.options(state, decision)
        while self._plan:
            command = self._plan.pop(0)
            if command.seat == seat and isinstance(command, type(decision.ask).COMMANDS) and command in options:
                return Choice(command, self._reason)
        if decision.kind != "minis-action":
            return self.small(kit, state, decision, rng)
        if self.mistakes and rng.below(100) < self.mistakes:
            return Choice(options.sample(rng), say("bot-on-a-whim"))
        budget.nodes = min(budget.nodes, self.nodes)
        deed = self.best(kit, state, seat, options.all(), budget)
        if deed is None:
            return Choice(EndTurn(seat), say("bot-ends-turn"))
        self._plan = deed.commands[1:]
        self._reason = deed.reason
        return Choice(deed.commands[0], deed.reason)

    def best(self, kit: Kit[Any], state: Battle, seat: int, answers: list[Command], budget: Budget) -> Deed | None:
        """The best use of an action; none if it is better to let it be."""
        deeds = Field(kit, state, seat, budget, self.replies, self.formations).deeds(answers)
        return deeds[0] if deeds and deeds[0].worth > WORTH_IT else None

    def small(self, kit: Kit[Any], state: Battle, decision: Decision, rng: Rng) -> Choice:
        """Decisions that follow from others: the first that is offered; scenes are set at random."""
        options = kit.engine.options(state, decision)
        if decision.kind in ("minis-edge", "minis-contribute", "minis-terrain"):
            return Choice(options.sample(rng), say("bot-at-random"))
        return Choice(options.all()[0], say("bot-best-standing"))

    def forget(self) -> None:
        """A new match begins."""
        self._plan.clear()
