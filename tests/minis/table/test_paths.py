"""Paths: the planner against an exhaustive search, and what it says when there is no way."""

from __future__ import annotations

import math

import networkx as nx
import pytest
import shapely
from hypothesis import assume, given, settings
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
    SQUEEZE,
    WALK,
    Ground,
    MovementMode,
    Outline,
    Passage,
    Piece,
    Table,
    find_approach,
    find_path,
    has_room,
    path_fault,
    path_length,
    touched_at,
    walk_fault,
)
from mageknight.minis.table.faults import MUST_STOP, NO_WAY, NONE, ON_BASE, TOO_FAR, kind_of
from tests.minis.table.worlds import EAST, SIZE, Symmetry, box, coordinates, field, stand, tables

DETOUR = 1.0025
"""A proposed path is at most this much longer than the shortest one: hulls of 24 corners, the corners cut off."""

GRACE = 6.0
"""And this many units, for rounding at every corner."""


def shortest(table: Table, i: int, goal: tuple[int, int], mode: MovementMode) -> float:
    """The shortest way found by connecting everything with everything: rings of points round every obstacle."""
    start = (table.x[i], table.y[i])
    clear = table.radius[i] if mode is SQUEEZE else 0
    spines = [
        (shapely.LineString([(table.fx[k], table.fy[k]), (table.sx[k], table.sy[k])]), table.radius[k] + clear)
        for k in range(len(table))
        if k != i
    ]
    solids = [(shapely.Polygon(piece.outline.corners()), table.radius[i]) for piece in table.ground.pieces]
    nodes = [start, goal]
    for shape, r in spines + solids:
        nodes += list(shape.buffer(r * 1.0035, quad_segs=10).exterior.coords)[1:]
    walls = [shape.buffer(r - 1e-6, quad_segs=64) for shape, r in spines + solids]
    pairs = [(a, b) for a in range(len(nodes)) for b in range(a)]
    legs = shapely.linestrings([(nodes[a], nodes[b]) for a, b in pairs])
    barred = {int(k) for k in shapely.STRtree(walls).query(legs, predicate="intersects")[0]}
    lengths = shapely.length(legs)
    graph = nx.Graph()
    for k, (a, b) in enumerate(pairs):
        if k not in barred:
            graph.add_edge(a, b, weight=lengths[k])
    if not graph.has_node(0) or not graph.has_node(1) or not nx.has_path(graph, 0, 1):
        return math.inf
    return float(nx.dijkstra_path_length(graph, 0, 1))


middle = st.integers(4500, 7500)
SHAPES = [
    [(0, 0), (900, 200), (700, 1500), (-200, 1200)],
    [(0, 0), (2000, 0), (2000, 500), (600, 500), (600, 1800), (0, 1800)],
    [(0, 0), (1500, 300), (400, 900)],
]


@st.composite
def crossing_tables(draw: st.DrawFn) -> tuple[Table, int, int]:
    """A figure in the west, a goal in the east, and obstacles between them that do not touch each other."""
    solid: list[Piece] = []
    for shape in draw(st.lists(st.sampled_from(SHAPES), max_size=1)):
        x, y = draw(st.integers(4200, 6500)), draw(st.integers(4000, 7000))
        solid.append(Piece(draw(st.sampled_from([BLOCKING, DEEP_WATER])), Outline([(x + a, y + b) for a, b in shape])))
    table = Table(Ground(SIZE, SIZE, solid))
    table.add_at(2500, draw(middle))
    for _ in range(draw(st.integers(1, 4))):
        i = table.add(375, draw(st.sampled_from([0, 0, 625])))
        x, y, facing = draw(st.integers(3500, 9000)), draw(middle), draw(st.integers(0, 719))
        if has_room(table, i, x, y, facing, WALK) and not touched_at(table, i, x, y, facing):
            table.place(i, x, y, facing)
        else:
            table.place(i, 11300, 1000 + 2000 * i, 180)
    return table, 10000, draw(middle)


@pytest.mark.parametrize("mode", [WALK, SQUEEZE], ids=["walk", "squeeze"])
@settings(max_examples=12)
@given(st.data())
def test_the_planner_finds_the_shortest_way(mode, data):
    table, x, y = data.draw(crossing_tables())
    passage = Passage(table, 0, mode)
    assume(has_room(table, 0, x, y, table.facing[0], mode))
    route = find_path(table, 0, x, y, 60, mode)
    best = shortest(table, 0, (x, y), mode)
    if best < math.inf:
        assert route.fault == NONE
        assert route.length / 1000 <= best * DETOUR + GRACE
    if route.fault == NONE:
        assert walk_fault(passage, route.path, 60) == NONE
        assert route.length == path_length(route.path)
        assert route.length / 1000 >= math.dist((x, y), (table.x[0], table.y[0])) - 0.01


@settings(max_examples=150)
@given(tables(), coordinates, coordinates, st.integers(1, 14), st.sampled_from([WALK, SQUEEZE, FLY]))
def test_whatever_the_planner_proposes_is_legal(table, x, y, inches, mode):
    route = find_path(table, 0, x, y, inches, mode)
    if route.fault == NONE:
        assert route.path[-1] == (x, y)
        assert path_fault(Passage(table, 0, mode), route.path, inches, table.facing[0]) == NONE
    approach = find_approach(table, 0, x, y, inches, mode)
    if len(approach.path) > 1:
        assert path_fault(Passage(table, 0, mode), approach.path, inches, table.facing[0]) == NONE


def test_the_straight_way_is_taken_when_it_is_free():
    table = field()
    i = stand(table, 4, 4)
    route = find_path(table, i, 10 * INCH, 12 * INCH, 10, WALK)
    assert route.path == [(2000, 2000), (5000, 6000)]
    assert route.length == 10 * INCH * 1000


def test_the_way_round_a_base_is_the_arc():
    table = field()
    i = stand(table, 8, 12)
    stand(table, 12, 12)
    route = find_path(table, i, 16 * INCH, 12 * INCH, 9, WALK)
    tangent = math.sqrt(2000**2 - 375**2)
    arc = 375 * (math.pi - 2 * math.acos(375 / 2000))
    assert 2 * tangent + arc <= route.length / 1000 <= 2 * tangent + arc + 3
    assert all(math.dist(point, (6000, 6000)) >= 375 for point in route.path)


@pytest.mark.parametrize("turned", range(8))
@pytest.mark.parametrize("gap", [0, 1, 4, 9])
def test_whoever_leans_on_a_wall_finds_the_way_round_it(turned, gap):
    """Close to the wall a figure stands within the loop that is laid round it; long walls are no exception."""
    symmetry = Symmetry(turned)
    table = field(box(BLOCKING, 8, 11, 16, 11.5))
    i = table.add_at(8 * INCH - 375 - gap, round(11.2 * INCH))
    image = symmetry.table(table)
    for x, y in ((8.2, 13), (9, 13), (12, 13), (9, 9), (12, 9), (8.2, 9)):
        goal = symmetry.point(round(x * INCH), round(y * INCH))
        route = find_path(image, i, *goal, 8, WALK)
        assert route.fault == NONE
        start = (image.x[i], image.y[i])
        assert route.length / 1000 < math.dist(start, goal) + 1.2 * INCH


@pytest.mark.parametrize("along", [-2.0, -1.0, 0.0, 1.0, 2.0])
def test_whoever_touches_the_side_of_a_long_base_finds_the_way_round_it(along):
    table = field()
    hull = table.add_at(12 * INCH, 12 * INCH, EAST)
    table.lift(hull)
    table.shape(hull, 2 * INCH, 2 * INCH, 3 * INCH, 250)
    table.place(hull, 12 * INCH, 12 * INCH, EAST)
    i = table.add_at(round((12 + along) * INCH), 12 * INCH + 2 * INCH + 375 + 1)
    assert table.touch[i] >> hull & 1
    for goal in ((8, 9), (16, 9), (12, 8)):
        assert find_path(table, i, goal[0] * INCH, goal[1] * INCH, 20, WALK).fault == NONE


def test_two_touching_bases_are_passed_on_the_outside():
    table = field()
    i = stand(table, 4, 12)
    stand(table, 12, 12.75)
    stand(table, 12, 11.248)
    route = find_path(table, i, 20 * INCH, 12 * INCH, 20, WALK)
    assert route.fault == NONE
    assert route.length > 16.1 * INCH * 1000
    table.place(2, 12 * INCH, round(11.24 * INCH), 0)
    assert find_path(table, i, 20 * INCH, 12 * INCH, 16, WALK).fault == NONE


def test_without_room_at_the_goal_the_route_says_who_is_there():
    table = field()
    i, other = stand(table, 4, 12), stand(table, 12, 12)
    route = find_path(table, i, 12 * INCH, 12 * INCH, 20, WALK)
    assert (kind_of(route.fault), route.fault >> 8) == (ON_BASE, other)


def test_too_far_is_told_from_no_way():
    table = field(box(BLOCKING, 11, 0, 12, 24))
    i = stand(table, 6, 12)
    assert kind_of(find_path(table, i, 6 * INCH, 20 * INCH, 7, WALK).fault) == TOO_FAR
    assert kind_of(find_path(table, i, 16 * INCH, 12 * INCH, 20, WALK).fault) == NO_WAY
    assert find_path(table, i, 16 * INCH, 12 * INCH, 20, FLY).fault == NONE


def test_a_closed_ring_of_touching_bases_keeps_everybody_in_or_out():
    table = field()
    inside = stand(table, 12, 12)
    for k in range(6):
        angle = math.pi / 3 * k
        table.add_at(round(6000 + 751 * math.cos(angle)), round(6000 + 751 * math.sin(angle)))
    assert bin(table.touch[inside]).count("1") == 6
    assert kind_of(find_path(table, inside, 6000, 10000, 20, WALK).fault) == NO_WAY
    table.lift(3)
    table.lift(4)
    assert find_path(table, inside, 6000, 10000, 20, WALK).fault == NONE


class TestStops:
    """Ways with compulsory stops in them."""

    def test_the_way_round_the_core_of_woods_needs_no_stop(self):
        table = field(box(HINDERING, 10, 8, 14, 16))
        i = stand(table, 6, 12)
        route = find_path(table, i, 18 * INCH, 12 * INCH, 16, WALK)
        assert route.fault == NONE
        assert 13.5 * INCH < route.length / 1000 < 14.5 * INCH

    def test_a_goal_deep_in_the_woods_is_beyond_the_stop(self):
        table = field(box(HINDERING, 10, 8, 16, 16))
        i = stand(table, 6, 12)
        assert kind_of(find_path(table, i, 13 * INCH, 12 * INCH, 10, WALK).fault) == MUST_STOP
        assert find_path(table, i, round(10.752 * INCH), 12 * INCH, 10, WALK).fault == NONE

    def test_an_approach_goes_as_far_as_it_may(self):
        table = field(box(HINDERING, 10, 8, 16, 16))
        i = stand(table, 6, 12)
        approach = find_approach(table, i, 13 * INCH, 12 * INCH, 10, WALK)
        assert approach.path[-1] == (round(10.75 * INCH) + 1, 12 * INCH)
        assert find_approach(table, i, 13 * INCH, 12 * INCH, 2, WALK).path[-1] == (8 * INCH, 12 * INCH)

    def test_an_approach_stops_before_a_base(self):
        table = field()
        i = stand(table, 6, 12)
        stand(table, 10, 12)
        x, y = find_approach(table, i, 10 * INCH, 12 * INCH, 4, WALK).path[-1]
        assert has_room(table, i, x, y, 0, WALK)
        assert 10 * INCH - x <= 1.75 * INCH

    def test_an_approach_to_a_rock_ends_beside_it(self):
        table = field(box(BLOCKING, 10, 10, 14, 14))
        i = stand(table, 6, 12)
        x, y = find_approach(table, i, 12 * INCH, 12 * INCH, 8, WALK).path[-1]
        assert 9 * INCH <= x <= 9.25 * INCH
        assert y == 12 * INCH

    def test_up_a_hill_and_no_further(self):
        table = field(box(ELEVATED, 10, 8, 18, 16))
        i = stand(table, 6, 12)
        assert find_path(table, i, round(10.75 * INCH), 12 * INCH, 10, WALK).fault == NONE
        assert kind_of(find_path(table, i, 14 * INCH, 12 * INCH, 10, WALK).fault) == MUST_STOP
        table.place(i, 14 * INCH, 12 * INCH, 0)
        assert find_path(table, i, 12 * INCH, 10 * INCH, 10, WALK).fault == NONE
        assert kind_of(find_path(table, i, 6 * INCH, 12 * INCH, 10, WALK).fault) == MUST_STOP

    def test_over_a_wall_and_no_further_or_round_its_end(self):
        table = field(box(LOW_WALL, 8, 11.9, 12, 12.1))
        i = stand(table, 10, 9)
        assert find_path(table, i, 10 * INCH, round(12.852 * INCH), 4, WALK).path[1:] == [(5000, 6426)]
        route = find_path(table, i, 10 * INCH, 15 * INCH, 10, WALK)
        assert route.fault == NONE
        assert len(route.path) > 2

    def test_onto_a_plateau_by_its_stairs(self):
        square = Outline([(4000, 4000), (8000, 4000), (8000, 8000), (4000, 8000)])
        table = Table(Ground(SIZE, SIZE, [Piece(ABRUPT, square, access=[(8000, 5900, 8000, 6100)])]))
        i = stand(table, 5, 12)
        route = find_path(table, i, 8000 - 376, 6000, 30, WALK)
        assert route.fault == NONE
        edge = shapely.LineString([(8000, 4000), (8000, 8000)]).intersection(shapely.LineString(route.path))
        assert 5900 <= edge.y <= 6100


@settings(max_examples=20)
@given(tables(most=7, kinds=[BLOCKING]), coordinates, coordinates)
def test_lifting_others_never_makes_the_way_longer(table, x, y):
    with_all = find_path(table, 0, x, y, 40, WALK)
    assume(with_all.fault == NONE)
    alone = find_path(table, 0, x, y, 40, WALK, lifted=(1 << len(table)) - 2)
    assert alone.fault == NONE
    assert alone.length <= with_all.length * DETOUR + GRACE * 1000
