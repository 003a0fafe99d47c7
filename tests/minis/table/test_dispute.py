"""Where a line of fire enters and leaves what it crosses: in hundredths of an inch, and where shapely finds it too."""

from __future__ import annotations

import shapely
from hypothesis import given

from mageknight.minis.table import BLOCKING, HINDERING, INCH, Crossing, Table, trace
from mageknight.minis.table.dispute import crossed_spans
from mageknight.minis.table.sight import BASE, PIECE
from tests.minis.table.worlds import EAST, WEST, box, field, stand, tables


def spans(table: Table, i: int, j: int) -> list[tuple[int, int, list[tuple[int, int]]]]:
    found: list[Crossing] = []
    trace(table, i, j, found=found)
    return [(each.what, each.index, crossed_spans(table, i, j, each)) for each in found]


def test_a_wood_is_entered_and_left_at_its_sides():
    table = field(box(HINDERING, 9, 10, 12.5, 14))
    i, j = stand(table, 6, 12, EAST), stand(table, 18, 12, WEST)
    assert spans(table, i, j) == [(PIECE, 0, [(300, 650)])]
    assert spans(table, j, i) == [(PIECE, 0, [(550, 900)])]


def test_a_base_is_crossed_from_rim_to_rim():
    table = field()
    i, j = stand(table, 6, 12, EAST), stand(table, 18, 12, WEST)
    other = stand(table, 12, 12)
    assert spans(table, i, j) == [(BASE, other, [(525, 675)])]


@given(tables())
def test_spans_are_where_the_line_lies_on_the_pieces(table: Table):
    for i in range(len(table)):
        for j in range(len(table)):
            if i == j:
                continue
            line = shapely.LineString([(table.x[i], table.y[i]), (table.x[j], table.y[j])])
            for what, index, parts in spans(table, i, j):
                if what != PIECE:
                    continue
                outline = table.ground.pieces[index].outline
                shape = shapely.Polygon(list(zip(outline.xs, outline.ys, strict=True)))
                long = sum(end - start for start, end in parts)
                assert abs(long - line.intersection(shape).length * 100 / INCH) <= 2 * len(parts)


def test_a_blocked_line_has_its_span_too():
    table = field(box(BLOCKING, 9, 11, 10, 13))
    assert spans(table, stand(table, 6, 12, EAST), stand(table, 18, 12, WEST)) == [(PIECE, 0, [(300, 400)])]
