"""Lines of fire: what blocks, what hinders, height, the edge, by the situations of the book."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import given

from mageknight.minis.table import (
    ABRUPT,
    BLOCKED,
    BLOCKING,
    CHASM,
    CONCEALING,
    DEEP_WATER,
    EDITION_2,
    ELEVATED,
    HEIGHT,
    HINDERED,
    HINDERED_ANYWHERE,
    HINDERING,
    INCH,
    LOW_WALL,
    OVER_BASES,
    SHALLOW_WATER,
    SOARING,
    UNHINDERED,
    Crossing,
    Outline,
    Piece,
    Table,
    trace,
)
from mageknight.minis.table.sight import BASE, EFFECTS, PIECE
from tests.minis.table.worlds import EAST, NORTH, SOUTH, WEST, box, field, stand, tables


def crossings(table: Table, i: int, j: int) -> list[tuple[int, int, str]]:
    found: list[Crossing] = []
    trace(table, i, j, found=found)
    return [(each.what, each.index, EFFECTS[each.effect]) for each in found]


def line(*pieces: Piece) -> tuple[Table, int, int]:
    """A firer in the west and a target in the east of a table, 12 inches apart, both facing each other."""
    table = field(*pieces)
    return table, stand(table, 6, 12, EAST), stand(table, 18, 12, WEST)


def test_a_free_line_crosses_nothing():
    table, i, j = line()
    assert trace(table, i, j) == 0
    assert crossings(table, i, j) == []


def test_a_base_on_the_line_blocks_it_whoever_it_is():
    table, i, j = line()
    other = stand(table, 12, 12.7)
    assert trace(table, i, j) == trace(table, j, i) == BLOCKED
    assert crossings(table, i, j) == [(BASE, other, "base")]
    assert trace(table, i, j, ignored=1 << other) == 0
    assert trace(table, i, j, OVER_BASES) == 0


def test_a_line_that_only_touches_a_rim_is_free():
    table, i, j = line()
    other = stand(table, 12, 12.75)
    assert trace(table, i, j) == 0
    table.place(other, 6000, 6374, 0)
    assert trace(table, i, j) == BLOCKED


def test_bases_behind_firer_and_target_do_not_block():
    table, i, j = line()
    stand(table, 4.498, 12)
    stand(table, 19.502, 12)
    assert trace(table, i, j) == 0


def test_the_tail_of_a_rider_blocks_but_not_its_own_line():
    table, i, j = line()
    rider = stand(table, 12, 13, NORTH, long=True)
    assert trace(table, i, j) == BLOCKED
    table.turn(rider, SOUTH)
    assert trace(table, i, j) == 0
    table.place(rider, 14 * INCH, 12 * INCH, WEST)
    assert trace(table, i, rider) == 0


@pytest.mark.parametrize(
    "kind, flags",
    [
        (HINDERING, HINDERED | HINDERED_ANYWHERE),
        (CONCEALING, HINDERED | HINDERED_ANYWHERE),
        (BLOCKING, BLOCKED),
        (ELEVATED, BLOCKED),
        (ABRUPT, BLOCKED),
        (SHALLOW_WATER, 0),
        (DEEP_WATER, 0),
        (CHASM, 0),
        (LOW_WALL, HINDERED | HINDERED_ANYWHERE),
    ],
)
def test_what_each_kind_of_terrain_does_to_a_line_across_it(kind, flags):
    table, i, j = line(box(kind, 11, 11, 13, 13))
    assert trace(table, i, j) == trace(table, j, i) == flags
    assert trace(table, i, j, UNHINDERED) == 0


def test_any_amount_of_hindering_terrain_counts_once():
    table, i, j = line(box(HINDERING, 9, 11, 10, 13), box(HINDERING, 13, 11, 14, 13))
    assert trace(table, i, j) == HINDERED | HINDERED_ANYWHERE
    assert [effect for _, _, effect in crossings(table, i, j)] == ["hindering", "hindering"]


def test_a_line_along_the_side_of_a_feature_does_not_cross_it():
    table, i, j = line(box(BLOCKING, 11, 12, 13, 14))
    assert trace(table, i, j) == 0
    table.place(j, 18 * INCH, 12 * INCH + 1, WEST)
    assert trace(table, i, j) == BLOCKED


def test_a_target_in_hindering_terrain_is_covered_by_it():
    table, i, j = line(box(HINDERING, 16, 10, 20, 14))
    assert trace(table, i, j) == HINDERED | HINDERED_ANYWHERE


class TestTheEdge:
    """A firer at the edge of hindering terrain (REB-HIN-08)."""

    def firer_at(self, x: float, arc: int = 90) -> tuple[Table, int, int]:
        table = field(box(HINDERING, 2, 8, 6.4, 16))
        return table, stand(table, x, 12, EAST, arc), stand(table, 18, 12, WEST)

    def test_with_the_front_arc_outside_it_is_not_penalised(self):
        table, i, j = self.firer_at(6.0)
        assert trace(table, i, j) == HINDERED_ANYWHERE
        assert crossings(table, i, j) == [(PIECE, 0, "edge")]

    def test_with_part_of_the_front_arc_inside_it_is(self):
        table, i, j = self.firer_at(6.0, 180)
        assert trace(table, i, j) & HINDERED

    def test_deeper_inside_it_is(self):
        table, i, j = self.firer_at(5.0)
        assert trace(table, i, j) & HINDERED

    def test_with_another_feature_on_the_line_it_is(self):
        table, i, j = line(box(HINDERING, 2, 8, 6.4, 16), box(HINDERING, 12, 10, 13, 14))
        table.arc[i] = 90
        assert trace(table, i, j) & HINDERED
        assert sorted(effect for _, _, effect in crossings(table, i, j)) == ["edge", "hindering"]

    def test_shooting_into_it_from_outside_is_hindered(self):
        table, i, j = self.firer_at(6.0)
        assert trace(table, j, i) & HINDERED

    def test_a_feature_that_the_line_meets_again_further_on_hinders(self):
        shape = [(2, 8), (16, 8), (16, 16), (14, 16), (14, 10), (6.4, 10), (6.4, 16), (2, 16)]
        table = field(Piece(HINDERING, Outline([(round(x * INCH), round(y * INCH)) for x, y in shape])))
        i, j = stand(table, 6, 12, EAST, 90), stand(table, 18, 12, WEST)
        assert trace(table, i, j) & HINDERED
        assert trace(table, i, stand(table, 12, 12)) == HINDERED_ANYWHERE

    def test_in_the_second_edition_the_arc_does_not_matter(self):
        table, i, j = self.firer_at(6.0, 180)
        assert trace(table, i, j, EDITION_2) == HINDERED_ANYWHERE
        table, i, j = self.firer_at(5.6, 180)
        assert trace(table, i, j, EDITION_2) & HINDERED


class TestElevation:
    """Hills, and what counts from them (REB-ELV-06 to REB-ELV-11, REB-HGT-01)."""

    def test_a_hill_blocks_when_nobody_is_elevated(self):
        table, i, j = line(box(ELEVATED, 11, 10, 13, 14))
        assert crossings(table, i, j) == [(PIECE, 0, "elevated")]

    def test_an_elevated_target_has_the_height(self):
        table, i, j = line(box(ELEVATED, 16, 10, 20, 14))
        assert trace(table, i, j) == HEIGHT
        assert trace(table, j, i) == 0
        assert crossings(table, i, j) == [(PIECE, 0, "own-elevation")]

    def test_the_centre_dot_decides_and_the_border_is_up(self):
        table, i, j = line(box(ELEVATED, 18, 10, 20, 14))
        assert trace(table, i, j) == HEIGHT
        table.place(j, 18 * INCH - 1, 12 * INCH, WEST)
        assert trace(table, i, j) == 0

    def test_height_and_hindering_terrain_add_up(self):
        table, i, j = line(box(ELEVATED, 15, 10, 20, 14), box(HINDERING, 15.5, 11, 16, 13, raised=True))
        assert trace(table, i, j) == HEIGHT | HINDERED | HINDERED_ANYWHERE

    def test_from_hill_to_hill_only_what_is_elevated_counts(self):
        hills = box(ELEVATED, 4, 10, 8, 14), box(ELEVATED, 16, 10, 20, 14)
        table, i, j = line(*hills, box(BLOCKING, 10, 11, 11, 13), box(HINDERING, 13, 11, 14, 13))
        stand(table, 12, 12)
        assert trace(table, i, j) == 0
        assert sorted({effect for _, _, effect in crossings(table, i, j)}) == [
            "base-below",
            "not-elevated",
            "own-elevation",
        ]
        stand(table, 7.6, 12.3)
        assert trace(table, i, j) == BLOCKED

    def test_from_hill_to_hill_raised_features_count(self):
        hills = box(ELEVATED, 4, 10, 8, 14), box(ELEVATED, 16, 10, 20, 14)
        table, i, j = line(*hills, box(BLOCKING, 16.2, 11, 16.6, 13, raised=True))
        assert trace(table, i, j) == BLOCKED
        table, i, j = line(*hills, box(HINDERING, 7.4, 11, 7.8, 13, raised=True))
        assert trace(table, i, j) == HINDERED | HINDERED_ANYWHERE

    def test_a_third_hill_between_two_is_ignored_but_not_in_the_second_edition(self):
        table, i, j = line(box(ELEVATED, 4, 10, 8, 14), box(ELEVATED, 16, 10, 20, 14), box(ELEVATED, 11, 10, 13, 14))
        assert trace(table, i, j) == 0
        assert trace(table, i, j, EDITION_2) == BLOCKED

    @pytest.mark.parametrize("swap", [False, True])
    def test_from_or_to_one_hill(self, swap):
        def flags(*more: Piece) -> int:
            table, i, j = line(box(ELEVATED, 16, 10, 20, 14), *more)
            return trace(table, *((j, i) if swap else (i, j))) & ~HEIGHT

        assert flags() == 0
        assert flags(box(ELEVATED, 11, 10, 13, 14)) == BLOCKED  # another hill
        assert flags(box(BLOCKING, 11, 10, 13, 14)) == BLOCKED  # elevated or not
        assert flags(box(HINDERING, 11, 10, 13, 14)) == 0  # below the line
        assert flags(box(HINDERING, 17, 11, 17.5, 13, raised=True)) & HINDERED

    def test_from_the_ground_to_a_hill_woods_count_for_who_stands_in_them(self):
        table, i, j = line(box(ELEVATED, 16, 10, 20, 14), box(HINDERING, 4, 10, 9, 14))
        assert trace(table, i, j) == HEIGHT | HINDERED | HINDERED_ANYWHERE
        assert trace(table, j, i) == HINDERED | HINDERED_ANYWHERE

    def test_between_ground_and_hill_only_elevated_bases_block(self):
        table, i, j = line(box(ELEVATED, 15, 10, 20, 14))
        stand(table, 10, 12)
        assert trace(table, i, j) == HEIGHT
        assert trace(table, j, i) == 0
        stand(table, 16, 12)
        assert trace(table, i, j) == HEIGHT | BLOCKED


class TestLowWalls:
    """REB-SPC-05."""

    def test_a_firer_at_the_wall_is_not_hindered_by_it(self):
        table, i, j = line(box(LOW_WALL, 6.75, 8, 6.95, 16))
        assert trace(table, i, j) == HINDERED_ANYWHERE
        assert crossings(table, i, j) == [(PIECE, 0, "wall-touched")]
        assert trace(table, j, i) == HINDERED | HINDERED_ANYWHERE

    def test_a_firer_a_little_away_is(self):
        table, i, j = line(box(LOW_WALL, 6.76, 8, 6.95, 16))
        assert trace(table, i, j) & HINDERED


class TestSoaring:
    """M2-SOAR-15 to M2-SOAR-25."""

    def test_soaring_bases_block_nothing(self):
        table, i, j = line()
        other = stand(table, 12, 12)
        table.place(other, table.x[other], table.y[other], 0, SOARING)
        assert trace(table, i, j) == 0

    def test_a_soaring_target_has_height_and_no_cover(self):
        table, i, j = line(box(HINDERING, 11, 11, 13, 13), box(BLOCKING, 14, 11, 15, 13))
        stand(table, 10, 12)
        table.place(j, table.x[j], table.y[j], WEST, SOARING)
        assert trace(table, i, j) == HEIGHT
        table.place(i, table.x[i], table.y[i], EAST, SOARING)
        assert trace(table, i, j) == 0

    def test_from_the_air_only_terrain_under_the_target_counts(self):
        table, i, j = line(box(HINDERING, 17, 11, 19, 13), box(BLOCKING, 11, 11, 13, 13))
        table.place(i, table.x[i], table.y[i], EAST, SOARING)
        assert trace(table, i, j) == HINDERED | HINDERED_ANYWHERE
        assert crossings(table, i, j) == [(PIECE, 0, "hindering")]
        table.place(j, 15 * INCH, 12 * INCH, WEST)
        assert trace(table, i, j) == 0
        table.place(j, 12 * INCH, 12 * INCH, WEST)
        assert trace(table, i, j) == BLOCKED


@given(tables(kinds=[HINDERING, BLOCKING, LOW_WALL, DEEP_WATER]))
def test_crossings_agree_with_shapely(table):
    ray = shapely.LineString([(table.x[0], table.y[0]), (table.x[1], table.y[1])])
    found = {(what, index) for what, index, _ in crossings(table, 0, 1)}
    for k in range(2, len(table)):
        spine = shapely.LineString([(table.fx[k], table.fy[k]), (table.sx[k], table.sy[k])])
        away = ray.distance(spine) - table.radius[k]
        if abs(away) > 1e-6:
            assert ((BASE, k) in found) == (away < 0)
    for k, piece in enumerate(table.ground.pieces):
        if piece.kind == DEEP_WATER:
            continue
        shape = shapely.Polygon(piece.outline.corners())
        inner = shape.buffer(-1e-6, join_style="mitre").intersects(ray)
        if inner == shape.buffer(1e-6, join_style="mitre").intersects(ray):
            assert ((PIECE, k) in found) == inner


@given(tables())
def test_whether_a_line_is_blocked_does_not_depend_on_its_direction(table):
    for i in range(len(table)):
        for j in range(i):
            assert trace(table, i, j) & BLOCKED == trace(table, j, i) & BLOCKED


@given(tables())
def test_looking_for_the_reasons_does_not_change_the_answer(table):
    for i in range(len(table)):
        for j in range(len(table)):
            if i != j:
                quick, full = trace(table, i, j), trace(table, i, j, found=[])
                assert quick & BLOCKED == full & BLOCKED
                assert quick & BLOCKED or quick == full
