"""Environments for learning programs; they come with the extra `rl`.

import gymnasium
import mageknight.lab.rl
env = gymnasium.make("mageknight/Solo-v1", scenario="solo_conquest")
many = gymnasium.make_vec("mageknight/Solo-v1", num_envs=64)
whole = gymnasium.make("mageknight/Errands-v1", scenario="solo_conquest")
"""

from __future__ import annotations

from typing import Final

from mageknight.board.view.numbers import VERSION
from mageknight.extras import require
from mageknight.lab.rl import errand_numbers

require("rl")

SOLO: Final = f"mageknight/Solo-v{VERSION}"
"""The name of the solo environment; its number is that of the encoding."""
ERRANDS: Final = f"mageknight/Errands-v{max(VERSION, errand_numbers.VERSION)}"
"""The name of the environment whose actions are errands."""


def register() -> None:
    """Make the environments known to Gymnasium."""
    import gymnasium

    if SOLO not in gymnasium.registry:
        gymnasium.register(
            SOLO,
            entry_point="mageknight.lab.rl.solo:SoloEnv",
            vector_entry_point="mageknight.lab.rl.vector:SoloVectorEnv",
            disable_env_checker=True,
        )
    if ERRANDS not in gymnasium.registry:
        gymnasium.register(ERRANDS, entry_point="mageknight.lab.rl.errands:ErrandsEnv", disable_env_checker=True)


register()
