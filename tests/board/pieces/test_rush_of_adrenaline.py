"""Rush of Adrenaline."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import BLOCK, gains, holding, play
from tests.marks import content, rule
from tests.play import do

DECK = "deck: rage, march, stamina, promise, swiftness"
STONES = "orc_stonethrowers"
"""Attack 7: four Wounds for a hero with Armor 2, one less than would knock it out."""


@content("board/card/rush_of_adrenaline")
@rule("UE-WOUND-01")
def test_rush_of_adrenaline_draws_for_the_first_three_wounds():
    match = holding("rush_of_adrenaline", phase=BLOCK, enemies=STONES, seat=DECK)
    play(match, "rush_of_adrenaline", "basic")
    do(match, "0: end-phase")
    assert gains(match)["hand"] == ["march", "rage", "stamina", *["wound"] * 4]


@content("board/card/rush_of_adrenaline")
@rule("UE-DAMAGE-16")
def test_who_is_knocked_out_loses_what_was_drawn_for_the_wounds():
    match = holding("rush_of_adrenaline", phase=BLOCK, enemies="fire_dragon", seat=DECK)
    play(match, "rush_of_adrenaline", "basic")
    do(match, "0: end-phase")
    assert gains(match)["hand"] == ["wound"] * 5
    assert gains(match)["discard"] == ["march", "rage", "stamina"]


@content("board/card/rush_of_adrenaline")
def test_rush_of_adrenaline_makes_up_for_wounds_taken_before():
    match = holding("rush_of_adrenaline", "blood_ritual", seat=DECK)
    play(match, "blood_ritual", "basic", "choose-colour red")
    play(match, "rush_of_adrenaline", "basic")
    assert gains(match)["hand"] == ["rage", "wound"]


@content("board/card/rush_of_adrenaline")
def test_rush_of_adrenaline_powered_throws_the_first_wound_away():
    match = holding("rush_of_adrenaline", "blood_ritual", "blood_rage", mana="green", seat=DECK)
    play(match, "rush_of_adrenaline", "strong")
    play(match, "blood_ritual", "basic", "choose-colour red")
    assert gains(match)["hand"] == ["blood_rage", "rage"]


@content("board/card/rush_of_adrenaline")
@pytest.mark.parametrize("before", [True, False])
def test_rush_of_adrenaline_powered_counts_four_wounds_in_all(before):
    match = holding("rush_of_adrenaline", "blood_rage", phase=BLOCK, enemies=STONES, mana="green", seat=DECK)
    if before:
        play(match, "rush_of_adrenaline", "strong")
    do(match, "0: end-phase")
    if not before:
        play(match, "rush_of_adrenaline", "strong")
    drawn = ["march", "promise", "rage", "stamina"]
    assert gains(match)["hand"] == ["blood_rage", *drawn, *["wound"] * 3]
