"""One solo game as somebody plays it who thinks in errands: explore, fight, recruit, heal, rest, end the turn.

The errands are those the planners think of, each tried out in a position in which everything unknown was dealt again. Whatever
lies between two errands, fights and small questions, is answered as the planners answer it.
"""

from __future__ import annotations

from typing import Final

from mageknight.bots.board.ideas import Idea, turn_ideas
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.routine import routine
from mageknight.bots.thought import Budget, decision_of
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.lab.rl.episode import Episode

TURN: Final = "turn"
"""The kind of decision that is answered by an errand."""


class Outing:
    """A game under way and the errands at hand; none are left when it is over or has become too long."""

    def __init__(self, episode: Episode, nodes: int, longest: int) -> None:
        self.episode = episode
        self.nodes = nodes
        self.longest = longest
        self.errands: list[Idea] = []
        self.dice = Rng(seed_from_text(""))

    def begin(self, number: int) -> None:
        """A fresh game: the number decides hero and luck."""
        self.episode.begin(number)
        self.dice = Rng(seed_from_text(f"{self.episode.contest.scenario}/{number}/errands"))
        self.think()

    def run(self, place: int) -> float:
        """Run the errand at that place, as far as it holds until something new is seen; the reward, up to the next choice."""
        return self.episode.follow(self.errands[place].commands) + self.think()

    def over(self) -> bool:
        return not self.episode.options

    def cut(self) -> bool:
        """Is the game broken off because it takes too many answers?"""
        return not self.over() and self.episode.steps >= self.longest

    def think(self) -> float:
        """Answer what is no choice between errands; the reward of that."""
        episode, reward = self.episode, 0.0
        self.errands = []
        while not self.over() and not self.cut():
            state = episode.kit.redeal(episode.running(), 0, self.dice)
            decision = decision_of(episode.kit, state, 0)
            assert decision is not None, "alone, the only seat answers every decision"
            mind = Mind(episode.kit, state, 0, Budget(self.nodes))
            if decision.kind == TURN:
                self.errands = turn_ideas(mind, state, decision)
                break
            reward += episode.follow(routine(mind, state, decision))
        return reward

    def copy(self) -> Outing:
        """The same game once more, with the same errands at hand."""
        twin = Outing(self.episode.copy(), self.nodes, self.longest)
        twin.errands = list(self.errands)
        twin.dice.gen = list(self.dice.gen)
        return twin
