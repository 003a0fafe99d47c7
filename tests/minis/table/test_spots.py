"""Candidates: every spot given out is legal and what it claims to be."""

from __future__ import annotations

import math

from hypothesis import assume, given
from hypothesis import strategies as st

from mageknight.minis.table import (
    BLOCKING,
    DEEP_WATER,
    FLY,
    HINDERING,
    INCH,
    SWIM,
    WALK,
    contact_spots,
    cover_spots,
    has_room,
    nearest_spot,
    range_spots,
    squared,
    token_spots,
    touched_at,
    touches_token,
    within,
    would_touch,
)
from mageknight.minis.table.outline import locate
from mageknight.minis.table.spots import spots_all_round, two_circles
from tests.minis.table.worlds import SIZE, box, coordinates, field, stand, tables


@given(tables())
def test_spots_in_contact_touch_and_have_room(table):
    for spot in contact_spots(table, 0, 1, WALK):
        assert has_room(table, 0, spot.x, spot.y, spot.facing, WALK)
        assert would_touch(table, 0, spot.x, spot.y, spot.facing, 1)
        assert touched_at(table, 0, spot.x, spot.y, spot.facing) >> 1 & 1
        table.place(0, spot.x, spot.y, spot.facing)
        assert table.touch[0] >> 1 & 1


def test_a_free_figure_can_be_touched_from_all_sides_the_near_one_first():
    table = field()
    i, j = stand(table, 4, 12), stand(table, 12, 12)
    spots = contact_spots(table, i, j, WALK)
    assert len(spots) == 24
    assert (spots[0].x, spots[0].y, spots[0].facing) == (6000 - 751, 6000, 0)


def test_spots_that_touch_two_figures_come_first():
    table = field()
    i, j, k = stand(table, 4, 12), stand(table, 12, 12), stand(table, 13.502, 12)
    first = contact_spots(table, i, j, WALK)[0]
    assert touched_at(table, i, first.x, first.y, first.facing) == 1 << j | 1 << k


def test_a_narrow_gap_between_rocks_is_found_by_looking_all_round():
    """A lane as wide as a base, a little beside the middle: none of the few directions that are tried first leads into it."""
    walls = (box(BLOCKING, 8, 11, 11.445, 16), box(BLOCKING, 12.955, 11, 16, 16), box(BLOCKING, 8, 8, 16, 11))
    table = field(*walls)
    i, j = stand(table, 2, 12), stand(table, 12, 12)
    assert contact_spots(table, i, j, WALK) == []
    found = spots_all_round(table, i, j, WALK)
    assert found
    assert all(would_touch(table, i, spot.x, spot.y, spot.facing, j) and spot.y > 13 * INCH for spot in found)


def test_room_against_the_side_of_the_table_is_found():
    table = field(box(BLOCKING, 0, 1.51, 12, 12))
    i, j = stand(table, 20, 7), stand(table, 0.75, 0.75)
    assert contact_spots(table, i, j, WALK) == []
    assert [(spot.x > 2 * INCH, spot.y) for spot in spots_all_round(table, i, j, WALK)][-1] == (True, 375)


def test_a_rider_is_touched_along_its_sides_too():
    table = field()
    i, rider = stand(table, 4, 4), stand(table, 12, 12, 0, long=True)
    beside = [spot for spot in contact_spots(table, i, rider, WALK) if 5400 < spot.x < 5990]
    assert any(spot.y > 6700 for spot in beside)
    assert any(spot.y < 5300 for spot in beside)


@given(*[st.integers(1000, 5000)] * 4, st.integers(300, 900), st.integers(300, 900))
def test_points_on_two_circles_lie_on_both_up_to_rounding(ax, ay, bx, by, ar, br):
    assume((ax, ay) != (bx, by))
    found = two_circles(ax, ay, ar, bx, by, br)
    away = math.dist((ax, ay), (bx, by))
    assert bool(found) == (abs(ar - br) <= away <= ar + br)
    for x, y in found:
        assert abs(math.dist((x, y), (ax, ay)) - ar) <= 0.72
        assert abs(math.dist((x, y), (bx, by)) - br) <= 0.72


@given(tables(kinds=[BLOCKING]), st.integers(2, 10))
def test_spots_at_the_edge_of_a_range_are_within_it(table, inches):
    for spot in range_spots(table, 0, 1, inches, WALK):
        square = squared(spot.x, spot.y, table.x[1], table.y[1])
        assert within(square, inches)
        assert square > (inches * INCH - 3) ** 2
        assert has_room(table, 0, spot.x, spot.y, spot.facing, WALK)


def test_spots_in_cover_have_their_centre_dot_in_it():
    table = field(box(HINDERING, 10, 10, 14, 14), box(DEEP_WATER, 2, 2, 5, 5))
    i = stand(table, 20, 20)
    stand(table, 12, 12)
    spots = cover_spots(table, i, 0, WALK)
    assert spots
    assert all(locate(table.ground.pieces[0].outline, spot.x, spot.y) > 0 for spot in spots)
    assert cover_spots(table, i, 1, WALK) == []
    assert cover_spots(table, i, 1, SWIM)


def test_spots_at_a_token_touch_it():
    table = field()
    i = stand(table, 4, 4)
    token = table.add_token(6000, 6000, 250)
    spots = token_spots(table, i, token, WALK)
    assert (spots[0].x, spots[0].y) == (6000, 6000)
    assert len(spots) > 20
    for spot in spots:
        table.place(i, spot.x, spot.y, spot.facing)
        assert touches_token(table, i, token)


@given(tables(), coordinates, coordinates, st.sampled_from([WALK, FLY]))
def test_the_nearest_spot_is_legal_and_the_wished_one_when_that_is(table, x, y, mode):
    spot = nearest_spot(table, 0, x, y, 90, mode)
    if has_room(table, 0, x, y, 90, mode):
        assert spot is not None
        assert (spot.x, spot.y) == (x, y)
    elif spot is not None:
        assert has_room(table, 0, spot.x, spot.y, spot.facing, mode)
        assert squared(spot.x, spot.y, x, y) <= 2 * (3 * INCH) ** 2


def test_a_pointer_on_a_base_is_pushed_to_its_rim():
    table = field()
    i = stand(table, 4, 4)
    stand(table, 12, 12)
    spot = nearest_spot(table, i, 6100, 6000, 0, WALK)
    assert spot is not None
    assert (spot.x, spot.y) == (6750, 6000)
    corner = nearest_spot(table, i, -100, SIZE + 100, 0, WALK)
    assert corner is not None
    assert (corner.x, corner.y) == (375, SIZE - 375)
