"""Wounds and healing."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import fight, hand, me
from tests.board.rules.sites import spot, visit
from tests.board.units.ranks import end_the_round, gather, leading, uid, unit, use
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


@rule("UE-WOUND-01")
def test_wounds_come_from_the_pile_into_the_hand() -> None:
    match = fight("prowlers", "march", phase="block")
    do(match, "0: end-phase")
    assert hand(match) == ("march", "wound", "wound")
    assert me(match).discard == ()


@rule("UE-WOUND-02")
def test_wounds_are_not_discarded_at_the_end_of_the_turn() -> None:
    match = visit("countryside_03", "C", "hand: march, rage, wound; deck: stamina")
    do(match, "0: play-card march basic", "0: end-turn")
    assert options(match) == ["choose-card card=rage", "decline"]


@rule("UE-WOUND-03", "UE-REST-06")
def test_wounds_put_away_by_resting_lie_in_the_discard_pile() -> None:
    match = visit("countryside_03", "C", "hand: march, wound, wound; deck: stamina")
    do(match, "0: begin-rest", "0: choose-card march", "0: choose-card wound", "0: decline")
    assert sorted(me(match).discard) == ["march", "wound"]
    assert hand(match) == ("wound",)


@rule("UE-WOUND-04")
def test_a_wounded_unit_is_ready_in_the_new_round_but_of_no_use() -> None:
    match = visit("countryside_03", "C", "hand: march; deck: stamina; units: peasants spent wounded")
    end_the_round(match)
    assert (unit(match).ready, unit(match).wounds) == (True, 1)
    match = leading("peasants wounded")
    assert refused(match, f"0: activate-unit {uid(match)} 2").rules == ("UE-UNIT-11",)


@rule("UE-WOUND-05", "UE-REST-07")
def test_healing_is_possible_while_resting() -> None:
    match = visit("countryside_03", "C", "hand: tranquility, march, wound, wound; deck: stamina")
    do(match, "0: begin-rest", "0: choose-card march", "0: decline", "0: play-card tranquility basic")
    if deciding(match)[0][1] == "choose-option":
        do(match, "0: choose-option 0")
    do(match, "0: heal-wound hand")
    assert hand(match) == ("wound",)


@rule("UE-WOUND-06", "UE-WOUND-07")
def test_healing_points_add_up_and_each_throws_away_a_wound() -> None:
    match = visit("countryside_03", "SW", "hand: tranquility, wound, wound, wound; units: herbalists; mana: green")
    do(match, "0: interact")
    gather(match, 3)
    do(match, "0: buy-healing")
    use(match, 0)
    assert view(match).turn.heal == 3
    do(match, "0: heal-wound hand", "0: heal-wound hand")
    assert (hand(match), view(match).turn.heal) == (("tranquility", "wound"), 1)
    assert "wound" not in me(match).discard


@rule("UE-WOUND-08", "UE-WOUND-15")
def test_healing_a_unit_costs_its_level() -> None:
    match = leading("herbalists, fire_golems wounded, utem_swordsmen wounded", mana="green")
    use(match, 0)
    assert refused(match, f"0: heal-wound {uid(match, 1)}").rules == ("UE-WOUND-07", "UE-WOUND-08")
    do(match, f"0: heal-wound {uid(match, 2)}")
    assert (unit(match, 2).wounds, view(match).turn.heal) == (0, 0)
    assert "wound" not in [*hand(match), *me(match).discard]


@rule("UE-WOUND-09")
def test_a_unit_with_two_wounds_is_healed_twice() -> None:
    match = leading("heroes_green, utem_swordsmen wounded wounded", mana="green")
    use(match, 1)
    assert unit(match, 1).wounds == 2
    do(match, f"0: heal-wound {uid(match, 1)}")
    assert (unit(match, 1).wounds, view(match).turn.heal) == (1, 2)
    assert refused(match, f"0: activate-unit {uid(match, 1)} 0").rules == ("UE-UNIT-11",)
    do(match, f"0: heal-wound {uid(match, 1)}")
    assert (unit(match, 1).wounds, view(match).turn.heal) == (0, 0)


@rule("UE-WOUND-10")
def test_an_effect_that_heals_a_unit_takes_one_wound_off_it() -> None:
    match = leading("utem_swordsmen wounded wounded", seat="skills: norowas_inspiration")
    do(match, "0: use-skill norowas_inspiration")
    assert (unit(match).wounds, view(match).turn.heal) == (1, 0)


@rule("UE-WOUND-11", "UE-COMBAT-25")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_nobody_heals_in_combat(phase: str) -> None:
    match = leading("herbalists", phase, mana="green")
    assert refused(match, f"0: activate-unit {uid(match)} 0").reason == "board-no-healing-in-combat"
    assert refused(match, "0: heal-wound hand").rules == ("UE-WOUND-11",)


@rule("UE-WOUND-12")
def test_damage_of_a_combat_can_be_healed_after_it() -> None:
    match = leading("herbalists", "block", mana="green")
    do(match, "0: end-phase", "0: assign-damage hero", "0: end-phase")
    wounds = hand(match).count("wound")
    use(match, 0)
    do(match, "0: heal-wound hand")
    assert hand(match).count("wound") == wounds - 1


@rule("UE-WOUND-13")
def test_unspent_healing_is_lost_when_a_combat_begins() -> None:
    match = visit("countryside_07", "SE", "hand: march, wound; units: herbalists; mana: green")
    use(match, 0)
    assert view(match).turn.heal == 2
    do(match, "0: enter-site")
    assert view(match).turn.heal == 0


@rule("UE-WOUND-14", "UE-ENDTURN-06")
def test_a_glade_throws_away_a_wound_of_hand_or_discard_pile_but_heals_no_unit() -> None:
    seat = "hand: march, wound; discard: wound; deck: stamina; units: peasants wounded"
    match = visit("countryside_05", "W", seat)
    do(match, "0: play-card march basic", "0: end-turn")
    assert deciding(match) == [(0, "glade")]
    assert len(options(match)) == 3
    do(match, f"0: {options(match)[0]}")
    assert (unit(match).wounds, view(match).turn.heal) == (1, 0)
    wounds = hand(match).count("wound") + me(match).discard.count("wound")
    assert wounds == 1


@rule("UE-WOUND-14")
def test_a_glade_asks_nobody_without_wounds() -> None:
    match = visit("countryside_05", "W", "hand: march; deck: stamina; units: peasants wounded")
    do(match, "0: play-card march basic", "0: end-turn")
    assert (0, "glade") not in deciding(match)
    assert spot("W") == "3,-5"
