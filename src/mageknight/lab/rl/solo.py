"""Solo scenarios of the board game as Gymnasium environments.

    from mageknight.lab.rl.solo import SoloEnv
    env = SoloEnv("solo_reconnaissance")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(0)

An action is the place of an option in the list of what may be answered. Actions outside the mask stand for the options that are there,
counted round and round, as Gymnasium's own checks need it; `info["masked"]` tells.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mageknight.board.view.numbers import MOST, OPTION_SIZE, SIZE, option_numbers, position_numbers
from mageknight.kernel.situations.phrase import format_command
from mageknight.lab.rl.alone import AloneEnv
from mageknight.lab.rl.bundle import CHOICES
from mageknight.lab.rl.episode import SHAPED, Episode, solo
from mageknight.lab.table import LONGEST


def solo_space() -> spaces.Dict:
    """The space of what a learner is shown: the position, the options, which actions stand for one (see `board.view.numbers`)."""
    return spaces.Dict(
        {
            "position": spaces.Box(0, MOST, (SIZE,), np.uint8),
            "options": spaces.Box(0, MOST, (CHOICES, OPTION_SIZE), np.uint8),
            "action_mask": spaces.Box(0, 1, (CHOICES,), np.int8),
        }
    )


class SoloEnv(AloneEnv):
    """One hero alone. `reward` is `shaped` or `score`; either way the rewards of a game add up to its score."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        scenario: str = "solo_reconnaissance",
        render_mode: str | None = None,
        longest: int = LONGEST,
        reward: str = SHAPED,
    ) -> None:
        self.episode = Episode(solo(scenario), reward)
        self.longest = longest
        self.render_mode = render_mode
        self.observation_space: spaces.Dict = solo_space()
        self.action_space = spaces.Discrete(CHOICES)  # type: ignore[assignment]  # its numbers are numpy's

    def playing(self) -> Episode:
        return self.episode

    def begin(self, number: int) -> None:
        self.episode.begin(number)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of actions that stand for an option, as sb3-contrib asks for it."""
        mask = np.zeros(CHOICES, dtype=np.bool_)
        mask[: len(self.episode.options)] = True
        return mask

    def look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        episode = self.episode
        state = episode.running()
        offered = episode.options[:CHOICES]
        rows = np.zeros((CHOICES, OPTION_SIZE), dtype=np.uint8)
        rows[: len(offered)] = np.frombuffer(option_numbers(state, 0, offered), np.uint8).reshape(-1, OPTION_SIZE)
        mask = self.action_masks().astype(np.int8)
        position = np.frombuffer(position_numbers(state, 0), np.uint8)
        observation = {"position": position, "options": rows, "action_mask": mask}
        return observation, {"kind": episode.kind, "action_mask": mask}

    def phrases(self) -> list[str]:
        """The options in the words people type."""
        return [format_command(self.episode.kit, option) for option in self.episode.options[:CHOICES]]

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer the decision at hand."""
        offered = min(len(self.episode.options), CHOICES)
        if not offered:
            raise RuntimeError("the game is over" if self.episode.state is not None else "reset() comes first")
        reward = self.episode.act(int(action) % offered)
        observation, info = self.look()
        info["masked"] = int(action) >= offered
        over = not self.episode.options
        return observation, reward, over, self.episode.steps >= self.longest and not over, info

    def clone_state(self) -> Episode:
        """The game as it stands, to come back to."""
        return self.episode.copy()

    def restore_state(self, saved: Episode) -> tuple[dict[str, Any], dict[str, Any]]:
        """Go back to a game kept by `clone_state`, of this environment or another of its kind."""
        self.episode = saved.copy()
        return self.look()
