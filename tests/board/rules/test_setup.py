"""Setting a game up, as it is played."""

from __future__ import annotations

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.setup import BoardSetup
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import seed_from_text
from tests.board.rules.games import game
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


@rule("UE-FLOW-01", "UE-FLOW-06")
def test_a_game_has_one_scenario_for_the_right_number_of_players() -> None:
    with pytest.raises(Refusal, match="board-unknown-scenario"):
        game("nowhere")
    with pytest.raises(Refusal, match="board-wrong-number-of-players"):
        game("solo_conquest", seats=2)
    assert view(game("full_conquest", 2)).scenario == "full_conquest"


@rule("UE-FLOW-03", "UE-FLOW-04", "UE-FLOW-05")
def test_heroes_are_picked_one_by_one_and_bring_their_own_cards() -> None:
    match = Match(kit_named("board"), BoardSetup(seats=2, scenario="full_conquest"), seed_from_text("pick"))
    assert deciding(match) == [(0, "hero")]
    do(match, "0: pick-hero tovak")
    assert refused(match, "1: pick-hero tovak").rules == ("UE-FLOW-03",)
    do(match, "1: pick-hero goldyx")
    state = match.state
    for seat, name in enumerate(("tovak", "goldyx")):
        cards = sorted(state.players[seat].hand + state.players[seat].deck)
        assert cards == sorted(LIB.heroes[LIB.number("hero", name)].deck)
    assert state.order == [0, 1]


@rule("UE-SETUP-01", "UE-SETUP-02", "UE-SETUP-28", "UE-SKILL-01")
def test_everybody_starts_at_zero_with_nothing() -> None:
    for player in view(game("full_conquest", 3)).players:
        assert (player.fame, player.reputation, player.level) == (0, 0, 1)
        assert (player.crystals, player.mana, player.skills) == ({}, {}, ())


@rule("UE-SETUP-30", "UE-SETUP-31", "UE-SETUP-33", "UE-UNIT-02")
def test_a_first_level_hero_has_armor_two_five_cards_and_one_command_token() -> None:
    player = view(game("full_conquest", 2)).players[0]
    assert (player.armor.total, player.hand, player.command, player.units) == (2, 5, 1, ())
    assert player.deck == 11


@rule("UE-SETUP-32")
def test_the_deed_deck_is_the_heros_sixteen_cards() -> None:
    for hero in LIB.heroes:
        assert len(hero.deck) == 16
    match = game("solo_conquest", heroes=("krang",))
    player = match.state.players[0]
    assert sorted(player.hand + player.deck) == sorted(LIB.heroes[LIB.number("hero", "krang")].deck)


@rule("UE-SETUP-34")
def test_figures_start_off_the_map_and_enter_in_their_first_turn() -> None:
    match = game("full_conquest", 2)
    assert [player.space for player in view(match).players] == [-1, -1]
    do(match, f"1: {options(match)[0]}")
    do(match, f"0: {options(match)[-1]}")
    first = match.pending()[0].seat
    assert view(match).players[first].space >= 0
    assert view(match).players[1 - first].space == -1


@rule("UE-SETUP-03", "UE-SETUP-05", "UE-SETUP-10")
def test_tokens_and_cards_lie_in_their_shuffled_piles() -> None:
    one, other = game("full_conquest", 2, "one").state, game("full_conquest", 2, "other").state
    for pile in range(6):
        assert all(LIB.enemies[LIB.token_kind[token]].pile == pile for token in one.piles[pile])
        assert one.piles[pile] != other.piles[pile]
    assert one.artifacts != other.artifacts
    assert all(not LIB.units[unit].elite for unit in one.regulars)
    assert all(LIB.units[unit].elite for unit in one.elites)


@rule("UE-SETUP-07", "UE-SETUP-08", "UE-SETUP-09")
def test_three_spells_and_three_advanced_actions_are_offered_and_no_skill() -> None:
    offers = view(game("full_conquest", 2)).offers
    assert (len(offers.spells), len(offers.actions), offers.skills) == (3, 3, ())


@rule("UE-SETUP-11", "UE-SETUP-13", "UE-DUMMY-05", "UE-SCN-BLITZ-08")
@pytest.mark.parametrize(
    "scenario, seats, count",
    [("full_conquest", 2, 4), ("full_conquest", 4, 6), ("blitz_conquest", 3, 6), ("solo_conquest", 1, 3)],
)
def test_dice_and_units_go_by_the_number_of_actual_players(scenario: str, seats: int, count: int) -> None:
    shown = view(game(scenario, seats))
    assert (len(shown.source), len(shown.offers.units)) == (count, count)


@rule("UE-SETUP-14", "UE-SETUP-15")
def test_at_least_half_of_the_source_shows_basic_colours() -> None:
    for seed in range(40):
        source = view(game("full_conquest", 4, str(seed))).source
        assert 2 * sum(die.colour not in ("gold", "black") for die in source) >= len(source)


@rule("UE-SETUP-12", "UE-SETUP-16", "UE-ROUND-02")
def test_the_first_round_is_a_day_with_day_tactics() -> None:
    shown = view(game("full_conquest", 2))
    assert (shown.round, shown.night) == (1, False)
    assert len(shown.offers.tactics) == 6
    assert all(not LIB.tactics[LIB.number("tactic", name)].night for name in shown.offers.tactics)


@rule("UE-SETUP-17", "UE-SETUP-19", "UE-SETUP-20", "UE-SCN-CONQUEST-03")
@pytest.mark.parametrize("seats, country, cities, core", [(2, 8, 2, 1), (3, 9, 3, 2), (4, 11, 4, 3)])
def test_the_tile_deck_of_full_conquest(seats: int, country: int, cities: int, core: int) -> None:
    field = game("full_conquest", seats).state.map
    kinds = [LIB.tiles[tile].kind for tile in field.deck]
    laid = [LIB.tiles[tile].kind for tile in field.tile_at if tile >= 0]
    assert kinds.count("countryside") + laid.count("countryside") == country
    assert (kinds.count("core_city"), kinds.count("core_non_city")) == (cities, core)
    assert kinds == sorted(kinds, key=lambda kind: kind == "countryside")


@rule("UE-SETUP-18", "UE-MAPSHAPE-01")
def test_countryside_tiles_are_chosen_at_random_and_include_those_laid_first() -> None:
    tiles = [tuple(game("full_conquest", 2, str(seed)).state.map.deck) for seed in range(6)]
    assert len(set(tiles)) == 6


@rule("UE-SETUP-21", "UE-SETUP-22", "UE-SETUP-23", "UE-MAPSHAPE-04")
@pytest.mark.parametrize("seats, start, laid", [(2, "start_a", 2), (4, "start_b", 3)])
def test_the_side_of_the_starting_tile_and_the_tiles_laid_beside_it(seats: int, start: str, laid: int) -> None:
    tiles = view(game("full_conquest", seats)).tiles
    assert [tile.tile for tile in tiles if (tile.a, tile.b) == (0, 0)] == [start]
    assert len(tiles) == 1 + laid


@rule("UE-SETUP-25")
def test_sites_of_the_first_tiles_get_their_tokens() -> None:
    for tile in view(game("full_conquest", 2)).tiles:
        for hex_ in tile.hexes:
            if hex_.site in ("marauding_orcs", "keep", "mage_tower"):
                assert len(hex_.enemies) == 1


@rule("UE-SETUP-36", "UE-SETUP-37", "UE-SETUP-38", "UE-SCN-SOLO-04")
@pytest.mark.parametrize(
    "scenario, seats, out", [("full_conquest", 2, "cooperative"), ("solo_conquest", 1, "competitive")]
)
def test_ten_skills_are_used_the_unfitting_interactive_one_is_not(scenario: str, seats: int, out: str) -> None:
    pile = game(scenario, seats).state.players[0].skill_pile
    assert len(pile) == 10
    assert all(LIB.skills[skill].mode != out for skill in pile)


@rule("UE-SCN-RECON-02", "UE-SCN-RECON-07")
def test_reconnaissance_uses_countryside_tiles_in_order_and_no_elite_units() -> None:
    match = game("first_reconnaissance", 2)
    field = match.state.map
    country = [LIB.tiles[tile].printed for tile in reversed(field.deck) if LIB.tiles[tile].kind == "countryside"]
    laid = sorted(
        LIB.tiles[tile].printed for tile in field.tile_at if tile >= 0 and LIB.tiles[tile].kind == "countryside"
    )
    assert laid + country == list(range(1, 9))
    assert all(not LIB.units[LIB.number("unit", unit)].elite for unit in view(match).offers.units)


@rule("UE-SCN-RECON-06")
def test_reconnaissance_offers_a_unit_for_villages() -> None:
    for seed in range(25):
        units = view(game("first_reconnaissance", 2, str(seed))).offers.units
        assert any(2 in LIB.units[LIB.number("unit", unit)].sites for unit in units)


@rule("UE-SCN-BLITZ-05", "UE-SCN-BLITZ-07")
def test_blitz_starts_with_one_fame_and_a_better_reputation() -> None:
    for player in view(game("blitz_conquest", 2)).players:
        assert (player.fame, player.reputation, player.influence_bonus) == (1, 2, 1)


@rule("UE-DUMMY-01", "UE-DUMMY-02", "UE-DUMMY-03", "UE-DUMMY-04")
def test_the_dummy_has_another_hero_its_deck_and_three_crystals() -> None:
    for seed in range(8):
        match = game("solo_conquest", seed=str(seed))
        dummy = view(match).dummy
        assert dummy is not None
        assert dummy.hero != "arythea"
        assert dummy.deck == 16
        assert sum(dummy.crystals.values()) == 3
        hero = LIB.heroes[LIB.number("hero", dummy.hero)]
        assert sorted(match.state.dummy.deck) == sorted(hero.deck)
    assert view(game("full_conquest", 2)).dummy is None


@rule("UE-SOLO-01", "UE-SOLO-02")
def test_the_dummy_heros_skills_are_a_pile_without_the_competitive_one() -> None:
    match = game("solo_conquest")
    pile = match.state.dummy.skill_pile
    assert len(pile) == 10
    assert all(LIB.skills[skill].mode != "competitive" for skill in pile)
