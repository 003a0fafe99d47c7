"""Druid Nights: glades are marked, incantations bring monsters and crystals."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.scenarios import agreed, scenario_of
from mageknight.board.setup import BoardSetup
from mageknight.board.terms import GLADE, PILE_BROWN, PILE_RED
from mageknight.kernel.match import Match
from tests.board.foes.test_tokens import strike_hard
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.board.rules.sites import rush
from tests.board.scenarios.tables import ended, lay_city, points, table, tiles_in
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

FOREST = "1,-3"
EAST = "4,-3"
PLAINS = "1,-2"
NIGHT = "scenario: druid_nights; round: 2; night: yes"
SECOND = "scenario: druid_nights; round: 4; night: yes"


def glade(at: str = FOREST, more: str = NIGHT, seat: str = "hand: march", **rest: Any) -> Match[Any]:
    """Seat 0 of two on the small map, which has two glades."""
    return land(at, seat, more, seats=2, **rest)


def shields(match: Match[Any], place: str = FOREST) -> tuple[int, ...]:
    space = match.kit.parse_value("space", place)
    return next(h.shields for tile in view(match).tiles for h in tile.hexes if h.space == space)


def crystals(match: Match[Any], seat: int = 0) -> int:
    return sum(view(match).players[seat].crystals.values())


def until_next(match: Match[Any]) -> None:
    """Seat 0 ends its turn lazily; a question about a glade must have been answered before."""
    walk(match, lazily, lambda m: view(m).turn.seat == 1)


@rule("UE-SCN-DRUID-01", "UE-SCN-DRUID-02", "UE-SCN-DRUID-03")
@pytest.mark.parametrize("seats, counts, start", [(2, (8, 1), "a"), (3, (9, 2), "a"), (4, (11, 3), "b")])
def test_only_tiles_without_glades_are_left_out(seats: int, counts: tuple[int, int], start: str) -> None:
    match = game("druid_nights", seats)
    with_glades = [t.name for t in LIB.tiles if t.kind == "countryside" and GLADE in t.sites]
    chosen = tiles_in(match, "countryside")
    assert (len(chosen), len(tiles_in(match, "core_non_city"))) == counts
    assert set(with_glades) <= set(chosen)
    assert tiles_in(match, "core_city") == ["core_05"]
    assert view(match).rounds == 4
    assert scenario_of(match.state).starting_side(seats) == "start_" + start


@rule("UE-SCN-DRUID-04")
def test_the_green_city_is_friendly_and_nobody_leads_it() -> None:
    match = table("druid_nights", 2)
    lay_city(match, "core_05")
    city = view(match).cities[0]
    assert (city.city, city.garrison, city.leader, city.shields) == ("city_green", 0, -2, (0, 1))


@rule("UE-SCN-DRUID-05")
def test_who_ends_a_turn_on_a_glade_may_mark_it_once() -> None:
    match = glade(more="scenario: druid_nights")
    do(match, "0: end-turn")
    assert deciding(match) == [(0, "mark-glade")]
    do(match, f"0: choose-space {FOREST}")
    assert shields(match) == (0,)
    again = glade(more="scenario: druid_nights", shields=f"{FOREST}: 0, 1")
    do(again, "0: end-turn")
    assert "mark-glade" not in [kind for _, kind in deciding(again)]


@rule("UE-SCN-DRUID-05")
def test_a_glade_bears_the_shields_of_several_players_and_nobody_must_mark_it() -> None:
    match = glade(more="scenario: druid_nights", shields=f"{FOREST}: 1")
    do(match, "0: end-turn", f"0: choose-space {FOREST}")
    assert shields(match) == (1, 0)
    other = glade(more="scenario: druid_nights")
    do(other, "0: end-turn", "0: decline")
    assert shields(other) == ()
    resting = glade(more="scenario: druid_nights")
    do(resting, "0: begin-rest", "0: choose-card march", "0: end-turn")
    assert "mark-glade" not in [kind for _, kind in deciding(resting)]


@rule("UE-SCN-DRUID-06")
def test_an_incantation_is_an_action_by_night_away_from_people_once_a_night() -> None:
    by_day = glade(PLAINS, "scenario: druid_nights")
    assert refused(by_day, "0: incant").reason == "board-incantation-by-night"
    assert "incant" not in options(by_day)
    village = glade("2,-3")
    assert refused(village, "0: incant").reason == "board-incantation-inhabited"
    match = glade(PLAINS)
    do(match, "0: incant")
    assert view(match).turn.acted
    assert refused(match, "0: incant").reason == "board-action-done"
    until_next(match)
    walk(match, lazily, lambda m: view(m).turn.seat == 0 and deciding(m)[0][1] == "turn")
    if view(match).round == 2:
        assert refused(match, "0: incant").reason == "board-incantation-done"
    elsewhere = table("blitz_conquest", 2)
    assert refused(elsewhere, f"{view(elsewhere).turn.seat}: incant").reason == "board-no-incantation"


@rule("UE-SCN-DRUID-07", "UE-SCN-DRUID-08", "UE-SCN-DRUID-09", "UE-SCN-DRUID-16")
def test_one_brown_enemy_comes_for_each_glade_for_double_fame_and_a_crystal_whatever_happens() -> None:
    match = glade(PLAINS, shields=f"{FOREST}: 0, 1; {EAST}: 0", piles="brown: minotaur, gargoyle")
    match.state.core.forced.extend([(2, (0,)), (2, (1,))])
    do(match, "0: incant")
    assert sorted(enemy.enemy for enemy in view(match).combat.enemies) == ["gargoyle", "minotaur"]
    strike_hard(match, "minotaur")
    minotaur = LIB.enemies[LIB.number("enemy", "minotaur")]
    assert view(match).players[0].fame == 2 * minotaur.fame
    rush(match)
    assert view(match).combat.wounds > 0
    hand = view(match, 0).hand
    do(match, "0: end-phase")
    assert view(match).combat is None
    assert not [t for t in match.state.map.tokens if LIB.enemies[LIB.token_kind[(t & 1023) >> 1]].pile == PILE_BROWN]
    assert "wound" in hand
    assert view(match, 0).hand.count("wound") == hand.count("wound")
    until_next(match)
    assert crystals(match) == 2


@rule("UE-SCN-DRUID-07")
def test_the_glade_under_the_hero_can_be_marked_just_before() -> None:
    match = glade(piles="brown: minotaur")
    do(match, "0: incant")
    assert deciding(match) == [(0, "mark-glade")]
    do(match, f"0: choose-space {FOREST}")
    assert [enemy.enemy for enemy in view(match).combat.enemies] == ["minotaur"]


@rule("UE-SCN-DRUID-10", "UE-SCN-DRUID-17")
def test_after_the_first_night_all_glades_must_be_marked_anew() -> None:
    match = glade(PLAINS, shields=f"{FOREST}: 0, 1; {EAST}: 0")
    walk(match, lazily, lambda m: view(m).round == 3)
    assert (shields(match), shields(match, EAST)) == ((), ())
    by_day = glade(PLAINS, "scenario: druid_nights; round: 1", shields=f"{FOREST}: 0, 1")
    walk(by_day, lazily, lambda m: view(m).round == 2)
    assert shields(by_day) == (0, 1)


@rule("UE-SCN-DRUID-11")
def test_in_the_second_night_red_enemies_come_for_two_crystals_each() -> None:
    match = glade(PLAINS, SECOND, shields=f"{FOREST}: 0", piles="red: fire_dragon")
    match.state.core.forced.extend([(2, (0,)), (2, (1,))])
    do(match, "0: incant")
    assert [enemy.enemy for enemy in view(match).combat.enemies] == ["fire_dragon"]
    strike_hard(match, "fire_dragon", amount=400)
    assert view(match).players[0].fame == 2 * LIB.enemies[LIB.number("enemy", "fire_dragon")].fame
    walk(match, lazily, lambda m: view(m).turn.seat == 1)
    assert crystals(match) == 2


@rule("UE-SCN-DRUID-12", "UE-SCN-DRUID-13")
def test_when_all_have_performed_the_last_incantation_everybody_has_one_more_turn() -> None:
    match = glade(PLAINS, SECOND, others="at: 0,-2; hand: march, rage")
    do(match, "0: incant")
    until_next(match)
    assert view(match).ending == 0
    walk(match, lazily, lambda m: deciding(m) == [(1, "turn")])
    do(match, "1: incant")
    walk(match, lazily, lambda m: view(m).turn.seat == 0)
    assert (view(match).ending, set(view(match).last_turns)) == (1, {0, 1})
    outcome = ended(match)
    assert outcome.winners == tuple(seat for seat in (0, 1) if outcome.scores[seat] == max(outcome.scores))
    assert points(match, "title-adventurer") == 0


@rule("UE-SCN-DRUID-12")
def test_without_incantations_the_second_night_ends_the_game() -> None:
    match = glade(PLAINS, SECOND)
    outcome = ended(match)
    assert outcome.ending.key == "board-ending-rounds"


@rule("UE-SCN-DRUID-14")
def test_where_glades_are_contested_a_shield_must_make_room() -> None:
    more = "scenario: druid_nights; variants: contested_glades"
    match = glade(more=more, shields=f"{FOREST}: 1")
    do(match, "0: end-turn")
    assert options(match) == ["choose-seat other=1", "decline"]
    do(match, "0: choose-seat 1")
    assert shields(match) == (0,)
    three = land(FOREST, "hand: march", more, seats=3, shields=f"{FOREST}: 1")
    do(three, "0: end-turn", f"0: choose-space {FOREST}")
    assert shields(three) == (1, 0)


@rule("UE-SCN-DRUID-15")
def test_the_epic_version_has_a_third_night_with_monsters_of_both_kinds() -> None:
    match = game("druid_nights", 2, variants=("epic",))
    assert (len(tiles_in(match, "countryside")), len(tiles_in(match, "core_non_city"))) == (14, 6)
    assert view(match).rounds == 6
    third = "scenario: druid_nights; variants: epic; round: 6; night: yes"
    night = glade(PLAINS, third, shields=f"{FOREST}: 0", piles="brown: minotaur; red: fire_dragon")
    night.state.core.forced.extend([(2, (0,)), (2, (1,)), (2, (2,))])
    do(night, "0: incant")
    piles = [LIB.enemies[LIB.number("enemy", enemy.enemy)].pile for enemy in view(night).combat.enemies]
    assert piles == [PILE_BROWN, PILE_RED]
    strike_hard(night, "minotaur", "fire_dragon", amount=400)
    walk(night, lazily, lambda m: view(m).turn.seat == 1)
    assert crystals(night) == 3
    second = glade(PLAINS, "scenario: druid_nights; variants: epic; round: 4; night: yes", shields=f"{FOREST}: 0")
    walk(second, lazily, lambda m: view(m).round == 5)
    assert shields(second) == ()
    assert agreed(BoardSetup(seats=2, scenario="druid_nights", variants=("epic",))).length(2) == 6
