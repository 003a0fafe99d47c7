"""Opponents and hints: they see only what a seat may see.

A bot never gets the true state. Whoever asks it hands over `kit.redeal(state, seat, rng)`: the same position with everything that seat
cannot know dealt anew. `THINKERS` are the bots by name, as the play server wants them.
"""

from __future__ import annotations

from mageknight.bots.levels import BOTS, LEVELS, PLENTY, THINKERS, ask, bot_named, hint, level_word
from mageknight.bots.thought import Bot, Budget, Choice

__all__ = ["BOTS", "LEVELS", "PLENTY", "THINKERS", "Bot", "Budget", "Choice", "ask", "bot_named", "hint", "level_word"]
