"""Solo scenarios of the board game for learners that choose errands instead of single answers.

    from mageknight.lab.rl.errands import ErrandsEnv
    env = ErrandsEnv("solo_reconnaissance")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(0)

An action is the place of an errand among those at hand. Actions outside the mask stand for the errands that are there, counted
round and round, as Gymnasium's own checks need it; `info["masked"]` tells.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mageknight.board.view.numbers import MOST, SIZE, position_numbers
from mageknight.lab.rl import errand_numbers
from mageknight.lab.rl.alone import AloneEnv
from mageknight.lab.rl.episode import SHAPED, Episode, solo
from mageknight.lab.rl.outing import Outing
from mageknight.lab.table import LONGEST

ERRANDS: Final = 64
"""So many errands are offered at most, the most promising kinds first."""
NODES: Final = 150
"""Positions that are looked at to find the errands of a moment: as many as the squire's."""


class ErrandsEnv(AloneEnv):
    """One hero alone, who is told where to go and whom to fight. Rewards are those of `SoloEnv`."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        scenario: str = "solo_reconnaissance",
        render_mode: str | None = None,
        longest: int = LONGEST,
        reward: str = SHAPED,
        nodes: int = NODES,
    ) -> None:
        self.outing = Outing(Episode(solo(scenario), reward), nodes, longest)
        self.render_mode = render_mode
        self.observation_space: spaces.Dict = spaces.Dict(
            {
                "position": spaces.Box(0, MOST, (SIZE,), np.uint8),
                "errands": spaces.Box(-np.inf, np.inf, (ERRANDS, errand_numbers.SIZE), np.float32),
                "action_mask": spaces.Box(0, 1, (ERRANDS,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(ERRANDS)  # type: ignore[assignment]  # its numbers are numpy's

    def playing(self) -> Episode:
        return self.outing.episode

    def begin(self, number: int) -> None:
        self.outing.begin(number)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of actions that stand for an errand, as sb3-contrib asks for it."""
        mask = np.zeros(ERRANDS, dtype=np.bool_)
        mask[: len(self.outing.errands)] = True
        return mask

    def look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        state = self.game
        rows = np.zeros((ERRANDS, errand_numbers.SIZE), dtype=np.float32)
        offered = errand_numbers.errand_rows(self.outing.errands[:ERRANDS], state, 0)
        if offered:
            rows[: len(offered)] = offered
        mask = self.action_masks().astype(np.int8)
        position = np.frombuffer(position_numbers(state, 0), np.uint8)
        return {"position": position, "errands": rows, "action_mask": mask}, {"action_mask": mask}

    def phrases(self, language: str = "en") -> list[str]:
        """The errands at hand in words."""
        from mageknight.locale import render

        return [render(idea.reason, language) for idea in self.outing.errands[:ERRANDS]]

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Run an errand; the next choice is that of the next errand."""
        offered = min(len(self.outing.errands), ERRANDS)
        if not offered:
            raise RuntimeError("the game is over" if self.outing.episode.state is not None else "reset() comes first")
        reward = self.outing.run(int(action) % offered)
        observation, info = self.look()
        info["masked"] = int(action) >= offered
        return observation, reward, self.outing.over(), self.outing.cut(), info

    def clone_state(self) -> Outing:
        """The game as it stands, to come back to."""
        return self.outing.copy()

    def restore_state(self, saved: Outing) -> tuple[dict[str, Any], dict[str, Any]]:
        """Go back to a game kept by `clone_state`, of this environment or another of its kind."""
        self.outing = saved.copy()
        return self.look()
