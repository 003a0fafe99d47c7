"""Variants: what a table can agree to play differently, and what it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.rules.game.opening import INTERACTIVE_SPELLS
from mageknight.board.scenarios import SCENARIOS, scenario_of, setup_refusal
from mageknight.board.scenarios.variants import VARIANTS
from mageknight.board.setup import BoardSetup
from mageknight.board.setup.form import form
from mageknight.board.terms import BLACK, BLUE, DRACONUM, GOLD, GREEN, ORCS, PILE_BROWN, RED, WHITE
from mageknight.kernel.match import Match
from mageknight.kernel.refusal import Refusal
from mageknight.locale import languages, render
from tests.board.rules.games import game, lazily, walk
from tests.board.scenarios.tables import found_city, lay_city, points, table, tiles_in
from tests.marks import rule
from tests.play import view

DICE = 2


def nights(match: Match[Any]) -> list[bool]:
    """Which Rounds of a game are Nights."""
    found: list[bool] = []

    def look(m: Match[Any]) -> bool:
        if view(m).round > len(found):
            found.append(view(m).night)
        return m.outcome() is not None

    walk(match, lazily, look)
    return found


@rule("UE-VAR-DAYTIME-01", "UE-FLOW-02")
def test_arriving_at_night_the_first_round_is_a_night() -> None:
    assert nights(game("blitz_conquest", 2)) == [False, True, False, True]
    assert nights(game("blitz_conquest", 2, variants=("night_arrival",))) == [True, False, True, False]


@rule("UE-VAR-DAYTIME-05")
def test_at_night_neither_ruins_nor_garrisons_show_on_reveal() -> None:
    for at in range(6):
        match = table("full_conquest", 3, f"arrival {at}", variants=("night_arrival",))
        field = match.state.map
        rampaging = [
            space for space in range(len(field.tile_at) * 7) if space in [p >> 10 for p in field.tokens if p & 1]
        ]
        sites = [LIB.tiles[field.tile_at[space // 7]].sites[space % 7] for space in rampaging]
        assert not [site for site in sites if site not in (ORCS, DRACONUM)]
        assert not [ruin for ruin in field.ruins if ruin & 1]


@rule("UE-VAR-DAYTIME-03", "UE-VAR-DAYTIME-04")
def test_day_follows_day_until_a_black_die_brings_the_night_for_good() -> None:
    match = table("blitz_conquest", 2, variants=("darkness_is_coming",))
    force_end(match, (RED, GOLD))
    assert (view(match).round, view(match).night) == (2, False)
    force_end(match, (WHITE, BLACK))
    assert (view(match).round, view(match).night) == (3, True)
    assert nights(match)[-1] is True
    assert view(match).round == 4


def force_end(match: Match[Any], *rolls: tuple[int, ...]) -> None:
    """Go on to the next Round; these dice are rolled when the present one ends."""
    now = view(match).round
    state = match.state
    state.announced = state.at
    state.last_turns.clear()
    state.last_turns.append(state.turn.seat)
    for player in state.players:
        player.deck.extend(player.hand)
        player.hand.clear()
        player.discard.extend(player.deck)
        player.deck.clear()
    for roll in rolls:
        state.core.forced.append((DICE, roll))
    walk(match, lazily, lambda m: view(m).round > now)


@rule("UE-VAR-FRIENDLY-01", "UE-VAR-FRIENDLY-02", "UE-VAR-FRIENDLY-06")
def test_spells_and_skills_against_others_can_be_left_out_each_for_itself() -> None:
    def found(*variants: str) -> tuple[bool, bool]:
        state = game("full_conquest", 2, variants=variants).state
        spells = [LIB.cards[card].name for card in (*state.spells, *state.spell_offer)]
        skills = [skill for player in state.players for skill in player.skill_pile]
        modes = [LIB.skills[skill].mode for skill in skills]
        return any(name in INTERACTIVE_SPELLS for name in spells), "competitive" in modes

    assert found() == (True, True)
    assert found("no_interactive_spells") == (False, True)
    assert found("no_interactive_skills") == (True, False)
    assert found("no_interactive_skills", "no_interactive_spells") == (False, False)


@rule("UE-VAR-RAMPAGE-01", "UE-VAR-RAMPAGE-07", "UE-VAR-RAMPAGE-09")
@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_where_they_rampage_reputation_is_low_at_the_start(scenario: str) -> None:
    seats = SCENARIOS[scenario].seats[0]
    for variant, reputation in (("rampage", -2), ("more_rampage", -4)):
        shown = view(game(scenario, seats, variants=(variant,)))
        assert [player.reputation for player in shown.players] == [reputation] * seats


def after_the_round(variant: str, night: bool, colour: int) -> list[int]:
    """The piles of the enemies on the space of a slain rampager, after a die of this colour was rolled for it."""
    match = table("full_conquest", 2, variants=(variant,))
    state = match.state
    space = next(p >> 10 for p in state.map.tokens if p & 1)
    state.map.tokens[:] = [p for p in state.map.tokens if p >> 10 != space]
    state.map.slain.append(space)
    state.night = night
    force_end(match, (colour,))
    assert (space in state.map.slain) == (space not in [p >> 10 for p in state.map.tokens])
    return [LIB.enemies[LIB.token_kind[(p & 1023) >> 1]].pile for p in state.map.tokens if p >> 10 == space]


@rule("UE-VAR-RAMPAGE-02", "UE-VAR-RAMPAGE-03", "UE-VAR-RAMPAGE-04")
@pytest.mark.parametrize("night", [False, True])
def test_rampagers_come_back_on_warm_colours_by_day_and_cold_ones_by_night(night: bool) -> None:
    counts = [len(after_the_round("rampage", night, colour)) for colour in (RED, GREEN, GOLD, WHITE, BLUE, BLACK)]
    assert counts == ([0, 0, 0, 1, 1, 2] if night else [1, 1, 2, 0, 0, 0])
    assert after_the_round("rampage", night, BLACK if night else GOLD)[1] == PILE_BROWN


@rule("UE-VAR-RAMPAGE-08")
@pytest.mark.parametrize("night", [False, True])
def test_with_more_rampage_they_always_come_back_and_often_in_pairs(night: bool) -> None:
    counts = [len(after_the_round("more_rampage", night, colour)) for colour in (RED, GREEN, GOLD, WHITE, BLUE, BLACK)]
    assert counts == ([1, 1, 1, 2, 2, 2] if night else [2, 2, 2, 1, 1, 1])


@rule("UE-VAR-MAP-04")
def test_a_random_city_stands_on_the_city_tile() -> None:
    found = []
    for at in range(12):
        match = table("solo_conquest", 1, f"city {at}", variants=("random_cities",))
        lay_city(match)
        found.append(view(match).cities[0].city)
    assert len(set(found)) > 1


@rule("UE-SCN-COOP-16")
def test_the_weakest_in_each_achievement_can_count_for_the_team() -> None:
    match = table("full_cooperation", 2, variants=("lowest_achievements",))
    one, other = match.state.players
    one.deck.append(LIB.number("card", "fireball"))
    other.crystals[:] = [2, 2, 0, 0]
    one.deck.append(0)
    assert [points(match, line) for line in ("knowledge", "loot", "beating")] == [0, 0, -2]


@rule("UE-VAR-MEGA-19")
def test_levels_shape_and_tiles_can_be_chosen() -> None:
    match = table("full_conquest", 2, city_levels=(6, 9), shape="open_3", tiles=(6, 3, 1))
    scenario = scenario_of(match.state)
    assert [scenario.city_level(2, at) for at in range(3)] == [6, 9, 9]
    kinds = ("countryside", "core_city", "core_non_city")
    assert [len(tiles_in(match, kind)) for kind in kinds] == [6, 3, 1]
    assert scenario.starting_side(2) == "start_b"
    found_city(match, 70, 0)
    assert points(match, "cities") == 7


@pytest.mark.parametrize(
    "more, reason",
    [
        ({"variants": ("moonlight",)}, "board-unknown-variant"),
        ({"variants": ("rampage", "more_rampage")}, "board-variants-exclude"),
        ({"variants": ("night_arrival", "darkness_is_coming")}, "board-variants-exclude"),
        ({"variants": ("rampage", "rampage")}, "board-variant-twice"),
        ({"variants": ("lowest_achievements",)}, "board-variant-senseless"),
        ({"city_levels": (12,)}, "board-impossible-city-level"),
        ({"shape": "round"}, "board-unknown-shape"),
        ({"tiles": (3, 1, 1)}, "board-impossible-tiles"),
        ({"tiles": (8, 5, 1)}, "board-impossible-tiles"),
        ({"tiles": (8, 1)}, "board-impossible-tiles"),
        ({"heroes": ("nobody", "tovak")}, "board-unknown-hero"),
        ({"heroes": ("tovak", "tovak")}, "board-hero-twice"),
        ({"heroes": ("wolfhawk",), "sets": ("base",)}, "board-hero-not-in-sets"),
        ({"sets": ("lost_legion",)}, "board-base-set-needed"),
        ({"variants": ("action_upgrades", "drafting")}, "board-variants-exclude"),
        ({"variants": ("epic",)}, "board-variant-senseless"),
        ({"variants": ("contested_glades",)}, "board-variant-senseless"),
    ],
)
@rule("UE-FLOW-02", "UE-VAR-GENERAL-01")
def test_what_makes_no_sense_is_refused_before_the_game(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal, match=reason) as caught:
        game("full_conquest", 2, **more)
    assert caught.value.rules
    for language in languages():
        assert reason not in render(caught.value.message(), language)


def test_tactics_that_leave_the_game_would_run_out_in_endless_days() -> None:
    setup = BoardSetup(seats=1, scenario="solo_conquest", variants=("darkness_is_coming",))
    refusal = setup_refusal(setup)
    assert refusal is not None
    assert refusal.reason == "board-variant-senseless"


def test_there_are_no_more_heroes_than_players() -> None:
    refusal = setup_refusal(BoardSetup(seats=1, scenario="solo_conquest", heroes=("tovak", "arythea")))
    assert refusal is not None
    assert refusal.reason == "board-too-many-heroes"


def test_every_scenario_says_everything_it_is_made_of() -> None:
    for scenario in SCENARIOS.values():
        said = [name for name in dir(scenario) if not name.startswith("_") and not callable(getattr(scenario, name))]
        assert sorted(said) == sorted([*scenario.FIELDS, "FIELDS", "name", "seats", "rounds"])


@pytest.mark.parametrize("language", languages())
def test_the_form_names_limits_and_reasons(language: str) -> None:
    for scenario in form().scenarios:
        assert "board-" not in render(scenario.title, language)
        assert [variant.name for variant in scenario.variants] == list(VARIANTS)
        for variant in scenario.variants:
            assert "board-" not in render(variant.title, language) + render(variant.text, language)
        for at_table in scenario.tables:
            assert all(one.least <= one.default <= one.most for one in (*at_table.tiles, *at_table.levels))
    conquest = next(scenario for scenario in form().scenarios if scenario.name == "full_conquest")
    assert [(one.name, one.default) for one in conquest.tables[0].tiles] == [
        ("countryside", 8),
        ("cities", 2),
        ("core", 1),
    ]
    refused = [variant.name for variant in conquest.variants if variant.refused is not None]
    assert {"epic", "contested_glades", "lowest_achievements"} <= set(refused)
