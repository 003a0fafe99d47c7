"""The ground before the battle: starting areas, distances between pieces, stairs on their borders."""

from __future__ import annotations

import pytest

from mageknight.minis.table import (
    ABRUPT,
    BLOCKING,
    HINDERING,
    INCH,
    KINDS,
    SOARING,
    WALK,
    Ground,
    Outline,
    keeps_apart,
    keeps_from_edges,
    keeps_from_point,
    rectangle,
    room_fault,
    starting_area,
)
from mageknight.minis.table.faults import NONE, OFF_TABLE, ON_BASE, UNDER_STAND, kind_of
from mageknight.minis.table.outline import crossed_beyond
from mageknight.minis.table.terrain import FIRE, MOVEMENT, access_is_on_border
from tests.minis.table.worlds import box, field, stand

SIDE = 36 * INCH


@pytest.mark.parametrize(
    "side, inside, outside",
    [
        (0, [(8, 0), (28, 3), (18, 1)], [(7.9, 1), (18, 3.1)]),
        (1, [(33, 8), (36, 28)], [(32.9, 18), (34, 7.9)]),
        (2, [(8, 33), (28, 36)], [(18, 32.9), (28.1, 34)]),
        (3, [(0, 8), (3, 28)], [(3.1, 18), (1, 28.1)]),
    ],
)
def test_a_starting_area_is_three_inches_deep_and_eight_from_the_other_edges(side, inside, outside):
    area = starting_area("mine", side, SIDE, SIDE, 3, 8)
    assert all(area.holds(round(x * INCH), round(y * INCH)) for x, y in inside)
    assert not any(area.holds(round(x * INCH), round(y * INCH)) for x, y in outside)


def test_pieces_keep_their_distance_to_the_unit():
    first = rectangle(5000, 5000, 6000, 6000)
    assert keeps_apart(first, rectangle(7000, 5000, 8000, 6000), 2)
    assert not keeps_apart(first, rectangle(6999, 5000, 8000, 6000), 2)
    assert not keeps_apart(first, rectangle(5200, 5200, 5400, 5400), 2)
    assert not keeps_apart(rectangle(5200, 5200, 5400, 5400), first, 2)


def test_pieces_keep_their_distance_from_tokens_and_edges():
    piece = rectangle(3000, 3000, 4000, 4000)
    assert keeps_from_point(piece, 5500, 3500, 3)
    assert not keeps_from_point(piece, 5499, 3500, 3)
    assert not keeps_from_point(piece, 3500, 3500, 3)
    assert keeps_from_edges(piece, 5500, 5500, 3)
    assert not keeps_from_edges(piece, 5499, 5500, 3)


def test_stairs_lie_on_one_side_of_the_border():
    square = rectangle(0, 0, 1000, 1000)
    assert access_is_on_border(square, (0, 200, 0, 600))
    assert access_is_on_border(square, (0, 200, 0, 200))
    assert not access_is_on_border(square, (0, 200, 500, 200))
    assert not access_is_on_border(square, (0, 500, 500, 0))
    assert not access_is_on_border(square, (0, -200, 0, 600))


def test_every_kind_says_what_it_does():
    assert len(KINDS) == len(MOVEMENT) == len(FIRE)


def test_the_masks_of_a_ground_name_its_pieces():
    ground = Ground(SIDE, SIDE, [box(HINDERING, 2, 2, 4, 4), box(BLOCKING, 6, 6, 8, 8), box(ABRUPT, 10, 10, 14, 14)])
    assert (ground.slow, ground.solid, ground.hills, ground.cliffs, ground.sights) == (1, 2, 4, 4, 7)
    assert ground.perch(12 * INCH, 12 * INCH) == 2
    assert ground.perch(3 * INCH, 3 * INCH) == -1


def test_crossing_beyond_is_exact_where_the_line_meets_corners():
    diamond = Outline([(0, -100), (100, 0), (0, 100), (-100, 0)])
    assert crossed_beyond(diamond, 0, 0, 300, 0, 99)
    assert not crossed_beyond(diamond, 0, 0, 300, 0, 100)
    assert not crossed_beyond(diamond, -50, 100, 50, 100, 0)
    assert crossed_beyond(diamond, -300, 0, 300, 0, 300)
    assert not crossed_beyond(diamond, -300, 0, 300, 0, 400)


def test_a_soaring_figure_needs_room_for_its_stand_only():
    table = field(box(BLOCKING, 10, 10, 14, 14))
    i, below = stand(table, 4, 4, long=True), stand(table, 20, 20)
    assert room_fault(table, i, 12 * INCH, 12 * INCH, 0, WALK, 0, SOARING) == NONE
    assert kind_of(room_fault(table, i, 20 * INCH, 20 * INCH, 0, WALK, 0, SOARING)) == ON_BASE
    assert room_fault(table, i, round(21.6 * INCH), 20 * INCH, 0, WALK, 0, SOARING) == NONE  # the tail hangs over it
    assert kind_of(room_fault(table, i, 100, 20 * INCH, 0, WALK, 0, SOARING)) == OFF_TABLE
    table.place(i, 12 * INCH, 18 * INCH, 0, SOARING)
    assert kind_of(room_fault(table, below, 12 * INCH, 18 * INCH, 0, WALK)) == UNDER_STAND
