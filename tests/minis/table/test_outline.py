"""Outlines: inside, border, crossing and nearness, checked by hand at the edges and by Shapely elsewhere."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from mageknight.minis.table.outline import (
    Outline,
    OutlineError,
    crossed,
    crossed_beyond,
    holds_base,
    locate,
    nears,
    outlines_apart,
    rectangle,
    stretches,
)
from mageknight.minis.table.ways.stops import first_inside, first_wholly
from tests.minis.table.worlds import coordinates, pieces

TOLERANCE = 1e-6
"""Shapely computes with floats; closer to a decision than this it is not asked."""

SQUARE = rectangle(0, 0, 100, 100)
NOTCH = Outline([(0, 0), (100, 0), (100, 100), (60, 100), (60, 50), (40, 50), (40, 100), (0, 100)])


def polygon(o: Outline) -> shapely.Polygon:
    return shapely.Polygon(o.corners())


def test_corners_turn_one_way_and_needless_ones_are_dropped():
    o = Outline([(0, 0), (0, 10), (0, 20), (20, 20), (20, 0)])
    assert sorted(o.corners()) == [(0, 0), (0, 20), (20, 0), (20, 20)]
    assert o.convex
    assert polygon(o).exterior.is_ccw


@pytest.mark.parametrize(
    "corners",
    [
        [],
        [(0, 0), (10, 0)],
        [(0, 0), (10, 0), (20, 0)],
        [(0, 0), (10, 10), (10, 0), (0, 10)],
        [(0, 0), (20, 0), (20, 10), (10, 0), (0, 10)],
    ],
)
def test_what_bounds_no_simple_area_is_no_outline(corners):
    with pytest.raises(OutlineError):
        Outline(corners)


def test_inside_border_and_outside_are_told_apart():
    assert [locate(SQUARE, x, 50) for x in (-1, 0, 1, 99, 100, 101)] == [-1, 0, 1, 1, 0, -1]
    assert locate(SQUARE, 100, 100) == 0
    assert locate(NOTCH, 50, 75) == -1
    assert locate(NOTCH, 50, 50) == 0
    assert locate(NOTCH, 50, 49) == 1


@pytest.mark.parametrize(
    "line, crosses",
    [
        ((-10, 0, 110, 0), False),  # along a side
        ((-10, 100, 110, 100), False),
        ((-10, 10, 10, -10), False),  # touching a corner
        ((-10, 11, 11, -10), True),
        ((0, 0, 100, 100), True),  # from corner to corner
        ((-50, -50, 0, 0), False),  # up to a corner
        ((-50, 50, 0, 50), False),  # up to a side
        ((0, 50, 100, 50), True),
        ((20, 20, 30, 30), True),  # inside all along
        ((50, 50, 50, 50), True),
        ((200, 200, 200, 200), False),
    ],
)
def test_crossing_means_passing_through_the_inside(line, crosses):
    assert crossed(SQUARE, *line) == crosses
    assert crossed(SQUARE, *line[2:], *line[:2]) == crosses


def test_a_line_through_a_notch_crosses_only_where_there_is_something():
    assert not crossed(NOTCH, 50, 120, 50, 60)
    assert not crossed(NOTCH, 50, 120, 50, 50)
    assert crossed(NOTCH, 50, 120, 50, 40)
    assert not crossed(NOTCH, 40, 120, 40, 50)  # along the side of the notch
    assert crossed(NOTCH, -10, 75, 110, 75)
    assert [part.state for part in stretches(NOTCH, -10, 75, 110, 75)] == [-1, 1, -1, 1, -1]


def test_crossing_further_on_is_told_from_crossing_beneath():
    assert crossed_beyond(SQUARE, 90, 50, 300, 50, 9)
    assert not crossed_beyond(SQUARE, 90, 50, 300, 50, 10)
    assert crossed_beyond(NOTCH, 110, 75, -50, 75, 60)
    assert not crossed_beyond(NOTCH, 110, 75, 50, 75, 50)


@given(pieces(), *[coordinates] * 4)
def test_crossing_agrees_with_shapely(piece, ax, ay, bx, by):
    o = piece.outline
    line = shapely.LineString([(ax, ay), (bx, by)])
    inner = polygon(o).buffer(-TOLERANCE, join_style="mitre")
    outer = polygon(o).buffer(TOLERANCE, join_style="mitre")
    if inner.intersects(line) == outer.intersects(line):
        assert crossed(o, ax, ay, bx, by) == inner.intersects(line)


@given(pieces(), coordinates, coordinates)
def test_location_agrees_with_shapely(piece, x, y):
    point = shapely.Point(x, y)
    if polygon(piece.outline).exterior.distance(point) > TOLERANCE:
        assert (locate(piece.outline, x, y) > 0) == polygon(piece.outline).contains(point)


@given(pieces(), *[coordinates] * 4, st.integers(1, 900))
def test_nearness_agrees_with_shapely(piece, ax, ay, bx, by, r):
    line = shapely.LineString([(ax, ay), (bx, by)]) if (ax, ay) != (bx, by) else shapely.Point(ax, ay)
    away = polygon(piece.outline).distance(line)
    if abs(away - r) > TOLERANCE:
        assert nears(piece.outline, ax, ay, bx, by, r) == (away < r)


@given(pieces(), coordinates, coordinates, st.integers(-600, 600), st.integers(-600, 600), st.integers(1, 500))
def test_lying_completely_inside_agrees_with_shapely(piece, x, y, tx, ty, r):
    line = shapely.LineString([(x, y), (x + tx, y + ty)]) if tx or ty else shapely.Point(x, y)
    shape = polygon(piece.outline)
    depth = shape.exterior.distance(line)
    if abs(depth - r) > TOLERANCE:
        assert holds_base(piece.outline, x, y, x + tx, y + ty, r) == (shape.contains(line) and depth > r)


@given(pieces(), pieces(), st.integers(1, 2000))
def test_the_gap_between_pieces_agrees_with_shapely(first, second, gap):
    away = polygon(first.outline).distance(polygon(second.outline))
    if abs(away - gap) > TOLERANCE:
        assert outlines_apart(first.outline, second.outline, gap) == (away > gap)


def inside_by_steps(o: Outline, line: tuple[int, int, int, int], r: int, inside: bool) -> float | None:
    """The first moment at which a disc is wholly inside or outside, found by walking in small steps."""
    ax, ay, bx, by = line
    length = shapely.LineString([(ax, ay), (bx, by)]).length
    shape = polygon(o)
    steps = 4000
    for k in range(steps + 1):
        point = shapely.Point(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps)
        if shape.contains(point) == inside and shape.exterior.distance(point) >= r:
            return float(length * k / steps)
    return None


@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.parametrize(
    "line",
    [(-2000, 900, 4000, 1100), (-500, -500, 3000, 3000), (900, -3000, 1100, 5000), (1000, 1000, 5000, 1000)],
)
@pytest.mark.parametrize(
    "o",
    [
        rectangle(0, 0, 2000, 2000),
        Outline([(0, 0), (2400, 300), (2000, 2000), (-300, 1700)]),
        Outline([(-500, 0), (2500, 0), (2500, 2000), (1500, 2000), (1500, 900), (-500, 900)]),
    ],
)
def test_the_moment_of_a_compulsory_stop_agrees_with_walking_in_small_steps(o, line, inside):
    ax, ay, bx, by = line
    wanted = inside_by_steps(o, line, 375, inside)
    found = first_wholly(o, ax, ay, bx, by, 375, inside, 0)
    if wanted is None:
        assert found < 0
    else:
        assert abs(found / 1000 - wanted) < 3


def test_the_moment_a_point_comes_inside():
    assert first_inside(SQUARE, -50, 50, 150, 50) == 50_000
    assert first_inside(SQUARE, -50, 0, 150, 0) == -1
