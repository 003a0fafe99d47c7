"""Looking for a city: how far unknown land is, how many turns it takes, and when nothing else counts any more."""

from __future__ import annotations

from mageknight.board.rules.world.exploring import position_refusal, positions_beside
from mageknight.bots.board.quest import NO_WAY, hope, marches, turns_needed
from mageknight.bots.board.worth import CITY_FOUND, Scale, quest_worth
from tests.play import situation

FIELD = """
    game: board
    scenario: solo_reconnaissance
    round: {round}
    tiles:
      0,1: countryside_01
      1,0: countryside_02
    seat 0:
      hand: march, rage
      at: {at}
"""


def hero(at, number=1):
    return situation(FIELD.format(at=at, round=number)).state


def test_unknown_land_is_nowhere_farther_than_it_costs_to_walk_there():
    state = hero("0,-1")
    far = marches(state, 0)
    places = [slot * 7 + place for slot, tile in enumerate(state.map.tile_at) if tile >= 0 for place in range(7)]
    lookouts = [
        space
        for space in places
        if far[space] < NO_WAY and any(position_refusal(state, one) is None for one in positions_beside(state, space))
    ]
    assert lookouts
    assert all(far[space] == 0.0 for space in lookouts)
    assert far[state.players[0].where] > 0.0


def test_whoever_is_nearer_needs_fewer_turns():
    assert turns_needed(hero("2,-3"), 0) < turns_needed(hero("0,-1"), 0)


def test_hope_grows_with_the_turns_to_spare():
    hopes = [hope(spare) for spare in range(-6, 10)]
    assert hopes == sorted(hopes)
    assert hopes[0] < 0.01
    assert hopes[-1] > 0.99


def test_while_there_is_time_the_game_should_not_end_but_in_the_last_round_it_should():
    early, late = hero("2,-3", 1), hero("2,-3", 4)
    assert quest_worth(early, Scale(early, 0)) > 0.5 * CITY_FOUND > quest_worth(late, Scale(late, 0))
