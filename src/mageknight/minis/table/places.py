"""Places: whether a base has room somewhere, and whom it would touch there."""

from __future__ import annotations

from mageknight.minis.table.bases import CONTACT, OVERLAP, spacing
from mageknight.minis.table.built import joined_at, occupants, occupied
from mageknight.minis.table.castle import crowd_at, goes_beneath
from mageknight.minis.table.faults import (
    FULL_UP,
    NO_DOT,
    NONE,
    OFF_TABLE,
    ON_BASE,
    ON_SOLID,
    ON_TOKEN,
    ON_WALL,
    UNDER_STAND,
    fault,
)
from mageknight.minis.table.lattice import CONTACT_GAP, squared
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.tabletop import BENEATH, GROUND, OBJECTIVE, SOARING, Table


def spine_of(table: Table, i: int, x: int, y: int, facing: int) -> tuple[int, int, int, int]:
    """The front and the rear end of the spine of figure i when its centre dot is at (x, y)."""
    if table.span[i] == 0:
        return x, y, x, y
    return table.spine_at(i, x, y, facing)


def spacing_at(table: Table, i: int, x: int, y: int, facing: int, j: int) -> int:
    """The spacing of figure i, placed there, to figure j: `OVERLAP`, `CONTACT` or `APART`."""
    fx, fy, sx, sy = spine_of(table, i, x, y, facing)
    return spacing(fx, fy, sx, sy, table.radius[i], table.fx[j], table.fy[j], table.sx[j], table.sy[j], table.radius[j])


def would_touch(table: Table, i: int, x: int, y: int, facing: int, j: int, level: int = GROUND) -> bool:
    """True if figure i, placed there, would be in base contact with j, which is on the same level."""
    if level == SOARING:
        return _stands_touched(table, i, x, y, 1 << j) != 0
    if table.ground.castles:
        return touched_at(table, i, x, y, facing, level, 1 << j) != 0
    if table.ground.towers and _joined(table, i, x, y, facing) >> j & 1:
        return True
    return spacing_at(table, i, x, y, facing, j) == CONTACT and not _parted_at(table, x, y, level, j)


def touched_at(table: Table, i: int, x: int, y: int, facing: int, level: int = GROUND, among: int = -1) -> int:
    """Bits of the bases that figure i would touch there, among those of a set."""
    if level == SOARING:
        return _stands_touched(table, i, x, y, among)
    if table.ground.arches:
        level = BENEATH if goes_beneath(table, i, x, y, level) else GROUND
    fx, fy, sx, sy = spine_of(table, i, x, y, facing)
    r = table.radius[i] + CONTACT_GAP
    mask = table.strips.near(min(fx, sx) - r, min(fy, sy) - r, max(fx, sx) + r, max(fy, sy) + r) & ~(1 << i) & among
    found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        j = low.bit_length() - 1
        near = spacing(
            fx, fy, sx, sy, r - CONTACT_GAP, table.fx[j], table.fy[j], table.sx[j], table.sy[j], table.radius[j]
        )
        if near == CONTACT and not _parted_at(table, x, y, level, j):
            found |= low
    if table.ground.towers and level == GROUND:
        found |= _joined(table, i, x, y, facing) & among
    if table.ground.castles and level == GROUND:
        found |= crowd_at(table, i, table.ground.perch(x, y)) & among
    return found


def _joined(table: Table, i: int, x: int, y: int, facing: int) -> int:
    """Bits of the figures that figure i would touch at the access points of towers."""
    fx, fy, sx, sy = spine_of(table, i, x, y, facing)
    return joined_at(table, i, fx, fy, sx, sy, table.ground.perch(x, y))


def _stands_touched(table: Table, i: int, x: int, y: int, among: int) -> int:
    """Bits of the soaring figures whose flight stands that of figure i would touch there (M2-SOAR-17), and of tall bases
    (M2-DRAGON-31)."""
    mask = (table.aloft | table.tall & table.down) & ~(1 << i) & among
    found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        j = low.bit_length() - 1
        jx, jy = table.x[j], table.y[j]
        if table.aloft & low:
            near = spacing(x, y, x, y, table.stand[i], jx, jy, jx, jy, table.stand[j])
        else:
            near = table.rise_spacing(j, x, y, table.stand[i])
        if near == CONTACT:
            found |= low
    return found


def _parted_at(table: Table, x: int, y: int, level: int, j: int) -> bool:
    """As `Table.parted` for a figure that would stand there."""
    ground = table.ground
    if not (table.beneath or level == BENEATH or (ground.parts and ground.cliffs)):
        return False
    a, b = ground.perch(x, y) if level == GROUND else -1, table.perch[j]
    if (level == BENEATH and b >= 0) or (table.level[j] == BENEATH and a >= 0):
        return True
    cliffs = ground.cliffs
    if not ground.parts or a == b or ground.one_walk(a, b):
        return False
    return (a >= 0 and cliffs >> a & 1 == 1) or (b >= 0 and cliffs >> b & 1 == 1)


def room_fault(
    table: Table, i: int, x: int, y: int, facing: int, mode: MovementMode, lifted: int = 0, level: int = GROUND
) -> int:
    """The reason figure i cannot rest there, or 0.

    The whole base lies on the table (M2-MOVE-05), on no other base (QS-MOV-05), under no flight stand (M2-SOAR-13), on no
    terrain that blocks movement (REB-BLK-01, REB-ABL-07), on no low wall. Bases `lifted` are not in the way. A soaring
    figure needs a free spot for its stand only.
    """
    fx, fy, sx, sy = spine_of(table, i, x, y, facing)
    r = table.radius[i]
    x0, y0, x1, y1 = min(fx, sx) - r, min(fy, sy) - r, max(fx, sx) + r, max(fy, sy) + r
    ground = table.ground
    if x0 < 0 or y0 < 0 or x1 > ground.width or y1 > ground.height:
        return fault(OFF_TABLE)
    if level == SOARING:
        return _stand_fault(table, i, x, y, lifted)
    high = False
    if ground.castles:
        level = BENEATH if ground.arches and goes_beneath(table, i, x, y, level) else GROUND
        high = level == GROUND and ground.is_top(ground.perch(x, y))
    mask = table.strips.near(x0, y0, x1, y1) & ~(1 << i | lifted)
    while mask:
        low = mask & -mask
        mask ^= low
        j = low.bit_length() - 1
        near = spacing(fx, fy, sx, sy, r, table.fx[j], table.fy[j], table.sx[j], table.sy[j], table.radius[j])
        if near == OVERLAP and not _passes_over(table, x, y, level, j):
            return fault(ON_BASE, j)
    if table.aloft:
        code = _stand_above(table, i, fx, fy, sx, sy, lifted)
        if code:
            return code
    solid = ground.solid if mode.water else ground.solid & ~ground.wet
    if high:
        solid &= ~ground.masonry
    if solid | ground.walls:
        on = ground.covered_by(solid | ground.walls, fx, fy, sx, sy, r)
        if on:
            low = on & -on
            return fault(ON_SOLID if low & solid else ON_WALL, low.bit_length() - 1)
    return _built_fault(table, i, x, y, lifted) if ground.built and level == GROUND else NONE


def _built_fault(table: Table, i: int, x: int, y: int, lifted: int) -> int:
    """The reason a centre dot cannot rest on constructed terrain: it has no centre dot to stand on (M2-CONSTR-12), or as many figures
    as it has dots stand there already (reading R44)."""
    k = occupied(table, x, y)
    if k < 0:
        return NONE
    dots = len(table.ground.pieces[k].dots)
    if dots == 0:
        return fault(NO_DOT, k)
    there = [j for j in occupants(table, k) if j != i and not lifted >> j & 1]
    return fault(FULL_UP, k) if len(there) >= dots else NONE


def _passes_over(table: Table, x: int, y: int, level: int, j: int) -> bool:
    """True if a figure there and figure j are one above the other: in an archway and on the top of it (reading R131), on a
    tower and at its foot, whose tops bases may overhang (M2-CONSTR-16)."""
    towers = table.ground.towers
    if towers:
        a, b = table.ground.perch(x, y) if level == GROUND else -1, table.perch[j]
        if a != b and ((a >= 0 and towers >> a & 1) or (b >= 0 and towers >> b & 1)):
            return True
    if table.ground.castles and table.ground.is_top(table.perch[j]) != (
        level == GROUND and table.ground.is_top(table.ground.perch(x, y))
    ):
        return True
    if table.level[j] == BENEATH:
        return level == GROUND and table.ground.perch(x, y) >= 0
    return level == BENEATH and table.perch[j] >= 0


def _stand_above(table: Table, i: int, fx: int, fy: int, sx: int, sy: int, lifted: int) -> int:
    """A fault if a base would lie beneath the flight stand of a soaring figure (M2-SOAR-13)."""
    mask = table.aloft & ~(1 << i | lifted)
    while mask:
        low = mask & -mask
        mask ^= low
        j = low.bit_length() - 1
        jx, jy = table.x[j], table.y[j]
        if spacing(fx, fy, sx, sy, table.radius[i], jx, jy, jx, jy, table.stand[j]) == OVERLAP:
            return fault(UNDER_STAND, j)
    return NONE


def _stand_fault(table: Table, i: int, x: int, y: int, lifted: int) -> int:
    """The reason the flight stand of figure i cannot stand there: on a base (M2-SOAR-12), on another stand, on or against an
    objective (M2-SOAR-11), on constructed terrain (M2-CONSTR-15)."""
    r = table.stand[i]
    mask = (table.strips.near(x - r, y - r, x + r, y + r) | table.aloft) & ~(1 << i | lifted)
    while mask:
        low = mask & -mask
        mask ^= low
        j = low.bit_length() - 1
        if table.level[j] == SOARING:
            jx, jy = table.x[j], table.y[j]
            near = spacing(x, y, x, y, r, jx, jy, jx, jy, table.stand[j])
        else:
            near = spacing(x, y, x, y, r, table.fx[j], table.fy[j], table.sx[j], table.sy[j], table.radius[j])
        if near == OVERLAP:
            return fault(ON_BASE, j)
    for token in range(len(table.token_x)):
        reach = r + table.token_radius[token] + CONTACT_GAP
        if table.token_kind[token] == OBJECTIVE and (
            squared(x, y, table.token_x[token], table.token_y[token]) <= reach * reach
        ):
            return fault(ON_TOKEN, token)
    built = table.ground.covered_by(table.ground.built, x, y, x, y, r) if table.ground.built else 0
    return fault(ON_SOLID, (built & -built).bit_length() - 1) if built else NONE


def resting_level(table: Table, i: int, level: int) -> int:
    """The level a figure is to rest on: the one given, or with -1 the one it soars on or else the ground."""
    if level >= 0:
        return level
    return SOARING if table.level[i] == SOARING else GROUND


def has_room(
    table: Table, i: int, x: int, y: int, facing: int, mode: MovementMode, lifted: int = 0, level: int = GROUND
) -> bool:
    """True if figure i can rest there."""
    return room_fault(table, i, x, y, facing, mode, lifted, level) == NONE
