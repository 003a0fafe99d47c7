"""Opponents and hints: they see only what a seat may see.

A bot never gets the true state. Whoever asks it hands over `kit.redeal(state, seat, rng)`: the same position with everything that seat
cannot know dealt again. `THINKERS` are the bots by name, as the play server wants them: `think` asks one.
"""

from __future__ import annotations

from mageknight.bots.levels import BOTS, HINT, LEVELS, PLENTY, THINKERS, ask, bot_named, hint, level_word, think
from mageknight.bots.thought import Bot, Budget, Choice

__all__ = [
    "BOTS",
    "HINT",
    "LEVELS",
    "PLENTY",
    "THINKERS",
    "Bot",
    "Budget",
    "Choice",
    "ask",
    "bot_named",
    "hint",
    "level_word",
    "think",
]
