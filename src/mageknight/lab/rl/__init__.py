"""Environments for learning programs; they come with the extra `rl`.

import gymnasium
import mageknight.lab.rl
env = gymnasium.make("mageknight/Solo-v1", scenario="solo_conquest")
many = gymnasium.make_vec("mageknight/Solo-v1", num_envs=64)
"""

from __future__ import annotations

from typing import Final

from mageknight.board.view.numbers import VERSION
from mageknight.extras import require

require("rl")

SOLO: Final = f"mageknight/Solo-v{VERSION}"
"""The name of the solo environment; its number is that of the encoding."""


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


register()
