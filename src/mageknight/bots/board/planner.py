"""The planner of the board game: thinks of things to do this turn, tries each out, plays the best until something new is seen."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import BeginRest, EndTurn
from mageknight.board.state import BoardState
from mageknight.bots.board.errands import errands
from mageknight.bots.board.fights import Fight
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.script import Trial, attempt, carry_on
from mageknight.bots.board.taste import answer_by_taste
from mageknight.bots.memory import Memory
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
        self.memory = Memory()

    def choose(self, kit: Kit[Any], state: BoardState, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        options = kit.engine.options(state, decision)
        planned = self.memory.recall(kit, state, seat)
        if planned is not None and planned.command in options:
            return planned
        if self.mistakes and rng.below(100) < self.mistakes:
            return Choice(options.sample(rng), say("bot-on-a-whim"))
        budget.nodes = min(budget.nodes, self.nodes)
        idea = self.think(Mind(kit, state, seat, budget), state, decision)
        self.memory.note(kit, state, seat, idea.commands, idea.reason)
        return Choice(idea.commands[0], idea.reason)

    def think(self, mind: Mind, state: BoardState, decision: Decision) -> Idea:
        """The best idea for a decision."""
        if decision.kind == "combat":
            return fight_idea(mind, state)
        if decision.kind == "turn":
            return turn_idea(mind, state, decision)
        return Idea([answer_by_taste(mind, state, decision)], 0.0, say("bot-best-standing"))


def fight_idea(mind: Mind, state: BoardState) -> Idea:
    """The best plan for the rest of the fight."""
    plan = Fight(mind, state).solve()
    trial = attempt(mind, state, plan.script(mind.seat, state.turn.phase))
    reason = say("bot-fights", wounds=plan.wounds, beaten=len(plan.beaten))
    return Idea(trial.commands, mind.standing(trial.state), reason)


def turn_idea(mind: Mind, state: BoardState, decision: Decision) -> Idea:
    """The best of everything one could do this turn."""
    answers = mind.answers(state, decision)
    best: Idea | None = None
    for command in answers:
        if isinstance(command, EndTurn):
            best = Idea([command], mind.standing(state) + AT_ONCE, say("bot-ends-turn"))
        elif isinstance(command, BeginRest):
            rest = attempt(mind, state, [command])
            idea = Idea(rest.commands, mind.standing(rest.state) - 0.3, say("bot-rests"))
            best = idea if best is None or idea.worth > best.worth else best
    for script, reason in errands(mind, state):
        trial = attempt(mind, state, script)
        settle(mind, trial)
        if trial.commands:
            idea = Idea(trial.commands, mind.standing(trial.state), reason)
            if best is None or idea.worth > best.worth:
                best = idea
        if mind.budget.spent:
            break
    if best is None:
        best = Idea([answers[-1]], 0.0, say("bot-no-choice"))
    return best


def settle(mind: Mind, trial: Trial) -> None:
    """If a trial has led into a fight, fight it."""
    for _ in range(3):
        decision = mind.decision(trial.state)
        if decision is None or decision.kind != "combat" or mind.budget.spent:
            return
        plan = Fight(mind, trial.state).solve()
        carry_on(mind, trial, plan.script(mind.seat, trial.state.turn.phase))
