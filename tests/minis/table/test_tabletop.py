"""The table as a value: copies are independent, what is kept up to date equals what is worked out again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mageknight.minis.table import (
    ABRUPT,
    BENEATH,
    BLOCKING,
    CONTACT,
    ELEVATED,
    GROUND,
    INCH,
    ITEM,
    OFF,
    RIDER,
    SOARING,
    STEPS,
    WALK,
    Ground,
    Piece,
    Table,
    find_path,
    load,
    rectangle,
    room_fault,
    touched_at,
    trace,
    would_touch,
)
from tests.minis.table.worlds import SHAPES, SIZE, box, coordinates, field, stand, tables


def touch_by_pairs(table: Table) -> list[int]:
    found = [0] * len(table)
    for i in range(len(table)):
        for j in range(len(table)):
            same = table.level[i] == table.level[j] != OFF
            gap = table.stand_spacing(i, j) if table.level[i] == SOARING else table.spacing(i, j)
            if i != j and same and gap == CONTACT:
                found[i] |= 1 << j
    return found


@given(tables(shapes=SHAPES), st.lists(st.tuples(coordinates, coordinates, st.integers(0, STEPS - 1)), max_size=6))
def test_contacts_perches_and_index_follow_every_move(table, moves):
    for k, (x, y, facing) in enumerate(moves):
        i = k % len(table)
        table.place(i, x, y, facing, (GROUND, GROUND, SOARING, OFF)[k % 4])
        fresh = load(table.ground, table.dump())
        assert table.touch == touch_by_pairs(table) == fresh.touch
        assert table.perch == fresh.perch
        assert (table.down, table.aloft) == (fresh.down, fresh.aloft)
        assert table.strips.left == fresh.strips.left
        assert table.strips.right == fresh.strips.right
        assert table.strips.low == fresh.strips.low
        assert table.strips.high == fresh.strips.high


@given(tables(), coordinates, coordinates, coordinates, coordinates)
def test_the_index_misses_no_base(table, x0, y0, x1, y1):
    x0, x1 = sorted((x0, x1))
    y0, y1 = sorted((y0, y1))
    near = table.strips.near(x0, y0, x1, y1)
    for i in range(len(table)):
        ax, ay, bx, by = table.box(i)
        if ax <= x1 and bx >= x0 and ay <= y1 and by >= y0:
            assert near >> i & 1


@given(tables(shapes=SHAPES))
def test_a_dump_is_read_back_equal(table):
    table.add_token(3000, 4000, 250)
    twin = load(table.ground, table.dump())
    assert twin == table
    assert hash(twin) == hash(table)


def test_old_dumps_are_read_and_plain_tables_are_still_written_like_them():
    table = field()
    stand(table, 4, 4)
    table.add_token(3000, 4000, 250)
    assert table.dump() == [1, 2000, 2000, 0, 375, 0, 180, 0, 3000, 4000, 250]
    assert load(table.ground, table.dump()) == table


def test_noses_stands_rear_arcs_limbs_and_kinds_of_tokens_are_written_in_the_second_version():
    table = field()
    rider = table.add()
    mount = table.add(375, 750, 180)
    table.place(mount, 5000, 5000, 90)
    table.attach(rider, mount, RIDER)
    cart = table.add(750, 875, 90, nose=375, stand=300, rear=90)
    table.place(cart, 9000, 5000, 0)
    table.add_token(3000, 4000, 250, ITEM)
    flat = table.dump()
    assert flat[:2] == [-2, 3]
    twin = load(table.ground, flat)
    assert twin == table
    assert (twin.touch, twin.host, twin.part) == (table.touch, table.host, table.part)
    assert (twin.rear, twin.stand, twin.fx, twin.token_kind) == (table.rear, table.stand, table.fx, table.token_kind)
    with pytest.raises(ValueError, match="version 9"):
        load(table.ground, [-9, *flat[1:]])


def test_on_another_ground_everybody_keeps_the_place():
    table = field(box(ELEVATED, 10, 10, 14, 14))
    up, beside = stand(table, 12, 12), stand(table, 13.502, 12)
    flat_ground = load(Ground(SIZE, SIZE), table.dump())
    assert (flat_ground.x, flat_ground.y, flat_ground.touch) == (table.x, table.y, table.touch)
    assert (table.perch[up], flat_ground.perch[up], flat_ground.perch[beside]) == (0, -1, -1)


def test_figures_beneath_an_archway_do_not_touch_those_on_top_of_it():
    table = field(box(ABRUPT, 10, 10, 14, 14))
    below, above, outside = stand(table, 12, 11), stand(table, 12, 12.502), stand(table, 12, 9.4)
    assert table.touch[below] == 1 << above
    table.place(below, table.x[below], 5450, 0, BENEATH)
    assert table.touch[below] == 1 << outside
    assert table.perch[below] == -1
    assert table.down >> below & 1
    table.place(above, table.x[below], table.y[below], 0)
    assert room_fault(table, above, table.x[below], table.y[below], 0, WALK) == 0
    assert room_fault(table, outside, table.x[below], table.y[below], 0, WALK, 1 << above, BENEATH) != 0


def test_where_the_ground_parts_them_figures_on_and_beside_a_cliff_do_not_touch():
    cliff = box(ABRUPT, 10, 10, 14, 14)
    for parts in (False, True):
        table = Table(Ground(SIZE, SIZE, [cliff], parts=parts))
        up, down, mate = stand(table, 10.5, 12), stand(table, 8.998, 12), stand(table, 12.002, 12)
        assert table.touch[up] == (1 << mate if parts else 1 << mate | 1 << down)
        assert would_touch(table, up, table.x[up], table.y[up], 0, down) != parts
        assert touched_at(table, up, table.x[up], table.y[up], 0) == table.touch[up]


def test_a_copy_is_independent_and_shares_the_ground():
    table = field(box(ELEVATED, 10, 10, 14, 14))
    first, second = stand(table, 4, 4), stand(table, 5.502, 4)
    twin = table.copy()
    twin.place(first, 12 * INCH, 12 * INCH, 0)
    twin.add_token(0, 0, 100)
    stand(twin, 20, 20)
    assert twin.ground is table.ground
    assert len(table) == 2
    assert table.touch[first] == 1 << second
    assert twin.touch[first] == 0
    assert (table.perch[first], twin.perch[first]) == (-1, 0)
    assert not table.token_x


def test_a_figure_lifted_touches_nobody_and_can_come_back():
    table = field()
    first, second = stand(table, 4, 4), stand(table, 5.502, 4)
    table.lift(first)
    assert table.touch == [0, 0]
    assert table.level[first] == OFF
    assert table.strips.near(0, 0, SIZE, SIZE) == 1 << second
    table.place(first, 4 * INCH, 4 * INCH, 0)
    assert table.touch == [2, 1]


def test_soaring_figures_touch_only_each_other_and_with_their_stands():
    table = field()
    first, second, third = stand(table, 4, 4), stand(table, 5.502, 4), stand(table, 2.498, 4)
    table.place(first, table.x[first], table.y[first], 0, SOARING)
    assert table.touch == [0, 0, 0]
    table.place(second, table.x[second], table.y[second], 0, SOARING)
    assert table.touch == [0, 0, 0]  # the bases would touch, the stands do not (M2-SOAR-17)
    table.place(second, table.x[first] + 502, table.y[first], 0, SOARING)
    assert table.touch == [1 << second, 1 << first, 0]
    assert table.others(first) == 1 << second
    assert table.others(third) == 0


def test_turning_a_long_base_swings_its_tail_and_may_end_contact():
    table = field()
    rider = stand(table, 10, 10, 0, long=True)
    behind = stand(table, 7.248, 10)
    assert table.touch[rider] == 1 << behind
    assert (table.sx[rider], table.sy[rider]) == (10 * INCH - 625, 10 * INCH)
    table.turn(rider, 180)
    assert (table.sx[rider], table.sy[rider]) == (10 * INCH, 10 * INCH - 625)
    assert table.touch[rider] == 0


def test_a_centre_dot_lies_on_the_table():
    table = field()
    figure = stand(table, 4, 4)
    with pytest.raises(ValueError, match="not on the table"):
        table.place(figure, SIZE + 1, 2000, 0)


@pytest.mark.parametrize("width, height", [(0, 100), (60_001, 100), (100, 60_001)])
def test_tables_have_a_size_that_the_numbers_can_bear(width, height):
    with pytest.raises(ValueError, match="a table measures"):
        Ground(width, height)


def test_on_the_largest_table_the_far_corner_is_not_in_the_way():
    table = Table(Ground(60_000, 60_000, [Piece(BLOCKING, rectangle(58_000, 58_000, 59_000, 59_000))]))
    first, second = table.add_at(1000, 1000), table.add_at(59_000, 1000)
    table.add_at(57_000, 59_000)
    assert trace(table, first, second) == 0
    route = find_path(table, first, 57_000, 1000, 113, WALK)
    assert route.length == 56_000 * 1000
    assert trace(table, 2, first) == 0
    assert trace(table, second, 2) == 0
