"""Nothing changes when the table is turned or mirrored, or when two figures change roles."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mageknight.minis.table import (
    SQUEEZE,
    WALK,
    Passage,
    adjacent_across_wall,
    allowance,
    can_strike,
    distance,
    find_path,
    front_touches,
    in_contact,
    path_fault,
    rear_is_touched,
    room_fault,
    sees,
    starts_slowed,
    strikes_rear,
    trace,
)
from mageknight.minis.table.faults import BETWEEN, NONE, kind_of
from tests.minis.table.worlds import SHAPES, Symmetry, coordinates, symmetries, tables


@given(tables(shapes=SHAPES), symmetries)
def test_contact_arcs_and_distances_are_the_same_in_every_image(table, symmetry):
    image = symmetry.table(table)
    assert image.touch == table.touch
    assert image.perch == table.perch
    for i in range(len(table)):
        for j in range(len(table)):
            if i != j:
                for ask in (front_touches, rear_is_touched, sees, can_strike, strikes_rear, distance):
                    assert ask(table, i, j) == ask(image, i, j)


@given(tables(shapes=SHAPES), symmetries)
def test_lines_of_fire_are_the_same_in_every_image(table, symmetry):
    image = symmetry.table(table)
    for i in range(len(table)):
        for j in range(len(table)):
            if i != j:
                assert trace(table, i, j) == trace(image, i, j)


@settings(max_examples=200)
@given(
    tables(shapes=SHAPES),
    symmetries,
    st.lists(st.tuples(coordinates, coordinates), min_size=1, max_size=3),
    st.integers(0, 719),
    st.integers(1, 30),
    st.sampled_from([WALK, SQUEEZE]),
)
def test_the_law_of_movement_is_the_same_in_every_image(table, symmetry, way, facing, inches, mode):
    image = symmetry.table(table)
    path = [(table.x[0], table.y[0]), *way]
    mirrored = [symmetry.point(x, y) for x, y in path]
    here = path_fault(Passage(table, 0, mode), path, inches, facing)
    there = path_fault(Passage(image, 0, mode), mirrored, inches, symmetry.facing(facing))
    assert here == there or kind_of(here) == kind_of(there) == BETWEEN
    assert allowance(table, 0, inches, mode) == allowance(image, 0, inches, mode)
    assert starts_slowed(table, 0, mode) == starts_slowed(image, 0, mode)
    (x, y), (mx, my) = path[-1], mirrored[-1]
    there = room_fault(image, 0, mx, my, symmetry.facing(facing), mode)
    assert room_fault(table, 0, x, y, facing, mode) == there


@settings(max_examples=60)
@given(tables(), symmetries, coordinates, coordinates)
def test_proposed_paths_are_as_long_in_every_image(table, symmetry, x, y):
    here = find_path(table, 0, x, y, 60, WALK)
    mx, my = symmetry.point(x, y)
    there = find_path(symmetry.table(table), 0, mx, my, 60, WALK, symmetry.facing(table.facing[0]))
    assert (here.fault == NONE) == (there.fault == NONE)
    if here.fault == NONE:
        assert abs(here.length - there.length) <= 3000


@given(tables())
def test_exchanging_two_figures_exchanges_the_answers(table):
    twin = table.copy()
    twin.lift(0)
    twin.lift(1)
    assume((table.radius[0], table.nose[0], table.tail[0]) == (table.radius[1], table.nose[1], table.tail[1]))
    twin.place(0, table.x[1], table.y[1], table.facing[1])
    twin.place(1, table.x[0], table.y[0], table.facing[0])
    twin.arc = [table.arc[1], table.arc[0], *table.arc[2:]]
    twin.rear = [table.rear[1], table.rear[0], *table.rear[2:]]
    assert in_contact(table, 0, 1) == in_contact(table, 1, 0) == in_contact(twin, 1, 0)
    assert front_touches(table, 0, 1) == front_touches(twin, 1, 0)
    assert rear_is_touched(table, 0, 1) == rear_is_touched(twin, 1, 0)
    assert trace(table, 0, 1) == trace(twin, 1, 0)
    assert adjacent_across_wall(table, 0, 1) == adjacent_across_wall(table, 1, 0)


def test_the_eight_symmetries_are_different():
    images = {(Symmetry(n).point(1, 2), Symmetry(n).point(5, 9), Symmetry(n).facing(33)) for n in range(8)}
    assert len(images) == 8
