"""Bases as shapes: discs and capsules, and how two of them lie to each other.

A base is all points within its radius of its spine, a segment along its facing with the centre dot somewhere on it; the
spine of a round base is its centre dot. Everything is exact: two bases overlap below the sum of their radii, are in contact from there to
`CONTACT_GAP` further, and are apart beyond (REB-CON-02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.table.lattice import CONTACT_GAP, divided, nearest_on, segments_near

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUND_RADIUS: Final = 375
"""The standard base is 1.5 inches across."""

LONG_TAIL: Final = 625
"""The long base of the first generation is 2.75 inches long: its spine ends 1.25 inches behind the centre dot."""

STAND_RADIUS: Final = 250
"""A flight stand is 1 inch across (reading R138)."""

OVERLAP: Final = 0
CONTACT: Final = 1
APART: Final = 2


def spacing(ax: int, ay: int, asx: int, asy: int, ar: int, bx: int, by: int, bsx: int, bsy: int, br: int) -> int:
    """The spacing of base a (both ends of its spine, radius) to base b: `OVERLAP`, `CONTACT` or `APART`. Seen from straight above
    (REB-HGT-06)."""
    near = ar + br
    far = near + CONTACT_GAP
    if ax == asx and ay == asy and bx == bsx and by == bsy:
        dx: i64 = bx - ax
        dy: i64 = by - ay
        square = dx * dx + dy * dy
        if square > far * far:
            return APART
        return CONTACT if square >= near * near else OVERLAP
    if not segments_near(ax, ay, asx, asy, bx, by, bsx, bsy, far * far, 1):
        return APART
    return OVERLAP if segments_near(ax, ay, asx, asy, bx, by, bsx, bsy, near * near, 0) else CONTACT


def touching_points(
    cx: int,
    cy: int,
    ax: int,
    ay: int,
    asx: int,
    asy: int,
    ar: int,
    bx: int,
    by: int,
    bsx: int,
    bsy: int,
    br: int,
) -> list[tuple[int, int]]:
    """Directions, seen from the centre dot c of base a, of the points where bases in contact touch.

    Two round bases touch in one point. Long bases may lie flush along a side; then both ends of the common stretch are
    given. The rim point is taken on the line between the nearest points of the spines, divided by the radii.
    """
    if ax == asx and ay == asy and bx == bsx and by == bsy:
        return [(bx - ax, by - ay)]
    far = ar + br + CONTACT_GAP
    whole = ar + br
    found: list[tuple[int, int]] = []
    for px, py in ((bx, by),) if bx == bsx and by == bsy else ((bx, by), (bsx, bsy)):
        part, of = nearest_on(px, py, ax, ay, asx, asy)
        qx = part * (asx - ax)
        qy = part * (asy - ay)
        vx = (px - ax) * of - qx
        vy = (py - ay) * of - qy
        if vx * vx + vy * vy <= far * far * of * of:
            found.append((((ax - cx) * of + qx) * whole + vx * ar, ((ay - cy) * of + qy) * whole + vy * ar))
    for qx, qy in ((ax, ay),) if ax == asx and ay == asy else ((ax, ay), (asx, asy)):
        part, of = nearest_on(qx, qy, bx, by, bsx, bsy)
        vx = (bx - qx) * of + part * (bsx - bx)
        vy = (by - qy) * of + part * (bsy - by)
        if vx * vx + vy * vy <= far * far * of * of:
            found.append(((qx - cx) * of * whole + vx * ar, (qy - cy) * of * whole + vy * ar))
    return found


def link(ax: int, ay: int, asx: int, asy: int, bx: int, by: int, bsx: int, bsy: int) -> tuple[int, int, int, int]:
    """The shortest connection of two spines, its ends rounded to the lattice: the bar no path passes (REB-MOV-04)."""
    best = -1
    found = (ax, ay, bx, by)
    for px, py in ((bx, by), (bsx, bsy)):
        part, of = nearest_on(px, py, ax, ay, asx, asy)
        qx = ax + divided(part * (asx - ax), of)
        qy = ay + divided(part * (asy - ay), of)
        square = (px - qx) * (px - qx) + (py - qy) * (py - qy)
        if best < 0 or square < best:
            best = square
            found = (qx, qy, px, py)
    for qx, qy in ((ax, ay), (asx, asy)):
        part, of = nearest_on(qx, qy, bx, by, bsx, bsy)
        px = bx + divided(part * (bsx - bx), of)
        py = by + divided(part * (bsy - by), of)
        square = (px - qx) * (px - qx) + (py - qy) * (py - qy)
        if square < best:
            best = square
            found = (qx, qy, px, py)
    return found
