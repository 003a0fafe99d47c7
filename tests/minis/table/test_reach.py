"""Reach: what it promises, the law keeps; its picture agrees with its answers."""

from __future__ import annotations

import math

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.minis.table import (
    BLOCKING,
    ELEVATED,
    FLY,
    HINDERING,
    INCH,
    WALK,
    Passage,
    Reach,
    find_path,
    has_room,
    path_fault,
    walk_fault,
)
from mageknight.minis.table.faults import NONE
from mageknight.minis.table.lattice import FINE
from tests.minis.table.worlds import SIZE, box, coordinates, field, stand, tables


def test_in_the_open_reach_is_a_disc():
    table = field()
    i = stand(table, 12, 12)
    reach = Reach(table, i, 6, WALK)
    assert reach.contains(12 * INCH, 18 * INCH)
    assert not reach.contains(12 * INCH, 18 * INCH + 6)
    assert reach.length_to(12 * INCH, 15 * INCH) == 3 * INCH * FINE
    assert reach.length_to(12 * INCH, 20 * INCH) == -1
    area = sum(shapely.Polygon(fan).area for fan in reach.draw().fans)
    assert area == pytest.approx(math.pi * 3000**2, rel=0.01)


def test_there_is_no_place_on_a_base_or_over_the_edge():
    table = field()
    i = stand(table, 2, 12)
    stand(table, 5, 12)
    reach = Reach(table, i, 6, WALK)
    assert not reach.contains(5 * INCH, 12 * INCH)
    assert reach.path_to(5 * INCH, 13 * INCH) is not None  # the centre dot may pass there,
    assert not reach.contains(5 * INCH, 13 * INCH)  # the base may not rest
    assert not reach.contains(300, 12 * INCH)
    assert len(reach.holes()) == 1


@settings(max_examples=60)
@given(tables(), st.integers(2, 9), st.lists(st.tuples(coordinates, coordinates), min_size=1, max_size=6))
def test_reach_and_path_agree_and_promise_only_what_is_legal(table, inches, places):
    reach = Reach(table, 0, inches, WALK)
    for x, y in places:
        path = reach.path_to(x, y)
        if path is not None:
            assert path[-1] == (x, y)
            assert walk_fault(Passage(table, 0, WALK), path, inches) == NONE
        if has_room(table, 0, x, y, table.facing[0], WALK):
            assert reach.contains(x, y) == (path is not None)
            route = find_path(table, 0, x, y, inches, WALK)
            if route.fault == NONE and route.length < inches * INCH * FINE - 30_000:
                assert path is not None
            if path is not None:
                assert path_fault(Passage(table, 0, WALK), path, inches, table.facing[0]) == NONE
                assert route.fault == NONE


@settings(max_examples=25)
@given(tables(kinds=[BLOCKING, HINDERING]), st.integers(2, 8), st.integers(0, 10**6))
def test_the_picture_shows_where_the_centre_dot_can_go(table, inches, salt):
    reach = Reach(table, 0, inches, WALK)
    drawing = reach.draw()
    region = shapely.union_all([shapely.Polygon(fan).buffer(0) for fan in drawing.fans if len(fan) > 2])
    inner, outer = region.buffer(-40), region.buffer(40)  # straight facets in place of arcs
    far = inches * INCH
    for k in range(12):
        x = table.x[0] + (salt * (k + 3) * 7919) % (2 * far) - far
        y = table.y[0] + (salt * (k + 5) * 104729) % (2 * far) - far
        if not (375 <= x <= SIZE - 375 and 375 <= y <= SIZE - 375):
            continue
        point = shapely.Point(x, y)
        if not has_room(table, 0, x, y, 0, WALK):
            continue
        if inner.contains(point):
            assert reach.path_to(x, y) is not None
        elif not outer.contains(point):
            assert reach.path_to(x, y) is None


@settings(max_examples=25)
@given(tables(kinds=[BLOCKING]), st.integers(2, 8))
def test_the_frontier_lies_at_the_end_of_the_allowance(table, inches):
    assert short_of_frontier(table, inches) < 12 * FINE


def test_behind_a_base_the_two_ways_round_it_meet_and_the_longer_one_draws_no_frontier():
    # The last ray of the longer way ended a fraction of a unit inside the hull, where the shorter way was not asked.
    table = field()
    for x, y, facing, long in (
        (3250, 5022, 572, True),
        (4002, 5022, 360, False),
        (4752, 5022, 630, False),
        (6000, 5357, 35, False),
    ):
        table.add_at(x, y, facing, 180, long)
    assert short_of_frontier(table, 7) < 12 * FINE


def short_of_frontier(table, inches):
    """How much of the allowance is left, at most, where figure 0 stands on its drawn frontier."""
    reach = Reach(table, 0, inches, WALK)
    lengths = [reach.length_to(x, y) for line in reach.draw().frontier for x, y in line]
    return max((abs(length - inches * INCH * FINE) for length in lengths if length != -1), default=0)


def test_fans_turn_all_the_same_way_so_that_they_can_be_filled_as_one():
    table = field(box(BLOCKING, 13, 11, 15, 13))
    i = stand(table, 10, 12)
    stand(table, 10, 14)
    drawing = Reach(table, i, 8, WALK).draw()
    big = [fan for fan in drawing.fans if shapely.Polygon(fan).area > 1000]
    assert all(shapely.Polygon(fan).exterior.is_ccw for fan in big)
    assert drawing.frontier


def test_woods_end_the_reach_where_the_base_is_completely_inside():
    table = field(box(HINDERING, 13, 6, 21, 18))
    i = stand(table, 10, 12)
    reach = Reach(table, i, 8, WALK)
    assert reach.contains(round(13.75 * INCH) + 2, 12 * INCH)
    assert not reach.contains(round(14.5 * INCH), 12 * INCH)
    assert Reach(table, i, 8, FLY).contains(round(14.5 * INCH), 12 * INCH)


def test_from_a_hill_one_comes_down_and_no_further():
    table = field(box(ELEVATED, 8, 8, 16, 16))
    i = stand(table, 12, 12)
    reach = Reach(table, i, 10, WALK)
    assert reach.contains(15 * INCH, 15 * INCH)
    assert reach.contains(round(16.75 * INCH), 12 * INCH)
    assert not reach.contains(18 * INCH, 12 * INCH)
    assert all(x < 17 * INCH for fan in reach.draw().fans for x, _ in fan)
