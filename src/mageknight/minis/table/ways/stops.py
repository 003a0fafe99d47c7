"""Compulsory stops: the first moment on a way at which a base is completely inside or completely off a feature.

Such a moment is rarely a lattice point, so it is a length in thousandths of a unit along the way, computed with whole
numbers and rounded the same on every machine: a base counts as not yet completely in for at most three thousandths more.
A way may run on past it by `SLACK`, no further. On its way a long base counts by its front disc, because its facing is
chosen only when the movement ends (M2-MEASURE-06).
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mageknight.minis.table.lattice import FINE, divided, fine_length
from mageknight.minis.table.outline import Outline, locate, stretches

BESIDE: Final = 4
"""Units beyond its radius at which a base is beside something: more than what rounding a span adds at its ends."""


def first_wholly(
    o: Outline, ax: int, ay: int, bx: int, by: int, r: int, inside: bool, start: int, span: int = 0
) -> int:
    """The first moment from `start` on at which a disc moving from a to b is completely inside the outline, or completely
    outside when `inside` is false; -1 when there is none. Touching the border from the wanted side is enough. With a `span`
    it is a capsule of that length moving along its spine: its hindmost disc starts in a, its foremost ends in b."""
    length = fine_length(bx - ax, by - ay)
    lows: list[int] = []
    highs: list[int] = []
    # Sides that lie wholly beside the way hide none of it: most need no roots.
    left, right = (ax, bx) if ax < bx else (bx, ax)
    upper, lower = (ay, by) if ay < by else (by, ay)
    far = r + BESIDE
    left, right, upper, lower = left - far, right + far, upper - far, lower + far
    xs, ys = o.xs, o.ys
    for i in range(o.n):
        cx, cy, dx, dy = xs[i - 1], ys[i - 1], xs[i], ys[i]
        if (cx < left and dx < left) or (cx > right and dx > right):
            continue
        if (cy < upper and dy < upper) or (cy > lower and dy > lower):
            continue
        low, high = near_span(cx, cy, dx, dy, ax, ay, bx, by, r)
        if low < high and high > start:
            lows.append(low)
            highs.append(high)
    at = start
    while True:
        at = _past(lows, highs, at, span)
        if at + span > length + (FINE if span else 0):
            return -1
        if (locate(o, ax + _share(bx - ax, at, length), ay + _share(by - ay, at, length)) >= 0) == inside:
            return at
        following = [low for low in lows if low >= at]
        if not following:
            return -1
        at = min(following) + 1


def _past(lows: list[int], highs: list[int], at: int, span: int) -> int:
    """The first moment from `at` on from which so long a stretch is hidden by nothing."""
    moved = True
    while moved:
        moved = False
        for k in range(len(lows)):
            if lows[k] < at + span and at < highs[k]:
                at = highs[k]
                moved = True
    return at


def _share(whole: int, part: int, of: int) -> int:
    return divided(whole * part, of) if of else 0


def first_inside(o: Outline, ax: int, ay: int, bx: int, by: int) -> int:
    """The first moment at which a point moving from a to b is inside the outline; -1 when it never is."""
    length = fine_length(bx - ax, by - ay)
    for part in stretches(o, ax, ay, bx, by):
        if part.state > 0:
            return part.begins(length)
    return -1


def near_span(cx: int, cy: int, dx: int, dy: int, ax: int, ay: int, bx: int, by: int, r: int) -> tuple[int, int]:
    """The span of segment a-b where a point is nearer than r to segment c-d, which may be a point: from, to, in thousandths
    of a unit from a. Rounded outwards by at most three thousandths; (1, 0) when it never is.

    The points near a segment form a convex shape, so the span is one piece: the hull of the spans in the strip beside the
    segment and in the discs round its ends.
    """
    low, high = 1 << 60, -(1 << 60)
    for px, py in ((cx, cy), (dx, dy)):
        start, end = _disc_span(px - ax, py - ay, bx - ax, by - ay, r)
        if start <= end:
            low = min(low, start)
            high = max(high, end)
    start, end = (
        (1, 0) if (cx, cy) == (dx, dy) else _strip_span(cx - ax, cy - ay, dx - cx, dy - cy, bx - ax, by - ay, r)
    )
    if start <= end:
        low = min(low, start)
        high = max(high, end)
    return (low, high) if low <= high else (1, 0)


def _disc_span(cx: int, cy: int, ux: int, uy: int, r: int) -> tuple[int, int]:
    """Span of the ray from the origin along (ux, uy) inside the disc round (cx, cy)."""
    square = ux * ux + uy * uy
    across = ux * cy - uy * cx
    depth = r * r * square - across * across
    if depth <= 0 or square == 0:
        return 1, 0
    along = ux * cx + uy * cy
    middle = isqrt(along * along * FINE * FINE // square)
    if along < 0:
        middle = -middle - 1
    half = isqrt(depth * FINE * FINE // square)
    return middle - half - 1, middle + half + 3


def _strip_span(cx: int, cy: int, ex: int, ey: int, ux: int, uy: int, r: int) -> tuple[int, int]:
    """Span of the ray from the origin along (ux, uy) inside the strip of half-width r on both sides of side c + e."""
    square = ex * ex + ey * ey
    length = isqrt((ux * ux + uy * uy) * FINE * FINE)
    width = isqrt(r * r * square - 1) + 1  # rounded up, so that whole numbers compare with it exactly
    low, high = -(1 << 60), 1 << 60
    for start, change, least, most in (
        (ey * cx - ex * cy, ex * uy - ey * ux, -width, width),
        (-(ex * cx + ey * cy), ex * ux + ey * uy, 0, square),
    ):
        if change == 0:
            if not least < start < most:
                return 1, 0
            continue
        first, last = (least - start, most - start) if change > 0 else (most - start, least - start)
        low = max(low, first * length // change)
        high = min(high, -((-last * length) // change))
    return low, high
