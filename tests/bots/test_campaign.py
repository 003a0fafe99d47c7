"""The campaign against the cities: what is left to find, the way there, the turns a siege takes."""

from __future__ import annotations

import pytest

from mageknight.bots.board.campaign import campaign_ways, campaign_worth, searching, siege_turns, to_conquer
from tests.board.rules.sites import spot
from tests.play import situation

SIEGE = """
    game: board
    scenario: solo_conquest
    round: 5
    tiles:
      0,1: countryside_01
      1,0: countryside_02
      1,1: core_07
    tokens:
      {city}: {garrison}
    seat 0:
      hand: march, rage, stamina
      at: {at}
"""


def before(at: str = "NE", garrison: str = "swordsmen, guardsmen"):
    """A hero on a tile with a city in the fifth Round."""
    return situation(SIEGE.format(city=spot("C"), garrison=garrison, at=spot(at))).state


def test_a_city_is_the_nearer_the_fewer_move_points_it_takes_to_its_gates():
    state = before("NE")
    ways = campaign_ways(state, 0)
    assert ways[state.players[0].where] == 0.0
    assert ways[0] > 0.0


@pytest.mark.parametrize("turns", [5.0, 8.0, 11.0])
def test_a_city_promises_more_with_fewer_defenders_and_more_turns(turns):
    whole, breached = before(), before(garrison="swordsmen")
    (city,) = to_conquer(whole)
    assert siege_turns(breached, city) < siege_turns(whole, city)
    assert campaign_worth(whole, 0, turns) < campaign_worth(breached, 0, turns)
    assert campaign_worth(whole, 0, turns) < campaign_worth(whole, 0, turns + 2.0)


def test_tiles_count_more_the_less_time_is_left_until_it_is_too_late():
    state = situation("game: board\nscenario: solo_conquest\nseat 0:\n  hand: march\n").state
    assert searching(state, 30.0) < searching(state, 20.0)
    assert searching(state, 3.0) == 0.0
