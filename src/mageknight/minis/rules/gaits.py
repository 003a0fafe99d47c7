"""How a figure moves: its speed type, its gait, and how far it may go."""

from __future__ import annotations

from mageknight.minis.figure import WAVE, WING
from mageknight.minis.roster import powers, speed
from mageknight.minis.state import Battle
from mageknight.minis.table.gait import Gait, allowance
from mageknight.minis.table.tabletop import GROUND


def speed_type(state: Battle, figure: int) -> int:
    """The speed type a figure moves with; a rider has that of its mount (M2-CAV-15). 0 where types do not count."""
    host = state.table.host[figure]
    return state.edition.speed_type(state.defs[host if host >= 0 else figure])


def gait_of(state: Battle, figure: int) -> Gait:
    """What stands in the way of a figure, and what slows it down."""
    return state.edition.gait(powers(state, figure), state.edition.speed_type(state.defs[figure]))


def inches_for(state: Battle, figure: int, factor: int = 1, part: int = 1) -> int:
    """How far a figure may move now: its speed, that of a slower captive (REB-CAP-14), half out of hindering terrain
    (REB-HIN-05, M2-TERRAIN-08); `factor` 2 where it is doubled, after halving (M2-SPEED-24); `part` 2 where only half of it
    is left, rounded up (M2-SOAR-04)."""
    gait = gait_of(state, figure)
    inches = allowance(state.table, figure, speed(state, figure), gait)
    captive = state.captive[figure]
    if captive >= 0:
        inches = min(inches, allowance(state.table, captive, speed(state, captive), gait))
    return (inches + part - 1) // part * factor


def can_soar(state: Battle, figure: int) -> bool:
    """Has a figure the soaring proficiency (M2-SPEED-14)? A captive's types do not count (reading R55)."""
    return (
        state.edition.proficiencies
        and speed_type(state, figure) == WING
        and state.captor[figure] < 0
        and state.captive[figure] < 0
    )


def is_afloat(state: Battle, figure: int) -> bool:
    """Is a figure with the wave speed type in water, with its centre dot (M2-SPEED-10, reading R155)?"""
    table = state.table
    if not state.edition.proficiencies or speed_type(state, figure) != WAVE or table.level[figure] != GROUND:
        return False
    x, y = table.x[figure], table.y[figure]
    return table.ground.covered_by(table.ground.wet, x, y, x, y, 0) != 0
