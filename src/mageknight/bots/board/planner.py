"""The planner of the board game: thinks of things to do this turn, tries each out, plays the best until something new is seen."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import BeginRest, EndTurn
from mageknight.board.state import BoardState
from mageknight.bots.board.errands import errands
from mageknight.bots.board.fights import Fight
from mageknight.bots.board.script import Trial, attempt
from mageknight.bots.board.taste import answer_by_taste
from mageknight.bots.board.worth import standing
from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.message import Message, say
from mageknight.kernel.rng import Rng

AT_ONCE: Final = 0.01
"""An idea must be better by so much than ending the turn."""


class Idea:
    """A line of commands, what it leads to, and why one would do it."""

    __slots__ = ("commands", "reason", "worth")

    def __init__(self, commands: list[Command], worth: float, reason: Message) -> None:
        self.commands = commands
        self.worth = worth
        self.reason = reason


class BoardPlanner(Bot):
    """Plans whole turns. `mistakes` in a hundred open decisions are answered at random."""

    def __init__(self, name: str, nodes: int, mistakes: int = 0) -> None:
        self.name = name
        self.nodes = nodes
        self.mistakes = mistakes
        self._plan: list[Command] = []
        self._reason: Message = say("bot-at-random")

    def choose(self, kit: Kit[Any], state: BoardState, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        options = kit.engine.options(state, decision)
        if self._plan:
            command = self._plan.pop(0)
            if command.seat == seat and isinstance(command, type(decision.ask).COMMANDS) and command in options:
                return Choice(command, self._reason)
            self._plan.clear()
        if self.mistakes and rng.below(100) < self.mistakes:
            return Choice(options.sample(rng), say("bot-on-a-whim"))
        budget.nodes = min(budget.nodes, self.nodes)
        idea = self.think(kit, state, seat, decision, budget)
        self._plan = idea.commands[1:]
        self._reason = idea.reason
        return Choice(idea.commands[0], idea.reason)

    def think(self, kit: Kit[Any], state: BoardState, seat: int, decision: Decision, budget: Budget) -> Idea:
        """The best idea for a decision."""
        if decision.kind == "combat":
            return fight_idea(kit, state, seat, budget)
        if decision.kind == "turn":
            return turn_idea(kit, state, seat, decision, budget)
        return Idea([answer_by_taste(kit, state, seat, decision, budget)], 0.0, say("bot-best-standing"))

    def forget(self) -> None:
        """A new match begins."""
        self._plan.clear()


def fight_idea(kit: Kit[Any], state: BoardState, seat: int, budget: Budget) -> Idea:
    """The best plan for the rest of the fight."""
    plan = Fight(kit, state, seat, budget).solve()
    trial = attempt(kit, state, seat, plan.script(seat, state.turn.phase), budget)
    return Idea(
        trial.commands, standing(trial.state, seat), say("bot-fights", wounds=plan.wounds, beaten=len(plan.beaten))
    )


def turn_idea(kit: Kit[Any], state: BoardState, seat: int, decision: Decision, budget: Budget) -> Idea:
    """The best of everything one could do this turn."""
    answers = kit.engine.options(state, decision).all()
    best: Idea | None = None
    for command in answers:
        if isinstance(command, EndTurn):
            best = Idea([command], standing(state, seat) + AT_ONCE, say("bot-ends-turn"))
        elif isinstance(command, BeginRest):
            rest = attempt(kit, state, seat, [command], budget)
            idea = Idea(rest.commands, standing(rest.state, seat) - 0.3, say("bot-rests"))
            best = idea if best is None or idea.worth > best.worth else best
    for script, reason in errands(kit, state, seat, budget):
        trial = attempt(kit, state, seat, script, budget)
        settle(kit, trial, seat, budget)
        if trial.commands:
            idea = Idea(trial.commands, standing(trial.state, seat), reason)
            if best is None or idea.worth > best.worth:
                best = idea
        if budget.spent:
            break
    if best is None:
        best = Idea([answers[-1]], 0.0, say("bot-no-choice"))
    return best


def settle(kit: Kit[Any], trial: Trial, seat: int, budget: Budget) -> None:
    """If a trial has led into a fight, fight it."""
    from mageknight.bots.board.script import carry_on

    for _ in range(3):
        decision = decision_of(kit, trial.state, seat)
        if decision is None or decision.kind != "combat" or budget.spent:
            return
        plan = Fight(kit, trial.state, seat, budget).solve()
        carry_on(kit, trial, seat, plan.script(seat, trial.state.turn.phase), budget)
