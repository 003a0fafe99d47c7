"""Fights reckoned in mind: what a place would bring with the hands a deck may give."""

from __future__ import annotations

from mageknight.board.rules.world.ground import rampagers_at, site_of
from mageknight.board.terms import RUINS
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.reckoning import Reckoning, seen_at
from mageknight.bots.thought import Budget
from mageknight.kernel.registry import kit_named
from tests.bots.tables import dice
from tests.play import situation

KIT = kit_named("board")
FIELD = """
    game: board
    scenario: solo_conquest
    tiles:
      0,1: countryside_01
      1,0: countryside_02
      1,1: countryside_03
    tokens:
      1,-4: prowlers
    seat 0:
      hand: {hand}
      deck: {hand}
      at: 1,-3
"""
WEAK = "promise, promise, promise, promise, promise"
STRONG = "rage, rage, rage, determination, determination"


def reckoned(hand):
    state = situation(FIELD.format(hand=hand)).state
    mind = Mind(KIT, state, 0, Budget(10**6))
    return state, Reckoning(2).field(mind, state, dice("reckoning"))


def test_a_deck_that_fights_promises_more_than_one_that_talks():
    _, weak = reckoned(WEAK)
    _, strong = reckoned(STRONG)
    assert weak.keys() == strong.keys()
    assert sum(strong.values()) > sum(weak.values())


def test_whoever_roams_is_reckoned_with():
    state, found = reckoned(STRONG)
    roaming = [space for space in found if rampagers_at(state, space)]
    assert roaming
    assert all(seen_at(state, space) and found[space] > 0.0 for space in roaming)


def test_a_hero_as_strong_as_before_reckons_the_same_without_looking_again():
    state, _ = reckoned(STRONG)
    reckoning = Reckoning(2)
    first = reckoning.field(Mind(KIT, state, 0, Budget(10**6)), state, dice("first"))
    budget = Budget(10**6)
    assert reckoning.field(Mind(KIT, state, 0, budget), state, dice("second")) == first
    assert budget.used == 0


def test_ruins_nobody_has_seen_are_left_to_whoever_comes_there():
    """To enter them in mind once ended in an error: a token that lies face down cannot be taken away as if it were known."""
    for tile in ("countryside_08", "countryside_10", "countryside_11"):
        for seed in range(3):
            state = situation(FIELD.format(hand=STRONG).replace("countryside_03", tile)).state
            mind = Mind(KIT, state, 0, Budget(10**6))
            found = Reckoning(2).field(mind, state, dice(f"ruins/{seed}"))
            assert not [space for space in found if site_of(state, space) == RUINS]


def test_a_fight_there_was_no_time_for_is_not_reckoned_and_not_remembered():
    state, found = reckoned(STRONG)
    reckoning = Reckoning(2)
    hurried = reckoning.field(Mind(KIT, state, 0, Budget(12)), state, dice("reckoning"))
    assert len(hurried) < len(found)
    assert reckoning.field(Mind(KIT, state, 0, Budget(10**6)), state, dice("reckoning")).keys() == found.keys()
