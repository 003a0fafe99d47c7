"""Straight moves: large warriors, which turn and then go straight on or straight back, and mounts that trample.

A large warrior keeps its facing while it moves, so its whole base counts at every moment (reading R153). Moved along its own
spine a capsule sweeps a longer capsule: from its rear end at the start to its front end at the goal. The goal is the lattice
point nearest to a whole number of units along the facing, which every image of the table shares.
"""

from __future__ import annotations

from mageknight.minis.table.bases import APART, spacing
from mageknight.minis.table.facing import DX, DY, SCALE, in_arc, offset
from mageknight.minis.table.faults import (
    MUST_STOP,
    MUST_STOP_AT,
    NONE,
    NOT_STRAIGHT,
    OFF_TABLE,
    SOLID_IN_WAY,
    TOO_FAR,
    fault,
)
from mageknight.minis.table.lattice import FINE, SLACK, divided, point_nears, segments_near
from mageknight.minis.table.movement_mode import ROLL, TRAMPLE, MovementMode, slow_mask
from mageknight.minis.table.outline import holds_base
from mageknight.minis.table.places import room_fault, spine_of
from mageknight.minis.table.tabletop import Table
from mageknight.minis.table.ways.passage import Passage, limit_of, path_fault, path_length
from mageknight.minis.table.ways.stops import first_inside, first_wholly

STOP_SHORT = SLACK // FINE
"""Units by which a way may run on past a compulsory stop."""


def units_along(facing: int, dx: int, dy: int) -> int | None:
    """The number of units straight on (or back, below 0) that a vector leads; nothing when it leads elsewhere."""
    guess = divided(DX[facing] * dx + DY[facing] * dy, SCALE)
    for units in (guess, guess - 1, guess + 1):
        if offset(facing, units) == (dx, dy):
            return units
    return None


def straight_fault(
    table: Table,
    i: int,
    x: int,
    y: int,
    facing: int,
    inches: int,
    mode: MovementMode = ROLL,
    large: int = 0,
    backs: bool = True,
) -> int:
    """The reason a large warrior cannot turn to a facing and then go straight to (x, y), or 0 (M2-MDIAL-32, M2-MDIAL-34).

    Back it goes only as it stands, and only if `backs` (M2-CHARIOT-02). Other bases are ignored on the way, except those of
    `large`: where it comes to touch one of them it must stop.
    """
    sx, sy = table.x[i], table.y[i]
    if not table.ground.holds(x, y):
        return fault(OFF_TABLE)
    units = units_along(facing, x - sx, y - sy)
    if units is None or (units < 0 and (not backs or facing != table.facing[i])):
        return fault(NOT_STRAIGHT)
    if path_length([(sx, sy), (x, y)]) > limit_of(inches):
        return fault(TOO_FAR)
    passage = Passage(table, i, mode)
    code = _swing_fault(passage, facing) or _sweep_fault(passage, x, y, facing, units)
    if code == NONE and units:
        code = _halt_fault(passage, x, y, facing, units) or _meeting_fault(table, i, x, y, facing, units, large)
    return code or room_fault(table, i, x, y, facing, mode)


def _swing_fault(passage: Passage, facing: int) -> int:
    """A turn on the spot is looked at in its end: no part of the base on what blocks, none off the table."""
    table, i = passage.table, passage.mover
    fx, fy, sx, sy = spine_of(table, i, passage.x, passage.y, facing)
    r = table.radius[i]
    ground = passage.ground
    if min(fx, sx) < r or min(fy, sy) < r or max(fx, sx) > ground.width - r or max(fy, sy) > ground.height - r:
        return fault(OFF_TABLE)
    on = ground.covered_by(passage.solid, fx, fy, sx, sy, r)
    return fault(SOLID_IN_WAY, (on & -on).bit_length() - 1) if on else NONE


def swept_spine(table: Table, i: int, x: int, y: int, facing: int, units: int) -> tuple[int, int, int, int]:
    """The spine of all that a base covers on its straight way to (x, y), from its hindmost point to its foremost."""
    fx, fy, sx, sy = spine_of(table, i, table.x[i], table.y[i], facing)
    gx, gy, tx, ty = spine_of(table, i, x, y, facing)
    return (sx, sy, gx, gy) if units >= 0 else (fx, fy, tx, ty)


def _sweep_fault(passage: Passage, x: int, y: int, facing: int, units: int) -> int:
    """Blocking terrain beneath any part of the base on its way, cliffs in the way of the centre dot."""
    table, i = passage.table, passage.mover
    ax, ay, bx, by = swept_spine(table, i, x, y, facing, units)
    on = passage.ground.covered_by(passage.solid, ax, ay, bx, by, table.radius[i])
    if on:
        return fault(SOLID_IN_WAY, (on & -on).bit_length() - 1)
    return passage.why if units and passage.blocks(passage.x, passage.y, x, y) else NONE


def _halt_fault(passage: Passage, x: int, y: int, facing: int, units: int) -> int:
    """`MUST_STOP` when the way runs on after the base is completely in hindering terrain or the centre dot on a hill."""
    table, i = passage.table, passage.mover
    length = path_length([(passage.x, passage.y), (x, y)])
    ax, ay, bx, by = swept_spine(table, i, x, y, facing, units)
    slow = slow_mask(table, passage.mode) & table.ground.strips.near(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))
    fx, fy, sx, sy = spine_of(table, i, passage.x, passage.y, facing)
    for k in range(len(passage.ground.pieces)):
        o = passage.ground.pieces[k].outline
        at = -1
        if slow >> k & 1 and not holds_base(o, fx, fy, sx, sy, table.radius[i]):
            at = first_wholly(o, ax, ay, bx, by, table.radius[i], True, 0, table.span[i] * FINE)
        if at < 0 and passage.rise >> k & 1:
            at = first_inside(o, passage.x, passage.y, x, y)
        if 0 <= at < length - SLACK:
            return fault(MUST_STOP, k)
    return NONE


def _meeting_fault(table: Table, i: int, x: int, y: int, facing: int, units: int, large: int) -> int:
    """`MUST_STOP_AT` when the way runs on after the base has come to touch another large warrior (M2-MDIAL-34)."""
    short = max(abs(units) - STOP_SHORT, 0)
    dx, dy = offset(facing, short if units > 0 else -short)
    before_x, before_y = table.x[i] + dx, table.y[i] + dy
    ax, ay, bx, by = swept_spine(table, i, before_x, before_y, facing, units)
    mask = large & table.down & ~table.body[i] & ~table.touch[i]
    while mask:
        low = mask & -mask
        mask ^= low
        j = low.bit_length() - 1
        near = spacing(
            ax, ay, bx, by, table.radius[i], table.fx[j], table.fy[j], table.sx[j], table.sy[j], table.radius[j]
        )
        if near != APART:
            return fault(MUST_STOP_AT, j)
    return NONE


def trample_fault(table: Table, i: int, x: int, y: int, facing: int, inches: int) -> int:
    """The reason a mount cannot trample straight to (x, y), or 0: the way leads through its front arc, over any bases, and ends
    like every move (M2-CAV-73)."""
    dx, dy = x - table.x[i], y - table.y[i]
    if not in_arc(table.facing[i], table.arc[i], dx, dy):
        return fault(NOT_STRAIGHT)
    return path_fault(Passage(table, i, TRAMPLE), [(table.x[i], table.y[i]), (x, y)], inches, facing)


def crossed_bases(table: Table, i: int, x: int, y: int, start: tuple[int, int] | None = None) -> int:
    """The bases on the ground that the straight path of figure i to (x, y) crosses, from where it is or from a `start`
    (M2-CAV-74)."""
    ax, ay = start if start is not None else (table.x[i], table.y[i])
    mask = table.down & ~table.body[i] & table.strips.near(min(ax, x), min(ay, y), max(ax, x), max(ay, y))
    found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        limit = table.radius[k] * table.radius[k]
        if table.span[k]:
            crossed = segments_near(ax, ay, x, y, table.fx[k], table.fy[k], table.sx[k], table.sy[k], limit, 0)
        else:
            crossed = point_nears(table.x[k], table.y[k], ax, ay, x, y, limit, 0)
        if crossed:
            found |= low
    return found
