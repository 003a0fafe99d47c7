"""Many solo games at once: one call answers a decision in each of them, observations come as whole arrays.

    from mageknight.lab.rl.vector import SoloVectorEnv
    envs = SoloVectorEnv(64)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

A game that is over begins again with the next step, whose action is not looked at (Gymnasium calls that `NEXT_STEP`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mageknight.board.view.numbers import OPTION_SIZE, SIZE
from mageknight.lab.rl.bundle import CHOICES, Bundle
from mageknight.lab.rl.episode import SHAPED, solo
from mageknight.lab.rl.solo import solo_space
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
        self.num_envs = num_envs
        self.copy = copy
        self.bundle = Bundle(solo(scenario), reward, num_envs, longest)
        self.single_observation_space: spaces.Dict = solo_space()
        self.single_action_space = spaces.Discrete(CHOICES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        # The arrays lie over the bytes of the games, which write them many at a time.
        self._positions = np.frombuffer(self.bundle.positions, np.uint8).reshape(num_envs, SIZE)
        self._options = np.frombuffer(self.bundle.options, np.uint8).reshape(num_envs, CHOICES, OPTION_SIZE)
        self._masks = np.frombuffer(self.bundle.masks, np.int8).reshape(num_envs, CHOICES)
        self._luck = [np.random.default_rng(0)] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Begin all games; with one seed the games get it and the numbers after it, so each is that of a single environment."""
        seeds = (
            [None if seed is None else seed + at for at in range(self.num_envs)] if not isinstance(seed, list) else seed
        )
        for at, one in enumerate(seeds):
            if one is not None or self.bundle.episodes[at].state is None:
                self._luck[at] = np.random.Generator(np.random.PCG64(one))
            self._begin(at)
        return self._observed(), {}

    def _begin(self, at: int) -> None:
        self.bundle.begin(at, int(self._luck[at].integers(1 << 31)))

    def _observed(self) -> Batch:
        found: Batch = {"position": self._positions, "options": self._options, "action_mask": self._masks}
        return {name: array.copy() for name, array in found.items()} if self.copy else found

    def step(self, actions: NDArray[Any]) -> tuple[Batch, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Answer the decision at hand in every game; an action outside the mask is an error."""
        bundle = self.bundle
        for at in bundle.step(np.asarray(actions).tolist()):
            self._begin(at)
        over, cut = np.array(bundle.over, np.bool_), np.array(bundle.cut, np.bool_)
        return self._observed(), np.array(bundle.rewards, np.float64), over, cut, {}
