"""Castles on the table: who stands on top of a section, who in the way beneath it, who fights at its stairs.

A section is an abrupt elevation with stone beneath it. At ground level the stone and shut portals are in the way; on top there is
only the walk, which goes on where tops adjoin. Nothing here costs anything where no castle stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.minis.table.built import meets, towards
from mageknight.minis.table.lattice import CONTACT_GAP, segments_meet
from mageknight.minis.table.outline import Outline, crossed, locate, nears

if TYPE_CHECKING:
    from mageknight.minis.table.tabletop import Table
    from mageknight.minis.table.terrain import Ground, Piece

ON_GROUND = 0
UNDER = 2
"""Levels of the table: on the ground or an elevation, in an archway."""


def arch_at(ground: Ground, x: int, y: int) -> int:
    """The section whose archway or doorway a point lies in, border included, or -1."""
    mask = ground.arches & ground.strips.near(x, y, x, y)
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        works = ground.pieces[k].castle
        if works is not None and works.arch is not None and locate(works.arch, x, y) >= 0:
            return k
    return -1


def goes_beneath(table: Table, i: int, x: int, y: int, level: int) -> bool:
    """True if figure i, put there from where it is, stands in an archway instead of on top of it: whoever was beneath stays so,
    and whoever comes along the ground through an open portal (M2-CASTLE-73, reading R131)."""
    ground = table.ground
    k = arch_at(ground, x, y)
    if k < 0:
        return False
    if level == UNDER or table.level[i] == UNDER:
        return True
    works = ground.pieces[k].castle
    came_along = table.level[i] == ON_GROUND and not ground.is_top(table.perch[i])
    return came_along and works is not None and works.is_open


def crowd_at(table: Table, i: int, k: int) -> int:
    """Bits of the others on top of piece k, if all who stand there touch each other (M2-CASTLE-72)."""
    works = table.ground.pieces[k].castle if table.ground.is_top(k) else None
    if works is None or not works.crowded:
        return 0
    found = 0
    for j in range(len(table)):
        if j != i and table.level[j] == ON_GROUND and table.perch[j] == k and table.host[j] < 0:
            found |= 1 << j
    return found


def above_and_below(table: Table, mover: int) -> int:
    """Bits of the bases that are not in the way of a figure because exactly one of the two is on top of a castle."""
    ground = table.ground
    high = ground.is_top(table.perch[mover])
    found = 0
    mask = table.down
    while mask:
        low = mask & -mask
        mask ^= low
        if ground.is_top(table.perch[low.bit_length() - 1]) != high:
            found |= low
    return found


def meets_stairs(piece: Piece, ax: int, ay: int, bx: int, by: int) -> bool:
    """True if a leg meets an open door or a ladder of a section."""
    return any(segments_meet(ax, ay, bx, by, cx, cy, dx, dy) for cx, cy, dx, dy in piece.access)


def section_directions(table: Table, i: int, section: int) -> list[tuple[int, int]]:
    """Directions, from the centre dot of i, in which its base touches a castle section; empty if it does not.

    On the ground and beneath an archway it touches the stone, on another top the border of this one. Who stands on a section
    does not touch it so (M2-CASTLE-59).
    """
    ground = table.ground
    k = table.perch[section]
    if k < 0 or ground.home(table.perch[i]) == k or table.level[i] not in (ON_GROUND, UNDER):
        return []
    if ground.is_top(table.perch[i]):
        return _against(table, i, ground.pieces[k].outline)
    number = ground.pieces[k].number
    found: list[tuple[int, int]] = []
    for piece in ground.pieces:
        if piece.masonry and piece.number == number:
            found += _against(table, i, piece.outline)
    return found


def _against(table: Table, i: int, o: Outline) -> list[tuple[int, int]]:
    """Directions in which a base lies against an outline."""
    reach = table.radius[i] + CONTACT_GAP
    if not nears(o, table.fx[i], table.fy[i], table.sx[i], table.sy[i], reach):
        return []
    found: list[tuple[int, int]] = []
    for n in range(o.n):
        side = (o.xs[n - 1], o.ys[n - 1], o.xs[n], o.ys[n])
        if meets(side, table.fx[i], table.fy[i], table.sx[i], table.sy[i], reach):
            found += towards(table, i, side)
    return found


def crosses_outside(table: Table, i: int, j: int) -> bool:
    """True if the line from figure i to figure j crosses an outside edge of a section: the front of walls and gatehouses, every
    side of keeps, of towers and of sections that adjoin no other (M2-CASTLE-67, reading R132)."""
    ax, ay, bx, by = table.x[i], table.y[i], table.x[j], table.y[j]
    for piece in table.ground.pieces:
        works = piece.castle
        if works is None or works.plank:
            continue
        if works.front is None or not works.joins:
            if crossed(piece.outline, ax, ay, bx, by):
                return True
            continue
        cx, cy, dx, dy = works.front
        if segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
            return True
    return False
