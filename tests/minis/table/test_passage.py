"""The law of movement: what bars a leg, where a figure must stop, what makes a path legal."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from mageknight.minis.table import (
    ABRUPT,
    BLOCKING,
    DEEP_WATER,
    ELEVATED,
    FLY,
    HINDERING,
    INCH,
    LOW_WALL,
    MARCH,
    PATHFIND,
    SHALLOW_WATER,
    SOARING,
    SQUEEZE,
    SWIM,
    WALK,
    MovementMode,
    Outline,
    Passage,
    Piece,
    Table,
    allowance,
    path_fault,
    path_length,
    room_fault,
    starts_slowed,
    walk_fault,
)
from mageknight.minis.table.faults import (
    BAD_PATH,
    BASE_IN_WAY,
    BETWEEN,
    CLIFF,
    MUST_STOP,
    NONE,
    OFF_TABLE,
    ON_BASE,
    ON_SOLID,
    ON_WALL,
    SOLID_IN_WAY,
    TOO_FAR,
    first_of,
    kind_of,
    second_of,
)
from mageknight.minis.table.ways.passage import MOST_POINTS
from tests.minis.table.worlds import EAST, NORTH, SHAPES, SIZE, WEST, box, coordinates, field, points, stand, tables


def judge(table: Table, i: int, *inches: tuple[float, float], speed: int = 20, mode: MovementMode = WALK) -> int:
    """The kind of fault of a path from where figure i stands."""
    start = (table.x[i], table.y[i])
    return kind_of(path_fault(Passage(table, i, mode), [start, *points(*inches)], speed, table.facing[i]))


class TestForm:
    """Paths as such (REB-MOV-01, REB-MOV-02)."""

    def test_the_summed_length_of_all_legs_counts(self):
        table = field()
        i = stand(table, 4, 4)
        assert judge(table, i, (7, 8), speed=5) == NONE
        assert judge(table, i, (7, 4), (7, 8), speed=7) == NONE
        assert judge(table, i, (7, 4), (7, 8), speed=6) == TOO_FAR

    def test_the_grace_is_a_hundredth_of_an_inch_and_no_more(self):
        table = field()
        i = stand(table, 4, 4)
        at = 4 * INCH
        assert walk_fault(Passage(table, i, WALK), [(at, at), (at + 3005, at)], 6) == NONE
        assert kind_of(walk_fault(Passage(table, i, WALK), [(at, at), (at + 3006, at)], 6)) == TOO_FAR

    def test_a_path_begins_at_the_figure_and_stays_on_the_table(self):
        table = field()
        i = stand(table, 4, 4)
        assert kind_of(walk_fault(Passage(table, i, WALK), points((4, 5), (5, 5)), 9)) == BAD_PATH
        assert kind_of(walk_fault(Passage(table, i, WALK), [], 9)) == BAD_PATH
        assert judge(table, i, (-1, 4), (4, 5)) == OFF_TABLE
        assert judge(table, i, *[(4, 4)] * MOST_POINTS) == BAD_PATH

    def test_a_path_of_one_point_is_a_turn_on_the_spot(self):
        table = field()
        i = stand(table, 4, 4)
        assert judge(table, i, speed=0) == NONE

    def test_a_rider_needs_room_for_its_tail_to_turn(self):
        table = field()
        i = stand(table, 10, 10, EAST, long=True)
        stand(table, 10, 7.5)
        passage = Passage(table, i, WALK)
        assert path_fault(passage, [(passage.x, passage.y)], 0, WEST) == NONE
        assert kind_of(path_fault(passage, [(passage.x, passage.y)], 0, NORTH)) == ON_BASE


class TestBases:
    """REB-MOV-03, REB-MOV-04."""

    def test_the_ruler_may_not_cross_a_base_but_may_touch_its_rim(self):
        table = field()
        i = stand(table, 4, 12)
        stand(table, 12, 12.75)
        assert judge(table, i, (20, 12)) == NONE
        assert judge(table, i, (20, 12.1)) == BASE_IN_WAY
        assert judge(table, i, (20, 12.1), mode=FLY) == NONE

    def test_the_base_itself_may_brush_past_on_its_way_but_needs_room_at_the_end(self):
        table = field()
        i = stand(table, 4, 12)
        stand(table, 12, 13)
        stand(table, 12, 11)
        assert judge(table, i, (20, 12)) == NONE
        assert judge(table, i, (12, 12)) == ON_BASE
        assert judge(table, i, (20, 12), mode=SQUEEZE) == BASE_IN_WAY

    @pytest.mark.parametrize("gap", [0, 1, 2, 3])
    def test_no_path_passes_between_touching_bases(self, gap):
        table = field()
        i = table.add_at(2000, 6000)
        first = table.add_at(6000, 6375)
        second = table.add_at(6000, 6375 - 750 - gap)
        passage = Passage(table, i, WALK)
        code = walk_fault(passage, [(2000, 6000), (10000, 6000)], 20)
        if gap <= 2:
            assert kind_of(code) in (BETWEEN, BASE_IN_WAY)
            assert gap > 0 or (kind_of(code), first_of(code), second_of(code)) == (BETWEEN, first, second)
        straight = [(2000, 6000), (5000, 6000), (6000, 6000 - gap // 2), (7000, 6000), (10000, 6000)]
        assert (walk_fault(passage, straight, 20) == NONE) == (gap > 2)

    def test_a_figure_may_start_in_contact_with_two_touching_bases(self):
        table = field()
        stand(table, 10, 10)
        stand(table, 11.502, 10)
        i = table.add_at(5375, 5651)
        assert table.touch[i] == 3
        assert judge(table, i, (10.75, 14)) == NONE
        assert judge(table, i, (10.75, 6)) == BETWEEN

    def test_soaring_and_lifted_bases_are_not_in_the_way(self):
        table = field()
        i = stand(table, 4, 12)
        other = stand(table, 12, 12)
        path = points((4, 12), (20, 12))
        assert kind_of(walk_fault(Passage(table, i, WALK), path, 20)) == BASE_IN_WAY
        assert walk_fault(Passage(table, i, WALK, 1 << other), path, 20) == NONE
        table.place(other, table.x[other], table.y[other], 0, SOARING)
        assert walk_fault(Passage(table, i, WALK), path, 20) == NONE


class TestSolidTerrain:
    """REB-BLK-01, REB-SPC-02, QS-TER-03."""

    def test_no_part_of_the_base_may_enter(self):
        table = field(box(BLOCKING, 10, 12, 14, 16))
        i = stand(table, 4, 11.25)
        assert judge(table, i, (20, 11.25)) == NONE
        assert judge(table, i, (20, 11.26)) == SOLID_IN_WAY
        assert judge(table, i, (9.5, 14)) == ON_SOLID or judge(table, i, (9.5, 14)) == SOLID_IN_WAY

    def test_flight_passes_over_but_does_not_end_there(self):
        table = field(box(BLOCKING, 10, 10, 14, 14), box(DEEP_WATER, 16, 10, 20, 14))
        i = stand(table, 4, 12)
        assert judge(table, i, (22, 12), mode=FLY) == NONE
        assert judge(table, i, (12, 12), mode=FLY) == ON_SOLID
        assert judge(table, i, (18, 12), mode=FLY) == ON_SOLID

    def test_deep_water_blocks_all_but_swimmers(self):
        table = field(box(DEEP_WATER, 10, 10, 14, 14))
        i = stand(table, 4, 12)
        assert judge(table, i, (20, 12)) == SOLID_IN_WAY
        assert judge(table, i, (20, 12), mode=SWIM) == NONE
        assert judge(table, i, (12, 12), mode=SWIM) == NONE

    def test_who_stands_in_deep_water_may_leave_it(self):
        table = field(box(DEEP_WATER, 10, 10, 14, 14))
        i = stand(table, 12, 12)
        assert judge(table, i, (12, 13)) == ON_SOLID
        assert judge(table, i, (12, 16)) == NONE

    def test_the_base_must_lie_on_the_table(self):
        table = field()
        i = stand(table, 4, 4)
        assert judge(table, i, (0.75, 4)) == NONE
        assert judge(table, i, (0.7, 4)) == OFF_TABLE


class TestHinderingTerrain:
    """REB-HIN-02 to REB-HIN-05, REB-HIN-11, REB-SPC-01."""

    def test_a_figure_stops_when_it_is_completely_inside(self):
        table = field(box(HINDERING, 10, 8, 16, 16))
        i = stand(table, 4, 12)
        assert judge(table, i, (10.75, 12)) == NONE
        assert judge(table, i, (10.76, 12)) == NONE  # within the grace
        assert judge(table, i, (10.77, 12)) == MUST_STOP
        assert judge(table, i, (20, 12)) == MUST_STOP
        assert judge(table, i, (10.75, 12), (10.75, 13)) == MUST_STOP
        assert judge(table, i, (20, 12), mode=PATHFIND) == NONE
        assert judge(table, i, (20, 12), mode=FLY) == NONE

    def test_a_base_that_never_gets_completely_inside_need_not_stop(self):
        table = field(box(HINDERING, 10, 8, 16, 12), box(HINDERING, 18, 11.3, 19, 12.7))
        i = stand(table, 4, 11.3)
        assert judge(table, i, (22, 11.3)) == NONE
        assert judge(table, i, (22, 11.2)) == MUST_STOP

    def test_who_begins_completely_inside_is_slow_but_need_not_stop(self):
        table = field(box(HINDERING, 8, 8, 16, 16), box(HINDERING, 18, 8, 22, 16))
        i = stand(table, 12, 12)
        assert judge(table, i, (14, 12)) == NONE
        assert judge(table, i, (20, 12)) == NONE
        assert allowance(table, i, 7, WALK) == 4

    def test_who_begins_partly_inside_is_slow_and_must_stop(self):
        table = field(box(HINDERING, 8, 8, 16, 16))
        i = stand(table, 8.4, 12)
        assert allowance(table, i, 8, WALK) == 4
        assert judge(table, i, (4, 12)) == NONE
        assert judge(table, i, (8.75, 12)) == NONE
        assert judge(table, i, (12, 12)) == MUST_STOP

    def test_lying_against_it_or_at_a_wall_does_not_slow(self):
        table = field(box(HINDERING, 8, 8, 16, 16), box(LOW_WALL, 2, 20, 6, 20.2))
        beside, wall = stand(table, 7.25, 12), stand(table, 4, 19.25)
        assert allowance(table, beside, 8, WALK) == 8
        assert allowance(table, wall, 8, WALK) == 8
        assert starts_slowed(table, beside, WALK) == 0

    def test_shallow_water_hinders_all_but_swimmers(self):
        table = field(box(SHALLOW_WATER, 10, 8, 16, 16))
        i, wet = stand(table, 4, 12), stand(table, 13, 14)
        assert judge(table, i, (20, 12)) == MUST_STOP
        assert judge(table, i, (20, 12), mode=SWIM) == NONE
        assert allowance(table, wet, 8, WALK) == 4
        assert allowance(table, wet, 8, SWIM) == 8
        assert allowance(table, wet, 8, FLY) == 8


class TestElevation:
    """REB-ELV-04, M2-ELEV-03."""

    def test_a_figure_stops_when_it_has_moved_up_or_down(self):
        table = field(box(ELEVATED, 8, 8, 16, 16))
        below, above = stand(table, 4, 12), stand(table, 12, 10)
        assert judge(table, below, (8.75, 12)) == NONE
        assert judge(table, below, (9, 12)) == MUST_STOP
        assert judge(table, above, (14, 10)) == NONE
        assert judge(table, above, (16.75, 10)) == NONE
        assert judge(table, above, (17, 10)) == MUST_STOP
        assert judge(table, above, (20, 10), mode=FLY) == NONE

    def test_who_stands_on_the_edge_is_up_or_down_by_its_centre_dot(self):
        table = field(box(ELEVATED, 8, 8, 16, 16))
        up, down = stand(table, 8.1, 10), stand(table, 7.9, 14)
        assert judge(table, up, (12, 10)) == NONE
        assert judge(table, up, (4, 10)) == MUST_STOP
        assert judge(table, down, (4, 14)) == NONE
        assert judge(table, down, (12, 14)) == MUST_STOP

    def test_in_the_second_edition_the_centre_dot_coming_up_ends_the_move(self):
        table = field(box(ELEVATED, 8, 8, 16, 16))
        below, above = stand(table, 4, 12), stand(table, 12, 10)
        assert judge(table, below, (8, 12), mode=MARCH) == NONE
        assert judge(table, below, (8.1, 12), mode=MARCH) == MUST_STOP
        assert judge(table, above, (20, 10), mode=MARCH) == NONE


class TestCliffs:
    """REB-SPC-10, REB-SPC-11."""

    def plateau(self) -> Table:
        stairs = [(4000, 5800, 4000, 6200)]
        square = Outline([(4000, 4000), (8000, 4000), (8000, 8000), (4000, 8000)])
        return Table(field().ground.__class__(SIZE, SIZE, [Piece(ABRUPT, square, access=stairs)]))

    def test_only_stairs_lead_up_and_down(self):
        table = self.plateau()
        below, above = stand(table, 4, 12), stand(table, 12, 10)
        assert judge(table, below, (8.75, 12)) == NONE
        assert judge(table, below, (4, 10), (8.75, 10)) == CLIFF
        assert judge(table, above, (10, 12), (7.25, 12)) == NONE
        assert judge(table, above, (12, 6)) == CLIFF
        assert judge(table, above, (12, 6), mode=FLY) == NONE

    def test_the_path_is_measured_to_the_stairs(self):
        table = self.plateau()
        below = stand(table, 6, 9)
        assert judge(table, below, (8, 12), (8.75, 12), speed=4) == TOO_FAR
        assert judge(table, below, (8, 12), (8.75, 12), speed=5) == NONE

    def test_walking_along_the_foot_is_free_but_not_through_its_border(self):
        table = self.plateau()
        below = stand(table, 6, 6)
        assert judge(table, below, (6, 20)) == NONE
        assert judge(table, below, (8, 8), (8, 20)) == CLIFF
        assert judge(table, below, (8, 7), (20, 7)) == NONE
        assert judge(table, below, (8, 8), (6, 6)) == CLIFF

    def test_on_top_one_moves_freely(self):
        table = self.plateau()
        above = stand(table, 9, 9)
        assert judge(table, above, (15, 15), (9, 15), (9, 10)) == NONE
        assert judge(table, above, (16, 9), (16, 15)) == NONE


class TestLowWalls:
    """REB-SPC-03."""

    def test_a_figure_stops_on_the_far_side(self):
        table = field(box(LOW_WALL, 8, 11.9, 16, 12.1))
        i = stand(table, 12, 8)
        assert judge(table, i, (12, 12.85)) == NONE
        assert judge(table, i, (12, 14)) == MUST_STOP
        assert judge(table, i, (12, 12), (12, 14)) == MUST_STOP
        assert judge(table, i, (12, 12), (12, 12.85)) == NONE
        assert judge(table, i, (12, 12)) == ON_WALL
        assert judge(table, i, (12, 14), mode=FLY) == NONE

    def test_round_its_end_there_is_no_stop(self):
        table = field(box(LOW_WALL, 8, 11.9, 16, 12.1))
        i = stand(table, 12, 8)
        assert judge(table, i, (16, 11), (16, 13), (12, 16)) == NONE


@given(tables(kinds=[BLOCKING, DEEP_WATER]), coordinates, coordinates, coordinates, coordinates)
def test_clearance_agrees_with_shapely(table, bx, by, cx, cy):
    path = [(table.x[0], table.y[0]), (bx, by), (cx, cy)]
    if path[0] == path[1] or path[1] == path[2]:
        return
    line = shapely.LineString(path)
    gaps = [
        line.distance(shapely.LineString([(table.fx[k], table.fy[k]), (table.sx[k], table.sy[k])])) - table.radius[k]
        for k in range(1, len(table))
    ]
    room = table.radius[0]
    gaps += [line.distance(shapely.Polygon(piece.outline.corners())) - room for piece in table.ground.pieces]
    code = kind_of(walk_fault(Passage(table, 0, WALK), path, 100))
    if all(abs(gap) > 1e-6 for gap in gaps) and code != BETWEEN:
        assert (code == NONE) == all(gap > 0 for gap in gaps)
    assert abs(path_length(path) / 1000 - line.length) < 0.003


@given(tables(shapes=SHAPES), coordinates, coordinates, st.integers(0, 719))
def test_room_agrees_with_shapely(table, x, y, facing):
    code = kind_of(room_fault(table, 0, x, y, facing, WALK))
    twin = table.copy()
    twin.place(0, x, y, facing)
    spine = shapely.LineString([(twin.fx[0], twin.fy[0]), (twin.sx[0], twin.sy[0])])
    field_of = shapely.box(0, 0, SIZE, SIZE)
    inner = field_of.exterior.distance(spine) - table.radius[0] if field_of.contains(spine) else -1
    gaps = [inner] + [
        spine.distance(shapely.LineString([(table.fx[k], table.fy[k]), (table.sx[k], table.sy[k])]))
        - table.radius[0]
        - table.radius[k]
        for k in range(1, len(table))
    ]
    for piece in table.ground.pieces:
        if piece.kind in (BLOCKING, DEEP_WATER, LOW_WALL):
            gaps.append(spine.distance(shapely.Polygon(piece.outline.corners())) - table.radius[0])
    if all(abs(gap) > 1e-6 for gap in gaps):
        assert (code == NONE) == all(gap > 0 for gap in gaps)


def test_a_rider_half_in_the_woods_is_slow_but_can_move():
    table = field(box(HINDERING, 8, 8, 16, 16))
    i = stand(table, 9, 12, EAST, long=True)
    assert allowance(table, i, 8, WALK) == 4
    assert judge(table, i, (13, 12), speed=4) == NONE
    assert judge(table, i, (5, 12), speed=4) == NONE
