"""Effects on *the* figure with the most of something: where several have as much, there is no such figure (M2-STATUS-05)."""

from __future__ import annotations

from mageknight.minis.figures.roster import members
from mageknight.minis.state.battle import Battle


def the_dearest(state: Battle, figures: int) -> int:
    """The one figure of a set with the highest point value, -1 where there is none or a tie."""
    most = max([state.defs[each].points for each in members(figures)], default=0)
    found = [each for each in members(figures) if state.defs[each].points == most]
    return found[0] if len(found) == 1 else -1
