"""Every word of the language of effects: importing this module fills the parsers.

Nothing but the loading of content imports it, so a module named here may use any rule, those of playing cards included.
"""

from __future__ import annotations

from mageknight.board.effects import combine, foes, gains, points, reactions, tactics, travel, warband
from mageknight.board.rules import moments

__all__ = ["combine", "foes", "gains", "moments", "points", "reactions", "tactics", "travel", "warband"]
