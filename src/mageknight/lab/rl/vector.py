"""Many solo games at once: one call answers a decision in each of them, observations come as whole arrays.

    from mageknight.lab.rl.vector import SoloVectorEnv
    envs = SoloVectorEnv(64)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

A game that is over begins anew with the next step, whose action is not looked at (Gymnasium calls that `NEXT_STEP`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mageknight.board.view.numbers import OPTION_SIZE, SIZE, option_numbers, position_numbers
from mageknight.lab.rl.episode import SHAPED, Episode, solo
from mageknight.lab.rl.solo import CHOICES, solo_space
from mageknight.lab.table import LONGEST

Batch = dict[str, NDArray[Any]]
Flags = NDArray[np.bool_]


class SoloVectorEnv(VectorEnv[Batch, NDArray[Any], Any]):
    """Solo games in this process, side by side."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        scenario: str = "solo_reconnaissance",
        longest: int = LONGEST,
        reward: str = SHAPED,
        copy: bool = True,
    ) -> None:
        contest = solo(scenario)
        self.num_envs = num_envs
        self.longest = longest
        self.copy = copy
        self.episodes = [Episode(contest, reward) for _ in range(num_envs)]
        self.single_observation_space: spaces.Dict = solo_space()
        self.single_action_space = spaces.Discrete(CHOICES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        # The arrays lie over plain bytes, which are written many at a time.
        self._bytes = bytearray(num_envs * SIZE), bytearray(num_envs * CHOICES * OPTION_SIZE)
        self._positions = np.frombuffer(self._bytes[0], np.uint8).reshape(num_envs, SIZE)
        self._options = np.frombuffer(self._bytes[1], np.uint8).reshape(num_envs, CHOICES, OPTION_SIZE)
        self._masks = np.zeros((num_envs, CHOICES), np.int8)
        self._counts = [0] * num_envs
        self._rows = np.tril(np.ones((CHOICES + 1, CHOICES), np.int8), -1)
        self._rows[0, 0] = 1  # a game that is over takes any action: it begins anew
        self._fresh = np.zeros(num_envs, np.bool_)
        self._luck = [np.random.default_rng(0)] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Begin all games; with one seed the games get it and the numbers after it, so each is that of a single environment."""
        seeds = (
            [None if seed is None else seed + at for at in range(self.num_envs)] if not isinstance(seed, list) else seed
        )
        for at, one in enumerate(seeds):
            if one is not None or self.episodes[at].state is None:
                self._luck[at] = np.random.Generator(np.random.PCG64(one))
            self._begin(at)
        self._fresh[:] = False
        return self._observed(), {}

    def _begin(self, at: int) -> None:
        self.episodes[at].begin(int(self._luck[at].integers(1 << 31)))
        self._write(at)

    def _write(self, at: int) -> None:
        """Put what a game shows into its rows of the arrays."""
        episode = self.episodes[at]
        state = episode.running()
        offered = episode.options[:CHOICES]
        positions, rows = self._bytes
        positions[at * SIZE : (at + 1) * SIZE] = position_numbers(state, 0)
        first, count, before = at * CHOICES * OPTION_SIZE, len(offered), self._counts[at]
        rows[first : first + count * OPTION_SIZE] = option_numbers(state, 0, offered)
        if before > count:
            self._options[at, count:before] = 0
        if before != count:
            self._masks[at] = self._rows[count]
            self._counts[at] = count

    def _observed(self) -> Batch:
        found: Batch = {"position": self._positions, "options": self._options, "action_mask": self._masks}
        return {name: array.copy() for name, array in found.items()} if self.copy else found

    def step(self, actions: NDArray[Any]) -> tuple[Batch, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Answer the decision at hand in every game; an action outside the mask is an error."""
        rewards = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        for at, action in enumerate(np.asarray(actions).tolist()):
            if self._fresh[at]:
                self._begin(at)
                continue
            episode = self.episodes[at]
            if not 0 <= action < self._counts[at]:
                raise ValueError(f"action {action} of game {at} is outside the mask")
            rewards[at] = episode.act(action)
            over[at] = not episode.options
            cut[at] = episode.steps >= self.longest and not over[at]
            self._write(at)
        self._fresh = over | cut
        return self._observed(), rewards, over, cut, {}
