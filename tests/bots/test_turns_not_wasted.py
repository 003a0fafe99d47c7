"""Turns are not given away: what a rest costs, cities that are too strong, fights that go better by a trick, cards drawn in time."""

from __future__ import annotations

import pytest

from mageknight.board.commands import BeginRest
from mageknight.bots.board.campaign import to_conquer
from mageknight.bots.board.fights import Fight
from mageknight.bots.board.ideas import IDLE, rest_price, turn_ideas
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.planner import HOPE, BoardPlanner, hopeless
from mageknight.bots.board.tricks import battle
from mageknight.bots.board.worth import Temper
from mageknight.bots.thought import Budget
from mageknight.kernel.registry import kit_named
from tests.bots.tables import dice
from tests.play import situation

KIT = kit_named("board")
FIELD = """
    game: board
    scenario: solo_conquest
    round: 3
    tiles:
      0,1: countryside_01
      1,0: countryside_02
    seat 0:
      hand: {hand}
      deck: rage, rage, march, march, promise, promise
      at: 1,-3
"""
FIGHT = """
    game: board
    source: black, black, black
    seat 0:
      hand: {hand}
      crystals: white, red
      units: {units}
    combat:
      kind: rampage
      phase: ranged
      enemies: minotaur
"""


def mind_of(state, temper=None):
    return Mind(KIT, state, 0, Budget(10**6), temper or Temper())


@pytest.mark.parametrize("hand", ["rage, promise, march, stamina", "wound, promise, march, stamina"])
def test_what_a_rest_costs_still_counts_once_the_turn_is_followed_on(hand):
    state = situation(FIELD.format(hand=hand)).state
    mind = mind_of(state)
    decision = mind.decision(state)
    ideas = turn_ideas(mind, state, decision)
    BoardPlanner("champion", 5000, ahead=len(ideas), samples=2).look_ahead(mind, state, ideas, dice("rest"))
    rest = next(idea for idea in ideas if isinstance(idea.script[0], BeginRest))
    assert rest.price == rest_price(mind, state) > 0.5
    assert rest.worth <= mind.standing(rest.state) - rest.price + 0.1


def test_a_rest_costs_what_the_hand_could_have_done():
    def price(hand):
        state = situation(FIELD.format(hand=hand)).state
        return rest_price(mind_of(state), state)

    assert price("wound, wound, wound, rage") < price("wound, rage, march, promise") < price("rage, march, promise")
    assert price("rage, march, promise") == IDLE


def test_cities_nobody_can_take_yet_draw_nobody():
    land = FIELD.replace("round: 3", "round: 5").replace("seat 0:", "  1,1: core_07\n    seat 0:")
    state = situation(land.format(hand="rage, march")).state
    (city,) = to_conquer(state)
    assert hopeless(state, {city: 0.0})
    assert not hopeless(state, {city: HOPE})
    assert not hopeless(state, {})
    assert not hopeless(situation(FIELD.format(hand="rage")).state, {})


@pytest.mark.parametrize("hand, units", [("whirlwind, rage, march", "peasants"), ("rage, march", "illusionists")])
def test_a_trick_keeps_an_enemy_from_attacking(hand, units):
    state = situation(FIGHT.format(hand=hand, units=units)).state
    mind = mind_of(state)
    plain = Fight(mind, state).solve()
    found = battle(mind, state)
    assert found.lead
    assert found.worth > plain.worth
    assert found.plan.wounds < plain.wounds
    assert not battle(mind_of(state, Temper(chains=False)), state).lead


def test_an_easy_fight_needs_no_trick():
    text = FIGHT.format(hand="whirlwind, rage, march", units="peasants").replace("minotaur", "prowlers")
    state = situation(text.replace("ranged", "attack")).state
    assert not battle(mind_of(state), state).lead
