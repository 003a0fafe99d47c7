"""Constructed terrain on the table: who stands on top of it, who touches its access points, where lines of fire to it end.

A figure on top of a tower touches the access points of the tower with all its arcs; whoever else touches one of them is in base
contact with it (M2-CONSTR-06, M2-CONSTR-07, reading R44). Nothing here costs anything where nothing is built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.minis.table.facing import DX, DY
from mageknight.minis.table.lattice import CONTACT_GAP, divided, point_nears, segments_near, squared
from mageknight.minis.table.outline import Outline, crossed, locate, nears

if TYPE_CHECKING:
    from mageknight.minis.table.sight import Optics
    from mageknight.minis.table.tabletop import Table

ON_GROUND = 0
"""The level of figures on the ground and on elevations."""

Access = tuple[int, int, int, int]


def joined(table: Table, i: int) -> int:
    """Bits of the figures that figure i touches at the access points of towers."""
    if table.level[i] != ON_GROUND:
        return 0
    return joined_at(table, i, table.fx[i], table.fy[i], table.sx[i], table.sy[i], table.perch[i])


def joined_at(table: Table, i: int, fx: int, fy: int, sx: int, sy: int, perch: int) -> int:
    """As `joined` for a base with its spine there and its centre dot on that elevation (-1 for none)."""
    ground = table.ground
    found = 0
    towers = ground.towers
    reach = table.radius[i] + CONTACT_GAP
    while towers:
        low = towers & -towers
        towers ^= low
        k = low.bit_length() - 1
        for access in ground.pieces[k].access:
            if perch == k or meets(access, fx, fy, sx, sy, reach):
                found |= _at_access(table, k, access)
    return found & ~table.body[i]


def meets(access: Access, fx: int, fy: int, sx: int, sy: int, reach: int) -> bool:
    ax, ay, bx, by = access
    if fx == sx and fy == sy:
        return point_nears(fx, fy, ax, ay, bx, by, reach * reach, 1)
    return segments_near(fx, fy, sx, sy, ax, ay, bx, by, reach * reach, 1)


def _at_access(table: Table, k: int, access: Access) -> int:
    """Bits of the bases at one access point of tower k: whoever is on top, and whoever touches it from below."""
    found = 0
    mask = table.down
    while mask:
        low = mask & -mask
        mask ^= low
        j = low.bit_length() - 1
        if table.level[j] == ON_GROUND and (table.perch[j] == k or touches_access(table, j, access)):
            found |= low
    return found


def touches_access(table: Table, i: int, access: Access) -> bool:
    """True if a base touches an access point from where it lies."""
    return meets(access, table.fx[i], table.fy[i], table.sx[i], table.sy[i], table.radius[i] + CONTACT_GAP)


def access_directions(table: Table, i: int, j: int) -> list[tuple[int, int]]:
    """Directions, from the centre dot of i, in which it touches j at the access points of a tower; empty if it does not.

    On top every arc touches them; that counts for the front arc, never for the rear one.
    """
    ground = table.ground
    perch = table.perch[i]
    if perch >= 0 and ground.towers >> perch & 1:
        return [(DX[table.facing[i]], DY[table.facing[i]])]
    found: list[tuple[int, int]] = []
    towers = ground.towers
    while towers:
        low = towers & -towers
        towers ^= low
        k = low.bit_length() - 1
        for access in ground.pieces[k].access:
            if touches_access(table, i, access) and (table.perch[j] == k or touches_access(table, j, access)):
                found += towards(table, i, access)
    return found


def towards(table: Table, i: int, access: Access) -> list[tuple[int, int]]:
    """Directions from the centre dot of i to an access point it touches: its nearest place, and the ends within reach."""
    ax, ay, bx, by = access
    x, y = table.x[i], table.y[i]
    ex, ey = bx - ax, by - ay
    square = ex * ex + ey * ey
    along = min(max(ex * (x - ax) + ey * (y - ay), 0), square)
    found = [(ax - x + divided(ex * along, square), ay - y + divided(ey * along, square))]
    reach = table.reach[i] + CONTACT_GAP
    found += [(px - x, py - y) for px, py in ((ax, ay), (bx, by)) if squared(x, y, px, py) <= reach * reach]
    return found


def occupied(table: Table, x: int, y: int) -> int:
    """The constructed feature a centre dot there occupies, border included, or -1."""
    mask = table.ground.built & table.ground.strips.near(x, y, x, y)
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        if locate(table.ground.pieces[k].outline, x, y) >= 0:
            return k
    return -1


def occupants(table: Table, k: int) -> list[int]:
    """The figures on the ground level whose centre dots are in a feature, in order."""
    o = table.ground.pieces[k].outline
    return [
        j
        for j in range(len(table))
        if table.level[j] == ON_GROUND and table.host[j] < 0 and locate(o, table.x[j], table.y[j]) >= 0
    ]


def aim_point(table: Table, j: int) -> tuple[int, int]:
    """The point where lines of fire to a figure end: at its centre dot, or at the centre dot of the feature it occupies; of several
    the one nearest to it (M2-CONSTR-13, reading R96)."""
    x, y = table.x[j], table.y[j]
    if table.ground.dotted and table.level[j] == ON_GROUND:
        k = occupied(table, x, y)
        if k >= 0 and table.ground.pieces[k].dots:
            return min(table.ground.pieces[k].dots, key=lambda dot: squared(x, y, dot[0], dot[1]))
    return x, y


def aimed(table: Table, j: int) -> Table:
    """The table as a line of fire to figure j sees it: with the figure on the centre dot of the feature it occupies."""
    x, y = aim_point(table, j)
    if (x, y) == (table.x[j], table.y[j]):
        return table
    seen = table.copy()
    host = table.host[j] if table.host[j] >= 0 else j
    seen.place(host, x, y, table.facing[host])
    return seen


def shelters(table: Table, i: int, j: int) -> int:
    """The fortification that constructed terrain gives figure j against a line of fire from figure i: of every feature it is
    inside, or touches with the line crossing it (M2-CONSTR-18, M2-CONSTR-19, reading R95)."""
    ground = table.ground
    reach = table.radius[j] + CONTACT_GAP
    x, y = aim_point(table, j)
    found = 0
    mask = ground.built
    while mask:
        low = mask & -mask
        mask ^= low
        piece = ground.pieces[low.bit_length() - 1]
        if not piece.fortification:
            continue
        o = piece.outline
        if locate(o, table.x[j], table.y[j]) >= 0:
            found += piece.fortification
        elif nears(o, table.fx[j], table.fy[j], table.sx[j], table.sy[j], reach):
            if crossed(o, table.x[i], table.y[i], x, y):
                found += piece.fortification
    return found


STEP = 125
"""Points on an edge lie a quarter of an inch apart."""


def edge_points(o: Outline) -> list[tuple[int, int]]:
    """Points on the edge of a feature: its corners and places a quarter of an inch apart. Worked out once: land stays."""
    if not o.rim:
        for n in range(o.n):
            ax, ay, bx, by = o.xs[n - 1], o.ys[n - 1], o.xs[n], o.ys[n]
            steps = max(1, o.side[n - 1] // STEP)
            for step in range(steps):
                o.rim.append((ax + divided((bx - ax) * step, steps), ay + divided((by - ay) * step, steps)))
    return o.rim


def edge_directions(table: Table, i: int, k: int) -> list[tuple[int, int]]:
    """Directions, from the centre dot of i, in which its base touches a feature; who stands in it touches it all round."""
    if table.level[i] != ON_GROUND:
        return []
    o = table.ground.pieces[k].outline
    if locate(o, table.x[i], table.y[i]) >= 0:
        return [(DX[table.facing[i]], DY[table.facing[i]])]
    reach = table.radius[i] + CONTACT_GAP
    if not nears(o, table.fx[i], table.fy[i], table.sx[i], table.sy[i], reach):
        return []
    found: list[tuple[int, int]] = []
    for n in range(o.n):
        side = (o.xs[n - 1], o.ys[n - 1], o.xs[n], o.ys[n])
        if meets(side, table.fx[i], table.fy[i], table.sx[i], table.sy[i], reach):
            found += towards(table, i, side)
    limit = reach * reach
    for x, y in edge_points(o):
        if point_nears(x, y, table.fx[i], table.fy[i], table.sx[i], table.sy[i], limit, 1):
            found.append((x - table.x[i], y - table.y[i]))
    return found


def first_open(table: Table, i: int, points: list[tuple[int, int]], optics: Optics) -> tuple[int, int] | None:
    """The nearest of some points at ground level to which figure i has a free line of fire, or None (reading R94)."""
    from mageknight.minis.table.sight import BLOCKED, trace

    seen = table.copy()
    mark = seen.add(0)
    x, y = table.x[i], table.y[i]
    for px, py in sorted(points, key=lambda point: (squared(x, y, point[0], point[1]), point)):
        seen.place(mark, px, py, 0)
        seen.perch[mark] = -1
        if not trace(seen, i, mark, optics) & BLOCKED:
            return px, py
    return None


def standing_on(table: Table, k: int) -> list[int]:
    """The figures on top of an elevated feature, whatever leads or carries them left out of account."""
    return [j for j in range(len(table)) if table.level[j] == ON_GROUND and table.perch[j] == k]
