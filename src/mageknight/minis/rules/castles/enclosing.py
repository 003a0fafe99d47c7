"""The ground a castle encloses: the part of the battlefield from which no way leads to an edge without crossing a section."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.outline import Outline, locate
from mageknight.minis.table.terrain import Piece, shared_border

CELL: Final = INCH // 2
"""Fields of the search measure half an inch: no base fits through a narrower gap."""

Corners = tuple[tuple[int, int], ...]
Cells = frozenset[tuple[int, int]]


def tops_of(state: Battle) -> list[Piece]:
    return [each for each in state.table.ground.pieces if each.castle is not None and not each.castle.plank]


def has_ring(outlines: list[Outline]) -> bool:
    """Do these outlines, side by side, run in a circle? Without one nothing is enclosed."""
    group = list(range(len(outlines)))
    for i in range(len(outlines)):
        for j in range(i):
            if shared_border(outlines[i], outlines[j]):
                if group[i] == group[j]:
                    return True
                old = group[i]
                group = [group[j] if each == old else each for each in group]
    return False


@lru_cache(maxsize=64)
def enclosed_cells(width: int, height: int, corners: tuple[Corners, ...]) -> Cells:
    """The fields that are enclosed, by column and row."""
    outlines = [Outline(list(each)) for each in corners]
    if not has_ring(outlines):
        return frozenset()
    columns, rows = width // CELL, height // CELL
    stone: set[tuple[int, int]] = set()
    for o in outlines:
        for c in range(max(0, o.x0 // CELL), min(columns, o.x1 // CELL + 1)):
            for r in range(max(0, o.y0 // CELL), min(rows, o.y1 // CELL + 1)):
                if locate(o, c * CELL + CELL // 2, r * CELL + CELL // 2) >= 0:
                    stone.add((c, r))
    free: set[tuple[int, int]] = set()
    left = [(c, r) for c in range(columns) for r in (0, rows - 1)] + [
        (c, r) for c in (0, columns - 1) for r in range(rows)
    ]
    while left:
        c, r = left.pop()
        if (c, r) in free or (c, r) in stone or not (0 <= c < columns and 0 <= r < rows):
            continue
        free.add((c, r))
        left += [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)]
    return frozenset(
        [(c, r) for c in range(columns) for r in range(rows) if (c, r) not in stone and (c, r) not in free]
    )


def cells_of(state: Battle, tops: list[Piece]) -> Cells:
    ground = state.table.ground
    corners = tuple([tuple(each.outline.corners()) for each in tops])
    return enclosed_cells(ground.width, ground.height, corners)


def is_enclosed(state: Battle, x: int, y: int) -> bool:
    """Does a point lie in what the castle encloses?"""
    return state.table.ground.castles != 0 and (x // CELL, y // CELL) in cells_of(state, tops_of(state))


def encloses_without_portal(state: Battle, more: list[Piece]) -> bool:
    """Would the castle with these tops besides enclose an area into which no portal leads (M2-CASTLE-24)?"""
    tops = [*tops_of(state), *more]
    cells = cells_of(state, tops)
    return bool(cells) and not any(_leads_into(top, cells) for top in tops)


def _leads_into(top: Piece, cells: Cells) -> bool:
    """Does a portal of a section lead into some of these fields?"""
    for ax, ay, bx, by in top.castle.doors if top.castle is not None else ():
        x, y = (ax + bx) // 2, (ay + by) // 2
        for dx, dy in ((CELL, 0), (-CELL, 0), (0, CELL), (0, -CELL)):
            if ((x + dx) // CELL, (y + dy) // CELL) in cells:
                return True
    return False
