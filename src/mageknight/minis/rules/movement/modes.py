"""Movement of a figure: its speed type, its mode, and how far it may go."""

from __future__ import annotations

from typing import Final

from mageknight.minis.content.domains import FREEZES, PAVES, SHAKES
from mageknight.minis.effects.forces import forces_on
from mageknight.minis.figures.bodies import body
from mageknight.minis.figures.figure import BOOT, WAVE, WING
from mageknight.minis.figures.roster import moving_powers, speed
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import cap, doing
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.movement_mode import (
    FLY,
    MARCH,
    PATHFIND,
    PATHFIND_WADE,
    SWIM,
    WADE,
    WALK,
    MovementMode,
    allowance,
)
from mageknight.minis.table.tabletop import GROUND

DRY: Final = {MARCH: WADE, PATHFIND: PATHFIND_WADE, WALK: SWIM}
"""How figures move while water is clear terrain for all of them."""
PAVED: Final = {MARCH: PATHFIND, WADE: PATHFIND_WADE}
"""How figures move that begin on a road."""


def speed_type(state: Battle, figure: int) -> int:
    """The speed type a figure moves with; a rider has that of its mount (M2-CAV-15), captors and captives walk (M2-CAPTURE-05).
    0 where types do not count."""
    if state.edition.footing.captors_walk and (state.captive[figure] >= 0 or state.captor[figure] >= 0):
        return BOOT
    return state.edition.speed_type(state.defs[body(state, figure)])


def movement_mode(state: Battle, figure: int) -> MovementMode:
    """The movement mode of a figure: what stands in its way, and what slows it down."""
    found = state.edition.movement_mode(moving_powers(state, figure), speed_type(state, figure))
    if (state.lasting and forces_on(state, "mirage", figure)) or doing(state, FREEZES):
        found = DRY.get(found, found)
    if state.beside and found in PAVED and is_on_road(state, figure):
        found = PAVED[found]
    return found


def is_on_road(state: Battle, figure: int) -> bool:
    """Stands a figure on the ancient road: a strip through the middle of the battlefield, from the first player's edge on?"""
    table = state.table
    for domain in doing(state, PAVES):
        across = state.edge[state.order[0]] % 2 == 0
        middle, at = (table.ground.width, table.x[figure]) if across else (table.ground.height, table.y[figure])
        if abs(2 * at - middle) <= domain.amount * INCH:
            return True
    return False


def is_restive(state: Battle, figure: int) -> bool:
    """Does a figure move like a rider of the first generation, or on horseshoes?"""
    return state.edition.is_restive(state.defs[body(state, figure)], speed_type(state, figure))


def inches_for(state: Battle, figure: int, factor: int = 1, part: int = 1) -> int:
    """The distance a figure may move now: its speed, that of a slower captive (REB-CAP-14), half out of hindering terrain
    (REB-HIN-05, M2-TERRAIN-08); `factor` 2 where it is doubled, after halving (M2-SPEED-24); `part` 2 where only half of it
    is left, rounded up (M2-SOAR-04)."""
    mode = movement_mode(state, figure)
    inches = allowance(state.table, figure, speed(state, figure), mode)
    captive = state.captive[figure]
    if captive >= 0:
        inches = min(inches, allowance(state.table, captive, speed(state, captive), mode))
    return doubled(state, (shaken(state, figure, inches, mode) + part - 1) // part, factor)


def shaken(state: Battle, figure: int, inches: int, mode: MovementMode) -> int:
    """Half of it, rounded up, for whoever leaves an elevation while the earth shakes and does not fly."""
    leaves = mode is not FLY and state.table.level[figure] == GROUND and state.table.perch[figure] >= 0
    return (inches + 1) // 2 if leaves and doing(state, SHAKES) else inches


def doubled(state: Battle, inches: int, factor: int) -> int:
    """A doubled speed is a value put in place of the other, and capped as that is (reading R50)."""
    return min(inches * factor, cap(state, "speed")) if factor > 1 and state.beside else inches * factor


def can_soar(state: Battle, figure: int) -> bool:
    """Has a figure the soaring proficiency (M2-SPEED-14)? A captive's types do not count (reading R55)."""
    return state.edition.proficiencies and speed_type(state, figure) == WING


def is_afloat(state: Battle, figure: int) -> bool:
    """Is a figure with the wave speed type in water (M2-SPEED-10, reading R155)?"""
    return state.edition.proficiencies and speed_type(state, figure) == WAVE and is_in_water(state, figure)


def is_in_water(state: Battle, figure: int) -> bool:
    """Does a figure occupy water, with its centre dot? Frozen water is clear terrain."""
    table = state.table
    if table.level[figure] != GROUND or doing(state, FREEZES):
        return False
    x, y = table.x[figure], table.y[figure]
    return table.ground.covered_by(table.ground.wet, x, y, x, y, 0) != 0
