"""The vocabulary of effects; importing this package makes every word known."""

from __future__ import annotations

from mageknight.board.effects import combine, foes, gains, points, travel, warband
from mageknight.board.rules import moments

__all__ = ["combine", "foes", "gains", "moments", "points", "travel", "warband"]
