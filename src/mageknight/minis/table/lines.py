"""Lines to and from places: a bomb, the middle of a castle section, the dot of a constructed feature.

A place is looked at like a figure without extent that stands there, so that every rule about lines of fire holds for it
without being written again.
"""

from __future__ import annotations

from mageknight.minis.table.sight import EDITION_2, Crossing, Optics, trace
from mageknight.minis.table.tabletop import GROUND, Table


def trace_to(
    table: Table, i: int, x: int, y: int, optics: Optics = EDITION_2, found: list[Crossing] | None = None
) -> int:
    """The line of fire from figure i to a place, as flags of `sight`."""
    marked = table.copy()
    return trace(marked, i, _mark(marked, x, y), optics, found)


def trace_between(
    table: Table, ax: int, ay: int, bx: int, by: int, optics: Optics = EDITION_2, found: list[Crossing] | None = None
) -> int:
    """The line between two places, as flags of `sight`."""
    marked = table.copy()
    start = _mark(marked, ax, ay)
    return trace(marked, start, _mark(marked, bx, by), optics, found)


def _mark(table: Table, x: int, y: int) -> int:
    """Stand a figure without extent on a place."""
    mark = table.add(0, 0, 360)
    table.place(mark, x, y, 0, GROUND)
    return mark
