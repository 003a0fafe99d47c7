"""Terrain pieces and ready-made tables: legal by the rules of set-up, checked against an independent geometry."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from shapely import Point, Polygon, box

from mageknight.kernel.files.sheet import Source
from mageknight.minis.content.terrain import TableDef, pieces, read_pieces, read_table, starting_areas, tables
from mageknight.minis.editions import EDITIONS
from mageknight.minis.table.terrain import BLOCKING, ELEVATED, KINDS
from tests.marks import content_cases, rule

INCH = 500
SIDE = 36 * INCH


def shapes(table: TableDef) -> list[Polygon]:
    return [Polygon(piece.laid(at, turn)[0].outline.corners()) for piece, at, turn in table.placed]


def test_every_kind_of_terrain_is_there_to_choose() -> None:
    kinds = Counter(KINDS[each.kind] for each in pieces().values())
    for kind in ("hindering", "blocking", "elevated", "abrupt-elevated", "shallow-water", "deep-water", "low-wall"):
        assert kinds[kind] >= 2, kind


@pytest.mark.parametrize("name", content_cases(f"minis/piece/{each}" for each in pieces()))
def test_pieces_are_sound(name: str) -> None:
    piece = pieces()[name.rpartition("/")[2]]
    shape = Polygon(piece.corners)
    assert shape.is_valid
    assert max(abs(bound) for bound in shape.bounds) <= 6 * INCH
    assert all(Polygon(corners).within(shape) for _, corners, beside in piece.areas if not beside)
    for a, b in piece.access:
        assert shape.exterior.distance(Point(a)) == 0
        assert shape.exterior.distance(Point(b)) == 0
    has_ways_up = KINDS[piece.kind] == "abrupt-elevated" and piece.castle is None
    assert bool(piece.access) == (has_ways_up or piece.name == "castle-ladder")


@pytest.mark.parametrize("name", content_cases(f"minis/table/{each}" for each in tables()))
def test_tables_have_their_size_and_keep_the_rules_of_set_up(name: str) -> None:
    table = tables()[name.rpartition("/")[2]]
    for game in table.games:
        edition = EDITIONS[game]
        sizes = {edition.field(total) for total in edition.building.totals()}
        assert (table.width // INCH, table.height // INCH) in sizes or table.name == "siege-field"
    field = box(0, 0, table.width, table.height)
    deep = max([EDITIONS[game].deep for game in table.games])
    starts = [Polygon(each.outline.corners()) for each in starting_areas(table.width, table.height, deep)]
    for shape in shapes(table):
        assert shape.within(field)
        assert all(shape.distance(start) > 0 for start in starts)
    gap = 3 if "quick-start" in table.games else 2
    built = [piece.built is not None for piece, _, _ in table.placed]
    found = shapes(table)
    for one, other in combinations(range(len(found)), 2):
        if built[one] and built[other]:
            assert not found[one].overlaps(found[other]), "constructed terrain may lie side by side (M2-CONSTR-10)"
        else:
            assert found[one].distance(found[other]) >= gap * INCH


def test_quick_start_tables_have_four_blocking_pieces_away_from_the_objective() -> None:
    quick = [each for each in tables().values() if "quick-start" in each.games]
    assert len(quick) == 3
    for table in quick:
        assert [piece.kind for piece, _, _ in table.placed] == [BLOCKING] * 4
        middle = Point(SIDE // 2, SIDE // 2)
        assert all(shape.distance(middle) >= 3 * INCH for shape in shapes(table))


def test_there_are_tables_for_the_standard_game() -> None:
    for name in ("two-woods", "ruined-village", "old-orchard", "marshland"):
        laid = [piece for piece, _, _ in tables()[name].placed]
        assert sorted(Counter(each.name for each in laid).values()) == [2, 2]
        assert not any(KINDS[each.kind].endswith("elevated") for each in laid)


def test_what_stands_on_a_hill_is_raised() -> None:
    laid = pieces()["wooded-hill"].laid((1000, 2000), 1)
    assert [(KINDS[each.kind], each.raised) for each in laid] == [("elevated", False), ("hindering", True)]
    assert laid[0].kind == ELEVATED


def test_four_quarter_turns_bring_a_piece_back() -> None:
    piece = pieces()["corner-ruin"]
    first = piece.laid((0, 0), 0)[0].outline.corners()
    turned = [piece.laid((0, 0), turn)[0].outline.corners() for turn in range(4)]
    assert {frozenset(each) for each in turned} != {frozenset(first)}
    assert frozenset(turned[2]) == {(-x, -y) for x, y in first}


def test_the_ground_has_all_pieces_and_four_starting_areas() -> None:
    ground = tables()["twin-hills"].ground()
    assert len(ground.pieces) == 6
    assert len(ground.areas) == 4


def piece_reasons(text: str) -> list[str]:
    source = Source("terrain.json", text.encode())
    assert read_pieces(source) == []
    return [f"{each.field}: {each.reason.key}" for each in source.problems]


@pytest.mark.parametrize(
    "piece, reason",
    [
        ('"kind":"blocking","outline":[[0,0],[9,9],[9,0],[0,9]]', "pieces[0].outline: minis-problem-outline"),
        ('"kind":"blocking","outline":[[0,0],[7000,0],[0,9]]', "pieces[0].outline: minis-problem-too-large"),
        (
            '"kind":"elevated","outline":[[0,0],[900,0],[0,900]],"access":[[[1,0],[9,0]]]',
            "pieces[0].access: minis-problem-access-kind",
        ),
        (
            '"kind":"abrupt-elevated","outline":[[0,0],[900,0],[0,900]],"access":[[[1,1],[9,1]]]',
            "pieces[0].access: minis-problem-access-place",
        ),
        (
            '"kind":"blocking","outline":[[0,0],[900,0],[0,900]],"areas":[{"kind":"blocking","outline":[[1,1],[2,1],[1,2]]}]',
            "pieces[0].areas: minis-problem-areas-kind",
        ),
        (
            '"kind":"elevated","outline":[[0,0],[900,0],[0,900]],"areas":[{"kind":"blocking","outline":[[1,1],[950,1],[1,2]]}]',
            "pieces[0].areas: minis-problem-areas-place",
        ),
    ],
)
def test_pieces_that_cannot_be(piece: str, reason: str) -> None:
    assert piece_reasons(f'{{"pieces":[{{"id":"x",{piece}}}]}}') == [reason]


@pytest.mark.parametrize(
    "placed, games, reason",
    [
        ([("boulder", 250, 9000)], "rebellion", "minis-problem-off-table"),
        pytest.param(
            [("boulder", 9000, 1000)], "rebellion", "minis-problem-in-starting-area", marks=rule("REB-SET-10")
        ),
        pytest.param(
            [("boulder", 9000, 9000), ("boulder", 10500, 9000)],
            "rebellion",
            "minis-problem-too-close",
            marks=rule("REB-SET-09"),
        ),
        ([("mountain", 9000, 9000)], "rebellion", "minis-problem-unknown-word"),
        pytest.param([("boulder", 9000, 9000)], "quick-start", "minis-problem-near-objective", marks=rule("QS-SET-06")),
        pytest.param(
            [("boulder", 5000, 5000), ("boulder", 6900, 5000)],
            "quick-start",
            "minis-problem-too-close",
            marks=rule("QS-SET-07"),
        ),
        pytest.param([("boulder", 5000, 5000)], "quick-start", "minis-problem-piece-count", marks=rule("QS-SET-05")),
        pytest.param([("pond", 5000, 5000)], "quick-start", "minis-problem-kind-not-used", marks=rule("QS-TER-01")),
    ],
)
def test_tables_that_break_set_up(placed: list[tuple[str, int, int]], games: str, reason: str) -> None:
    rows = ",".join(f'{{"piece":"{name}","at":[{x},{y}]}}' for name, x, y in placed)
    source = Source("table.json", f'{{"id":"x","games":["{games}"],"pieces":[{rows}]}}'.encode())
    assert read_table(source, pieces()) is None
    assert reason in [each.reason.key for each in source.problems]
