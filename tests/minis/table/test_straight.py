"""Straight moves: the law of large warriors and tramplers at its edges, Shapely elsewhere."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from mageknight.minis.table import (
    BLOCKING,
    CHASM,
    ELEVATED,
    HINDERING,
    INCH,
    Table,
    covers_token,
    crossed_bases,
    offset,
    straight_fault,
    trample_fault,
    units_along,
)
from mageknight.minis.table.faults import (
    MUST_STOP,
    MUST_STOP_AT,
    NONE,
    NOT_STRAIGHT,
    OFF_TABLE,
    ON_BASE,
    SOLID_IN_WAY,
    TOO_FAR,
    kind_of,
)
from tests.minis.table.test_contact import spine
from tests.minis.table.worlds import EAST, NORTH, SHAPES, SIZE, WEST, box, coordinates, field, stand, symmetries, tables

TOLERANCE = 2.0


def chariot(table: Table, x: float, y: float, facing: int = EAST) -> int:
    i = table.add(750, 875, 180, nose=375)
    table.place(i, round(x * INCH), round(y * INCH), facing)
    return i


def ahead(table: Table, i: int, units: int, facing: int = EAST) -> tuple[int, int]:
    dx, dy = offset(facing, units)
    return table.x[i] + dx, table.y[i] + dy


def test_it_goes_straight_on_or_straight_back():
    table = field()
    i = chariot(table, 10, 10)
    assert straight_fault(table, i, *ahead(table, i, 2000), EAST, 4) == NONE
    assert straight_fault(table, i, *ahead(table, i, -2000), EAST, 4) == NONE
    assert kind_of(straight_fault(table, i, *ahead(table, i, -2000), EAST, 4, backs=False)) == NOT_STRAIGHT
    assert kind_of(straight_fault(table, i, table.x[i] + 2000, table.y[i] + 3, EAST, 5)) == NOT_STRAIGHT
    assert kind_of(straight_fault(table, i, *ahead(table, i, 2010), EAST, 4)) == TOO_FAR


def test_it_turns_before_it_goes_on_but_not_before_it_goes_back():
    table = field()
    i = chariot(table, 10, 10)
    assert straight_fault(table, i, *ahead(table, i, 2000, 77), 77, 4) == NONE
    assert kind_of(straight_fault(table, i, *ahead(table, i, -2000, 77), 77, 4)) == NOT_STRAIGHT


def test_bases_are_ignored_on_the_way_and_not_at_its_end():
    table = field()
    i = chariot(table, 5, 10)
    j = stand(table, 10, 10)
    assert straight_fault(table, i, *ahead(table, i, 10 * INCH), EAST, 10) == NONE
    assert kind_of(straight_fault(table, i, *ahead(table, i, 5 * INCH), EAST, 10)) == ON_BASE
    assert crossed_bases(table, i, *ahead(table, i, 10 * INCH)) == 1 << j


@pytest.mark.parametrize("kind", [BLOCKING, CHASM])
def test_no_part_of_the_base_passes_over_what_blocks(kind):
    table = field(box(kind, 12, 11.4, 13, 13))
    i = chariot(table, 6, 10)
    assert kind_of(straight_fault(table, i, *ahead(table, i, 12 * INCH), EAST, 12)) == SOLID_IN_WAY
    clear = chariot(table, 6, 9.8)
    table.lift(i)
    assert straight_fault(table, clear, *ahead(table, clear, 12 * INCH), EAST, 12) == NONE
    # Before the piece, but turned into it.
    close = chariot(table, 12.5, 9.8)
    assert kind_of(straight_fault(table, close, table.x[close], table.y[close], NORTH, 0)) == SOLID_IN_WAY


def test_it_stops_where_it_touches_another_large_warrior():
    table = field()
    i = chariot(table, 5, 10)
    other = chariot(table, 13, 10, WEST)
    reach = table.fx[other] - table.fx[i] - 1500
    large = 1 << other
    assert straight_fault(table, i, *ahead(table, i, reach), EAST, 20, large=large) == NONE
    assert kind_of(straight_fault(table, i, *ahead(table, i, 12 * INCH), EAST, 20, large=large)) == MUST_STOP_AT
    assert straight_fault(table, i, *ahead(table, i, 16 * INCH), EAST, 20) == NONE
    table.place(i, table.x[i] + reach, table.y[i], EAST)
    assert straight_fault(table, i, *ahead(table, i, -1000), EAST, 20, large=large) == NONE


def test_hindering_terrain_stops_it_once_all_of_it_is_in():
    table = field(box(HINDERING, 9, 6, 18, 14))
    i = chariot(table, 5, 10)
    tail_in = round(9 * INCH) + 875 + 750 - table.x[i]
    assert straight_fault(table, i, *ahead(table, i, tail_in), EAST, 20) == NONE
    assert kind_of(straight_fault(table, i, *ahead(table, i, tail_in + 20), EAST, 20)) == MUST_STOP
    small = field(box(HINDERING, 9, 6, 14, 14))
    i = chariot(small, 5, 10)
    assert straight_fault(small, i, *ahead(small, i, 15 * INCH), EAST, 20) == NONE


def test_a_hill_stops_it_with_its_centre_dot():
    table = field(box(ELEVATED, 9, 6, 18, 14))
    i = chariot(table, 5, 10)
    assert straight_fault(table, i, *ahead(table, i, 4 * INCH), EAST, 20) == NONE
    assert kind_of(straight_fault(table, i, *ahead(table, i, 5 * INCH), EAST, 20)) == MUST_STOP


def test_it_stays_on_the_table_when_it_turns():
    table = field()
    i = chariot(table, 3.5, 1.6)
    assert kind_of(straight_fault(table, i, table.x[i], table.y[i], NORTH, 0)) == OFF_TABLE


def test_a_trampling_way_leads_through_the_front_arc():
    table = field()
    mount = table.add(375, 750, 180)
    table.place(mount, 5000, 5000, EAST)
    crossed = table.add_at(6500, 5000)
    assert trample_fault(table, mount, 8000, 5000, EAST, 6) == NONE
    assert kind_of(trample_fault(table, mount, 4000, 5000, EAST, 6)) == NOT_STRAIGHT
    assert kind_of(trample_fault(table, mount, 6600, 5000, EAST, 6)) == ON_BASE
    assert crossed_bases(table, mount, 8000, 5000) == 1 << crossed


@given(st.integers(0, 719), st.integers(-9000, 9000))
def test_every_goal_straight_on_is_found_again(facing, units):
    assert units_along(facing, *offset(facing, units)) is not None


@settings(max_examples=150)
@given(tables(most=4, shapes=SHAPES), symmetries, st.integers(0, 719), st.integers(-4000, 9000), st.integers(0, 7))
def test_straight_moves_are_the_same_in_every_image(table, symmetry, facing, units, large):
    image = symmetry.table(table)
    dx, dy = offset(facing, units)
    x, y = table.x[0] + dx, table.y[0] + dy
    mx, my = symmetry.point(x, y)
    here = straight_fault(table, 0, x, y, facing, 20, large=large)
    there = straight_fault(image, 0, mx, my, symmetry.facing(facing), 20, large=large)
    assert kind_of(here) == kind_of(there)


@settings(max_examples=150)
@given(tables(most=5, kinds=[BLOCKING], shapes=SHAPES), st.integers(0, 719), st.integers(0, 9000))
def test_the_swept_base_agrees_with_shapely(table, facing, units):
    dx, dy = offset(facing, units)
    x, y = table.x[0] + dx, table.y[0] + dy
    if not (0 <= x <= SIZE and 0 <= y <= SIZE):
        return
    turned = table.copy()
    turned.place(0, table.x[0], table.y[0], facing)
    start = shapely.Point(turned.sx[0], turned.sy[0])
    end = shapely.Point(turned.fx[0] + dx, turned.fy[0] + dy)
    way = shapely.LineString([start, end])
    covered = [spine(table, 0).distance(_polygon(piece)) < table.radius[0] for piece in table.ground.pieces]
    gaps = [
        way.distance(_polygon(piece)) - table.radius[0]
        for piece, already in zip(table.ground.pieces, covered, strict=True)
        if not already
    ]
    found = kind_of(straight_fault(table, 0, x, y, facing, 60))
    if gaps and min(gaps) < -TOLERANCE:
        assert found in (SOLID_IN_WAY, OFF_TABLE)
    elif not gaps or min(gaps) > TOLERANCE:
        assert found != SOLID_IN_WAY


@given(tables(most=6, kinds=[HINDERING], shapes=SHAPES), coordinates, coordinates)
def test_crossed_bases_agree_with_shapely(table, x, y):
    way = shapely.LineString([(table.x[0], table.y[0]), (x, y)])
    found = crossed_bases(table, 0, x, y)
    for j in range(1, len(table)):
        gap = way.distance(spine(table, j)) - table.radius[j]
        if abs(gap) > 1e-6:
            assert (found >> j & 1 == 1) == (gap < 0)


@given(tables(most=4, kinds=[HINDERING], shapes=SHAPES), coordinates, coordinates, st.sampled_from([250, 375, 400]))
def test_covering_a_token_agrees_with_shapely(table, x, y, radius):
    token = table.add_token(x, y, radius)
    for i in range(len(table)):
        depth = table.radius[i] - radius - spine(table, i).distance(shapely.Point(x, y))
        if abs(depth) > 1e-6:
            assert covers_token(table, i, token) == (depth > 0)


def test_a_token_as_large_as_the_base_is_never_covered():
    table = field()
    token = table.add_token(5000, 5000, 375)
    standard, slotted = stand(table, 10, 10), table.add(450)
    assert not covers_token(table, standard, token)
    table.lift(standard)
    table.place(slotted, 5075, 5000, 0)
    assert covers_token(table, slotted, token)
    table.place(slotted, 5076, 5000, 0)
    assert not covers_token(table, slotted, token)


def _polygon(piece) -> shapely.Polygon:
    return shapely.Polygon(piece.outline.corners())
