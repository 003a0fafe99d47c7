"""Solo games side by side, without numpy: what they show lies in plain bytes, one row for each game.

`SoloVectorEnv` lays its arrays over these bytes. Everything that is done for every decision is here, and nothing of it needs numpy.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.view.numbers import OPTION_SIZE, SIZE, option_numbers, position_numbers
from mageknight.lab.experiment import Experiment
from mageknight.lab.rl.episode import Episode

CHOICES: Final = 64
"""So many options are offered at most; those beyond are left out."""
MASKS: Final = [b"\x01" * count + bytes(CHOICES - count) for count in range(CHOICES + 1)]
"""Which actions stand for an option, by their count."""
ANY: Final = MASKS[1]
"""The mask of a game that is over: it takes any action and begins again."""
NOTHING: Final = bytes(CHOICES * OPTION_SIZE)


class Bundle:
    """Games, what they show, and how each went on with the last step."""

    def __init__(self, experiment: Experiment, reward: str, count: int, longest: int) -> None:
        self.longest = longest
        self.episodes = [Episode(experiment, reward) for _ in range(count)]
        self.positions = bytearray(count * SIZE)
        self.options = bytearray(count * CHOICES * OPTION_SIZE)
        self.masks = bytearray(count * CHOICES)
        self.counts = [0] * count
        self.rewards = [0.0] * count
        self.over = [False] * count
        self.cut = [False] * count

    def begin(self, at: int, number: int) -> None:
        """A fresh game in place of another: the number decides hero and luck."""
        self.episodes[at].begin(number)
        self.rewards[at] = 0.0
        self.over[at] = self.cut[at] = False
        self.show(at)

    def step(self, actions: list[int]) -> list[int]:
        """Answer the decision at hand in every game; the places of games that were over and have to begin again."""
        restarted: list[int] = []
        for at, action in enumerate(actions):
            if self.over[at] or self.cut[at]:
                restarted.append(at)
                continue
            episode = self.episodes[at]
            if not 0 <= action < self.counts[at]:
                raise ValueError(f"action {action} of game {at} is outside the mask")
            self.rewards[at] = episode.act(action)
            self.over[at] = not episode.options
            self.cut[at] = episode.steps >= self.longest and not self.over[at]
            self.show(at)
        return restarted

    def show(self, at: int) -> None:
        """Put what a game shows into its rows."""
        episode = self.episodes[at]
        state = episode.running()
        offered = episode.options
        if len(offered) > CHOICES:
            offered = offered[:CHOICES]
        self.positions[at * SIZE : (at + 1) * SIZE] = position_numbers(state, 0)
        first, count, before = at * CHOICES * OPTION_SIZE, len(offered), self.counts[at]
        end = first + count * OPTION_SIZE
        self.options[first:end] = option_numbers(state, 0, offered)
        if before > count:
            last = first + before * OPTION_SIZE
            self.options[end:last] = NOTHING[: last - end]
        if before != count or not count:
            self.masks[at * CHOICES : (at + 1) * CHOICES] = MASKS[count] if count else ANY
            self.counts[at] = count
