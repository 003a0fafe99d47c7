"""Contact, arcs and distances: the law at its edges, Shapely elsewhere."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from mageknight.minis.table import (
    ABRUPT,
    APART,
    CONTACT,
    CONTACT_GAP,
    HINDERING,
    INCH,
    LOW_WALL,
    OVERLAP,
    SOARING,
    STEPS,
    Table,
    adjacent_across_wall,
    can_strike,
    cliff_between,
    comes_from_behind,
    contact_directions,
    distance,
    front_touches,
    in_contact,
    is_within,
    overlaps,
    rear_is_touched,
    sees,
    spin_to_front,
    stands_on,
    stands_wholly_in,
    strikes_rear,
    touches_piece,
    touches_token,
    touching,
)
from tests.minis.table.worlds import EAST, NORTH, SHAPES, SOUTH, WEST, box, field, stand, tables

TOLERANCE = 1e-6


def spine(table: Table, i: int) -> shapely.Geometry:
    if table.span[i]:
        return shapely.LineString([(table.fx[i], table.fy[i]), (table.sx[i], table.sy[i])])
    return shapely.Point(table.x[i], table.y[i])


@pytest.mark.parametrize(
    "gap, state", [(-1, OVERLAP), (0, CONTACT), (1, CONTACT), (CONTACT_GAP, CONTACT), (CONTACT_GAP + 1, APART)]
)
def test_contact_begins_at_touching_and_ends_two_units_apart(gap, state):
    table = field()
    first = table.add_at(3000, 3000)
    second = table.add_at(3000 + 750 + gap, 3000)
    assert table.spacing(first, second) == state
    assert in_contact(table, first, second) == (state == CONTACT)
    assert overlaps(table, first, second) == (state == OVERLAP)


def test_contact_is_the_same_law_for_bases_of_different_size_and_for_riders():
    table = field()
    big = table.add(1000)
    table.place(big, 5000, 5000, 0)
    small = table.add_at(5000 + 1000 + 375 + 2, 5000)
    assert in_contact(table, big, small)
    rider = table.add_at(5000 - 1000 - 375 - 625, 5000, WEST, long=True)
    assert table.sx[rider] == 5000 - 1000 - 375
    assert in_contact(table, rider, big)
    table.place(rider, table.x[rider] - 3, 5000, WEST)
    assert table.spacing(rider, big) == APART


@given(tables(most=6, kinds=[HINDERING], shapes=SHAPES))
def test_contact_and_overlap_agree_with_shapely(table):
    for i in range(len(table)):
        for j in range(i):
            away = spine(table, i).distance(spine(table, j)) - table.radius[i] - table.radius[j]
            if min(abs(away), abs(away - CONTACT_GAP)) > TOLERANCE:
                state = OVERLAP if away < 0 else CONTACT if away <= CONTACT_GAP else APART
                assert table.spacing(i, j) == table.spacing(j, i) == state


def test_distances_are_measured_between_centre_dots():
    table = field()
    rider = stand(table, 10, 10, EAST, long=True)
    other = stand(table, 10, 5)
    assert distance(table, rider, other) == 500
    assert is_within(table, rider, other, 5)
    table.place(other, 10 * INCH, 5 * INCH - 1, 0)
    assert not is_within(table, rider, other, 5)
    assert is_within(table, rider, other, 6)


@pytest.mark.parametrize(
    "facing, arc, front",
    [
        (EAST, 90, True),
        (EAST + 90, 90, True),  # the very border of the arc
        (EAST + 91, 90, False),
        (NORTH, 180, True),
        (NORTH + 1, 180, False),
        (EAST + 270, 270, True),
        (EAST + 271, 270, False),
        (WEST, 360, True),
    ],
)
def test_the_border_of_the_arcs_is_front(facing, arc, front):
    table = field()
    first = table.add_at(3000, 3000, facing % STEPS, arc)
    second = table.add_at(3751, 3000, WEST)
    assert front_touches(table, first, second) == front
    assert can_strike(table, first, second) == front
    assert sees(table, first, second) == front
    assert rear_is_touched(table, second, first) == (not front)
    assert strikes_rear(table, second, first) == (not front)
    assert comes_from_behind(table, second, first) == (not front)


def test_without_contact_no_arc_touches():
    table = field()
    first, second = stand(table, 5, 5), stand(table, 7, 5)
    assert not front_touches(table, first, second)
    assert not rear_is_touched(table, first, second)
    assert sees(table, first, second)
    assert touching(table, first) == []


def test_a_rider_is_touched_in_front_at_its_head_and_in_the_rear_at_its_tail():
    table = field()
    rider = stand(table, 10, 10, EAST, long=True)
    ahead = stand(table, 11.502, 10)
    behind = stand(table, 7.248, 10)
    beside = stand(table, 9.3, 11.502)
    assert sorted(touching(table, rider)) == [ahead, behind, beside]
    assert front_touches(table, rider, ahead)
    assert not front_touches(table, rider, behind)
    assert not front_touches(table, rider, beside)
    assert rear_is_touched(table, behind, rider)
    assert not rear_is_touched(table, ahead, rider)


def test_riders_side_by_side_touch_along_a_stretch():
    table = field()
    first = stand(table, 10, 10, EAST, long=True)
    second = stand(table, 10.5, 11.502, EAST, long=True)
    directions = contact_directions(table, first, second)
    assert len(directions) >= 2
    assert front_touches(table, second, first) is False
    assert front_touches(table, first, second)  # it lies ahead of the first one's centre dot
    assert rear_is_touched(table, second, first)


@given(tables(most=6, kinds=[HINDERING]), st.data())
def test_a_free_spin_brings_the_front_into_contact(table, data):
    pairs = [(i, j) for i in range(len(table)) for j in touching(table, i) if table.span[i] == 0]
    if pairs:
        i, j = data.draw(st.sampled_from(pairs))
        table.turn(i, spin_to_front(table, i, j))
        assert front_touches(table, i, j)


def test_tokens_are_touched_from_beside_and_from_above():
    table = field()
    token = table.add_token(5000, 5000, 250)
    beside = table.add_at(5000 + 250 + 375 + 2, 5000)
    assert touches_token(table, beside, token)
    table.place(beside, 5000 + 250 + 375 + 3, 5000, 0)
    assert not touches_token(table, beside, token)
    table.place(beside, 5000, 5100, 0)
    assert touches_token(table, beside, token)
    table.place(beside, 5000, 5100, 0, SOARING)
    assert not touches_token(table, beside, token)
    rider = table.add_at(5000, 7000, NORTH, long=True)
    assert not touches_token(table, rider, token)
    table.place(rider, 5000, 5000 + 625 + 625, NORTH)
    assert touches_token(table, rider, token)


def test_a_base_lies_on_terrain_completely_partly_or_only_against_it():
    table = field(box(HINDERING, 10, 10, 14, 14))
    inside, across, against = stand(table, 11, 12), stand(table, 14, 12), stand(table, 12, 9.25)
    assert [stands_on(table, i, 1) for i in (inside, across, against)] == [1, 1, 0]
    assert [stands_wholly_in(table, i, 1) for i in (inside, across, against)] == [1, 0, 0]
    assert touches_piece(table, against, 0)
    table.place(against, 6000, 4600, 0)
    assert not touches_piece(table, against, 0)


def test_across_a_low_wall_adjacent_figures_fight_as_if_in_contact():
    table = field(box(LOW_WALL, 8, 11.9, 12, 12.1))
    south, north = stand(table, 10, 11.15, NORTH), stand(table, 10, 12.85, NORTH)
    assert not in_contact(table, south, north)
    assert adjacent_across_wall(table, south, north) == adjacent_across_wall(table, north, south) == 0
    assert can_strike(table, south, north)
    assert not can_strike(table, north, south)
    assert strikes_rear(table, south, north)
    table.place(north, 10 * INCH, round(12.87 * INCH), NORTH)
    assert adjacent_across_wall(table, south, north) == -1
    assert not can_strike(table, south, north)


def test_figures_at_the_wall_but_apart_along_it_are_not_adjacent():
    table = field(box(LOW_WALL, 8, 11.9, 14, 12.1))
    south, north = stand(table, 9, 11.15), stand(table, 11, 12.85)
    assert adjacent_across_wall(table, south, north) == -1


def test_a_cliff_parts_figures_in_contact():
    table = field(box(ABRUPT, 10, 10, 14, 14))
    up, down = stand(table, 10.5, 12, WEST), stand(table, 8.998, 12, EAST)
    assert in_contact(table, up, down)
    assert cliff_between(table, up, down)
    assert not can_strike(table, down, up)
    mate = stand(table, 12.002, 12, SOUTH)
    assert not cliff_between(table, up, mate)
    assert cliff_between(table, mate, down)
