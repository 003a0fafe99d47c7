"""Megapolises: two cities as one."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.commands import ExploreAt
from mageknight.board.content.library import LIB
from mageknight.board.lattice import NEIGHBOURS, slot_at
from mageknight.board.rules.game.scoring import city_points
from mageknight.board.rules.world.exploring import LookAround, positions_beside
from mageknight.kernel.agenda import Flow
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.fights import enemy, fighting, indent, me, split
from tests.board.rules.games import game
from tests.board.rules.land import TILES
from tests.board.rules.sites import rush, spot
from tests.board.scenarios.tables import found_city, points, table
from tests.marks import rule
from tests.play import deciding, do, options, refused, situation, view

LEFT, RIGHT = spot("C"), spot("E")
CITY_TILES = {"red": "core_08", "green": "core_05", "blue": "core_06", "white": "core_07"}


def explore(match: Match[Any], tile: str, at: tuple[int, int] = (1, 1)) -> None:
    """The hero on turn finds this tile."""
    state = match.state
    number = LIB.number("tile", tile)
    state.map.deck[:] = [other for other in state.map.deck if other != number] + [number]
    seat = state.turn.seat
    wanted = slot_at(*at)
    first = slot_at(at[0], at[1] - 1) * 7
    state.players[seat].where = next(s for s in range(first, first + 7) if wanted in positions_beside(state, s))
    state.turn.move = 9
    match.play(ExploreAt(seat, wanted))


def found(level: int = 9, tile: str = "core_08", seed: str = "test", **more: Any) -> Match[Any]:
    """A Full Conquest of two in which the second city is found."""
    match = table("full_conquest", 2, seed, megapolises=(level,), **more)
    found_city(match, 0, -1)
    explore(match, tile)
    return match


def metropolis(
    seat: str = "hand: march, rage",
    at: str = "NE",
    garrison: str = "swordsmen, golems",
    more: str = "move: 9",
    others: str = "hand: march, rage",
    seats: int = 2,
    scenario: str = "full_conquest",
    cities: str = "",
    tokens: str = "",
) -> Match[Any]:
    """The white city with the red one to its right, seat 0 next to it."""
    lines = ["game: board", f"seats: {seats}", f"scenario: {scenario}", "source: black, black", *split(more)]
    lines += [
        *TILES,
        "  1,1: core_07",
        "tokens:",
        f"  {LEFT}: {garrison}" if garrison else f"  {spot('SE')}: ",
        *indent(tokens),
    ]
    lines += ["cities:", f"  white: level 9, annex red{cities}", "turn: 0"]
    lines += ["seat 0:", f"  at: {spot(at)}", *indent(seat), "seat 1:", *indent(others)]
    return situation("\n".join(lines))


def space(match: Match[Any], text: str) -> int:
    return int(match.kit.parse_value("space", text))


# Set-up.


@rule("UE-VAR-MEGA-02")
@pytest.mark.parametrize(
    "scenario, seats, more, reason",
    [
        ("full_conquest", 4, {"megapolises": (10,)}, "board-too-many-cities"),
        ("full_conquest", 2, {"megapolises": (10,), "tiles": (8, 4, 1)}, "board-too-many-cities"),
        ("first_reconnaissance", 2, {"megapolises": (10,)}, "board-no-city-levels"),
    ],
)
def test_a_megapolis_needs_three_cities_or_fewer(scenario: str, seats: int, more: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        game(scenario, seats, **more)
    for players in (2, 3):
        game("full_conquest", players, megapolises=(10,))


@rule("UE-VAR-MEGA-03")
@pytest.mark.parametrize("level", [1, 25, 0])
def test_its_level_goes_from_2_to_24(level: int) -> None:
    with pytest.raises(Refusal, match="board-impossible-megapolis"):
        game("full_conquest", 2, megapolises=(level,))
    for possible in (2, 24):
        game("full_conquest", 2, megapolises=(possible,))


@rule("UE-VAR-MEGA-17", "UE-VAR-MEGA-03")
@pytest.mark.parametrize("more", [{"megapolises": (4, 5, 6)}, {"megapolises": (4, 5), "tiles": (8, 3, 1)}])
def test_two_megapolises_need_two_city_tiles(more: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="megapolis"):
        game("full_conquest", 2, **more)


# Finding it.


@rule("UE-VAR-MEGA-04")
def test_only_the_last_city_is_a_megapolis() -> None:
    match = table("full_conquest", 2, megapolises=(9,))
    explore(match, "core_08")
    assert (view(match).cities[0].annex, view(match).cities[0].level) == (-1, 4)
    assert found().state.map.annexes


@rule("UE-VAR-MEGA-05")
@pytest.mark.parametrize("tile", ["core_08", "core_05", "core_06"])
def test_a_random_unused_city_is_added_on_the_space_to_the_right(tile: str) -> None:
    seen = set()
    for seed in ("a", "b", "c", "d", "e", "f"):
        city = view(found(tile=tile, seed=seed)).cities[-1]
        assert city.annex == NEIGHBOURS[city.space][1]
        assert city.second not in (city.city, "city_white")
        seen.add(city.second)
    assert len(seen) == 2


@rule("UE-VAR-MEGA-05")
def test_what_is_printed_on_its_right_half_is_ignored() -> None:
    """East of the green city the tile shows orcs on a swamp."""
    match = found(tile="core_05")
    city = view(match).cities[-1]
    orcs = [h for tile in view(match).tiles if tile.tile == "core_05" for h in tile.hexes if h.site == "marauding_orcs"]
    assert [len(h.enemies) for h in orcs if h.space != city.annex] == [1]
    half = next(h for tile in view(match).tiles for h in tile.hexes if h.space == city.annex)
    assert (half.site, half.terrain, half.enemies) == ("city", "city", ())


@rule("UE-VAR-MEGA-06", "UE-VAR-MEGA-07")
@pytest.mark.parametrize("level, left, right", [(2, 1, 1), (9, 5, 4), (22, 11, 11), (24, 11, 11)])
def test_both_halves_have_half_of_its_level_and_one_garrison(level: int, left: int, right: int) -> None:
    match = found(level)
    city = view(match).cities[-1]
    assert city.level == level
    piles = [LIB.enemies[LIB.token_kind[(p & 1023) >> 1]].pile for p in match.state.map.tokens if p >> 10 == city.space]
    first, second = (LIB.cities[LIB.number("city", name)] for name in (city.city, city.second))
    assert sorted(piles) == sorted([*first.garrison[left - 1], *second.garrison[right - 1]])
    assert city.garrison == len(piles)
    assert not [p for p in match.state.map.tokens if p >> 10 == city.annex]


@rule("UE-VAR-MEGA-17")
def test_two_megapolises_use_up_all_four_cities() -> None:
    """The first one takes the color of the second tile: that one is built of what is left."""
    for seed in ("a", "b", "c", "d", "e", "f", "g", "h"):
        match = table("full_conquest", 2, seed, megapolises=(8, 11))
        explore(match, "core_08")
        match.state.map.tile_at[slot_at(0, 2)] = LIB.number("tile", "countryside_14")
        explore(match, "core_05", (1, 2))
        cities = view(match).cities
        assert [city.level for city in cities] == [8, 11]
        assert sorted(name for city in cities for name in (city.city, city.second)) == sorted(
            c.name for c in LIB.cities
        )
        if cities[0].second == "city_green":
            assert {cities[1].city, cities[1].second} == {"city_blue", "city_white"}
            return
    raise AssertionError("the color of the second tile was never used before")


# Fighting for it.


@rule("UE-VAR-MEGA-08")
@pytest.mark.parametrize("half", ["left", "right"])
def test_its_whole_garrison_is_seen_from_either_half(half: str) -> None:
    """The north-west of the tile is next to the left half alone; a further tile in the east next to the right half alone."""
    match = metropolis(garrison="swordsmen hidden, golems hidden")
    here = space(match, spot("NW")) if half == "left" else beside_the_right_half(match)
    match.state.players[0].where = here
    LookAround().run(Flow(match.state))
    assert all(name in str(view(match).tiles) for name in ("swordsmen", "golems"))


def beside_the_right_half(match: Match[Any]) -> int:
    """A space of a tile laid in the east that is next to the right half and not to the left one."""
    match.state.map.tile_at[slot_at(2, 0)] = LIB.number("tile", "core_03")
    return next(s for s in NEIGHBOURS[space(match, RIGHT)] if s // 7 == slot_at(2, 0))


@rule("UE-VAR-MEGA-09", "UE-VAR-MEGA-10")
@pytest.mark.parametrize("half", [LEFT, RIGHT])
def test_either_half_is_assaulted_and_all_defend_it_with_both_bonuses(half: str) -> None:
    """Swordsmen get Armor of the white city and Brutal of the red one."""
    match = metropolis()
    do(match, f"0: step-to {half}")
    assert sorted(fighting(match)) == ["golems", "swordsmen"]
    foe = enemy(match, "swordsmen")
    assert (foe.fortified, foe.armor.total, "brutal" in foe.attacks[0].abilities) == (1, 5 + 1, True)
    assert me(match).space == space(match, half)
    assert me(match).reputation == -1


@rule("UE-VAR-MEGA-12", "UE-VAR-MEGA-18")
@pytest.mark.parametrize("half", [LEFT, RIGHT])
def test_it_falls_when_all_are_gone_and_has_one_leader(half: str) -> None:
    match = metropolis(cities=", shields 1 1 1")
    do(match, f"0: step-to {half}")
    strike_hard(match, "swordsmen")
    assert view(match).cities[0].leader == -1
    strike_hard(match, "golems")
    do(match, "0: end-phase")
    city = view(match).cities[0]
    assert (city.leader, city.shields) == (1, (1, 1, 1, 0, 0))
    assert me(match).space == space(match, half)


@rule("UE-VAR-MEGA-12")
def test_while_a_defender_is_left_it_stands() -> None:
    match = metropolis()
    do(match, f"0: step-to {RIGHT}")
    rush(match)
    strike_hard(match, "golems")
    do(match, "0: end-phase")
    assert view(match).cities[0].leader == -1
    assert me(match).space == space(match, spot("NE"))


@rule("UE-VAR-MEGA-11")
def test_heroes_next_to_either_half_are_invited_and_all_defenders_dealt() -> None:
    match = metropolis(
        scenario="full_cooperation",
        others=f"hand: march; at: {spot('NW')}",
        garrison="swordsmen, golems, crossbowmen, shocktroops",
    )
    match.state.players[1].where = beside_the_right_half(match)
    do(match, f"0: propose-assault {LEFT}", "0: choose-seat 1", "0: choose-number 1", "1: join-assault")
    assert sorted([*view(match).assault.parts[0].enemies, *view(match).assault.parts[1].enemies]) == [
        "crossbowmen",
        "golems",
        "shocktroops",
        "swordsmen",
    ]
    do(match, f"0: step-to {RIGHT}")
    while deciding(match) == [(0, "challenge-more")]:
        do(match, "0: decline")
    assert len(fighting(match)) == 1


# Living in it.


def conquered(at: str = "C", **more: Any) -> Match[Any]:
    return metropolis(at=at, garrison="", cities=", shields 0, conquered", **more)


@rule("UE-VAR-MEGA-13", "UE-VAR-MEGA-18")
def test_it_has_two_spaces_and_is_left_from_the_occupied_one() -> None:
    match = conquered("C", more="move: 2")
    assert f"step-to space={RIGHT}" in options(match)
    do(match, f"0: step-to {RIGHT}")
    assert (view(match).turn.move, me(match).space) == (0, space(match, RIGHT))
    match = conquered("E", more="move: 9")
    assert refused(match, f"0: step-to {spot('NW')}").reason == "board-not-adjacent"
    assert f"step-to space={spot('NE')}" in options(match)


@rule("UE-VAR-MEGA-14")
def test_rampaging_enemies_are_challenged_from_the_part_next_to_them() -> None:
    """A dragon in the west of another tile's city is next to its left half alone."""
    lines = ["game: board", "seats: 2", "source: black, black", *TILES, "  1,1: core_08"]
    lines += [
        "tokens:",
        f"  {spot('W')}: swamp_dragon",
        "cities:",
        "  red: shields 0, annex white, conquered",
        "turn: 0",
    ]
    lines += ["seat 0:", f"  at: {LEFT}", "  hand: march, rage"]
    match = situation("\n".join(lines))
    assert f"challenge space={spot('W')}" in options(match)
    match.state.players[0].where = space(match, RIGHT)
    assert refused(match, f"0: challenge {spot('W')}").reason == "board-no-rampager-there"


@rule("UE-VAR-MEGA-15")
@pytest.mark.parametrize("at", ["C", "E"])
def test_both_cities_sell_in_either_part(at: str) -> None:
    """Units of every type and Elite units of the white city, artifacts of the red one; each Shield gives Influence."""
    match = conquered(at, more="units: peasants")
    do(match, "0: interact")
    assert view(match).turn.influence == 1
    match.state.turn.influence = 30
    assert {"call-elite", "buy-card card=-1 kind=artifact"} <= set(options(match))
    do(match, "0: recruit peasants", "0: call-elite", "0: buy-card none artifact")


@rule("UE-VAR-MEGA-16", "UE-VAR-MEGA-19")
@pytest.mark.parametrize("level", [2, 24])
def test_it_scores_as_one_city_whatever_its_level(level: int) -> None:
    match = table("full_conquest", 2, megapolises=(level,))
    found_city(match, 700, 0)
    match.state.map.annexes.append(702 * 64 + 1 * 8)
    match.state.map.city_level[0] = level
    assert (city_points(match.state, 0), points(match, "cities")) == (7, 7)
