"""The lattice: whole numbers for places and lengths, and the exact comparisons everything else is built from.

A place is a pair of ints in units of 1/500 inch. No comparison here rounds: distances are compared as squares, positions
on a line as fractions with a common denominator. Only lengths of paths need roots; they are kept in thousandths of a unit,
rounded down, the same on every machine and in every mirror image of the table.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

INCH: Final = 500
"""Units of the lattice in an inch."""

FINE: Final = 1000
"""Parts of a unit in which lengths of paths are summed."""

CONTACT_GAP: Final = 2
"""Bases are in contact from touching up to this many units apart (REB-CON-02): room for rounding, 0.004 inch."""

SLACK: Final = 5 * FINE
"""The one allowance of grace: a path may be this much too long or run on this far past a compulsory stop, 0.01 inch."""


WIDE: Final = 3_000_000_000
"""A cross product beyond this is wider than any reach on any table, and its square might not fit into 64 bits.

Compiled code keeps the numbers of its hottest loops in machine words (``i64``), which wrap round silently; tables up to
`BIGGEST` and distances up to 30,000 units keep everything else below that."""

BIGGEST: Final = 60_000
"""Greatest length of a side of a table, ten feet."""


def squared(ax: int, ay: int, bx: int, by: int) -> int:
    """The square of the distance of two points."""
    dx = bx - ax
    dy = by - ay
    return dx * dx + dy * dy


def within(square: int, inches: int) -> bool:
    """True if a squared distance is at most so many inches; the limit itself is within (REB-MOV-01, REB-RNG-06)."""
    reach = inches * INCH
    return square <= reach * reach


def fine_length(dx: int, dy: int) -> int:
    """Length of a vector in thousandths of a unit, rounded down."""
    return isqrt((dx * dx + dy * dy) * (FINE * FINE))


def hundredths(square: int) -> int:
    """A distance for showing: hundredths of an inch, rounded to the nearest, from its square in units."""
    return (isqrt(square * 4) // (INCH // 100) + 1) // 2


def fine_hundredths(fine: int) -> int:
    """A length in thousandths of a unit for showing: hundredths of an inch, rounded to the nearest."""
    return (2 * fine + 5 * FINE) // (10 * FINE)


def turn(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """Twice the signed area of a triangle: above 0 when c lies on the side of line a-b to which steps of facing turn."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def point_nears(px: int, py: int, ax: int, ay: int, bx: int, by: int, limit: int, or_equal: int) -> bool:
    """True if point p lies nearer to segment a-b than the root of `limit`; with `or_equal` 1 the limit itself counts."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    ux: i64 = px - ax
    uy: i64 = py - ay
    most: i64 = limit
    along = ux * dx + uy * dy
    if along <= 0:
        return ux * ux + uy * uy < most + or_equal
    length = dx * dx + dy * dy
    if along >= length:
        ux = px - bx
        uy = py - by
        return ux * ux + uy * uy < most + or_equal
    across = ux * dy - uy * dx
    return -WIDE < across < WIDE and across * across < most * length + or_equal


def segments_meet(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """True if the closed segments a-b and c-d have a point in common."""
    ex: i64 = bx - ax
    ey: i64 = by - ay
    first = ex * (cy - ay) - ey * (cx - ax)
    second = ex * (dy - ay) - ey * (dx - ax)
    if (first > 0 and second > 0) or (first < 0 and second < 0):
        return False
    fx: i64 = dx - cx
    fy: i64 = dy - cy
    third = fx * (ay - cy) - fy * (ax - cx)
    fourth = fx * (by - cy) - fy * (bx - cx)
    if (third > 0 and fourth > 0) or (third < 0 and fourth < 0):
        return False
    if first == 0 and second == 0:  # all on one line, or a single point
        return _overlap(ax, bx, cx, dx) and _overlap(ay, by, cy, dy)
    return True


def _overlap(a: int, b: int, c: int, d: int) -> bool:
    return max(a, b) >= min(c, d) and max(c, d) >= min(a, b)


def segments_near(
    ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int, limit: int, or_equal: int
) -> bool:
    """True if two segments come nearer than the root of `limit`; either may be a single point."""
    return (
        point_nears(cx, cy, ax, ay, bx, by, limit, or_equal)
        or point_nears(dx, dy, ax, ay, bx, by, limit, or_equal)
        or point_nears(ax, ay, cx, cy, dx, dy, limit, or_equal)
        or point_nears(bx, by, cx, cy, dx, dy, limit, or_equal)
        or segments_meet(ax, ay, bx, by, cx, cy, dx, dy)
    )


def nearest_on(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> tuple[int, int]:
    """The point of segment a-b nearest to p, as a fraction of the way from a to b: numerator, denominator."""
    dx = bx - ax
    dy = by - ay
    length = dx * dx + dy * dy
    along = (px - ax) * dx + (py - ay) * dy
    if along <= 0 or length == 0:
        return 0, 1
    if along >= length:
        return 1, 1
    return along, length


def divided(value: int, by: int) -> int:
    """Divide and round to the nearest, halves away from zero: so a mirror image rounds to its mirror image."""
    if value >= 0:
        return (2 * value + by) // (2 * by)
    return -((by - 2 * value) // (2 * by))


def root_sign(plain: int, rooted: int, under: int) -> int:
    """The sign of ``plain + rooted * sqrt(under)``, exactly."""
    left = plain * plain
    right = rooted * rooted * under
    if plain >= 0 and rooted >= 0:
        return 1 if left + right > 0 else 0
    if plain <= 0 and rooted <= 0:
        return -1 if left + right > 0 else 0
    if left == right:
        return 0
    return (1 if plain > 0 else -1) if left > right else (1 if rooted > 0 else -1)
