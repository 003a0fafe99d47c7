"""Access points of castles: open doors, the tops of keeps and towers, the two ends of ladders, and who fights across them.

All access points of one section are connected (M2-CASTLE-32). Whoever touches one with the front arc may fight somebody who
touches another; for nothing else are the two in contact (M2-CASTLE-36, reading R133).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.table.built import touches_access as touches
from mageknight.minis.table.built import towards
from mageknight.minis.table.facing import DX, DY, in_arc

if TYPE_CHECKING:
    from mageknight.minis.table.tabletop import Table
    from mageknight.minis.table.terrain import Segment

ON_GROUND: Final = 0
UNDER: Final = 2
TOP: Final = -1
"""The number of the access point that is the whole top of a keep or a tower."""
LADDERS: Final = 100
"""Ends of ladders are numbered from here: the foot of the first, its head, the foot of the second …"""

Point = tuple[int, int, int, int, int]
"""An access point that is touched: its number and where it lies; that of a top has no place of its own."""


def _point(number: int, at: Segment) -> Point:
    ax, ay, bx, by = at
    return number, ax, ay, bx, by


def touched_points(table: Table, i: int, k: int) -> list[Point]:
    """The access points of the section with top k that figure i touches."""
    works = table.ground.pieces[k].castle
    if works is None or table.level[i] not in (ON_GROUND, UNDER) or table.rooted >> i & 1:
        return []
    found: list[Point] = []
    high = table.ground.is_top(table.perch[i])
    if high and works.surface and table.perch[i] == k:
        found.append((TOP, 0, 0, 0, 0))
    if not high and not works.arch:
        found += [_point(n, door) for n, door in enumerate(works.stairs) if touches(table, i, door)]
    for n, (head, foot) in enumerate(works.ladders):
        end = head if high else foot
        if touches(table, i, end):
            found.append(_point(LADDERS + 2 * n + (1 if high else 0), end))
    return found


def stairs_directions(table: Table, i: int, j: int) -> list[tuple[int, int]]:
    """Directions, from the centre dot of i, of the access points across which it could fight j; empty if it could not.

    Two at the very same access point, and two on top, need base contact as everywhere. On top of a keep or a tower every arc
    touches the access point; that counts for the front arc, never for the rear one.
    """
    ground = table.ground
    if ground.is_top(table.perch[i]) and ground.is_top(table.perch[j]):
        return []
    found: list[tuple[int, int]] = []
    left = ground.castles
    while left:
        low = left & -left
        left ^= low
        k = low.bit_length() - 1
        if not ground.pieces[k].access:
            continue
        own = touched_points(table, i, k)
        other = [number for number, _, _, _, _ in touched_points(table, j, k)] if own else []
        for number, ax, ay, bx, by in own:
            if any(each != number for each in other):
                ahead = (DX[table.facing[i]], DY[table.facing[i]])
                ways = [ahead] if number == TOP else towards(table, i, (ax, ay, bx, by))
                found += [way if way != (0, 0) else ahead for way in ways]
    return found


def strikes_at_stairs(table: Table, i: int, j: int) -> bool:
    """True if i could fight j across access points as they stand, with its front arc (M2-CASTLE-36)."""
    return any(in_arc(table.facing[i], table.arc[i], vx, vy) for vx, vy in stairs_directions(table, i, j))
