"""The Ranged and Siege Attack phase."""

from __future__ import annotations

from tests.board.rules.fights import enemy, fight, fighting, me, sideways
from tests.marks import rule
from tests.play import do, options, refused, view


@rule("UE-COMBAT-17", "UE-RANGED-01")
def test_the_phases_follow_each_other_and_attacking_is_optional() -> None:
    match = fight("prowlers", "march")
    phases = []
    for _ in range(2):
        phases.append(view(match).turn.phase)
        do(match, "0: end-phase")
    assert phases == ["ranged", "block"]
    assert view(match).turn.phase == "attack"
    assert fighting(match) == ["prowlers"]


@rule("UE-RANGED-02", "UE-RANGED-10", "UE-RANGED-11", "UE-RANGED-12")
def test_an_attack_that_reaches_the_armor_of_its_target_defeats_it() -> None:
    match = fight("prowlers, werewolf", "swiftness", seat="mana: white")
    do(match, "0: play-card swiftness strong", "0: aim-at prowlers", "0: strike")
    assert fighting(match) == ["werewolf"]
    assert me(match).fame == 2
    assert view(match).combat.defeated == ("prowlers",)


@rule("UE-RANGED-10", "UE-RANGED-14")
def test_an_attack_below_the_armor_does_nothing() -> None:
    match = fight("prowlers", "swift_bolt, swiftness", seat="mana: white", more="night: yes")
    do(match, "0: aim-at prowlers")
    refusal = refused(match, "0: strike")
    assert refusal.reason == "board-attack-too-weak"
    assert "UE-RANGED-10" in refusal.rules
    assert refusal.facts == {"total": 0, "needed": 3}
    do(match, "0: end-phase")
    assert fighting(match) == ["prowlers"]


@rule("UE-RANGED-03")
def test_ranged_and_siege_attacks_of_any_element_form_one_attack() -> None:
    match = fight("minotaur", "fire_bolt, crushing_bolt", seat="mana: red, green")
    do(match, "0: play-card fire_bolt strong", "0: play-card crushing_bolt strong", "0: aim-at minotaur", "0: strike")
    assert fighting(match) == []


@rule("UE-RANGED-04", "UE-COMBAT-01")
def test_only_siege_counts_against_a_fortified_target() -> None:
    match = fight("diggers", "swift_bolt, crushing_bolt", seat="mana: white, green")
    do(match, "0: play-card swift_bolt strong", "0: aim-at diggers")
    assert refused(match, "0: strike").facts == {"total": 0, "needed": 3}
    do(match, "0: play-card crushing_bolt strong", "0: strike")
    assert fighting(match) == []


@rule("UE-RANGED-04", "UE-COMBAT-01")
def test_the_site_fortifies_its_defenders() -> None:
    match = fight("prowlers fortified", "swift_bolt", seat="mana: white")
    do(match, "0: play-card swift_bolt strong", "0: aim-at prowlers")
    assert refused(match, "0: strike").facts == {"total": 0, "needed": 3}


@rule("UE-RANGED-05")
def test_an_enemy_fortified_twice_cannot_be_a_target() -> None:
    match = fight("diggers fortified", "crushing_bolt", seat="mana: green")
    assert refused(match, "0: aim-at diggers").rules == ("UE-RANGED-05",)


@rule("UE-ABIL-21")
def test_site_fortification_does_not_protect_the_unfortified() -> None:
    match = fight("orc_war_beasts fortified, prowlers fortified", "swift_bolt, swiftness", seat="mana: white, white")
    assert enemy(match, "orc_war_beasts").fortified == 0
    do(
        match,
        "0: play-card swift_bolt strong",
        "0: play-card swiftness strong",
        "0: aim-at orc_war_beasts",
        "0: strike",
    )
    assert fighting(match) == ["prowlers"]


@rule("UE-RANGED-06", "UE-DEED-14")
def test_sideways_cards_do_not_help_here() -> None:
    match = fight("prowlers", "march")
    assert refused(match, "0: play-card march attack").reason == "board-attack-not-now"
    assert not [o for o in options(match) if o.endswith("use=attack")]


@rule("UE-RANGED-07", "UE-RANGED-08", "UE-ABIL-18")
def test_resisted_points_are_summed_and_halved_once_rounding_down() -> None:
    match = fight("gargoyle", "swiftness, swift_bolt", seat="mana: white, white")
    do(match, "0: play-card swiftness strong", "0: play-card swift_bolt strong", "0: aim-at gargoyle")
    assert refused(match, "0: strike").facts == {"total": 3, "needed": 4}


@rule("UE-RANGED-07")
def test_one_resistant_target_makes_the_whole_attack_inefficient() -> None:
    match = fight("gargoyle, prowlers", "swiftness, fire_bolt, ice_bolt", seat="mana: white, red, blue")
    do(match, "0: play-card swiftness strong", "0: play-card fire_bolt strong", "0: aim-at prowlers")
    assert view(match).combat.total == 6
    do(match, "0: aim-at gargoyle")
    assert view(match).combat.total == 4


@rule("UE-RANGED-09")
def test_cold_fire_is_halved_only_by_both_resistances_of_one_target() -> None:
    one = fight("orc_war_beasts, fire_mages", "mana_bolt", phase="attack", seat="mana: blue, red", more="night: no")
    do(one, "0: play-card mana_bolt basic", "0: aim-at fire_mages")
    assert view(one).combat.total == 7
    do(one, "0: aim-at orc_war_beasts")
    assert view(one).combat.total == 3


@rule("UE-RANGED-16", "UE-RANGED-17")
def test_points_serve_one_attack_and_are_gone() -> None:
    match = fight("prowlers, orc_skirmishers", "fire_bolt, ice_bolt", seat="mana: red, blue")
    do(match, "0: play-card fire_bolt strong", "0: play-card ice_bolt strong", "0: aim-at prowlers", "0: strike")
    assert view(match).combat.attack == ()
    do(match, "0: aim-at orc_skirmishers")
    assert refused(match, "0: strike").facts == {"total": 0, "needed": 4}


@rule("UE-RANGED-13")
def test_crossing_a_fame_line_in_combat_does_not_raise_the_level_yet() -> None:
    match = fight("prowlers", "swiftness", seat="mana: white; fame: 2")
    do(match, "0: play-card swiftness strong", "0: aim-at prowlers", "0: strike")
    assert (me(match).fame, me(match).level) == (4, 1)


@rule("UE-RANGED-15", "UE-REVERT-01")
def test_before_striking_everything_can_be_taken_back() -> None:
    match = fight("prowlers", "swiftness", seat="mana: white")
    before = match.digest()
    do(match, "0: play-card swiftness strong", "0: aim-at prowlers")
    match.undo(0)
    match.undo(0)
    assert match.digest() == before


@rule("UE-RANGED-02", "UE-RANGED-15")
def test_a_target_can_be_changed_where_nothing_can_be_taken_back_any_more() -> None:
    """The die of the horn has been rolled, and its attack is too weak for both."""
    match = fight("prowlers, diggers", "horn_of_wrath")
    match.state.core.forced.append((2, (1,)))
    do(match, "0: aim-at prowlers", "0: aim-at diggers", "0: play-card horn_of_wrath basic")
    assert match.can_undo(0) is not None
    assert refused(match, "0: strike").reason == "board-attack-too-weak"
    do(match, "0: aim-at diggers")
    assert not enemy(match, "diggers").aimed
    do(match, "0: strike")
    assert fighting(match) == ["diggers"]


@rule("UE-COMBAT-18")
def test_melee_attacks_wait_for_their_phase() -> None:
    match = fight("prowlers", "rage", seat="mana: red")
    assert refused(match, "0: play-card rage strong").rules == ("UE-RANGED-03",)
    do(match, "0: end-phase", "0: end-phase")
    do(match, "0: play-card rage basic", "0: aim-at prowlers")
    assert view(match).combat.total == 2


@rule("UE-ATTACK-01", "UE-ATTACK-03")
def test_fortifications_do_not_count_in_the_attack_phase() -> None:
    match = fight("diggers fortified", "rage", phase="attack", seat="mana: red")
    do(match, "0: play-card rage strong", "0: aim-at diggers", "0: strike")
    assert fighting(match) == []


@rule("UE-ATTACK-02", "UE-ATTACK-06")
def test_all_kinds_of_attack_combine_in_the_attack_phase() -> None:
    match = fight("prowlers, diggers", "rage, swiftness, march", phase="attack", seat="mana: red, white")
    do(match, "0: play-card rage strong", "0: play-card swiftness strong")
    do(match, "0: aim-at prowlers", "0: aim-at diggers", "0: strike")
    assert fighting(match) == []


@rule("UE-ATTACK-04", "UE-DEED-13", "UE-DEED-15")
def test_a_sideways_card_gives_a_physical_attack_of_one() -> None:
    match = fight("orc_stonethrowers", "march, stamina, promise, threaten", phase="attack")
    sideways(match, "attack", "march", "stamina", "promise")
    do(match, "0: aim-at orc_stonethrowers")
    assert [(p.amount, p.kind, p.element) for p in view(match).combat.attack] == [(1, "melee", "physical")] * 3
    assert view(match).combat.total == 1
