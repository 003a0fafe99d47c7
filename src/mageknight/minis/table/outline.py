"""Outlines: simple polygons with corners on the lattice, and the exact questions asked of them.

An outline is stored with its corners turning towards +y (counter-clockwise where y points up) and without needless ones.
It need not be convex. Whether a border belongs to the inside is never assumed: `locate` tells inside, border and outside
apart, and each question says what it counts.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING

from mageknight.minis.table.lattice import point_nears, segments_meet

if TYPE_CHECKING:
    from mypy_extensions import i64


class OutlineError(ValueError):
    """These corners do not bound a simple area."""


class Stretch:
    """A part of a segment that lies wholly on one side of an outline: 1 inside, 0 on its border, -1 outside.

    Its ends are parts of the way along the segment, each a whole number over another one: `fractions` would do the same ten
    times as slowly, and most random moves ask for some.
    """

    def __init__(self, top: int, under: int, end_top: int, end_under: int, state: int) -> None:
        self.top = top
        self.under = under
        self.end_top = end_top
        self.end_under = end_under
        self.state = state

    def begins(self, length: int) -> int:
        """The place where it begins on a segment of that length, rounded down."""
        return self.top * length // self.under

    def ends(self, length: int) -> int:
        """The place where it ends on a segment of that length, rounded down."""
        return self.end_top * length // self.end_under

    def extent(self, length: int) -> int:
        """Its length on a segment of that length, rounded down."""
        part = self.end_top * self.under - self.top * self.end_under
        return part * length // (self.under * self.end_under)


class Outline:
    """A simple polygon.

    `ring` has the corners as pairs, `xs` and `ys` as two lists. `reach` is the radius of a circle round (`mx`, `my`) that
    holds all of it; `outer[i]` tells whether the line through side i has the whole outline on one side, `salient[i]`
    whether corner i points outwards, and `side[i]` is the length of side i in units, rounded up. `rim` is filled by whoever
    needs points all along the border (`built.edge_points`).
    """

    def __init__(self, corners: list[tuple[int, int]]) -> None:
        tidy = _tidied(corners)
        self.xs = [x for x, _ in tidy]
        self.ys = [y for _, y in tidy]
        self.ring = tidy
        self.n = len(tidy)
        self.x0 = min(self.xs)
        self.x1 = max(self.xs)
        self.y0 = min(self.ys)
        self.y1 = max(self.ys)
        self.mx = (self.x0 + self.x1) // 2
        self.my = (self.y0 + self.y1) // 2
        self.reach = 1 + isqrt(max((x - self.mx) ** 2 + (y - self.my) ** 2 for x, y in tidy))
        self.side: list[int] = []
        self.outer: list[bool] = []
        self.salient: list[bool] = []
        for i in range(self.n):
            self._measure(i)
        self.convex = all(self.outer)
        self.rim: list[tuple[int, int]] = []
        if _crosses_itself(self):
            raise OutlineError("sides cross")

    def _measure(self, i: int) -> None:
        xs, ys, n = self.xs, self.ys, self.n
        k = i + 1 if i + 1 < n else 0
        dx = xs[k] - xs[i]
        dy = ys[k] - ys[i]
        self.side.append(1 + isqrt(dx * dx + dy * dy))
        self.outer.append(all(dx * (ys[j] - ys[i]) - dy * (xs[j] - xs[i]) >= 0 for j in range(n)))
        before = (xs[i] - xs[i - 1]) * (ys[k] - ys[i]) - (ys[i] - ys[i - 1]) * (xs[k] - xs[i])
        self.salient.append(before > 0)

    def corners(self) -> list[tuple[int, int]]:
        """The corners in order."""
        return self.ring[:]


def _tidied(corners: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The corners without repetitions and straight ones, in the positive sense."""
    tidy = list(corners)
    i = 0
    while len(tidy) > 2 and i < len(tidy):
        (ax, ay), (bx, by), (cx, cy) = tidy[i - 1], tidy[i], tidy[(i + 1) % len(tidy)]
        if (bx - ax) * (cy - by) == (by - ay) * (cx - bx):
            del tidy[i]
            i = max(0, i - 2)
        else:
            i += 1
    area = sum(x * tidy[(j + 1) % len(tidy)][1] - tidy[(j + 1) % len(tidy)][0] * y for j, (x, y) in enumerate(tidy))
    if len(tidy) < 3 or area == 0:
        raise OutlineError("fewer than three corners")
    return tidy if area > 0 else tidy[::-1]


def _crosses_itself(o: Outline) -> bool:
    n = o.n
    for i in range(n):
        k = (i + 1) % n
        for j in range(i + 2, n):
            m = (j + 1) % n
            if m != i and segments_meet(o.xs[i], o.ys[i], o.xs[k], o.ys[k], o.xs[j], o.ys[j], o.xs[m], o.ys[m]):
                return True
    return False


def rectangle(x0: int, y0: int, x1: int, y1: int) -> Outline:
    """The outline of a rectangle with sides along the axes."""
    return Outline([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def locate(o: Outline, x: int, y: int) -> int:
    """1 when the point is inside, 0 on the border, -1 outside."""
    if x < o.x0 or x > o.x1 or y < o.y0 or y > o.y1:
        return -1
    return locate_part(o, x, y, 1)


def locate_part(o: Outline, x: int, y: int, parts: int) -> int:
    """As `locate`, for the point (x / parts, y / parts)."""
    xs, ys = o.xs, o.ys
    inside = -1
    ax = xs[-1] * parts - x
    ay = ys[-1] * parts - y
    for i in range(o.n):
        bx = xs[i] * parts - x
        by = ys[i] * parts - y
        if (ay > 0) != (by > 0):
            side = ax * by - ay * bx
            if side == 0:
                return 0
            if (side > 0) == (by > ay):
                inside = -inside
        elif by == 0 and (bx == 0 or (ay == 0 and (ax <= 0 <= bx or bx <= 0 <= ax))):
            return 0
        ax = bx
        ay = by
    return inside


def holds_base(o: Outline, x: int, y: int, tx: int, ty: int, r: int) -> bool:
    """True if a base, all points within r of the segment to its tail, lies completely inside; touching the border from inside is
    inside (REB-HIN-03)."""
    return locate(o, x, y) >= 0 and not border_nears(o, x, y, tx, ty, r * r)


def border_nears(o: Outline, ax: int, ay: int, bx: int, by: int, limit: int) -> bool:
    """True if segment a-b (or point a = b) meets the border or comes nearer to it than the root of `limit`."""
    xs, ys = o.xs, o.ys
    cx = xs[-1]
    cy = ys[-1]
    for i in range(o.n):
        dx = xs[i]
        dy = ys[i]
        if point_nears(ax, ay, cx, cy, dx, dy, limit, 0):
            return True
        if ax != bx or ay != by:
            if (
                point_nears(bx, by, cx, cy, dx, dy, limit, 0)
                or point_nears(dx, dy, ax, ay, bx, by, limit, 0)
                or segments_meet(ax, ay, bx, by, cx, cy, dx, dy)
            ):
                return True
        cx = dx
        cy = dy
    return False


def nears(o: Outline, ax: int, ay: int, bx: int, by: int, r: int) -> bool:
    """True if a base of radius r with its spine on segment a-b covers any part of the inside.

    Lying against the border from outside does not: a distance of exactly r is clear of it.
    """
    if ax == bx and ay == by:
        # A circle round all of it: most questions about one place end here.
        far = o.reach + r
        if (ax - o.mx) * (ax - o.mx) + (ay - o.my) * (ay - o.my) >= far * far:
            return False
    if separated(o, ax, ay, bx, by, r):
        return False
    return border_nears(o, ax, ay, bx, by, r * r) or locate(o, ax, ay) > 0


def outlines_apart(first: Outline, second: Outline, distance: int) -> bool:
    """True if two outlines keep at least a distance between them; one inside the other does not."""
    for i in range(first.n):
        if nears(second, first.xs[i - 1], first.ys[i - 1], first.xs[i], first.ys[i], distance):
            return False
    return locate(first, second.xs[0], second.ys[0]) < 0 and locate(second, first.xs[0], first.ys[0]) < 0


def overlap(first: Outline, second: Outline) -> bool:
    """True if two outlines have some of their inside in common; lying against each other is not overlapping."""
    for one, other in ((first, second), (second, first)):
        for i in range(one.n):
            if crossed(other, one.xs[i - 1], one.ys[i - 1], one.xs[i], one.ys[i]):
                return True
    return locate(first, first.mx, first.my) > 0 and locate(second, first.mx, first.my) > 0


def separated(o: Outline, ax: int, ay: int, bx: int, by: int, r: int) -> bool:
    """A quick sufficient reason why segment a-b stays at least r away: one outer side has both ends beyond it."""
    xs, ys, outer, side = o.xs, o.ys, o.outer, o.side
    dx: i64 = xs[0]
    dy: i64 = ys[0]
    for i in range(o.n - 1, -1, -1):
        cx: i64 = xs[i]
        cy: i64 = ys[i]
        if outer[i]:
            far: i64 = -r * side[i]
            ex = dx - cx
            ey = dy - cy
            if ex * (ay - cy) - ey * (ax - cx) <= far and ex * (by - cy) - ey * (bx - cx) <= far:
                return True
        dx = cx
        dy = cy
    return False


def shallow(o: Outline, ax: int, ay: int, bx: int, by: int, r: int) -> bool:
    """A quick sufficient reason why no disc of radius r on segment a-b is completely inside: one outer side is too near."""
    xs, ys, outer, side = o.xs, o.ys, o.outer, o.side
    dx: i64 = xs[0]
    dy: i64 = ys[0]
    for i in range(o.n - 1, -1, -1):
        cx: i64 = xs[i]
        cy: i64 = ys[i]
        if outer[i]:
            deep: i64 = r * (side[i] - 1)
            ex = dx - cx
            ey = dy - cy
            if ex * (ay - cy) - ey * (ax - cx) < deep and ex * (by - cy) - ey * (bx - cx) < deep:
                return True
        dx = cx
        dy = cy
    return False


def crossed(o: Outline, ax: int, ay: int, bx: int, by: int) -> bool:
    """True if segment a-b passes through the inside. Touching a corner or running along a side does not cross."""
    ux: i64 = bx - ax
    uy: i64 = by - ay
    line = ux * ay - uy * ax
    delicate = False
    cx: i64 = o.xs[-1]
    cy: i64 = o.ys[-1]
    c = ux * cy - uy * cx - line
    for x, y in o.ring:
        dx: i64 = x
        dy: i64 = y
        d = ux * dy - uy * dx - line
        if (c > 0 and d < 0) or (c < 0 and d > 0):
            ex = dx - cx
            ey = dy - cy
            a = ex * (ay - cy) - ey * (ax - cx)
            b = ex * (by - cy) - ey * (bx - cx)
            if (a > 0 and b < 0) or (a < 0 and b > 0):
                return True
            if a == 0 or b == 0:
                delicate = True
        elif d == 0:
            delicate = True
        c = d
        cx = dx
        cy = dy
    if delicate:
        return any(part.state > 0 for part in stretches(o, ax, ay, bx, by))
    return locate(o, ax, ay) > 0


def crossed_beyond(o: Outline, ax: int, ay: int, bx: int, by: int, r: int) -> bool:
    """True if segment a-b passes through the inside anywhere further than r from a."""
    if locate(o, bx, by) > 0:
        return True
    ux = bx - ax
    uy = by - ay
    square = ux * ux + uy * uy
    for i in range(o.n):
        cx, cy = o.xs[i - 1], o.ys[i - 1]
        ex = o.xs[i] - cx
        ey = o.ys[i] - cy
        c = ux * (cy - ay) - uy * (cx - ax)
        d = ux * (cy + ey - ay) - uy * (cx + ex - ax)
        if c == 0 or d == 0:
            return _delicately_beyond(o, ax, ay, bx, by, r * r, square)
        a = ex * (ay - cy) - ey * (ax - cx)
        b = ex * (by - cy) - ey * (bx - cx)
        # The side is met a / (a - b) of the way along; inside lies just before or just after.
        if (c > 0) != (d > 0) and (a > 0) != (b > 0) and a * a * square > r * r * (a - b) * (a - b):
            return True
    return False


def _delicately_beyond(o: Outline, ax: int, ay: int, bx: int, by: int, limit: int, square: int) -> bool:
    for part in stretches(o, ax, ay, bx, by):
        if part.state > 0 and part.end_top * part.end_top * square > limit * part.end_under * part.end_under:
            return True
    return False


def stretches(o: Outline, ax: int, ay: int, bx: int, by: int) -> list[Stretch]:
    """Segment a-b cut wherever it meets the border, from a to b."""
    ux = bx - ax
    uy = by - ay
    tops = [0, 1]
    unders = [1, 1]
    xs, ys = o.xs, o.ys
    cx = xs[-1]
    cy = ys[-1]
    for i in range(o.n):
        dx = xs[i]
        dy = ys[i]
        ex = dx - cx
        ey = dy - cy
        bend = ux * ey - uy * ex
        if bend != 0:
            here = (cx - ax) * ey - (cy - ay) * ex
            there = (cx - ax) * uy - (cy - ay) * ux
            if bend < 0:
                bend, here, there = -bend, -here, -there
            if 0 < here < bend and 0 <= there <= bend:
                _add_cut(tops, unders, here, bend)
        elif ux * (cy - ay) == uy * (cx - ax) and (ux or uy):
            square = ux * ux + uy * uy
            for along in ((cx - ax) * ux + (cy - ay) * uy, (dx - ax) * ux + (dy - ay) * uy):
                if 0 < along < square:
                    _add_cut(tops, unders, along, square)
        cx = dx
        cy = dy
    found: list[Stretch] = []
    for k in range(1, len(tops)):
        # Somewhere between both cuts: on which side that is does not change before the next one.
        part = unders[k - 1] + unders[k]
        middle = tops[k - 1] + tops[k]
        state = locate_part(o, ax * part + ux * middle, ay * part + uy * middle, part)
        found.append(Stretch(tops[k - 1], unders[k - 1], tops[k], unders[k], state))
    return found


def _add_cut(tops: list[int], unders: list[int], top: int, under: int) -> None:
    """Put a cut into its place among those already found, unless it is there."""
    at = 1
    while tops[at] * under < top * unders[at]:
        at += 1
    if tops[at] * under != top * unders[at]:
        tops.insert(at, top)
        unders.insert(at, under)
