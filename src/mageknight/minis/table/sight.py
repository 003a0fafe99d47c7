"""Line of fire: the straight line between two centre dots, what it crosses, what that means (REB-RNG-04).

One function, `trace`, answers for play, preview, bots and pictures. It returns flags; with a list to collect into it also
says what the line crosses and to what effect. A line crosses what it passes through; touching a rim, a corner or a side is
not crossing. The editions differ in few points, which are settings of `Optics`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.table.contact import touches_piece
from mageknight.minis.table.facing import DX, DY, SCALE, STEPS
from mageknight.minis.table.lattice import WIDE, point_nears, root_sign, segments_near
from mageknight.minis.table.outline import Outline, crossed, crossed_beyond, locate, locate_part, nears
from mageknight.minis.table.tabletop import BENEATH, SOARING, Table
from mageknight.minis.table.terrain import BLOCKS, CELL, HINDERS, LOW_WALL, Piece

if TYPE_CHECKING:
    from mypy_extensions import i64

# Flags of a line of fire.
BLOCKED: Final = 1
HINDERED: Final = 2
HEIGHT: Final = 4
HINDERED_ANYWHERE: Final = 8
"""Some hindering terrain is crossed, also if only at the edge the firer shoots from: what Stealth asks (REB-ABL-10)."""

# What a crossing is.
BASE: Final = 0
PIECE: Final = 1

# Effects of a crossing, each with its rule in `EFFECT_RULES`.
STOPS_BASE: Final = 0
STOPS_BLOCKING: Final = 1
STOPS_ELEVATED: Final = 2
HINDERS_TARGET: Final = 3
HINDERS_WALL: Final = 4
SPARED_BASE_BELOW: Final = 5
SPARED_NOT_ELEVATED: Final = 6
SPARED_EDGE: Final = 7
SPARED_WALL: Final = 8
SPARED_ELEVATED: Final = 9
EFFECTS: Final = (
    "base",
    "blocking",
    "elevated",
    "hindering",
    "wall",
    "base-below",
    "not-elevated",
    "edge",
    "wall-touched",
    "own-elevation",
)
EFFECT_FLAGS: Final = [
    BLOCKED,
    BLOCKED,
    BLOCKED,
    HINDERED | HINDERED_ANYWHERE,
    HINDERED | HINDERED_ANYWHERE,
    0,
    0,
    HINDERED_ANYWHERE,
    HINDERED_ANYWHERE,
    0,
]
"""By effect: what it adds to the flags of the line."""
EFFECT_RULES: Final = (
    "REB-RNG-07",
    "REB-BLK-02",
    "REB-ELV-06",
    "REB-HIN-06",
    "REB-SPC-05",
    "REB-ELV-10",
    "REB-ELV-11",
    "REB-HIN-08",
    "REB-SPC-05",
    "REB-ELV-07",
)

# How a firer at the edge of hindering terrain shoots out of it.
EDGE_FRONT: Final = 0
"""Rebellion: no modifier if the front arc lies entirely outside and nothing else hinders (REB-HIN-08)."""
EDGE_BENEATH: Final = 1
"""2.0: no modifier if the only hindering terrain crossed lies beneath the firer's base (M2-TERRAIN-11)."""


class Optics:
    """The optics of an edition, or an ability: how it looks along a line.

    `edge` is one of the rules above; `third_blocks`: with firer and target on two elevations a third one blocks
    (M2-ELEV-07) instead of being ignored (REB-ELV-07); `bases`, `terrain`, `built`: whether bases, terrain and constructed
    terrain count at all.
    """

    def __init__(
        self, edge: int, third_blocks: bool, bases: bool = True, terrain: bool = True, built: bool = True
    ) -> None:
        self.edge = edge
        self.third_blocks = third_blocks
        self.bases = bases
        self.terrain = terrain
        self.built = built

    def past_built(self) -> Optics:
        """The same where constructed terrain does not count (M2-CONSTR-26)."""
        return Optics(self.edge, self.third_blocks, self.bases, self.terrain, False)


REBELLION: Final = Optics(EDGE_FRONT, False)
EDITION_2: Final = Optics(EDGE_BENEATH, True)
UNHINDERED: Final = Optics(EDGE_FRONT, False, False, False)
"""Never blocked and without terrain modifiers: Magic Blast (REB-ABL-19)."""
OVER_BASES: Final = Optics(EDGE_BENEATH, True, False, True)
"""Bases do not count: Arcing Fire (M2-ABL-BOW-01)."""
INDIRECT: Final = Optics(EDGE_BENEATH, True, False, False)
"""Over everything: indirect fire (M2-INDIRECT-02)."""
LARGE: Final = Optics(EDGE_BENEATH, True, True, True, False)
"""To and from titans and large warriors: constructed terrain does not count (M2-CONSTR-26)."""


class Crossing:
    """One thing a line of fire crosses: a base or a piece of terrain, its number, and the effect of it."""

    def __init__(self, what: int, index: int, effect: int) -> None:
        self.what = what
        self.index = index
        self.effect = effect

    def rule(self) -> str:
        """The rule that gives the crossing its effect."""
        return EFFECT_RULES[self.effect]


def trace(
    table: Table, i: int, j: int, optics: Optics = REBELLION, found: list[Crossing] | None = None, ignored: int = 0
) -> int:
    """The line of fire from figure i to figure j as flags: `BLOCKED`, `HINDERED`, `HEIGHT`, `HINDERED_ANYWHERE`.

    `found` collects every crossing; without it a block ends the search, and of the other flags only `HEIGHT` is then
    certain. `ignored` are bits of bases that do not count. Arc and range are asked elsewhere (`contact`).
    """
    perch = table.perch
    if table.aloft and (table.aloft >> i | table.aloft >> j) & 1:
        return _trace_soaring(table, i, j, optics, found)
    flags = HEIGHT if perch[j] >= 0 > perch[i] else 0
    xs, ys, body = table.x, table.y, table.body
    # The columns and rows between the two, for both indexes at once: this is the hottest place of all.
    a = (xs[i] >> CELL) + 1
    b = (xs[j] >> CELL) + 1
    c = (ys[i] >> CELL) + 1
    d = (ys[j] >> CELL) + 1
    if a > b:
        a, b = b, a
    if c > d:
        c, d = d, c
    if optics.bases and not (table.rooted >> i | table.rooted >> j) & 1:
        strips = table.strips
        mask = strips.left[b] & strips.right[a] & strips.low[d] & strips.high[c] & ~(body[i] | body[j] | ignored)
        if mask and _bases_block(table, i, j, mask, found):
            flags |= BLOCKED
            if found is None:
                return flags
    ground = table.ground
    if optics.terrain and ground.sights:
        strips = ground.strips
        mask = ground.sights & strips.left[b] & strips.right[a] & strips.low[d] & strips.high[c]
        if mask and not optics.built:
            mask &= ~ground.built
        if mask:
            flags |= _terrain_flags(table, i, j, mask, optics, found)
    return flags


def _bases_block(table: Table, i: int, j: int, mask: int, found: list[Crossing] | None) -> bool:
    """True if the line crosses a base of a mask that counts: any (REB-RNG-07), or once somebody is elevated only those on
    elevated terrain (REB-ELV-07, REB-ELV-10)."""
    xs, ys, reaches, perch = table.x, table.y, table.reach, table.perch
    ax: i64 = xs[i]
    ay: i64 = ys[i]
    ux: i64 = xs[j] - ax
    uy: i64 = ys[j] - ay
    square = ux * ux + uy * uy
    high = perch[i] >= 0 or perch[j] >= 0
    blocked = False
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        across = ux * (ys[k] - ay) - uy * (xs[k] - ax)
        reach: i64 = reaches[k]
        if across > WIDE or across < -WIDE or across * across >= reach * reach * square:
            continue
        if not _base_on_line(table, k, ax, ay, xs[j], ys[j]):
            continue
        counts = not high or perch[k] >= 0
        if counts:
            blocked = True
        if found is not None:
            found.append(Crossing(BASE, k, STOPS_BASE if counts else SPARED_BASE_BELOW))
        elif blocked:
            return True
    return blocked


def _base_on_line(table: Table, k: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """True if segment a-b crosses base k: comes nearer to its spine than its radius."""
    r = table.radius[k]
    if table.span[k]:
        return segments_near(ax, ay, bx, by, table.fx[k], table.fy[k], table.sx[k], table.sy[k], r * r, 0)
    return point_nears(table.x[k], table.y[k], ax, ay, bx, by, r * r, 0)


def _terrain_flags(table: Table, i: int, j: int, mask: int, optics: Optics, found: list[Crossing] | None) -> int:
    """The effects of the terrain of a mask on the line."""
    ax: i64 = table.x[i]
    ay: i64 = table.y[i]
    bx: i64 = table.x[j]
    by: i64 = table.y[j]
    ux = bx - ax
    uy = by - ay
    square = ux * ux + uy * uy
    ground = table.ground
    xs, ys, reaches, pieces = ground.mid_x, ground.mid_y, ground.reach_square, ground.pieces
    flags = 0
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        across = ux * (ys[k] - ay) - uy * (xs[k] - ax)
        if across > WIDE or across < -WIDE or across * across >= reaches[k] * square:
            continue
        if not crossed(pieces[k].outline, ax, ay, bx, by):
            continue
        effect = _effect(table, i, j, k, pieces[k], optics)
        flags |= EFFECT_FLAGS[effect]
        if found is not None:
            found.append(Crossing(PIECE, k, effect))
        elif flags & BLOCKED:
            return flags
    return flags


def _effect(table: Table, i: int, j: int, k: int, piece: Piece, optics: Optics) -> int:
    """The effect of one crossed piece, by the elevations of firer and target (REB-ELV-06 to REB-ELV-11)."""
    a, b = table.perch[i], table.perch[j]
    if piece.masonry:
        return STOPS_BLOCKING if a < 0 and b < 0 else SPARED_NOT_ELEVATED
    if piece.elevates:
        if piece.castle is not None and piece.castle.arch is not None:
            if a < 0 and b < 0:
                return SPARED_NOT_ELEVATED  # the stone beneath it decides
            if _is_beneath(table, i, piece) or _is_beneath(table, j, piece):
                return STOPS_ELEVATED
        if a < 0 and b < 0:
            return STOPS_ELEVATED
        if k in (a, b) or table.ground.one_walk(k, a) or table.ground.one_walk(k, b):
            return SPARED_ELEVATED
        return STOPS_ELEVATED if a < 0 or b < 0 or optics.third_blocks else SPARED_ELEVATED
    if a >= 0 and b >= 0 and not piece.raised:
        return SPARED_NOT_ELEVATED
    if piece.fire == BLOCKS:
        return STOPS_BLOCKING
    if (a >= 0) != (b >= 0) and not piece.raised and not _stands_in(table, i, j, piece):
        return SPARED_NOT_ELEVATED
    if piece.kind == LOW_WALL:
        return SPARED_WALL if touches_piece(table, i, k) else HINDERS_WALL
    return SPARED_EDGE if _from_the_edge(table, i, j, piece.outline, optics) else HINDERS_TARGET


def _is_beneath(table: Table, i: int, piece: Piece) -> bool:
    """True if figure i stands in the archway beneath a top: no line leads to it from above (reading R131)."""
    return table.level[i] == BENEATH and locate(piece.outline, table.x[i], table.y[i]) >= 0


def _stands_in(table: Table, i: int, j: int, piece: Piece) -> bool:
    """True if firer or target is in a feature: its centre dot (M2-TERRAIN-02)."""
    o = piece.outline
    return locate(o, table.x[i], table.y[i]) > 0 or locate(o, table.x[j], table.y[j]) > 0


def _from_the_edge(table: Table, i: int, j: int, o: Outline, optics: Optics) -> bool:
    """True if firer i shoots from the edge of a hindering feature and is not penalised by it (REB-HIN-08, M2-TERRAIN-11).

    Both editions: all the line crosses of it lies beneath the firer's base. Rebellion: no part of the front arc on the
    rim lies inside either.
    """
    ax, ay, bx, by = table.x[i], table.y[i], table.x[j], table.y[j]
    r = table.radius[i]
    if not nears(o, ax, ay, ax, ay, r):
        return False
    if crossed_beyond(o, ax, ay, bx, by, r):
        return False
    return optics.edge == EDGE_BENEATH or front_is_outside(table, i, o)


def front_is_outside(table: Table, i: int, o: Outline) -> bool:
    """True if the front arc of figure i, as a line on the rim of its front disc, lies entirely outside an outline."""
    facing, arc, r = table.facing[i], table.arc[i], table.radius[i]
    x, y = table.x[i], table.y[i]
    # The middle of the arc stands for all of it when no side cuts the arc.
    if locate_part(o, x * SCALE + DX[facing] * r, y * SCALE + DY[facing] * r, SCALE) > 0:
        return False
    for k in range(o.n):
        cx, cy = o.xs[k - 1] - x, o.ys[k - 1] - y
        dx, dy = o.xs[k] - x, o.ys[k] - y
        if _side_cuts_arc(cx, cy, dx - cx, dy - cy, r, facing, arc):
            return False
    return True


def _side_cuts_arc(cx: int, cy: int, ex: int, ey: int, r: int, facing: int, arc: int) -> bool:
    """True if side c + e properly cuts the rim of radius r round the origin within the arc.

    The cuts lie at (-b ± root) / a of the way along the side; all signs are decided exactly.
    """
    a = ex * ex + ey * ey
    b = cx * ex + cy * ey
    under = b * b - a * (cx * cx + cy * cy - r * r)
    if under <= 0:
        return False
    for sign in (-1, 1):
        if root_sign(-b, sign, under) < 0 or root_sign(-b - a, sign, under) > 0:
            continue
        if _rooted_in_arc(a * cx - b * ex, a * cy - b * ey, sign * ex, sign * ey, under, facing, arc):
            return True
    return False


def _rooted_in_arc(px: int, py: int, qx: int, qy: int, under: int, facing: int, arc: int) -> bool:
    """As `in_arc` for the direction p + q * sqrt(under), borders left out: there the arc ends outside."""
    if arc >= 360:
        return True
    left = (facing + arc) % STEPS
    right = (facing - arc) % STEPS
    from_right = root_sign(DX[right] * py - DY[right] * px, DX[right] * qy - DY[right] * qx, under)
    to_left = root_sign(px * DY[left] - py * DX[left], qx * DY[left] - qy * DX[left], under)
    if arc <= 180:
        return from_right > 0 and to_left > 0
    return from_right > 0 or to_left > 0


def _trace_soaring(table: Table, i: int, j: int, optics: Optics, found: list[Crossing] | None) -> int:
    """Lines to or from the air: bases never block; a soaring target has no terrain modifiers (M2-SOAR-23), a soaring firer
    meets only terrain its target stands in (M2-SOAR-25); height counts for a soaring target alone (M2-SOAR-19)."""
    if table.level[j] == SOARING:
        return 0 if table.level[i] == SOARING else HEIGHT
    flags = 0
    mask = table.ground.sights if optics.terrain else 0
    if not optics.built:
        mask &= ~table.ground.built
    x, y = table.x[j], table.y[j]
    mask &= table.ground.strips.near(x, y, x, y)
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        piece = table.ground.pieces[k]
        if locate(piece.outline, x, y) < 0 or piece.elevates:
            continue
        if piece.fire == HINDERS:
            flags |= HINDERED | HINDERED_ANYWHERE
        elif piece.fire == BLOCKS:
            flags |= BLOCKED
        if found is not None:
            found.append(Crossing(PIECE, k, STOPS_BLOCKING if piece.fire == BLOCKS else HINDERS_TARGET))
    return flags
