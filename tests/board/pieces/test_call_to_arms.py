"""Call to Arms."""

from __future__ import annotations

from tests.board.rules.fights import fight, me
from tests.board.rules.land import land
from tests.marks import content, rule
from tests.play import do, options, refused, view

NIGHT = "night: yes; source: gold, gold, gold"


@content("board/card/call_to_arms")
def test_call_to_arms_uses_an_ability_of_a_unit_on_offer() -> None:
    match = fight("golems", "call_to_arms", "attack", seat="mana: white, red", more="units: fire_mages, foresters")
    do(match, "0: play-card call_to_arms basic", "0: choose-unit fire_mages")
    uid = me(match).units[0].uid
    assert f"activate-unit unit={uid} ability=0" in options(match)
    do(match, f"0: activate-unit {uid} 1")
    assert [(p.amount, p.element) for p in view(match).combat.attack] == [(6, "fire")]
    assert me(match).mana == {}
    assert me(match).units == ()
    assert view(match).offers.units == ("fire_mages", "foresters")


@content("board/card/call_to_arms")
def test_call_to_arms_is_of_no_use_where_units_are_not() -> None:
    match = fight("minotaur", "call_to_arms", combat="units: no", seat="mana: white", more="units: scouts")
    assert refused(match, "0: play-card call_to_arms basic").reason == "board-units-not-allowed"
    nobody = fight("minotaur", "call_to_arms", "block", seat="mana: white", more="units: herbalists")
    do(nobody, "0: play-card call_to_arms basic")
    assert me(nobody).mana == {"green": 1}, "the one ability of use in this phase"


@content("board/card/call_to_arms")
@rule("UE-UNIT-07", "UE-UNIT-09")
def test_call_to_glory_recruits_any_unit_for_nothing() -> None:
    seat = "hand: call_to_arms; mana: white, black; units: peasants spent"
    match = land("0,0", seat, NIGHT + "; units: altem_mages, foresters")
    do(match, "0: play-card call_to_arms strong", "0: choose-unit altem_mages")
    assert [(unit.unit, unit.ready) for unit in me(match).units] == [("altem_mages", True)]
    assert view(match).offers.units == ("foresters",)


@content("board/card/call_to_arms")
def test_familiars_come_only_when_they_are_recruited() -> None:
    seat = "hand: call_to_arms; mana: white, black, red"
    match = land("0,0", seat, NIGHT + "; units: magic_familiars")
    assert refused(match, "0: play-card call_to_arms strong").reason == "board-no-unit-on-offer"
