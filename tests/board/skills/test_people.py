"""Skills for dealing with locals: Influence, Reputation, a unit bound by loyalty."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.kernel.match import Match
from tests.board.rules.fights import fight, me
from tests.board.skills.trials import state, turn, use
from tests.marks import content, rule
from tests.play import do, options, refused, view


def village(skill: str, seat: str = "hand: march", units: str = "peasants, foresters", **more: str) -> Match[Any]:
    """At a village with units on offer, interacting."""
    match = turn(skill, seat, at="2,-3", more="; ".join([f"units: {units}", *more.values()]))
    do(match, "0: interact")
    return match


@content("board/skill/wolfhawk_on_her_own")
def test_on_her_own_gives_more_to_who_recruits_nobody() -> None:
    skill = "wolfhawk_on_her_own"
    match = village(skill, influence="influence: 0")
    use(match, skill, "choose-option 0")
    assert view(match).turn.influence == 1
    match = village(skill)
    use(match, skill, "choose-option 1")
    assert view(match).turn.influence == 3
    do(match, "0: play-card march influence")
    assert refused(match, "0: recruit peasants").reason == "board-promised-not-to-recruit"


@content("board/skill/wolfhawk_on_her_own")
def test_on_her_own_after_recruiting() -> None:
    match = village("wolfhawk_on_her_own", "hand: promise; mana: white")
    do(match, "0: play-card promise strong", "0: recruit peasants")
    use(match, "wolfhawk_on_her_own")
    assert view(match).turn.influence == 1


@content("board/skill/wolfhawk_on_her_own")
def test_on_her_own_counts_only_units_recruited_for_influence() -> None:
    skill = "wolfhawk_on_her_own"
    match = turn(skill, "hand: banner_of_command, march", more="units: peasants, foresters")
    do(match, "0: play-card banner_of_command strong", "0: choose-unit peasants")
    use(match, skill, "choose-option 1")
    assert view(match).turn.influence == 3


@content("board/skill/krang_arcane_disguise")
@rule("UE-INTERACT-05")
@pytest.mark.parametrize("reputation, normal", [(-3, -1), (5, 2)])
def test_arcane_disguise_hides_the_reputation(reputation: int, normal: int) -> None:
    skill = "krang_arcane_disguise"
    seat = f"hand: march; reputation: {reputation}"
    match = turn(skill, seat, at="2,-3")
    do(match, "0: interact")
    assert view(match).turn.influence == normal
    use(match, skill, "choose-option 1")
    assert (view(match).turn.influence, state(match, skill)) == (0, "round")
    match = turn(skill, seat, at="2,-3")
    use(match, skill, "choose-option 1")
    do(match, "0: interact")
    assert view(match).turn.influence == 0


@content("board/skill/krang_arcane_disguise")
@rule("UE-INTERACT-06")
def test_arcane_disguise_opens_the_doors_to_the_hated() -> None:
    match = turn("krang_arcane_disguise", "hand: march; reputation: -7", at="2,-3")
    assert refused(match, "0: interact").reason == "board-reputation-x"
    use(match, "krang_arcane_disguise", "choose-option 1")
    do(match, "0: interact")
    assert view(match).turn.phase == "interact"


@content("board/skill/krang_arcane_disguise")
@rule("UE-SKILL-10")
def test_arcane_disguise_is_turned_up_for_green_mana() -> None:
    skill = "krang_arcane_disguise"
    match = turn(skill, "hand: march; mana: green")
    use(match, skill, "choose-option 0")
    assert (view(match).turn.influence, state(match, skill)) == (2, "turn")
    match = turn(skill, "hand: march; mana: green")
    use(match, skill, "choose-option 1")
    use(match, skill)
    assert (state(match, skill), me(match).mana) == ("turn", {})
    later = turn(skill + " round", "hand: march; mana: green")
    use(later, skill)
    assert state(later, skill) == "ready"
    assert refused(turn(skill + " round"), f"0: use-skill {skill}").reason == "board-no-mana"


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
