"""Places: whether a base has room somewhere, and whom it would touch there."""

from __future__ import annotations

from mageknight.minis.table.bases import CONTACT, OVERLAP, spacing
from mageknight.minis.table.facing import offset
from mageknight.minis.table.faults import NONE, OFF_TABLE, ON_BASE, ON_SOLID, ON_WALL, fault
from mageknight.minis.table.gait import Gait
from mageknight.minis.table.lattice import CONTACT_GAP
from mageknight.minis.table.tabletop import GROUND, SOARING, Table


def tail_of(table: Table, i: int, x: int, y: int, facing: int) -> tuple[int, int]:
    """Where the tail of figure i lies when its centre dot is at (x, y)."""
    if table.tail[i] == 0:
        return x, y
    dx, dy = offset(facing, table.tail[i])
    return x - dx, y - dy


def spacing_at(table: Table, i: int, x: int, y: int, facing: int, j: int) -> int:
    """How figure i, placed there, would lie to figure j: `OVERLAP`, `CONTACT` or `APART`."""
    sx, sy = tail_of(table, i, x, y, facing)
    return spacing(x, y, sx, sy, table.radius[i], table.x[j], table.y[j], table.sx[j], table.sy[j], table.radius[j])


def would_touch(table: Table, i: int, x: int, y: int, facing: int, j: int) -> bool:
    """Whether figure i, placed there, would be in base contact with j."""
    return spacing_at(table, i, x, y, facing, j) == CONTACT


def touched_at(table: Table, i: int, x: int, y: int, facing: int) -> int:
    """Bits of the figures that figure i would touch there."""
    sx, sy = tail_of(table, i, x, y, facing)
    r = table.radius[i] + CONTACT_GAP
    mask = table.strips.near(min(x, sx) - r, min(y, sy) - r, max(x, sx) + r, max(y, sy) + r) & ~(1 << i)
    found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        if spacing_at(table, i, x, y, facing, low.bit_length() - 1) == CONTACT:
            found |= low
    return found


def room_fault(
    table: Table, i: int, x: int, y: int, facing: int, gait: Gait, lifted: int = 0, level: int = GROUND
) -> int:
    """Why figure i cannot rest there, or 0.

    The whole base lies on the table (M2-MOVE-05), on no other base (QS-MOV-05), on no terrain that blocks movement
    (REB-BLK-01, REB-ABL-07), on no low wall. Bases `lifted` are not in the way. A soaring figure needs only a free spot
    for its stand (M2-SOAR-12).
    """
    sx, sy = tail_of(table, i, x, y, facing)
    r = table.radius[i]
    if level == SOARING:
        sx, sy = x, y
    x0, y0, x1, y1 = min(x, sx) - r, min(y, sy) - r, max(x, sx) + r, max(y, sy) + r
    ground = table.ground
    if x0 < 0 or y0 < 0 or x1 > ground.width or y1 > ground.height:
        return fault(OFF_TABLE)
    mask = (table.strips.near(x0, y0, x1, y1) | table.aloft) & ~(1 << i | lifted)
    while mask:
        low = mask & -mask
        mask ^= low
        j = low.bit_length() - 1
        if _lies_on(table, x, y, sx, sy, r, j):
            return fault(ON_BASE, j)
    if level == SOARING:
        return NONE
    solid = ground.solid if gait.water else ground.solid & ~ground.wet
    if solid | ground.walls:
        on = ground.covered_by(solid | ground.walls, x, y, sx, sy, r)
        if on:
            low = on & -on
            return fault(ON_SOLID if low & solid else ON_WALL, low.bit_length() - 1)
    return NONE


def _lies_on(table: Table, x: int, y: int, sx: int, sy: int, r: int, j: int) -> bool:
    """Whether a base there would overlap figure j; of a soaring figure only the stand under its centre dot counts."""
    jx, jy = table.x[j], table.y[j]
    jsx, jsy = (jx, jy) if table.level[j] == SOARING else (table.sx[j], table.sy[j])
    return spacing(x, y, sx, sy, r, jx, jy, jsx, jsy, table.radius[j]) == OVERLAP


def has_room(table: Table, i: int, x: int, y: int, facing: int, gait: Gait, lifted: int = 0) -> bool:
    """Whether figure i can rest there."""
    return room_fault(table, i, x, y, facing, gait, lifted) == NONE
