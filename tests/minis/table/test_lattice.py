"""The numbers: exact comparisons, roots rounded once, directions with all symmetries."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mageknight.minis.table.facing import DX, DY, STEPS, facing_into_arc, facing_to, in_arc, offset, steps_of
from mageknight.minis.table.lattice import (
    FINE,
    INCH,
    divided,
    fine_hundredths,
    fine_length,
    hundredths,
    nearest_on,
    point_nears,
    root_sign,
    segments_meet,
    segments_near,
    within,
)
from tests.minis.table.worlds import Symmetry

small = st.integers(-40, 40)
large = st.integers(-27000, 27000)


def squared_distance(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> Fraction:
    part, of = nearest_on(px, py, ax, ay, bx, by)
    at = Fraction(part, of)
    return (px - ax - at * (bx - ax)) ** 2 + (py - ay - at * (by - ay)) ** 2


@given(*[small | large] * 6, st.integers(0, 10**6))
def test_nearness_to_a_segment_is_exact(px, py, ax, ay, bx, by, limit):
    true = squared_distance(px, py, ax, ay, bx, by)
    assert point_nears(px, py, ax, ay, bx, by, limit, 0) == (true < limit)
    assert point_nears(px, py, ax, ay, bx, by, limit, 1) == (true <= limit)


@given(*[small] * 6)
def test_the_nearest_point_of_a_segment_is_nearer_than_its_ends(px, py, ax, ay, bx, by):
    true = squared_distance(px, py, ax, ay, bx, by)
    assert true <= (px - ax) ** 2 + (py - ay) ** 2
    assert true <= (px - bx) ** 2 + (py - by) ** 2


@given(*[st.integers(-6, 6)] * 8)
def test_segments_meet_in_a_common_point_or_not_at_all(ax, ay, bx, by, cx, cy, dx, dy):
    distances = [
        squared_distance(ax, ay, cx, cy, dx, dy),
        squared_distance(bx, by, cx, cy, dx, dy),
        squared_distance(cx, cy, ax, ay, bx, by),
        squared_distance(dx, dy, ax, ay, bx, by),
    ]
    bend = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    proper = False
    if bend:
        here = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), bend)
        there = Fraction((cx - ax) * (by - ay) - (cy - ay) * (bx - ax), bend)
        proper = 0 <= here <= 1 and 0 <= there <= 1
    meet = proper or min(distances) == 0
    assert segments_meet(ax, ay, bx, by, cx, cy, dx, dy) == meet
    assert segments_near(ax, ay, bx, by, cx, cy, dx, dy, 9, 0) == (meet or min(distances) < 9)


@given(large, large)
def test_a_length_is_rounded_down_to_a_thousandth(dx, dy):
    length = fine_length(dx, dy)
    assert length**2 <= (dx * dx + dy * dy) * FINE**2 < (length + 1) ** 2


@given(st.integers(0, 10**10))
def test_distances_are_shown_to_the_nearest_hundredth_of_an_inch(square):
    shown = hundredths(square)
    unit = Fraction(INCH, 100)
    least = max(Fraction(0), shown - Fraction(1, 2))
    assert least**2 * unit**2 <= square < (shown + Fraction(1, 2)) ** 2 * unit**2


def test_a_length_is_shown_to_the_nearest_hundredth():
    assert fine_hundredths(3 * INCH * FINE) == 300
    assert fine_hundredths(2_499) == 0
    assert fine_hundredths(2_500) == 1


def test_a_limit_in_inches_includes_itself():
    assert within(6000**2, 12)
    assert not within(6000**2 + 1, 12)


@given(st.integers(-1000, 1000), st.integers(1, 50))
def test_rounding_is_the_same_in_the_mirror(value, by):
    assert divided(-value, by) == -divided(value, by)
    assert abs(Fraction(value, by) - divided(value, by)) <= Fraction(1, 2)


@given(st.integers(-50, 50), st.integers(-50, 50), st.integers(0, 300))
def test_the_sign_of_a_sum_with_a_root_is_exact(plain, rooted, under):
    true = plain + rooted * math.sqrt(under)
    sign = root_sign(plain, rooted, under)
    if abs(true) > 1e-9:
        assert sign == (1 if true > 0 else -1)
    else:
        assert sign == 0


def test_directions_are_those_of_the_circle():
    for step in range(STEPS):
        assert abs(DX[step] - 65536 * math.cos(math.pi * step / 360)) < 0.501
        assert abs(DY[step] - 65536 * math.sin(math.pi * step / 360)) < 0.501


@pytest.mark.parametrize("number", range(8))
def test_symmetries_map_directions_onto_directions(number):
    symmetry = Symmetry(number)
    zero = symmetry.point(0, 0)
    for step in range(STEPS):
        x, y = symmetry.point(DX[step], DY[step])
        image = symmetry.facing(step)
        assert (x - zero[0], y - zero[1]) == (DX[image], DY[image])


@given(st.integers(0, STEPS - 1), st.integers(0, 7))
def test_vectors_of_a_length_have_the_same_symmetries(step, number):
    symmetry = Symmetry(number)
    zero = symmetry.point(0, 0)
    dx, dy = symmetry.point(*offset(step, 625))
    assert (dx - zero[0], dy - zero[1]) == offset(symmetry.facing(step), 625)


@given(large, large)
def test_the_facing_towards_a_point_is_the_nearest(dx, dy):
    if dx == 0 and dy == 0:
        return
    step = facing_to(dx, dy)
    angle = math.atan2(dy, dx) / math.pi * 360
    assert abs((angle - step + STEPS / 2) % STEPS - STEPS / 2) <= 0.501


def test_every_direction_faces_itself():
    assert [facing_to(DX[step], DY[step]) for step in range(STEPS)] == list(range(STEPS))


@given(st.integers(0, STEPS - 1), st.sampled_from([90, 180, 270]), st.integers(0, STEPS - 1))
def test_arcs_hold_their_borders_and_nothing_beyond(facing, arc, step):
    away = min((step - facing) % STEPS, (facing - step) % STEPS)
    assert in_arc(facing, arc, DX[step], DY[step]) == (away <= steps_of(arc) // 2)


@given(st.integers(0, STEPS - 1), st.sampled_from([90, 180, 270, 360]), small, small)
def test_the_least_spin_brings_a_direction_into_the_arc(facing, arc, vx, vy):
    if vx == 0 and vy == 0:
        return
    new = facing_into_arc(facing, arc, vx, vy)
    assert in_arc(new, arc, vx, vy)
    if new != facing:
        away = min((new - facing) % STEPS, (facing - new) % STEPS)
        sign = 1 if (new - facing) % STEPS == away else -1
        assert not in_arc((facing + sign * (away - 1)) % STEPS, arc, vx, vy)
