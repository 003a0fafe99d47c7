"""The planner of the board game: thinks of things to do this turn, tries each out, plays the best until something new is seen."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.commands import EndTurn
from mageknight.board.state import BoardState
from mageknight.bots.board.campaign import to_conquer
from mageknight.bots.board.ideas import Idea, fight_idea, onward, settle, turn_ideas, worth_of
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.reckoning import Reckoning
from mageknight.bots.board.script import attempt
from mageknight.bots.board.taste import answer_by_taste, reason_of
from mageknight.bots.board.worth import CALM, Temper
from mageknight.bots.memory import Memory
from mageknight.bots.thought import Bot, Budget, Choice, decision_of
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit
from mageknight.kernel.rng import Rng

LONGER: Final = 4
"""With a clock, so many times more ways are tried in which the unknown may be dealt, as long as there is time."""


RECKONING: Final = 4
"""So many times more positions may be looked at to reckon the fights of the whole map than for one decision."""
HOPE: Final = 3.0
"""An assault that brings less than this, as it is reckoned, is not worth marching for: one grows first."""


def hopeless(state: BoardState, fights: dict[int, float]) -> bool:
    """Are all cities that were found still too strong?"""
    cities = to_conquer(state)
    return bool(cities) and all(fights.get(city, HOPE) < HOPE for city in cities)


class BoardPlanner(Bot):
    """Plans whole turns.

    `nodes` are the positions it looks at for one decision, where no clock is given. `temper` is how it judges. `ahead` best ideas are
    followed on to the end of the turn, over `samples` ways things unknown may be; fights out of reach are reckoned with so many `hands`.
    """

    def __init__(
        self,
        name: str,
        nodes: int,
        temper: Temper = CALM,
        ahead: int = 0,
        samples: int = 1,
        hands: int = 0,
    ) -> None:
        self.name = name
        self.nodes = nodes
        self.temper = temper
        self.ahead = ahead
        self.samples = samples
        self.memory = Memory()
        self.reckoning = Reckoning(hands) if hands else None

    def choose(self, kit: Kit[Any], state: BoardState, seat: int, rng: Rng, budget: Budget) -> Choice:
        decision = decision_of(kit, state, seat)
        assert decision is not None
        options = kit.engine.options(state, decision)
        planned = self.memory.recall(kit, state, seat)
        if planned is not None and planned.command in options:
            return planned
        if not (budget.until and self.ahead):
            budget.nodes = min(budget.nodes, self.nodes)
        mind = Mind(kit, state, seat, budget, self.temper)
        idea: Idea | None = None
        if decision.kind == "combat":
            idea = fight_idea(mind, state)
        elif decision.kind == "turn":
            idea = self.best_idea(mind, state, decision, rng)
        if idea is None or not idea.commands:
            return Choice(answer_by_taste(mind, state, decision), reason_of(decision))
        return self.memory.note(kit, state, seat, idea.commands, idea.reason)

    def best_idea(self, mind: Mind, state: BoardState, decision: Decision, rng: Rng) -> Idea:
        """The best thing to do this turn, as far as this bot judges it."""
        if self.reckoning is not None:
            allowance = Budget(RECKONING * self.nodes)
            allowance.until = mind.budget.halfway()
            apart = Mind(mind.kit, state, mind.seat, allowance, self.temper)
            scale = mind.scale
            scale.aims.fights = self.reckoning.field(apart, state, rng)
            whole = self.reckoning.whole(apart, state, rng) if scale.campaign else {}
            scale.siege.prepare(state, mind.seat, scale.aims.fights, whole, scale.here, scale.turns)
            scale.campaign = scale.campaign and not hopeless(state, scale.aims.fights)
        ideas = turn_ideas(mind, state, decision)
        if self.ahead and len(ideas) > 1:
            self.look_ahead(mind, state, ideas, rng)
        return max(ideas, key=worth_of)

    def look_ahead(self, mind: Mind, state: BoardState, ideas: list[Idea], rng: Rng) -> None:
        """Follow the best ideas on: what else the turn would bring, and how they fare if the unknown is otherwise.

        Each look halves the ideas that are still followed and doubles the ways the unknown is dealt for them; so the time there is goes
        to those between which it is close.
        """
        ideas.sort(key=worth_of, reverse=True)
        chosen = ideas[: self.ahead] + [idea for idea in ideas[self.ahead :] if idea.draws]
        followed = [idea for idea in chosen if not isinstance(idea.script[0], EndTurn)]
        for idea in followed:
            if mind.budget.pressed():
                break
            follow_on(mind, idea)
        worlds = Worlds(mind, state, rng)
        most = self.samples - 1 if not mind.budget.until else LONGER * self.samples
        begun, step = 0, 1
        while begun < most and any(idea.revealed for idea in followed) and not mind.budget.spent:
            for idea in followed:
                for _ in range(step) if idea.revealed else ():
                    if mind.budget.pressed():
                        break
                    try_again(mind, idea, worlds)
            followed.sort(key=worth_of, reverse=True)
            del followed[max(2, len(followed) // 2) :]
            begun, step = begun + step, 2 * step
        self.confirm(mind, ideas, worlds)

    def confirm(self, mind: Mind, ideas: list[Idea], worlds: Worlds) -> None:
        """The idea that seems best may have been dealt luckily: it is tried in other deals before it is done."""
        usual = mind.budget
        mind.budget = Budget(self.nodes)
        mind.budget.until = usual.until
        while not mind.budget.pressed():
            best = max(ideas, key=worth_of)
            if not best.revealed or len(best.tries) >= self.samples:
                break
            if best.tries:
                try_again(mind, best, worlds)
            else:
                follow_on(mind, best)
        mind.budget = usual


class Worlds:
    """Ways the unknown may be dealt, the same ones for all ideas."""

    def __init__(self, mind: Mind, state: BoardState, rng: Rng) -> None:
        self.mind = mind
        self.state = state
        self.rng = rng
        self.dealt: list[BoardState] = []

    def number(self, at: int) -> BoardState:
        while len(self.dealt) <= at:
            self.dealt.append(self.mind.kit.redeal(self.state, self.mind.seat, self.rng))
        return self.dealt[at]


def follow_on(mind: Mind, idea: Idea) -> None:
    """The gain of the rest of the turn after an idea."""
    idea.tries.append(onward(mind, idea.state, idea.worth + idea.price) - idea.price)
    idea.worth = idea.tries[0]


def try_again(mind: Mind, idea: Idea, worlds: Worlds) -> None:
    """The worth of an idea in a deal in which it has not been tried."""
    trial = attempt(mind, worlds.number(len(idea.tries) - 1), idea.script)
    settle(mind, trial)
    idea.tries.append(onward(mind, trial.state, mind.standing(trial.state)) - idea.price)
    idea.worth = sum(idea.tries) / len(idea.tries)
