"""Formations: standing together, moving one after the other, ending together."""

from __future__ import annotations

import pytest

from mageknight.minis.table import (
    ABRUPT,
    BLOCKING,
    INCH,
    WALK,
    Move,
    Spot,
    Table,
    are_one_group,
    companion_spots,
    divided_by_cliff,
    each_touches_another,
    has_room,
    propose_follow,
    propose_shift,
    try_formation,
    would_touch,
)
from mageknight.minis.table.faults import BASE_IN_WAY, NONE, NOT_TOGETHER, ON_BASE, SPLIT, TOO_FAR, kind_of
from tests.minis.table.worlds import box, field, stand


def row(table: Table, x: float, y: float, count: int = 3) -> list[int]:
    """Figures side by side in contact, from west to east."""
    return [stand(table, x + 1.502 * k, y) for k in range(count)]


def shift(table: Table, figure: int, dx: int, dy: int) -> Move:
    x, y = table.x[figure], table.y[figure]
    return Move(figure, [(x, y), (x + dx, y + dy)], table.facing[figure])


def test_each_touching_another_is_less_than_one_group():
    table = field()
    pairs = row(table, 4, 4, 2) + row(table, 12, 12, 2)
    assert each_touches_another(table, pairs)
    assert not are_one_group(table, pairs)
    assert are_one_group(table, pairs[:2])
    assert not each_touches_another(table, pairs[1:])


def test_members_move_one_after_the_other_in_the_order_given():
    table = field()
    members = row(table, 6, 6)
    moves = [shift(table, i, 2000, 0) for i in members]
    blocked = try_formation(table, members, moves, 8, [WALK] * 3)
    assert (kind_of(blocked.fault), blocked.figure) == (BASE_IN_WAY, members[0])
    done = try_formation(table, members, moves[::-1], 8, [WALK] * 3)
    assert done.fault == NONE
    assert [done.table.x[i] - table.x[i] for i in members] == [2000] * 3
    assert [table.x[i] for i in members] == [3000, 3751, 4502]


def test_a_member_may_not_end_on_one_that_has_yet_to_move():
    table = field()
    members = row(table, 6, 6)
    outcome = try_formation(table, members, [shift(table, members[0], 100, 0)], 8, [WALK])
    assert kind_of(outcome.fault) == ON_BASE


def test_at_the_end_each_member_must_touch_another():
    table = field()
    members = row(table, 6, 6)
    outcome = try_formation(table, members, [shift(table, members[2], 0, 2000)], 8, [WALK])
    assert (kind_of(outcome.fault), outcome.figure) == (NOT_TOGETHER, members[2])
    assert outcome.table is table


def test_a_formation_may_fall_into_pairs_in_the_first_edition_only():
    table = field()
    members = row(table, 6, 6, 4)
    moves = [shift(table, members[3], 2000, 0), shift(table, members[2], 2000, 0)]
    assert try_formation(table, members, moves, 8, [WALK] * 2).fault == NONE
    assert kind_of(try_formation(table, members, moves, 8, [WALK] * 2, one_group=True).fault) == SPLIT


def test_every_member_has_the_same_allowance():
    table = field()
    members = row(table, 6, 6)
    moves = [shift(table, i, 4006, 0) for i in members[::-1]]
    assert kind_of(try_formation(table, members, moves, 8, [WALK] * 3).fault) == TOO_FAR


def test_a_cliff_divides_a_formation():
    table = field(box(ABRUPT, 9, 4, 14, 10))
    members = row(table, 7.6, 6, 2)
    assert divided_by_cliff(table, members)
    assert not divided_by_cliff(table, members[:1])


@pytest.mark.parametrize("vector", [(2000, 0), (-1500, 800), (0, -2000), (1200, 1600)])
def test_a_shift_keeps_the_shape_and_is_legal(vector):
    table = field()
    members = row(table, 10, 12)
    moves = propose_shift(table, members, vector[0], vector[1], 4, WALK)
    assert moves is not None
    outcome = try_formation(table, members, moves, 4, [WALK] * 3, one_group=True)
    assert outcome.fault == NONE
    assert all(outcome.table.x[i] - table.x[i] == vector[0] for i in members)


def test_a_shift_that_is_too_far_or_barred_is_not_proposed():
    table = field(box(BLOCKING, 10, 14, 16, 15))
    members = row(table, 10, 12)
    assert propose_shift(table, members, 0, 2500, 4, WALK) is None
    assert propose_shift(table, members, 0, 1300, 8, WALK) is None


def test_followers_close_up_to_the_leader():
    table = field(box(BLOCKING, 14, 12.9, 16, 15))
    members = row(table, 8, 12)
    spot = Spot(16 * INCH, 12 * INCH, 0)
    moves = propose_follow(table, members, members[2], spot, 8, WALK)
    assert moves is not None
    outcome = try_formation(table, members, moves, 8, [WALK] * 3)
    assert outcome.fault == NONE
    assert each_touches_another(outcome.table, members)
    assert (outcome.table.x[members[2]], outcome.table.y[members[2]]) == (spot.x, spot.y)


def test_followers_that_cannot_come_along_make_no_proposal():
    table = field()
    members = row(table, 8, 12)
    assert propose_follow(table, members, members[2], Spot(22 * INCH, 12 * INCH, 0), 8, WALK) is None


def test_a_captive_finds_its_place_beside_its_captor():
    table = field(box(BLOCKING, 0, 14, 24, 20))
    captor, captive = row(table, 8, 8, 2)
    x, y = 12 * INCH, 13 * INCH
    spots = companion_spots(table, captor, x, y, 0, captive, WALK)
    assert spots
    table.place(captor, x, y, 0)
    for spot in spots:
        assert would_touch(table, captive, spot.x, spot.y, spot.facing, captor)
        assert has_room(table, captive, spot.x, spot.y, spot.facing, WALK)
