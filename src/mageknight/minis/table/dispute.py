"""A line of fire laid open: where it enters and leaves what it crosses, in numbers that settle a dispute.

`sight` decides what a line crosses; here is only where. Lengths are hundredths of an inch from the centre dot of the firer,
rounded to the nearest.
"""

from __future__ import annotations

from mageknight.minis.table.lattice import FINE, fine_hundredths, fine_length
from mageknight.minis.table.outline import stretches
from mageknight.minis.table.sight import PIECE, Crossing
from mageknight.minis.table.tabletop import Table
from mageknight.minis.table.ways.stops import near_span


def crossed_spans(table: Table, i: int, j: int, crossing: Crossing) -> list[tuple[int, int]]:
    """From where to where the line between the centre dots of i and j lies on the thing it crosses."""
    if crossing.what == PIECE:
        return _through_piece(table, i, j, crossing.index)
    return _through_base(table, i, j, crossing.index)


def _through_piece(table: Table, i: int, j: int, piece: int) -> list[tuple[int, int]]:
    ax, ay, bx, by = table.x[i], table.y[i], table.x[j], table.y[j]
    length = fine_length(bx - ax, by - ay)
    found: list[tuple[int, int]] = []
    for part in stretches(table.ground.pieces[piece].outline, ax, ay, bx, by):
        if part.state > 0:
            found.append((fine_hundredths(part.begins(length)), fine_hundredths(part.ends(length))))
    return found


def _through_base(table: Table, i: int, j: int, other: int) -> list[tuple[int, int]]:
    ax, ay, bx, by = table.x[i], table.y[i], table.x[j], table.y[j]
    low, high = near_span(
        table.fx[other], table.fy[other], table.sx[other], table.sy[other], ax, ay, bx, by, table.radius[other]
    )
    length = fine_length(bx - ax, by - ay)
    low, high = max(low, 0), min(high, length)
    return [(fine_hundredths(low), fine_hundredths(high))] if low < high - FINE // 100 else []
