"""One solo game as a learner plays it: the options at hand, the reward of each answer."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import WOUND
from mageknight.board.rules.game.scoring import outcome_of
from mageknight.board.state import BoardState
from mageknight.kernel.command import Command
from mageknight.kernel.contract import Setup
from mageknight.kernel.kit import Kit
from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from mageknight.lab.experiment import Experiment, contest_of, fitting_setups, setup_among, setup_of
from mageknight.lab.table import next_decision

SUCCESS: Final = 10.0
"""What a mission fulfilled brings beside the score."""
SHAPED: Final = "shaped"
SCORE: Final = "score"
REWARDS: Final = (SHAPED, SCORE)

TILE: Final = 1.5
CITY: Final = 8.0
UNIT: Final = 1.0
CRYSTAL: Final = 0.4
CARD: Final = 1.0
HURT: Final = 1.0
LEVEL: Final = 1.0


def solo(scenario: str) -> Experiment:
    """A scenario for one; others are refused."""
    contest = contest_of(f"board/{scenario}", ("random",), 1, "")
    if setup_of(contest, 0).seats != 1:
        raise refuse("lab-no-such-seats", scenario=scenario, seats=1)
    return contest


def prospect(state: BoardState) -> float:
    """A guess at the score to come: Fame, and what leads to more of it."""
    me = state.players[0]
    wounds = me.hand.count(WOUND) + me.deck.count(WOUND) + me.discard.count(WOUND) + me.played.count(WOUND)
    cards = len(me.hand) + len(me.deck) + len(me.discard) + len(me.played) - wounds
    return (
        me.fame
        + LEVEL * me.level
        + UNIT * len(me.units)
        + CRYSTAL * sum(me.crystals)
        + CARD * cards
        - HURT * wounds
        - TILE * len(state.map.deck)
        + CITY * len(state.map.city_at)
    )


class Episode:
    """A game under way.

    With shaped rewards every step brings what the prospect has grown by, and the last one the difference to what the game really
    brought: the rewards of a whole game always add up to its final score, plus `SUCCESS` for a mission fulfilled.
    """

    def __init__(self, contest: Experiment, reward: str = SHAPED, setups: list[Setup] | None = None) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.contest = contest
        self.setups = fitting_setups(contest) if setups is None else setups
        self.shaped = reward == SHAPED
        self.kit: Kit[Any] = kit_named("board")
        self.state: BoardState | None = None
        self.options: list[Command] = []
        self.kind = ""
        self.steps = 0
        self.banked = 0.0
        self.ground = 0.0

    def begin(self, number: int) -> None:
        """A fresh game: the number decides hero and luck."""
        seed = seed_from_text(f"{self.contest.scenario}/{number}")
        state = self.kit.engine.new(setup_among(self.setups, self.contest, number), seed)
        self.state = state
        self.steps = 0
        self.banked = 0.0
        self.ground = prospect(state) if self.shaped else 0.0
        self._look(state)

    def running(self) -> BoardState:
        """The game under way; an error before the first `begin`."""
        if self.state is None:
            raise RuntimeError("reset() comes first")
        return self.state

    def _look(self, state: BoardState) -> None:
        decision = next_decision(self.kit, state)
        if decision is None:
            self.kind, self.options = "", []
        else:
            self.kind, self.options = decision.kind, self.kit.engine.options(state, decision).all()

    def act(self, place: int) -> float:
        """Answer the decision at hand with the option at that place; the reward."""
        self.kit.engine.apply_trusted(self.running(), self.options[place])
        self.steps += 1
        return self._reward()

    def follow(self, commands: list[Command]) -> float:
        """Carry out commands of somebody else's, one after the other; the reward of them all."""
        state = self.running()
        for command in commands:
            self.kit.engine.apply(state, command)
            self.steps += 1
        return self._reward()

    def _reward(self) -> float:
        """The growth of the worth since the last time; the next decision is at hand then."""
        state = self.running()
        self._look(state)
        worth = self.worth(state)
        reward = worth - self.banked
        self.banked = worth
        return reward

    def worth(self, state: BoardState) -> float:
        """The sum of the rewards so far."""
        if not self.options:
            outcome = outcome_of(state)
            return outcome.scores[0] + (SUCCESS if outcome.winners else 0.0)
        if self.shaped:
            return prospect(state) - self.ground
        return float(outcome_of(state).scores[0])

    def copy(self) -> Episode:
        """The same game once more, to try something out."""
        twin = Episode(self.contest, SHAPED if self.shaped else SCORE, self.setups)
        twin.state = None if self.state is None else self.state.copy()
        twin.kind, twin.steps, twin.banked, twin.ground = self.kind, self.steps, self.banked, self.ground
        if twin.state is not None:
            twin._look(twin.state)
        return twin
