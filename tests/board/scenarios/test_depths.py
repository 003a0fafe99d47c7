"""Dungeon Lords: secret entrances, ways below ground, and what dungeons and tombs are worth."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.events.affairs import EntranceFound
from mageknight.board.events.world import TokenDrawn
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.depths import depth_spaces
from mageknight.board.terms import DUNGEON, PILE_BROWN, PILE_RED, TOMB
from mageknight.kernel.match import Match
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.board.rules.sites import finish, hexagon, rush, spot, visit
from tests.board.scenarios.tables import ended, lay_city, points, table, tiles_in
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

SCENARIO = "scenario: dungeon_lords"
PLAINS = "1,-2"
FAR = "3,-1"


def number(match: Match[Any], place: str) -> int:
    return int(match.kit.parse_value("space", place))


def hexagon_at(match: Match[Any], place: str) -> Any:
    space = number(match, place)
    return next(h for tile in view(match).tiles for h in tile.hexes if h.space == space)


def secret(site: int = DUNGEON, brown: str = "minotaur", red: str = "fire_dragon") -> Match[Any]:
    """Seat 0 on a secret entrance of the small map; these tokens guard it."""
    match = land(PLAINS, "hand: march", SCENARIO, seats=2, piles=f"brown: {brown}; red: {red}")
    state = match.state
    space = number(match, PLAINS)
    EntranceFound(space, site).apply(state)
    pile = PILE_BROWN if site == DUNGEON else PILE_RED
    TokenDrawn(pile, state.piles[pile][-1], space, False).apply(state)
    return match


@rule("UE-SCN-DUNGEON-01", "UE-SCN-DUNGEON-02", "UE-SCN-DUNGEON-03")
@pytest.mark.parametrize("seats, counts, start", [(2, (8, 1), "a"), (3, (9, 2), "a"), (4, (11, 3), "b")])
def test_tiles_with_dungeons_and_the_tile_of_the_tomb_are_always_there(
    seats: int, counts: tuple[int, int], start: str
) -> None:
    for at in range(4):
        match = game("dungeon_lords", seats, f"lords {at}")
        walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic")
        dungeons = [t.name for t in LIB.tiles if t.kind == "countryside" and DUNGEON in t.sites]
        chosen = tiles_in(match, "countryside")
        core = tiles_in(match, "core_non_city")
        assert (len(chosen), len(core)) == counts
        assert set(dungeons) <= set(chosen)
        assert "core_01" in core
        assert tiles_in(match, "core_city") == ["core_06"]
        assert view(match).rounds == 5
        assert scenario_of(match.state).starting_side(seats) == "start_" + start


@rule("UE-SCN-DUNGEON-04")
def test_the_blue_city_is_friendly_and_nobody_leads_it() -> None:
    match = table("dungeon_lords", 2)
    lay_city(match, "core_06")
    city = view(match).cities[0]
    assert (city.city, city.garrison, city.leader, city.shields) == ("city_blue", 0, -2, (0, 1))


def explored(tile: str) -> Match[Any]:
    """Seat 0 has just revealed a tile north-east of the village it stands on."""
    match = land("2,-3", "hand: march", f"{SCENARIO}; move: 2", seats=2)
    match.state.map.deck.append(LIB.number("tile", tile))
    do(match, "0: explore-at 1,1")
    return match


@rule("UE-SCN-DUNGEON-05")
def test_who_reveals_a_village_says_where_the_secret_dungeon_is() -> None:
    """The village has glade, lake and orcs beside it, and plains on its own tile and on the next."""
    match = land("2,-2", "hand: march", f"{SCENARIO}; move: 2", seats=2)
    field = match.state.map
    field.tile_at[number(match, "1,-3") // 7] = -1
    field.deck.append(LIB.number("tile", "countryside_01"))
    do(match, "0: explore-at 0,1")
    assert deciding(match) == [(0, "choose-space")]
    assert sorted(options(match)) == ["choose-space space=1,-2", "choose-space space=2,-2"]
    do(match, "0: choose-space 2,-2")
    found = hexagon_at(match, "2,-2")
    assert (found.site, [(t.pile, t.enemy) for t in found.enemies]) == ("dungeon", [("brown", "")])


@rule("UE-SCN-DUNGEON-05")
def test_neither_swamp_nor_mountain_nor_a_space_with_a_site_hides_an_entrance() -> None:
    assert [hexagon_at(explored("countryside_08"), spot("E")).site] == ["dungeon"]
    assert [hexagon_at(explored("countryside_04"), spot("SW")).site] == ["dungeon"]


@rule("UE-SCN-DUNGEON-07")
def test_a_monastery_hides_a_secret_tomb_which_works_like_a_tomb() -> None:
    match = explored("core_01")
    assert deciding(match) == [(0, "choose-space")]
    place = options(match)[0].removeprefix("choose-space space=")
    do(match, f"0: choose-space {place}")
    found = hexagon_at(match, place)
    assert (found.site, [(t.pile, t.enemy) for t in found.enemies]) == ("tomb", [("red", "")])
    tomb = secret(site=TOMB, red="fire_dragon")
    do(tomb, "0: enter-site 0")
    assert not view(tomb).combat.units_allowed
    strike_hard(tomb, "fire_dragon", amount=400)
    finish(tomb)
    assert sorted(tomb.state.turn.rewards) == [0, 1]


@rule("UE-SCN-DUNGEON-06")
def test_a_secret_dungeon_works_like_a_dungeon() -> None:
    match = secret()
    do(match, "0: enter-site 0")
    assert not view(match).combat.units_allowed
    assert match.state.combat.night
    strike_hard(match, "minotaur")
    finish(match)
    assert (hexagon_at(match, PLAINS).shields, hexagon_at(match, PLAINS).enemies) == ((0,), ())
    assert match.state.turn.rewards == [6]


@rule("UE-SCN-DUNGEON-06")
def test_who_fails_in_a_secret_dungeon_leaves_another_monster_there() -> None:
    match = secret()
    before = [packed for packed in match.state.map.tokens if packed >> 10 == number(match, PLAINS)]
    do(match, "0: enter-site 0")
    rush(match)
    finish(match)
    after = [packed for packed in match.state.map.tokens if packed >> 10 == number(match, PLAINS)]
    assert len(after) == 1
    assert not after[0] & 1
    assert after[0] >> 1 != before[0] >> 1
    assert match.kit.audit(match.state) == []
    assert (before[0] & 1023) >> 1 in match.state.discards[PILE_BROWN]
    assert hexagon_at(match, PLAINS).shields == ()


@rule("UE-SCN-DUNGEON-08")
def test_a_conquered_dungeon_is_not_entered_again() -> None:
    match = visit("countryside_07", "SE", more=SCENARIO, seats=2, shields=f"{spot('SE')}: 1")
    assert hexagon(match, "SE").site == "dungeon"
    assert refused(match, "0: enter-site 0").reason == "board-site-cleared"
    usual = visit("countryside_07", "SE", more="scenario: full_conquest", seats=2, shields=f"{spot('SE')}: 1")
    do(usual, "0: enter-site 0")
    assert view(usual).combat is not None


def depths(move: int, **rest: Any) -> Match[Any]:
    """Seat 0 on a conquered secret dungeon; another one, of seat 1, lies three spaces away."""
    match = land(PLAINS, "hand: march", f"{SCENARIO}; move: {move}", seats=2, **rest)
    for place, owner in ((PLAINS, 0), (FAR, 1)):
        EntranceFound(number(match, place), DUNGEON if owner else TOMB).apply(match.state)
        match.state.map.shields.append(number(match, place) * 8 + owner)
    return match


@rule("UE-SCN-DUNGEON-09", "UE-SCN-DUNGEON-10")
def test_below_ground_one_goes_from_any_conquered_entrance_to_any_other() -> None:
    match = depths(5)
    distance = 3
    assert hexagon_at(match, FAR).shields == (1,)
    assert f"take-tunnel space={FAR}" in options(match)
    do(match, f"0: take-tunnel {FAR}")
    assert view(match).players[0].space == number(match, FAR)
    assert view(match).turn.move == 5 - 2 - distance
    poor = depths(4)
    assert refused(poor, f"0: take-tunnel {FAR}").reason == "board-too-few-move-points"


@rule("UE-SCN-DUNGEON-09")
def test_entrances_that_are_not_conquered_lead_nowhere() -> None:
    match = depths(9)
    match.state.map.shields.pop()
    assert refused(match, f"0: take-tunnel {FAR}").reason == "board-no-tunnel"
    assert refused(match, f"0: take-tunnel {PLAINS}").reason == "board-no-tunnel"
    elsewhere = land(PLAINS, "hand: march", "move: 9", seats=2)
    assert refused(elsewhere, f"0: take-tunnel {FAR}").reason == "board-no-tunnel"


@rule("UE-SCN-DUNGEON-11")
def test_lakes_and_swamps_cut_off_the_way() -> None:
    """The forest in the west of this tile has nothing but lakes and a swamp around it."""
    match = depths(20, tiles="1,1: core_02")
    island = number(match, spot("W"))
    EntranceFound(island, DUNGEON).apply(match.state)
    match.state.map.shields.append(island * 8)
    assert refused(match, f"0: take-tunnel {spot('W')}").reason == "board-no-way-underground"
    assert f"take-tunnel space={spot('W')}" not in options(match)
    assert f"take-tunnel space={FAR}" in options(match)


@rule("UE-SCN-DUNGEON-12", "UE-SCN-DUNGEON-15")
def test_the_end_is_near_when_all_tiles_lie_and_all_depths_are_conquered() -> None:
    match = depths(0)
    scenario = scenario_of(match.state)
    assert len(depth_spaces(match.state)) == 2
    assert not scenario.end_reached(match.state)
    match.state.map.deck.clear()
    assert scenario.end_reached(match.state)
    do(match, "0: end-turn")
    walk(match, lazily, lambda m: view(m).turn.seat == 1)
    assert (view(match).ending, set(view(match).last_turns)) == (1, {0, 1})
    outcome = ended(match)
    assert outcome.ending.key == "board-ending-reached"
    assert outcome.sheet


@rule("UE-SCN-DUNGEON-13", "UE-SCN-DUNGEON-14")
def test_depths_count_four_and_most_adventures_five_more() -> None:
    match = depths(0)
    match.state.map.shields.append(match.state.map.shields[0] // 8 * 8 + 1)
    assert [points(match, "adventurer", seat) for seat in (0, 1)] == [4, 8]
    assert [points(match, "title-crawler", seat) for seat in (0, 1)] == [0, 5]
    match.state.map.shields.pop()
    assert [points(match, "title-crawler", seat) for seat in (0, 1)] == [2, 2]
