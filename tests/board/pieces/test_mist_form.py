"""Mist Form."""

from __future__ import annotations

from tests.board.rules.fights import fight, hand, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, refused, view

NIGHT = "night: yes"


@content("board/card/mist_form")
def test_veil_of_mist_makes_units_resist_and_spares_the_first_wound() -> None:
    match = fight("monks", "mist_form", "block", seat="mana: blue, black; units: peasants", more=NIGHT)
    do(match, "0: play-card mist_form strong")
    assert me(match).units[0].resistances == ("physical", "fire", "ice")
    do(match, "0: end-phase", "0: assign-damage hero")
    assert hand(match).count("wound") == 2, "5 damage are three Wounds, the first is ignored"
    assert me(match).discard.count("wound") == 2, "and so is its poison"


@content("board/card/mist_form")
def test_veil_of_mist_spares_what_comes_with_a_single_wound() -> None:
    match = fight("ice_golems", "mist_form, march", "block", seat="mana: blue, black", more=NIGHT)
    do(match, "0: play-card mist_form strong", "0: end-phase")
    assert hand(match) == ("march",), "not paralyzed"


@content("board/card/mist_form")
@rule("UE-MOVE-20")
def test_mist_form_drifts_over_lakes_but_not_over_hills() -> None:
    match = land("1,-3", "hand: mist_form; mana: blue")
    do(match, "0: play-card mist_form basic")
    assert view(match).turn.move == 4
    do(match, "0: step-to 2,-4")
    assert view(match).turn.move == 2
    hills = land("2,-2", "hand: mist_form; mana: blue")
    do(hills, "0: play-card mist_form basic")
    assert refused(hills, "0: step-to 3,-2").reason == "board-inaccessible"
