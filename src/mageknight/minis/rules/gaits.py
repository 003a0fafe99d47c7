"""How a figure moves: its gait, and how far it may go."""

from __future__ import annotations

from typing import Final

from mageknight.minis.content.abilities import AQUATIC, FLIGHT
from mageknight.minis.figure import SPEED_TYPES
from mageknight.minis.roster import powers, speed
from mageknight.minis.state import Battle
from mageknight.minis.table.gait import FLY, SWIM, WALK, Gait, allowance

WING: Final = SPEED_TYPES.index("wing")


def gait_of(state: Battle, figure: int) -> Gait:
    """Flight and Aquatic change what stands in the way (REB-ABL-07, REB-ABL-09), in Quick-Start the wing does (QS-MOV-07)."""
    mask = powers(state, figure)
    if mask >> FLIGHT & 1 or (state.edition.typed and state.defs[figure].types.speed == WING):
        return FLY
    return SWIM if mask >> AQUATIC & 1 else WALK


def inches_for(state: Battle, figure: int, factor: int = 1) -> int:
    """How far a figure may move now: its speed, that of a slower captive (REB-CAP-14), half out of hindering terrain
    (REB-HIN-05); `factor` 2 where an ability doubles it."""
    gait = gait_of(state, figure)
    inches = allowance(state.table, figure, speed(state, figure), gait)
    captive = state.captive[figure]
    if captive >= 0:
        inches = min(inches, allowance(state.table, captive, speed(state, captive), gait))
    return inches * factor
