"""The straight way of a large warrior to a place somebody points at: as far as it gets, forward or, close behind it, back."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.commands import Move
from mageknight.minis.figures.sections import hull_of
from mageknight.minis.rules.large.rolling import Rolling, backs
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS, facing_to, in_arc, offset
from mageknight.minis.table.lattice import INCH

STEP: Final = INCH // 10
"""How finely a shorter way is looked for."""
BEHIND: Final = 60
"""The arc behind it, in degrees, in which it is taken to back up."""


def movement_of(state: Battle, figure: int) -> Rolling:
    """The movement a large warrior is making, or would make with the action of this section alone."""
    top = state.core.agenda[-1] if state.core.agenda else None
    hull = hull_of(state, figure)
    if isinstance(top, Rolling) and top.figure == hull:
        return top
    return Rolling(state.controller[figure], hull, () if hull == figure else (figure,))


def straight_way(
    state: Battle, movement: Rolling, x: int, y: int, wished: int
) -> tuple[tuple[int, int], int, Refusal | None]:
    """The end of a straight movement towards a place, with which facing, and why it goes no farther."""
    table, hull = state.table, movement.figure
    sx, sy = table.x[hull], table.y[hull]
    dx, dy = x - sx, y - sy
    if not dx and not dy:
        facing = wished if wished >= 0 else table.facing[hull]
        return (sx, sy), facing, movement.way_refusal(state, ((sx, sy),), facing)
    back = (table.facing[hull] + STEPS // 2) % STEPS
    reverse = backs(state, hull) and in_arc(back, BEHIND, dx, dy)
    facing = table.facing[hull] if reverse else facing_to(dx, dy)
    units = min(isqrt(dx * dx + dy * dy), movement.reach(state) * INCH)
    first: Refusal | None = None
    while units > 0:
        ox, oy = offset(facing, -units if reverse else units)
        goal = (sx + ox, sy + oy)
        found = movement.refusal(state, Move(movement.seat, hull, (goal,), facing))
        if found is None:
            return goal, facing, first
        first = first or found
        units -= STEP
    return (sx, sy), facing, first
