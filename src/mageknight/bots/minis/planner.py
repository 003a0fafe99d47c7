"""The planner of the miniatures game: weighs every action by exact odds and by what the other side can answer."""

from __future__ import annotations

from typing import Any, Final

from mageknight.bots.memory import Memory
from mageknight.bots.minis.deeds import deeds_of
from mageknight.bots.minis.field import DUE, Deed, Field, worth_of
from mageknight.bots.minis.freeing import freeing
from mageknight.bots.minis.lookahead import tried_out
from mageknight.bots.minis.outlook import Outlook
from mageknight.bots.minis.trifles import trifle
from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.command import Command
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import say
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import EndPhase, EndTurn
from mageknight.minis.state.battle import Battle

WORTH_IT: Final = 0.05


class MinisPlanner(Bot):
    """Gives actions by worth, as far as its `outlook` goes, looking at `nodes` positions for each."""

    def __init__(self, name: str, nodes: int, outlook: Outlook | None = None) -> None:
        self.name = name
        self.nodes = nodes
        self.outlook = outlook or Outlook()
        self.memory = Memory()

    def choose(self, kit: Kit[Any], state: Battle, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        options = kit.engine.options(state, decision)
        planned = self.memory.recall(kit, state, seat)
        if planned is not None and planned.command in options:
            return planned
        if decision.kind not in DUE:
            return trifle(kit, state, decision, rng, budget)
        deed = self.best(kit, state, seat, options.all(), rng, budget)
        if deed is None:
            done = EndPhase(seat) if decision.kind == "minis-command" else EndTurn(seat)
            return Choice(done, say("bot-saves-strength"))
        self.memory.note(kit, state, seat, deed.commands, deed.reason)
        return Choice(deed.commands[0], deed.reason)

    def best(
        self, kit: Kit[Any], state: Battle, seat: int, answers: list[Command], rng: Rng, budget: Budget
    ) -> Deed | None:
        """The best use of an action; none if it is better to let it be."""
        glance = Budget(min(budget.nodes, self.nodes))
        glance.until = budget.until
        field = Field(kit, state, seat, glance, self.outlook)
        deeds = [*deeds_of(field, answers), *freeing(field, answers)]
        deeds = sorted([deed for deed in deeds if deed.worth > WORTH_IT], key=worth_of, reverse=True)
        if not deeds:
            return None
        budget.used += glance.used
        if self.outlook.ahead and not budget.pressed():
            return tried_out(kit, state, seat, deeds, self.outlook, rng, budget)
        return deeds[0]
