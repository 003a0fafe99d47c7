"""Spots: places worth looking at, because a continuous table cannot be listed.

In contact with a figure or a token, at the edge of a range, in cover, and the legal place nearest to a wished one.
Candidates are lattice points in a fixed order, and each is legal when it is given out. The contact gap of two units is what
makes them exist: a point computed to touch one, two or three bases stays in contact after rounding to the lattice.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mageknight.minis.table.facing import DX, DY, SCALE, STEPS, facing_to, offset
from mageknight.minis.table.lattice import INCH, divided, squared
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.outline import locate
from mageknight.minis.table.places import has_room, would_touch
from mageknight.minis.table.tabletop import Table

AROUND: Final = 24
"""Directions tried round a base."""

NEAR_ENOUGH: Final = 3 * INCH
"""How far from a wished place a legal one is looked for."""


class Spot:
    """A legal place: where the centre dot lies and the facing."""

    def __init__(self, x: int, y: int, facing: int) -> None:
        self.x = x
        self.y = y
        self.facing = facing


def ring(cx: int, cy: int, radius: int, directions: int, start: int = 0) -> list[tuple[int, int]]:
    """Lattice points round a centre at a distance, evenly spread, beginning with direction `start`."""
    step = STEPS // directions
    points: list[tuple[int, int]] = []
    for k in range(directions):
        dx, dy = offset(start + k * step, radius)
        points.append((cx + dx, cy + dy))
    return points


def contact_spots(table: Table, i: int, j: int, mode: MovementMode, lifted: int = 0, toward: int = -1) -> list[Spot]:
    """Legal places of figure i in base contact with j, facing it.

    First those that touch further figures as well, then an even ring, beginning with the side nearest to where i stands
    or with direction `toward`.
    """
    start = toward if toward >= 0 else facing_to(table.x[i] - table.x[j], table.y[i] - table.y[j])
    found: list[Spot] = []
    for x, y, facing in _corner_points(table, i, j, lifted) + _rim_points(table, i, j, start):
        if would_touch(table, i, x, y, facing, j) and has_room(table, i, x, y, facing, mode, lifted):
            found.append(Spot(x, y, facing))
    return found


def spots_all_round(table: Table, i: int, j: int, mode: MovementMode, lifted: int = 0) -> list[Spot]:
    """Legal places of figure i in base contact with j, looked for in every direction there is and at the sides of the table.

    Where `contact_spots`, which tries a few, has none to offer, this says whether there is room all the same.
    """
    found: list[Spot] = []
    for x, y, facing in _rim_points(table, i, j, 0, STEPS) + _edge_points(table, i, j):
        if would_touch(table, i, x, y, facing, j) and has_room(table, i, x, y, facing, mode, lifted):
            found.append(Spot(x, y, facing))
    return found


def _edge_points(table: Table, i: int, j: int) -> list[tuple[int, int, int]]:
    """Points where a round base i touches j and lies against a side of the table."""
    if table.nose[i]:
        return []
    r = table.radius[i]
    distance = r + table.radius[j] + 1
    x0, y0, x1, y1 = r, r, table.ground.width - r, table.ground.height - r
    points: list[tuple[int, int]] = []
    for cx, cy in ((table.fx[j], table.fy[j]), (table.sx[j], table.sy[j])):
        for x in (x0, x1):
            across = distance * distance - (x - cx) * (x - cx)
            if across >= 0:
                points += [(x, cy - isqrt(across)), (x, cy + isqrt(across))]
        for y in (y0, y1):
            across = distance * distance - (y - cy) * (y - cy)
            if across >= 0:
                points += [(cx - isqrt(across), y), (cx + isqrt(across), y)]
    return [(x, y, facing_to(table.x[j] - x, table.y[j] - y)) for x, y in points]


def slide_into_contact(table: Table, i: int, j: int, facing: int) -> tuple[int, int] | None:
    """The place where figure i comes to touch j when it is pushed or pulled the least along the line of their centre dots, with a facing
    that stays. Whether there is room is not asked."""
    dx, dy = table.x[i] - table.x[j], table.y[i] - table.y[j]
    step = facing_to(dx, dy) if dx or dy else table.facing[j]
    away = isqrt(dx * dx + dy * dy)
    for change in range(NEAR_ENOUGH):
        for distance in (away + change, away - change):
            ox, oy = offset(step, max(0, distance))
            if would_touch(table, i, table.x[j] + ox, table.y[j] + oy, facing, j):
                return table.x[j] + ox, table.y[j] + oy
    return None


def _rim_points(table: Table, i: int, j: int, start: int, around: int = AROUND) -> list[tuple[int, int, int]]:
    """Points one unit beyond touching, round a disc or along a capsule, each with a facing towards j. A base with a nose
    touches with its nose, straight on."""
    distance = table.radius[i] + table.nose[i] + table.radius[j] + 1
    jx, jy = table.fx[j], table.fy[j]
    points = ring(jx, jy, distance, around, start)
    steps = [start + k * (STEPS // around) for k in range(around)]
    if table.span[j]:
        points += ring(table.sx[j], table.sy[j], distance, around, start)
        steps += steps
        side = (table.facing[j] + STEPS // 4) % STEPS
        parts = around // 6
        for part in range(1, parts):
            mx = jx + divided((table.sx[j] - jx) * part, parts)
            my = jy + divided((table.sy[j] - jy) * part, parts)
            for step in (side, side + STEPS // 2):
                dx, dy = offset(step, distance)
                points.append((mx + dx, my + dy))
                steps.append(step)
    if table.nose[i]:
        return [(x, y, (step + STEPS // 2) % STEPS) for (x, y), step in zip(points, steps, strict=True)]
    return [(x, y, facing_to(table.x[j] - x, table.y[j] - y)) for x, y in points]


def _corner_points(table: Table, i: int, j: int, lifted: int) -> list[tuple[int, int, int]]:
    """Points where a round base i touches j and one more figure at once, with the facing towards j."""
    if table.nose[i]:
        return []
    points: list[tuple[int, int]] = []
    reach = table.radius[j] + 2 * table.radius[i] + 2
    x, y = table.fx[j], table.fy[j]
    mask = table.strips.near(x - reach, y - reach, x + reach, y + reach) & ~(1 << i | 1 << j | lifted)
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        kx, ky = table.fx[k], table.fy[k]
        points += two_circles(
            x, y, table.radius[i] + table.radius[j] + 1, kx, ky, table.radius[i] + table.radius[k] + 1
        )
    return [(px, py, facing_to(table.x[j] - px, table.y[j] - py)) for px, py in points]


def wedged_points(table: Table, i: int, x0: int, y0: int, x1: int, y1: int) -> list[tuple[int, int]]:
    """Points of a rectangle where the disc of figure i would lie against two things at once: sides of it and bases.

    If there is room for a round base among round ones at all, there is room at one of these.
    """
    r = table.radius[i]
    reach = 3 * r + 2
    mask = table.strips.near(x0 - reach, y0 - reach, x1 + reach, y1 + reach) & ~(1 << i)
    rounds: list[tuple[int, int, int]] = []
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        rounds.append((table.fx[k], table.fy[k], r + table.radius[k] + 1))
        if table.span[k]:
            rounds.append((table.sx[k], table.sy[k], r + table.radius[k] + 1))
    points = [(x0, y0), (x0, y1), (x1, y0), (x1, y1)]
    for at, (cx, cy, distance) in enumerate(rounds):
        for x in (x0, x1):
            across = distance * distance - (x - cx) * (x - cx)
            if across >= 0:
                points += [(x, cy - isqrt(across) - 1), (x, cy + isqrt(across) + 1)]
        for y in (y0, y1):
            across = distance * distance - (y - cy) * (y - cy)
            if across >= 0:
                points += [(cx - isqrt(across) - 1, y), (cx + isqrt(across) + 1, y)]
        for dx, dy, other in rounds[at + 1 :]:
            points += two_circles(cx, cy, distance, dx, dy, other)
    return [(x, y) for x, y in points if x0 <= x <= x1 and y0 <= y <= y1]


def two_circles(ax: int, ay: int, ar: int, bx: int, by: int, br: int) -> list[tuple[int, int]]:
    """The lattice points nearest to where two circles cut; empty when they do not."""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if square == 0 or square > (ar + br) * (ar + br) or square < (ar - br) * (ar - br):
        return []
    along = square + ar * ar - br * br  # twice the share of the way, over `square`
    under = 4 * ar * ar * square - along * along
    if under < 0:
        return []
    # Coordinates over 2 * square, the root scaled up so that rounding happens only at the end.
    fine = isqrt(under * 1_000_000)
    whole = 2 * square * 1000
    points: list[tuple[int, int]] = []
    for sign in (1, -1):
        px = ax + divided(along * dx * 1000 - sign * fine * dy, whole)
        py = ay + divided(along * dy * 1000 + sign * fine * dx, whole)
        points.append((px, py))
    return points


def range_spots(table: Table, i: int, j: int, inches: int, mode: MovementMode, directions: int = 36) -> list[Spot]:
    """Legal places of figure i just within so many inches of j, facing it: the edge of a range (REB-RNG-06)."""
    found: list[Spot] = []
    start = facing_to(table.x[i] - table.x[j], table.y[i] - table.y[j])
    for x, y in ring(table.x[j], table.y[j], inches * INCH - 1, directions, start):
        facing = facing_to(table.x[j] - x, table.y[j] - y)
        if has_room(table, i, x, y, facing, mode):
            found.append(Spot(x, y, facing))
    return found


def cover_spots(table: Table, i: int, piece: int, mode: MovementMode, grid: int = 400) -> list[Spot]:
    """Legal places of figure i with its centre dot in a piece of terrain, on an even grid, keeping its facing."""
    o = table.ground.pieces[piece].outline
    facing = table.facing[i]
    found: list[Spot] = []
    x0 = o.mx - (o.mx - o.x0) // grid * grid
    y0 = o.my - (o.my - o.y0) // grid * grid
    for y in range(y0, o.y1 + 1, grid):
        for x in range(x0, o.x1 + 1, grid):
            if locate(o, x, y) > 0 and has_room(table, i, x, y, facing, mode):
                found.append(Spot(x, y, facing))
    return found


def token_spots(table: Table, i: int, token: int, mode: MovementMode) -> list[Spot]:
    """Legal places of figure i in contact with a token: on it, then round it (QS-OBJ-01)."""
    tx, ty = table.token_x[token], table.token_y[token]
    points = [(tx, ty)]
    for part in (0, 1):
        distance = table.radius[i] * (1 + part) // 2 + table.token_radius[token] * part
        points += ring(tx, ty, distance, AROUND, facing_to(table.x[i] - tx, table.y[i] - ty))
    facing = table.facing[i]
    return [Spot(x, y, facing) for x, y in points if has_room(table, i, x, y, facing, mode)]


def nearest_spot(table: Table, i: int, x: int, y: int, facing: int, mode: MovementMode, lifted: int = 0) -> Spot | None:
    """The legal place nearest to a wished one, for a pointer that points where there is no room; none within 3 inches of
    it gives nothing."""
    r = table.radius[i]
    ground = table.ground
    x = min(max(x, r), ground.width - r)
    y = min(max(y, r), ground.height - r)
    if has_room(table, i, x, y, facing, mode, lifted):
        return Spot(x, y, facing)
    best: Spot | None = None
    least = NEAR_ENOUGH * NEAR_ENOUGH + 1
    for px, py in _pushed_out(table, i, x, y, lifted) + _spiral(x, y):
        square = squared(x, y, px, py)
        if square < least and has_room(table, i, px, py, facing, mode, lifted):
            least = square
            best = Spot(px, py, facing)
    return best


def _pushed_out(table: Table, i: int, x: int, y: int, lifted: int) -> list[tuple[int, int]]:
    """Points where the base leaves the bases near a point: straight away from each, and between each two."""
    r = table.radius[i]
    reach = 4 * r
    points: list[tuple[int, int]] = []
    near: list[int] = []
    mask = table.strips.near(x - reach, y - reach, x + reach, y + reach) & ~(1 << i | lifted)
    while mask:
        low = mask & -mask
        mask ^= low
        near.append(low.bit_length() - 1)
    for at, k in enumerate(near):
        cx, cy = table.fx[k], table.fy[k]
        step = facing_to(x - cx, y - cy)
        distance = r + table.radius[k] + 1
        length = isqrt(DX[step] * DX[step] + DY[step] * DY[step]) if (x, y) != (cx, cy) else SCALE
        points.append((cx + divided(DX[step] * distance, length), cy + divided(DY[step] * distance, length)))
        for m in near[at + 1 :]:
            points += two_circles(cx, cy, distance, table.fx[m], table.fy[m], r + table.radius[m] + 1)
    return points


def _spiral(x: int, y: int) -> list[tuple[int, int]]:
    """Rings round a point, growing by a tenth of an inch up to three inches."""
    points: list[tuple[int, int]] = []
    for radius in range(50, NEAR_ENOUGH + 1, 50):
        points += ring(x, y, radius, 24)
    return points
