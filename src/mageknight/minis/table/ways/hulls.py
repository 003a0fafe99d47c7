"""Hulls: convex loops of lattice points round obstacles, for the planner to bend its paths at.

Round bases become polygons of 24 corners that keep every side clear of the true circle, so a way along the hull obeys the
law by construction and is at most 0.6 % longer than the arc; most of that the planner cuts off at the corners. Terrain that
needs room for the whole base is widened by the same polygon. Hulls only propose: a corner that another obstacle covers is
found out by the law.
"""

from __future__ import annotations

from math import atan2, sqrt
from typing import TYPE_CHECKING, Final

from mageknight.minis.table.facing import STEPS, offset
from mageknight.minis.table.outline import Outline

if TYPE_CHECKING:
    from mypy_extensions import i64

SIDES: Final = 24
"""Corners of the polygon round a disc: a multiple of eight, so that it has all symmetries of the lattice."""

_PER_RADIAN: Final = SIDES / 6.283185307179586

Points = list[tuple[int, int]]


class Loop:
    """A convex loop of lattice points, its corners turning towards +y, relative to an origin.

    All of it lies within `reach` of its middle (`mx`, `my`). `support[m]` is the corner furthest in direction m of 24, a first
    guess for tangents. A loop of one point is a place to pass through, such as stairs.
    """

    def __init__(
        self, ox: int, oy: int, xs: list[int], ys: list[int], support: list[int], mx: int, my: int, reach: float
    ) -> None:
        self.ox = ox
        self.oy = oy
        self.xs = xs
        self.ys = ys
        self.n = len(xs)
        self.support = support
        self.mx = mx
        self.my = my
        self.reach = reach

    def at(self, ox: int, oy: int) -> Loop:
        """The same loop round another origin."""
        return Loop(
            ox=ox, oy=oy, xs=self.xs, ys=self.ys, support=self.support, mx=self.mx, my=self.my, reach=self.reach
        )


def loop_of(points: Points) -> Loop:
    """The loop of the convex hull of some points."""
    ring = convex_hull(points)
    xs = [x for x, _ in ring]
    ys = [y for _, y in ring]
    n = len(ring)
    support: list[int] = []
    for m in range(SIDES):
        dx, dy = offset(m * (STEPS // SIDES), 1 << 12)
        best = 0
        for k in range(1, n):
            if dx * xs[k] + dy * ys[k] > dx * xs[best] + dy * ys[best]:
                best = k
        support.append(best)
    mx, my = sum(xs) // n, sum(ys) // n
    reach = sqrt(max((x - mx) ** 2 + (y - my) ** 2 for x, y in ring))
    return Loop(ox=0, oy=0, xs=xs, ys=ys, support=support, mx=mx, my=my, reach=reach)


def convex_hull(points: Points) -> Points:
    """The corners of the convex hull, turning towards +y, without straight ones."""
    ordered = sorted(dict.fromkeys(points))
    if len(ordered) < 3:
        return ordered
    lower = _half_hull(ordered)
    upper = _half_hull(ordered[::-1])
    return lower[:-1] + upper[:-1]


def _half_hull(ordered: Points) -> Points:
    half: Points = []
    for x, y in ordered:
        while len(half) > 1:
            (ax, ay), (bx, by) = half[-2], half[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            half.pop()
        half.append((x, y))
    return half


def disc_points(radius: int) -> Points:
    """The polygon round a disc: every side at least `radius` from the centre, exactly."""
    length = int((radius + 1) * _WIDER) + 1
    while True:
        points = [offset(k * (STEPS // SIDES), length) for k in range(SIDES)]
        if all(_side_is_clear(points[k - 1], points[k], radius) for k in range(SIDES)):
            return points
        length += 1


_WIDER: Final = 1.008629
"""One over the cosine of half a side's angle."""


def _side_is_clear(a: tuple[int, int], b: tuple[int, int], radius: int) -> bool:
    across = a[0] * b[1] - a[1] * b[0]
    square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    return across * across >= radius * radius * square


_discs: dict[int, Points] = {}
_bases: dict[tuple[int, int, int, int], Loop] = {}


def base_loop(radius: int, nose: int, tail: int, facing: int) -> Loop:
    """The loop round a base, widened to `radius`, with its centre dot in the origin."""
    key = (radius, nose, tail, facing if nose or tail else 0)
    found = _bases.get(key)
    if found is None:
        points = disc = _disc(radius)
        if nose:
            dx, dy = offset(facing, nose)
            points = points + [(x + dx, y + dy) for x, y in disc]
        if tail:
            dx, dy = offset(facing, tail)
            points = points + [(x - dx, y - dy) for x, y in disc]
        found = loop_of(points)
        _bases[key] = found
    return found


def _disc(radius: int) -> Points:
    if radius not in _discs:
        _discs[radius] = disc_points(radius) if radius else [(0, 0)]
    return _discs[radius]


def widened_loops(o: Outline, room: int) -> list[Loop]:
    """Loops round an outline, keeping `room` from it: one for a convex outline, one for each triangle of any other."""
    if o.convex:
        return [loop_of([(x + dx, y + dy) for x, y in o.corners() for dx, dy in _disc(room)])]
    return [loop_of([(x + dx, y + dy) for x, y in triangle for dx, dy in _disc(room)]) for triangle in triangles(o)]


def triangles(o: Outline) -> list[Points]:
    """The outline cut into triangles by clipping ears."""
    left = o.corners()
    found: list[Points] = []
    while len(left) > 3:
        for i in range(len(left)):
            if _is_ear(left, i):
                found.append([left[i - 1], left[i], left[(i + 1) % len(left)]])
                del left[i]
                break
        else:
            break  # only rounding could bring us here, and there is none
    found.append(left)
    return found


def _is_ear(corners: Points, i: int) -> bool:
    (ax, ay), (bx, by), (cx, cy) = corners[i - 1], corners[i], corners[(i + 1) % len(corners)]
    if (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) <= 0:
        return False
    for px, py in corners:
        if (px, py) in ((ax, ay), (bx, by), (cx, cy)):
            continue
        if (
            (bx - ax) * (py - ay) - (by - ay) * (px - ax) >= 0
            and (cx - bx) * (py - by) - (cy - by) * (px - bx) >= 0
            and (ax - cx) * (py - cy) - (ay - cy) * (px - cx) >= 0
        ):
            return False
    return True


def core_loop(o: Outline, r: int) -> Loop | None:
    """A loop round the core of an outline, the places where a disc of radius r is completely inside; none without core.

    To pass a hindering feature without a stop the centre dot goes round this core. For an outline that is not convex the
    hull of its core is taken: never illegal, at worst a detour.
    """
    corners = [(float(x), float(y)) for x, y in o.corners()]
    for i in range(o.n):
        if o.outer[i]:
            corners = _clipped(corners, o.xs[i], o.ys[i], o.xs[(i + 1) % o.n], o.ys[(i + 1) % o.n], r)
    if len(corners) < 3:
        return None
    mx = sum(x for x, _ in corners) / len(corners)
    my = sum(y for _, y in corners) / len(corners)
    points: Points = []
    for x, y in corners:
        away = sqrt((x - mx) ** 2 + (y - my) ** 2) or 1.0
        points.append((round(x + 3 * (x - mx) / away), round(y + 3 * (y - my) / away)))
    return loop_of(points)


def _clipped(
    corners: list[tuple[float, float]], ax: int, ay: int, bx: int, by: int, r: int
) -> list[tuple[float, float]]:
    """The part of a polygon that lies at least r to the inner side of line a-b."""
    length = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    depth = [((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length - r for x, y in corners]
    kept: list[tuple[float, float]] = []
    for k in range(len(corners)):
        (px, py), (qx, qy) = corners[k - 1], corners[k]
        before, here = depth[k - 1], depth[k]
        if (before < 0) != (here < 0):
            part = before / (before - here)
            kept.append((px + part * (qx - px), py + part * (qy - py)))
        if here >= 0:
            kept.append((qx, qy))
    return kept


def point_loop(x: int, y: int) -> Loop:
    """A loop of one point."""
    return Loop(ox=x, oy=y, xs=[0], ys=[0], support=[0] * SIDES, mx=0, my=0, reach=0.0)


def tangents(loop: Loop, ux: int, uy: int) -> tuple[int, int]:
    """The corners at which straight ways from u touch a loop: first keeping it on the side of +y turns (going round
    it in the order of its corners), then on the other. From inside the loop both are guesses near u."""
    dx = loop.ox + loop.mx - ux
    dy = loop.oy + loop.my - uy
    guess = int((atan2(-dx, dy) + 6.283185307179586) * _PER_RADIAN + 0.5)
    first = _climb(loop, ux, uy, loop.support[guess % SIDES], 1)
    second = _climb(loop, ux, uy, loop.support[(guess + SIDES // 2) % SIDES], -1)
    return first, second


def ways_out(loop: Loop, ux: int, uy: int) -> tuple[int, ...]:
    """The two corners at the side of a loop nearest to a point that lies within: whoever stands against an obstacle stands between it
    and the loop, and leaves by them. Nothing for a point outside."""
    xs, ys, n = loop.xs, loop.ys, loop.n
    px, py = ux - loop.ox, uy - loop.oy
    if n < 3 or (px - loop.mx) ** 2 + (py - loop.my) ** 2 > loop.reach * loop.reach:
        return ()
    nearest, least = -1, 0.0
    for k in range(n):
        ax, ay = xs[k - 1], ys[k - 1]
        across = (xs[k] - ax) * (py - ay) - (ys[k] - ay) * (px - ax)
        if across <= 0:
            return ()
        depth = across / sqrt((xs[k] - ax) ** 2 + (ys[k] - ay) ** 2)
        if nearest < 0 or depth < least:
            nearest, least = k, depth
    return (nearest, nearest - 1 if nearest else n - 1)


def _climb(loop: Loop, ux: int, uy: int, k: int, sign: int) -> int:
    """From a first guess to the corner with the whole loop on one side of the line from u."""
    xs, ys, n = loop.xs, loop.ys, loop.n
    px: i64 = ux - loop.ox
    py: i64 = uy - loop.oy
    side: i64 = sign
    for _ in range(n):
        vx = xs[k] - px
        vy = ys[k] - py
        after = k + 1 if k + 1 < n else 0
        if (vx * (ys[after] - py) - vy * (xs[after] - px)) * side < 0:
            k = after
            continue
        before = k - 1 if k else n - 1
        if (vx * (ys[before] - py) - vy * (xs[before] - px)) * side < 0:
            k = before
            continue
        return k
    return k
