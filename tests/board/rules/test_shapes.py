"""Map shapes and the set-ups of Reconnaissance and Conquest."""

from __future__ import annotations

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.lattice import SLOTS, slot_place
from mageknight.board.scenarios import SCENARIOS
from mageknight.board.scenarios.scenario import OPEN_3, OPEN_4, OPEN_5, Scenario
from mageknight.board.terms import SITES
from tests.board.rules.games import at_random, game, walk
from tests.marks import rule
from tests.play import view


def columns(shape: str) -> set[int]:
    """The columns of an open map: the second coordinate of its positions."""
    scenario = Scenario("shape", (2,), 1)
    scenario.shapes = {2: shape}
    places = [slot_place(slot) for slot in range(SLOTS) if scenario.allows(2, slot, False)]
    assert all(a >= 0 and a >= -b for a, b in places)
    return {b for _, b in places}


@rule("UE-MAPSHAPE-05", "UE-MAPSHAPE-06", "UE-MAPSHAPE-07")
def test_open_maps_have_five_four_or_three_columns() -> None:
    assert columns(OPEN_5) == {-2, -1, 0, 1, 2}
    assert columns(OPEN_4) == {-2, -1, 0, 1}
    assert columns(OPEN_3) == {-1, 0, 1}


@rule("UE-MAPSHAPE-05", "UE-EXPLORE-03")
def test_whole_games_never_lay_a_tile_beyond_the_coast() -> None:
    for seed in range(3):
        match = game("full_conquest", 4, str(seed))
        walk(match, at_random(str(seed)), lambda m: m.outcome() is not None, most=6000)
        assert all(-2 <= tile.b <= 2 and tile.a >= 0 and tile.a >= -tile.b for tile in view(match).tiles)


@rule("UE-SCN-CONQUEST-02", "UE-SCN-BLITZ-02")
@pytest.mark.parametrize(
    "name, shapes",
    [
        ("full_conquest", {2: "wedge", 3: "wedge", 4: "open_5"}),
        ("blitz_conquest", {2: "wedge", 3: "wedge", 4: "open_4"}),
        ("solo_conquest", {1: "wedge"}),
    ],
)
def test_the_shapes_of_the_conquests(name: str, shapes: dict[int, str]) -> None:
    assert SCENARIOS[name].shapes == shapes


@rule("UE-SCN-BLITZ-03", "UE-SCN-SOLO-02", "UE-SCN-SOLO-01", "UE-SCN-BLITZ-01")
@pytest.mark.parametrize(
    "name, seats, country, cities, core, rounds",
    [
        ("blitz_conquest", 2, 6, 2, 1, 4),
        ("blitz_conquest", 3, 7, 3, 2, 4),
        ("blitz_conquest", 4, 9, 4, 3, 4),
        ("solo_conquest", 1, 7, 2, 2, 6),
    ],
)
def test_the_tiles_of_blitz_and_solo(name: str, seats: int, country: int, cities: int, core: int, rounds: int) -> None:
    field = game(name, seats).state.map
    kinds = [LIB.tiles[tile].kind for tile in (*field.deck, *field.tile_at) if tile >= 0]
    assert [kinds.count(kind) for kind in ("countryside", "core_city", "core_non_city")] == [country, cities, core]
    assert view(game(name, seats)).rounds == rounds


@rule("UE-SCN-CONQUEST-04", "UE-SCN-BLITZ-04", "UE-SCN-SOLO-03")
@pytest.mark.parametrize(
    "name, levels", [("full_conquest", [4, 4, 4]), ("blitz_conquest", [3, 3, 3]), ("solo_conquest", [5, 8, 8])]
)
def test_the_levels_of_the_cities(name: str, levels: list[int]) -> None:
    assert [SCENARIOS[name].city_level(SCENARIOS[name].seats[0], at) for at in range(3)] == levels


@rule("UE-SCN-RECON-01")
def test_reconnaissance_is_day_night_day() -> None:
    match = game("first_reconnaissance", 2)
    times: dict[int, bool] = {}

    def seen(m: object) -> bool:
        times[view(match).round] = view(match).night
        return match.outcome() is not None

    walk(match, at_random("rounds"), seen, most=4000)
    assert [times[number] for number in sorted(times)] == [False, True, False][: len(times)]
    assert len(times) <= 3


@rule("UE-SETUP-24")
def test_tiles_keep_the_orientation_of_the_starting_tile() -> None:
    for tile in view(game("full_conquest", 4)).tiles:
        printed = LIB.tiles[LIB.number("tile", tile.tile)]
        places = sorted(tile.hexes, key=lambda hex_: hex_.space)
        assert [hex_.site for hex_ in places] == [SITES[site] for site in printed.sites]
