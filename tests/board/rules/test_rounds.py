"""Rounds, Tactics, the order of turns, the dummy player."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import LIB
from mageknight.board.events.cards import CardsDrawn
from mageknight.board.state.player import Unit
from mageknight.kernel.match import Match
from tests.board.rules.games import game, lazily, walk
from tests.board.rules.land import land
from tests.marks import rule
from tests.play import deciding, do, refused, situation, view


def next_round(match: Match[Any]) -> None:
    now = view(match).round
    walk(match, lazily, lambda m: view(m).round != now)


def end_of_turn(match: Match[Any]) -> None:
    """Play lazily until somebody else is asked, or the Round is over."""
    now, number = match.pending()[0].seat, view(match).round
    walk(match, lazily, lambda m: view(m).round != number or m.pending()[0].seat != now)


@rule("UE-ROUND-24", "UE-ROUND-25", "UE-ROUND-26", "UE-ROUND-27")
def test_tactics_are_picked_from_the_last_in_order_while_fame_is_even() -> None:
    match = game("full_conquest", 3)
    assert deciding(match) == [(2, "tactic")]
    do(match, "2: pick-tactic great_start")
    assert deciding(match) == [(1, "tactic")]
    assert refused(match, "1: pick-tactic great_start").rules == ("UE-ROUND-24",)


@rule("UE-ROUND-25")
def test_the_lowest_fame_picks_first() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    match.state.players[0].fame = 2
    match.state.players[1].fame = 1
    next_round(match)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic")
    assert deciding(match) == [(1, "tactic")]


@rule("UE-ROUND-28")
def test_instructions_of_a_tactic_are_followed_when_it_is_taken() -> None:
    match = game("full_conquest", 2)
    do(match, "1: pick-tactic great_start")
    assert view(match).players[1].hand == 7


@rule("UE-ROUND-29", "UE-ROUND-30")
def test_turns_go_by_the_numbers_of_the_tactics() -> None:
    match = game("full_conquest", 3)
    do(match, "2: pick-tactic planning", "1: pick-tactic early_bird", "0: pick-tactic the_right_moment")
    assert view(match).order == (1, 2, 0)
    turns: list[int] = []
    for _ in range(4):
        turns.append(match.pending()[0].seat)
        end_of_turn(match)
    assert turns == [1, 2, 0, 1]


@rule("UE-ROUND-01", "UE-ROUND-03", "UE-ROUND-13")
def test_day_and_night_alternate_with_their_tactics() -> None:
    match = game("full_conquest", 2)
    next_round(match)
    assert view(match).night
    assert all(LIB.tactics[LIB.number("tactic", name)].night for name in view(match).offers.tactics)
    next_round(match)
    assert not view(match).night


@rule("UE-ROUND-04")
def test_the_source_is_rolled_anew_and_half_basic() -> None:
    for seed in range(10):
        match = game("full_conquest", 4, str(seed))
        next_round(match)
        source = view(match).source
        assert 2 * sum(die.colour not in ("gold", "black") for die in source) >= len(source)
        assert all(die.owner == -1 for die in source)


@rule("UE-ROUND-05", "UE-ROUND-07", "UE-ROUND-08")
def test_the_unit_offer_is_dealt_anew_from_regular_units_before_a_core_tile_is_found() -> None:
    match = game("full_conquest", 2)
    left = list(match.state.unit_offer)
    total = len(match.state.regulars) + len(left)
    next_round(match)
    assert len(match.state.unit_offer) == 4
    assert all(not LIB.units[unit].elite for unit in match.state.unit_offer)
    assert len(match.state.regulars) + 4 == total
    assert match.state.regulars[: len(left)] == left[::-1]


@rule("UE-ROUND-09")
def test_after_a_core_tile_elite_and_regular_units_alternate() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    match.state.map.tile_at[0] = LIB.number("tile", "core_01")
    next_round(match)
    assert [LIB.units[unit].elite for unit in match.state.unit_offer] == [True, False, True, False]


@rule("UE-ROUND-11", "UE-ROUND-12")
def test_the_lowest_card_of_each_offer_goes_under_its_deck() -> None:
    match = game("full_conquest", 2)
    actions, spells = list(match.state.action_offer), list(match.state.spell_offer)
    next_round(match)
    assert match.state.action_offer[1:] == actions[:2]
    assert match.state.spell_offer[1:] == spells[:2]
    assert (match.state.actions[0], match.state.spells[0]) == (actions[2], spells[2])


@rule("UE-ROUND-17", "UE-ROUND-18", "UE-WOUND-04")
def test_units_become_ready_but_are_not_healed() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    match.state.players[0].units.append(Unit(900, 0, True, 1))
    next_round(match)
    unit = match.state.players[0].units[0]
    assert (unit.spent, unit.wounds, unit.ready()) == (False, 1, False)


@rule("UE-ROUND-19", "UE-ROUND-20", "UE-WOUND-03")
def test_all_cards_wounds_included_are_shuffled_and_a_hand_is_drawn() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    match.state.players[0].discard.append(0)
    next_round(match)
    player = match.state.players[0]
    assert player.discard == []
    assert len(player.hand) + len(player.deck) + len(player.discard) == 17


@rule("UE-ROUND-14", "UE-SKILL-05")
def test_skills_used_for_the_round_come_back() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    match.state.players[0].skills.append(LIB.number("skill", "goldyx_potion_making"))
    match.state.players[0].skill_used.append(2)
    next_round(match)
    assert view(match).players[0].skills[0].state == "ready"


@rule("UE-ROUND-31", "UE-TURN-16", "UE-TURN-18")
def test_after_the_announcement_everybody_else_has_exactly_one_turn() -> None:
    match = game("full_conquest", 3)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    seat = match.pending()[0].seat
    match.state.players[seat].deck.clear()
    do(match, f"{seat}: forfeit")
    turns: list[int] = []
    while view(match).round == 1:
        turns.append(match.pending()[0].seat)
        end_of_turn(match)
    assert sorted(turns) == sorted({0, 1, 2} - {seat})


@rule("UE-TURN-16")
def test_only_with_an_empty_deck_can_the_turn_be_forfeited() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    seat = match.pending()[0].seat
    assert refused(match, f"{seat}: forfeit").rules == ("UE-TURN-16",)


@rule("UE-TURN-17", "UE-TURN-20")
def test_without_deck_and_hand_the_end_of_the_round_is_announced() -> None:
    match = game("full_conquest", 2)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "turn")
    first = match.pending()[0].seat
    other = 1 - first
    match.state.players[other].deck.clear()
    match.state.players[other].hand.clear()
    walk(match, lazily, lambda m: view(m).announced >= 0)
    assert view(match).last_turns == (first,)


@rule("UE-ROUND-36", "UE-FLOW-07", "UE-SCN-CONQUEST-01")
@pytest.mark.parametrize(
    "scenario, seats, rounds", [("full_conquest", 2, 6), ("blitz_conquest", 2, 4), ("first_reconnaissance", 2, 3)]
)
def test_the_game_is_over_after_its_last_round(scenario: str, seats: int, rounds: int) -> None:
    match = game(scenario, seats)
    walk(match, lazily, lambda m: m.outcome() is not None)
    assert view(match).round == rounds
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == seats


@rule("UE-SCN-SOLO-05", "UE-DUMMY-06", "UE-DUMMY-07")
def test_the_dummy_gets_a_random_tactic_that_only_orders_it() -> None:
    taken = set()
    for seed in range(12):
        match = game("solo_conquest", seed=str(seed))
        do(match, "0: pick-tactic planning")
        dummy = view(match).dummy
        assert dummy is not None
        assert dummy.tactic != "planning"
        taken.add(dummy.tactic)
        ours = LIB.tactics[LIB.number("tactic", "planning")].order
        theirs = LIB.tactics[LIB.number("tactic", dummy.tactic)].order
        assert view(match).order == ((0, -1) if ours < theirs else (-1, 0))
    assert len(taken) > 2


@rule("UE-SCN-SOLO-06", "UE-SCN-SOLO-15")
def test_in_the_solo_game_each_tactic_is_used_once() -> None:
    match = game("solo_conquest")
    do(match, "0: pick-tactic planning")
    used = {"planning", view(match).dummy.tactic}
    next_round(match)
    next_round(match)
    walk(match, lazily, lambda m: deciding(m)[0][1] == "tactic")
    assert used.isdisjoint(view(match).offers.tactics)
    assert len(view(match).offers.tactics) == 4


@rule("UE-DUMMY-09", "UE-DUMMY-10", "UE-DUMMY-11")
def test_the_dummy_flips_three_cards_and_more_for_crystals_of_the_last_colour() -> None:
    for colour, more in ((0, 2), (1, 0)):
        match = game("solo_conquest")
        dummy = match.state.dummy
        dummy.crystals[:] = [2, 0, 1, 0]
        red = LIB.number("card", "rage")
        blue = LIB.number("card", "stamina")
        last = red if colour == 0 else blue
        dummy.deck[:] = [blue] * 10 + [last, blue, blue]
        do(match, "0: pick-tactic the_right_moment")
        walk(match, lazily, lambda m: len(m.state.dummy.discard) > 0)
        assert view(match).dummy.deck == 10 - more


@rule("UE-DUMMY-08", "UE-DUMMY-12")
def test_with_too_few_cards_the_dummy_flips_what_is_there_and_announces_next_time() -> None:
    match = game("solo_conquest")
    match.state.dummy.deck[:] = [LIB.number("card", "rage")] * 2
    do(match, "0: pick-tactic the_right_moment")
    walk(match, lazily, lambda m: view(m).dummy.deck == 0)
    assert view(match).announced == -1
    walk(match, lazily, lambda m: view(m).announced >= 0)
    assert view(match).last_turns == (0,)


@rule("UE-DUMMY-13", "UE-DUMMY-14", "UE-DUMMY-15")
def test_between_rounds_the_dummy_gains_the_lowest_action_and_a_crystal() -> None:
    match = game("solo_conquest")
    lowest = match.state.action_offer[-1]
    colour = LIB.cards[match.state.spell_offer[-1]].colours.bit_length() - 1
    match.state.dummy.crystals[:] = [3, 3, 3, 3]
    next_round(match)
    assert lowest in match.state.dummy.deck
    assert match.state.dummy.crystals[colour] == 4
    assert len(match.state.dummy.deck) == 17


@rule("UE-ROUND-20", "UE-ROUND-22")
@pytest.mark.parametrize("announced, now, later", [(1, 5, 7), (-1, 7, 5)])
def test_a_higher_hand_limit_gained_in_the_last_turn_counts_for_the_next_round(
    announced: int, now: int, later: int
) -> None:
    match = land(seat="hand: meditation, march; mana: green; discard: rage, stamina")
    do(match, "0: play-card meditation basic", "0: choose-option 0", "0: play-card march basic")
    match.state.announced = announced
    match.state.last_turns[:] = [0] if announced >= 0 else []
    drawn = [
        len(event.cards) for event in do(match, "0: end-turn") if isinstance(event, CardsDrawn) and event.seat == 0
    ]
    assert drawn[0] == now
    if announced < 0:
        match.state.dummy.deck.clear()
        next_round(match)
    assert view(match).players[0].hand == later


@rule("UE-TURN-16", "UE-TURN-18", "UE-ROUND-34")
def test_also_after_the_end_of_the_scenario_the_end_of_the_round_can_be_announced() -> None:
    """The scenario's end came first, so whoever has a last turn left keeps it."""
    match = situation(ENDING.format(seats=3, turns="0, 2", hand="march"))
    do(match, "0: forfeit")
    assert view(match).announced >= 0
    assert view(match).last_turns == (2,)


@rule("UE-TURN-17", "UE-SCN-SOLO-13")
def test_a_last_turn_without_deck_and_hand_announces_the_end_of_the_round() -> None:
    match = situation(ENDING.format(seats=1, turns="0", hand=""))
    assert match.outcome() is not None
    assert match.state.announced >= 0, "so the points for time are lost"


ENDING = """
    game: board
    seats: {seats}
    turn: 0
    ending: yes
    last-turns: {turns}
    seat 0:
      hand: {hand}
      deck:
        only: yes
"""
