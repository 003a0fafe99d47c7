"""Spells of movement, healing, influence and special effects, both halves of each."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import enemy, fight, me
from tests.board.rules.land import land, place
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

NIGHT = "night: yes; source: gold, gold, gold"
KEEP = "2,0: countryside_03"
"""A tile to the north-east: a keep in hills at 7,-5, hills at 7,-4, plains at 5,-4 and 5,-3."""


@content("board/card/underground_travel")
@rule("UE-MOVE-21", "UE-MOVE-22", "UE-MOVE-23")
def test_underground_travel_leads_to_safe_spaces_but_not_past_water() -> None:
    match = land("1,-3", "hand: underground_travel; mana: green", tokens="1,-4: prowlers; 3,-3: diggers")
    do(match, "0: play-card underground_travel basic")
    spaces = [option.removeprefix("choose-space space=") for option in options(match)]
    assert "2,-4" not in spaces, "a lake"
    assert "3,-3" not in spaces, "a rampaging enemy"
    assert "3,-4" not in spaces
    do(match, "0: choose-space 4,-3")
    assert (place(match), deciding(match)) == ((4, -3), [(0, "turn")]), "past the orcs without a fight"


@content("board/card/underground_travel")
@rule("UE-MOVE-08", "UE-COMBAT-02", "UE-OUTCOME-17")
def test_underground_attack_storms_a_site_whose_walls_do_not_count() -> None:
    match = land("5,-3", "hand: underground_travel; mana: green, black", NIGHT, "7,-5: guardsmen hidden", 1, KEEP)
    do(match, "0: play-card underground_travel strong", "0: choose-space 7,-5")
    assert deciding(match) == [(0, "combat")]
    assert enemy(match, "guardsmen").fortified == 1, "its own walls only"
    assert me(match).reputation == -1
    do(match, "0: end-phase", "0: end-phase", "0: end-phase")
    assert place(match) == (5, -3), "withdrawn to where the way began"
    assert refused(match, "0: step-to 5,-4").reason == "board-no-movement-now"


@content("board/card/underground_travel")
def test_underground_attack_needs_a_fortified_site_in_reach() -> None:
    match = land("1,-3", "hand: underground_travel; mana: green, black", NIGHT)
    assert refused(match, "0: play-card underground_travel strong").reason == "board-no-space-to-fly-to"


@content("board/card/underground_travel")
@rule("UE-OTHERP-03", "UE-PVP-52")
def test_underground_attack_can_strike_another_hero() -> None:
    match = land(
        "1,-2", "hand: underground_travel, rage; mana: green, black", NIGHT, seats=2, others="at: 3,-2; hand: march"
    )
    do(match, "0: play-card underground_travel strong", "0: choose-space 3,-2")
    assert deciding(match) == [(1, "attendance")]
    do(match, "1: choose-option 1", "1: end-phase", "0: end-phase", "0: end-phase", "1: end-phase")
    assert (place(match), me(match).reputation) == ((1, -2), 0), "no assault, and back to where the way began"
    assert refused(match, "0: step-to 0,-2").reason == "board-no-movement-now"


@content("board/card/underground_travel")
@rule("UE-OTHERP-09")
def test_underground_attack_strikes_nobody_after_the_end_of_the_round_was_announced() -> None:
    match = land(
        "1,-2", "hand: underground_travel, rage; mana: green, black", NIGHT, seats=2, others="at: 3,-2; hand: march"
    )
    match.state.announced = 1
    assert refused(match, "0: play-card underground_travel strong").reason == "board-no-space-to-fly-to"


@content("board/card/restoration")
@pytest.mark.parametrize("at, heal", [("0,0", 3), ("1,-3", 5)])
def test_restoration_heals_more_in_a_forest(at: str, heal: int) -> None:
    match = land(at, "hand: restoration, wound; mana: green")
    do(match, "0: play-card restoration basic")
    assert view(match).turn.heal == heal


@content("board/card/restoration")
@rule("UE-COMBAT-25")
def test_rebirth_heals_and_readies_units_by_levels() -> None:
    seat = (
        "hand: restoration; mana: green, black; level: 5; units: peasants spent, utem_guardsmen spent, fire_mages spent"
    )
    match = land("0,0", seat, NIGHT)
    peasants, guards, mages = (unit.uid for unit in me(match).units)
    do(match, "0: play-card restoration strong", f"0: choose-unit {guards}", f"0: choose-unit {peasants}")
    assert view(match).turn.heal == 3
    assert [unit.ready for unit in me(match).units] == [True, True, False]
    forest = land("1,-3", seat, NIGHT)
    do(forest, "0: play-card restoration strong", f"0: choose-unit {mages}", f"0: choose-unit {guards}")
    assert (view(forest).turn.heal, deciding(forest)) == (5, [(0, "turn")])
    battle = fight("golems", "restoration", seat="mana: green")
    assert refused(battle, "0: play-card restoration basic").reason == "board-no-healing-in-combat"
