"""Bonds of Loyalty."""

from __future__ import annotations

from tests.board.rules.fights import fight, me
from tests.board.skills.trials import turn, village
from tests.marks import content, rule
from tests.play import do, options, refused, view

BONDS = "norowas_bonds_of_loyalty"


@content("board/skill/" + BONDS)
@rule("UE-UNIT-04", "UE-UNIT-08")
def test_bonds_hold_one_unit_for_five_less() -> None:
    match = village(BONDS, "hand: march; units: herbalists", units="peasants, foresters")
    assert refused(match, f"0: use-skill {BONDS}").reason == "board-wrong-time"
    do(match, "0: recruit peasants")
    assert view(match).turn.influence == 0
    assert [(unit.unit, unit.bond) for unit in me(match).units] == [("herbalists", False), ("peasants", True)]
    assert refused(match, "0: recruit foresters").reason == "board-too-little-influence"


@content("board/skill/" + BONDS)
def test_whoever_can_pay_may_keep_the_bond() -> None:
    match = village(BONDS, "hand: promise; mana: white", units="peasants")
    do(match, "0: play-card promise strong", "0: recruit peasants", "0: decline")
    assert (view(match).turn.influence, me(match).units[0].bond) == (0, False)
    match = village(BONDS, "hand: promise; mana: white", units="peasants")
    do(match, "0: play-card promise strong", "0: recruit peasants", "0: choose-option 0")
    assert (view(match).turn.influence, me(match).units[0].bond) == (4, True)


@content("board/skill/" + BONDS)
def test_a_bonded_unit_is_never_disbanded() -> None:
    match = village(BONDS, "hand: promise; mana: white; units: herbalists", units="peasants, foresters")
    do(match, "0: recruit foresters", "0: play-card promise strong", "0: recruit peasants")
    assert sorted(unit.unit for unit in me(match).units) == ["foresters", "peasants"]


@content("board/skill/" + BONDS)
@rule("UE-COMBAT-06")
def test_a_bonded_unit_fights_where_units_may_not() -> None:
    match = fight(
        "prowlers", "march", "block", combat="units: no", seat=f"skills: {BONDS}; units: peasants bond, foresters"
    )
    bonded, other = (unit.uid for unit in me(match).units)
    assert refused(match, f"0: activate-unit {other} 1").reason == "board-units-not-allowed"
    assert f"activate-unit unit={bonded} ability=0" in options(match)
    do(match, "0: end-phase")
    assert refused(match, f"0: assign-damage {other}").reason == "board-units-not-allowed"
    do(match, f"0: assign-damage {bonded}")
    assert me(match).units[0].wounds == 1


@content("board/skill/" + BONDS)
@rule("UE-LEVEL-04")
def test_gaining_the_bond_brings_units_to_the_offer() -> None:
    match = turn(
        "goldyx_flight", "hand: march; fame: 3; level: 1; skill-pile: norowas_bonds_of_loyalty, norowas_inspiration"
    )
    before = len(view(match).offers.units)
    do(match, "0: play-card march move", "0: end-turn", f"0: choose-skill {BONDS}")
    assert len(view(match).offers.units) == before + 2
