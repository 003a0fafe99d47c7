"""Scoring: achievements, titles, cities, goals."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.events.course import TurnBegan
from mageknight.board.rules.game.scoring import outcome_of, score_sheet
from mageknight.board.state.player import Unit
from mageknight.kernel.match import Match
from tests.board.rules.games import game, lazily, walk, words
from tests.board.scenarios.tables import found_city
from tests.marks import rule
from tests.play import deciding, do, view


def points(match: Match[Any], line: str, seat: int = 0) -> int:
    """The points of one line of the sheet."""
    return next(
        one.points for one in score_sheet(match.state) if one.seat == seat and one.what.key == "board-score-" + line
    )


def table(scenario: str, seats: int) -> Match[Any]:
    match = game(scenario, seats)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    return match


def card(name: str) -> int:
    return LIB.number("card", name)


@rule("UE-SCORE-01")
def test_knowledge_counts_spells_twice_and_advanced_actions_once() -> None:
    match = table("full_conquest", 2)
    match.state.players[0].deck.extend([card("fireball"), card("snowstorm")])
    match.state.players[0].discard.append(card("fire_bolt"))
    assert (points(match, "knowledge"), points(match, "knowledge", 1)) == (5, 0)


@rule("UE-SCORE-02", "UE-SCORE-03")
def test_leadership_counts_levels_and_half_of_wounded_units() -> None:
    match = table("full_conquest", 2)
    kinds = [LIB.number("unit", name) for name in ("peasants", "fire_mages", "altem_guardians")]
    match.state.players[0].units.extend(
        [Unit(901, kinds[0], False, 1), Unit(902, kinds[1], True, 1), Unit(903, kinds[2])]
    )
    assert points(match, "leader") == 0 + 1 + 4


@rule("UE-SCORE-04", "UE-SCORE-07")
def test_shields_count_for_adventurer_or_conqueror() -> None:
    match = table("full_conquest", 2)
    tile = LIB.number("tile", "countryside_09")
    match.state.map.tile_at[3] = tile
    for place, site in enumerate(LIB.tiles[tile].sites):
        if site in (4, 5, 7):
            match.state.map.shields.append((3 * 7 + place) * 8)
    assert (points(match, "adventurer"), points(match, "conqueror")) == (2, 4)


@rule("UE-SCORE-05", "UE-SCORE-06")
def test_loot_counts_artifacts_also_on_units_and_pairs_of_crystals() -> None:
    match = table("full_conquest", 2)
    player = match.state.players[0]
    player.deck.append(card("ruby_ring"))
    player.units.append(Unit(901, 0, False, 0, card("banner_of_glory")))
    player.crystals[:] = [3, 2, 0, 0]
    assert points(match, "loot") == 4 + 2


@rule("UE-SCORE-08", "UE-SCORE-12")
def test_each_wound_in_the_deck_costs_two_and_most_of_them_three_more() -> None:
    match = table("full_conquest", 2)
    match.state.players[0].deck.extend([0, 0])
    match.state.players[0].units.append(Unit(901, 0, False, 2))
    match.state.players[1].deck.append(0)
    assert (points(match, "beating"), points(match, "title-beating")) == (-4, -3)
    assert (points(match, "beating", 1), points(match, "title-beating", 1)) == (-2, 0)


@rule("UE-SCORE-09", "UE-SCORE-10", "UE-SCORE-11", "UE-SCORE-13")
def test_titles_go_to_the_best_alone_and_are_smaller_when_shared() -> None:
    match = table("full_conquest", 3)
    match.state.players[0].deck.append(card("fireball"))
    assert [points(match, "title-knowledge", seat) for seat in range(3)] == [3, 0, 0]
    match.state.players[1].deck.append(card("snowstorm"))
    assert [points(match, "title-knowledge", seat) for seat in range(3)] == [1, 1, 0]
    assert [points(match, "title-loot", seat) for seat in range(3)] == [0, 0, 0]
    assert [points(match, "title-beating", seat) for seat in range(3)] == [0, 0, 0]


@rule("UE-SCN-CONQUEST-06", "UE-SCN-CONQUEST-07", "UE-SCN-CONQUEST-08", "UE-SCN-BLITZ-10")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest"])
def test_cities_count_seven_for_the_leader_and_four_for_a_shield(scenario: str) -> None:
    match = table(scenario, 2)
    found_city(match, 70, 0)
    match.state.map.city_shields.extend([70 * 8, 70 * 8, 70 * 8 + 1])
    assert [points(match, "cities", seat) for seat in (0, 1)] == [7, 4]
    assert [points(match, "title-cities", seat) for seat in (0, 1)] == [5, 0]


@rule("UE-SCN-CONQUEST-09", "UE-SCN-RECON-10", "UE-FLOW-08")
def test_most_fame_wins_and_a_tie_is_shared() -> None:
    match = table("full_conquest", 2)
    for player in match.state.players:
        player.fame = 10
    assert outcome_of(match.state).winners == (0, 1)
    match.state.players[1].fame = 11
    assert outcome_of(match.state).winners == (1,)


@rule("UE-SCN-SOLO-09", "UE-SCN-SOLO-10", "UE-SCN-SOLO-08", "UE-SCN-SOLO-03")
def test_the_solo_score_counts_conquered_cities_and_no_titles() -> None:
    match = table("solo_conquest", 1)
    for at, leader in ((70, 0), (77, -1)):
        found_city(match, at, leader)
    keys = [line.what.key for line in score_sheet(match.state)]
    assert not [key for key in keys if "title" in key]
    assert (points(match, "goal-cities"), points(match, "goal-all")) == (10, 0)
    assert outcome_of(match.state).winners == ()
    match.state.map.city_taken[1] = 0
    assert (points(match, "goal-cities"), points(match, "goal-all")) == (20, 15)
    assert outcome_of(match.state).winners == (0,)


@rule("UE-SCN-SOLO-11", "UE-SCN-SOLO-12", "UE-SCN-SOLO-13")
def test_the_solo_score_rewards_rounds_left_cards_of_the_dummy_and_time() -> None:
    match = table("solo_conquest", 1)
    for at in (70, 77):
        found_city(match, at, 0)
    match.state.round = 4
    match.state.dummy.deck[:] = match.state.dummy.deck[:7]
    assert [points(match, "goal-" + line) for line in ("rounds", "dummy", "time")] == [60, 7, 5]
    match.state.announced = 0
    assert points(match, "goal-time") == 0


@rule("UE-SCN-SOLO-07", "UE-SCN-CONQUEST-05", "UE-ROUND-32", "UE-ROUND-33")
@pytest.mark.parametrize("scenario, seats", [("solo_conquest", 1), ("full_conquest", 2)])
def test_when_all_cities_are_conquered_every_player_has_one_last_turn(scenario: str, seats: int) -> None:
    match = table(scenario, seats)
    for at in (70, 77):
        found_city(match, at, 0)
    walk(match, lazily, lambda m: view(m).ending == 1)
    assert sorted(view(match).last_turns) == list(range(seats))
    turns: list[int] = [match.pending()[0].seat]
    while match.pending():
        decision = match.pending()[0]
        commands = {words(match, command): command for command in match.options(decision)}
        events = match.play(commands[lazily(decision.kind, list(commands))])
        turns += [event.seat for event in events if isinstance(event, TurnBegan) and event.seat >= 0]
    assert sorted(turns) == list(range(seats))
    assert view(match).round == 1


@rule("UE-SCN-RECON-11")
def test_solo_reconnaissance_has_eight_countryside_tiles_four_rounds_and_no_titles() -> None:
    match = game("solo_reconnaissance", 1)
    field = match.state.map
    tiles = [tile for tile in (*field.deck, *field.tile_at) if tile >= 0 and LIB.tiles[tile].kind == "countryside"]
    assert len(tiles) == 8
    assert view(match).dummy is not None
    walk(match, lazily, lambda m: m.outcome() is not None)
    assert view(match).round == 4
    assert not [line for line in score_sheet(match.state) if "title" in line.what.key]


@rule("UE-SCN-BLITZ-06")
def test_in_blitz_each_fame_line_crossed_gives_one_fame_more() -> None:
    match = table("blitz_conquest", 2)
    seat = match.pending()[0].seat
    match.state.players[seat].hand[:] = [card("ruby_ring"), card("march")]
    match.state.players[seat].fame = 2
    do(match, f"{seat}: play-card ruby_ring basic")
    assert view(match).players[seat].fame == 4
