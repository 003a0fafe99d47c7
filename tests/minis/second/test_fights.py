"""The fight of edition 2.0: numbers and their limit, criticals, close and ranged combat, gang up, proficiencies."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.editions import EDITIONS
from mageknight.minis.effects import parts
from mageknight.minis.effects.parts import limited, total
from mageknight.minis.events import Attacked, Damaged
from mageknight.minis.queries.preview import why_not_target
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

SWORD = "0 cadets-sword 10 10 0"
BOW = "0 cadets-bow 10 10 0"
FOE = "1 cadets-plain 11.5 10 180"
SECOND = EDITIONS["second"]


def adds(play: Play) -> dict[int, int]:
    """What was added to the dice of the last attack."""
    return dict(next(event for event in reversed(play.log) if isinstance(event, Attacked)).adds)


def fight(*figures: str, dice: list[tuple[int, ...]], how: str = "fight") -> Play:
    return second(*figures, FAR, dice=dice).act(0, how).target(1)


# Numbers


@rule("M2-MOD-07", "M2-MOD-08", "M2-MOD-12", "M2-SEQ-07")
def test_modifiers_add_up_and_change_a_value_by_3_at_most():
    found = limited(SECOND, [(parts.ATTACK_VALUE, 8), (parts.FORMATION, 6), (parts.REAR_ARC, 1), (parts.PRECISION, -3)])
    assert total(found) == 11
    assert found[-1] == (parts.RULE_OF_3, -1)
    fewer = limited(SECOND, [(parts.ATTACK_VALUE, 8), (parts.FORMATION, 2)])
    assert total(fewer) == 10
    assert parts.RULE_OF_3 not in dict(fewer)


@rule("M2-MOD-02", "M2-MOD-11", "M2-MOD-13", "M2-CRIT-07")
def test_bonuses_replacements_and_what_is_dealt_stand_outside_the_limit():
    attack = limited(SECOND, [(parts.ATTACK_VALUE, 8), (parts.ATTACK_BONUS, 2), (parts.FORMATION, 4)])
    assert total(attack) == 13
    damage = limited(SECOND, [(parts.DAMAGE_VALUE, 2), (parts.SNEAKED, 2), (parts.GIFT, 4), (parts.CRITICAL, 1)])
    assert total(damage) == 8
    assert damage[-1] == (parts.CRITICAL, 1)


@rule("M2-MOD-03")
def test_a_value_is_never_negative():
    assert total(limited(SECOND, [(parts.ATTACK_VALUE, 1), (parts.CAPTURE, -3)])) == 0


def test_the_first_edition_knows_no_limit():
    many = [(parts.ATTACK_VALUE, 8), (parts.FORMATION, 6)]
    assert limited(EDITIONS["rebellion"], many) == many


# Combat and criticals


@rule("M2-COMBAT-06", "M2-COMBAT-07", "M2-CLOSE-03", "M2-CLOSE-05")
def test_a_close_attack_adds_value_and_bonus_of_a_sword_and_deals_the_damage_value():
    play = fight(SWORD, FOE, dice=[(2, 3)])
    event = play.only(Attacked)
    assert (event.total, event.defense, event.hit) == (15, 15, True)
    assert adds(play) == {parts.ATTACK_VALUE: 8, parts.ATTACK_BONUS: 2}
    assert play.click(1) == 2


@rule("M2-COMBAT-04", "M2-COMBAT-05", "M2-RANGED-08", "M2-RANGED-12")
def test_the_bonus_counts_only_for_attacks_of_the_own_type():
    shot = second(BOW, "1 cadets-plain 16 10 180", FAR, dice=[(3, 3)]).act(0, "shoot").target(1)
    assert adds(shot)[parts.ATTACK_BONUS] == 2
    assert shot.only(Damaged).amount == 3
    struck = fight(BOW, FOE, dice=[(3, 3)])
    assert parts.ATTACK_BONUS not in adds(struck)


@rule("M2-CRIT-01", "M2-CRIT-02")
def test_a_2_misses_and_pushes_the_attacker():
    play = fight("0 cadets-sword 10 10 0", "1 cadets-sword 11.5 10 180 click 2", dice=[(1, 1)])
    assert not play.only(Attacked).hit
    assert play.only(Damaged).parts == ((parts.FUMBLED, 1),)
    assert play.click(0) == 1


@rule("M2-CRIT-03", "M2-CRIT-04")
def test_a_12_hits_and_deals_1_more():
    play = second(BOW, "1 cadets-bow 15 10 180", FAR, dice=[(6, 6)]).act(0, "point-blank").target(1)
    assert play.is_eliminated(1)
    assert play.only(Damaged).parts[-1] == (parts.CRITICAL, 1)


@rule("M2-COMBAT-17", "M2-COMBAT-18", "M2-CLOSE-02")
def test_friends_oneself_and_whoever_does_not_touch_the_front_arc_are_no_targets():
    play = second(SWORD, FOE, "0 cadets-sword 10 11.5 0", "1 cadets-plain 8.5 10 0", FAR).act(0, "fight")
    assert play.refused(c.Target(0, 2)).rules == ("M2-COMBAT-17",)
    assert play.refused(c.Target(0, 0)).rules == ("M2-COMBAT-18",)
    assert play.refused(c.Target(0, 3)).rules == ("M2-CLOSE-02",)


@rule("M2-COMBAT-19", "M2-COMBAT-20", "M2-COMBAT-22")
def test_the_magic_immunity_type_keeps_off_wands_and_a_shield_does_not():
    mage = "0 cadets-wand 10 10 0"
    play = second(mage, "1 cadets-immune 16 10 180", "1 cadets-plain 16 13 180", FAR).act(0, "shoot")
    assert play.refused(c.Target(0, 1)).rules == ("M2-COMBAT-20",)
    assert play.offers(c.Target(0, 2))
    bow = second(BOW, "1 cadets-immune 16 10 180", FAR).act(0, "shoot")
    assert bow.offers(c.Target(0, 1))


# Close combat


@rule("M2-CLOSE-04", "M2-GANGUP-02", "M2-GANGUP-04")
def test_helpers_and_the_rear_arc_add_up():
    behind = "1 cadets-plain 11.5 10 0"
    play = second(SWORD, behind, "0 cadets-sword 11.5 8.5 90", FAR, dice=[(1, 2)]).act(0, "fight").target(1)
    play.join(2)
    assert adds(play) == {parts.ATTACK_VALUE: 8, parts.ATTACK_BONUS: 2, parts.FORMATION: 1, parts.REAR_ARC: 1}


@rule("M2-GANGUP-01", "M2-GANGUP-03", "M2-GANGUP-05")
def test_helpers_get_no_token_and_help_again():
    figures = ("0 cadets-sword 10 10 0 tokens 1", FOE, "0 cadets-sword 11.5 8.5 90", "0 cadets-sword 11.5 11.5 270")
    play = second(*figures, FAR, dice=[(1, 2), (1, 2)], total=200).act(0, "fight").target(1).join(2).enough()
    assert [play.tokens(figure) for figure in (0, 2, 3)] == [2, 0, 0]
    assert play.click(0) == 1
    assert play.state.actions == 1
    play.act(3, "fight").target(1)
    assert play.offers(c.Join(0, 2))
    assert play.refused(c.Join(0, 0)).rules == ("M2-GANGUP-01",)


@rule("M2-GANGUP-06")
def test_only_swords_gang_up():
    play = second(SWORD, FOE, "0 cadets-bow 11.5 8.5 90", "0 cadets-sword 11.5 11.5 270", FAR).act(0, "fight").target(1)
    assert play.refused(c.Join(0, 2)).rules == ("M2-GANGUP-06",)
    assert play.offers(c.Join(0, 3))


# Ranged combat


@rule("M2-RANGED-01", "M2-RANGED-03", "M2-RANGED-04")
def test_who_can_be_shot_at():
    play = second(BOW, "1 cadets-plain 21 10 180", "1 cadets-plain 10 16 180", "1 cadets-plain 18 10 0", FAR).act(
        0, "shoot"
    )
    assert play.refused(c.Target(0, 1)).rules == ("M2-RANGED-04",)
    assert play.refused(c.Target(0, 2)).rules == ("M2-RANGED-03",)
    assert second(SWORD, FAR).refused(c.Act(0, 0, "shoot")).rules == ("M2-RANGED-01",)
    assert second(BOW, FOE, FAR).refused(c.Act(0, 0, "shoot")).rules == ("M2-RANGED-01",)


@rule("M2-RANGED-05", "M2-RANGED-06", "M2-RANGED-09")
def test_bases_in_between_and_friends_in_contact_protect():
    play = second(BOW, "1 cadets-plain 14 10 180", "1 cadets-plain 18 10 180", "0 cadets-sword 14 8.5 0", FAR)
    assert "M2-RANGED-06" in play.refused(c.Act(0, 0, "shoot")).rules
    for target, wanted in ((2, "M2-RANGED-05"), (1, "M2-RANGED-09")):
        found = why_not_target(play.state, 0, "shoot", target)
        assert found is not None
        assert wanted in found.rules


@rule("M2-RANGED-11")
def test_a_shot_from_behind_is_better():
    play = second(BOW, "1 cadets-plain 16 10 0", FAR, dice=[(3, 3)]).act(0, "shoot").target(1)
    assert adds(play)[parts.REAR_ARC] == 1


@rule("M2-MULTI-01", "M2-MULTI-02", "M2-MULTI-05")
def test_one_roll_is_compared_with_each_of_several_targets():
    figures = ("0 cadets-wand 10 10 0", "1 cadets-plain 16 10 180", "1 cadets-plain 16 13 180 click 1")
    play = second(*figures, FAR, dice=[(2, 2)]).act(0, "shoot").target(1)
    assert play.refused(c.Target(0, 1)).rules == ("M2-MULTI-01",)
    play.target(2)
    assert [event.hit for event in play.all(Attacked)] == [False, True]
    assert play.click(1) == 0
    assert play.only(Damaged).figure == 2
    assert play.only(Damaged).amount == 2


@rule("M2-MULTI-06", "M2-MULTI-07", "M2-MULTI-08")
def test_the_damage_is_divided_among_those_hit_as_the_attacker_likes():
    figures = ("0 cadets-wand 10 10 0", "1 cadets-bow 16 10 180", "1 cadets-bow 16 13 180")
    play = second(*figures, FAR, dice=[(5, 4)]).act(0, "shoot").target(1).target(2)
    assert play.kind == "divide"
    assert play.refused(c.Divide(0, (1, 1))).rules == ("M2-MULTI-06",)
    assert {option.shares for option in play.options() if isinstance(option, c.Divide)} == {
        (3, 0),
        (2, 1),
        (1, 2),
        (0, 3),
    }
    play.do(c.Divide(0, (3, 0)))
    assert [play.click(1), play.click(2)] == [3, 0]


@rule("M2-CRIT-05")
def test_a_critical_hit_adds_1_to_every_target():
    figures = ("0 cadets-wand 10 10 0", "1 cadets-bow 16 10 180", "1 cadets-bow 16 13 180")
    play = second(*figures, FAR, dice=[(6, 6)]).act(0, "shoot").target(1).target(2).do(c.Divide(0, (2, 1)))
    assert [play.click(1), play.click(2)] == [3, 2]


# Proficiencies


@rule("M2-PROF-01", "M2-PROF-02", "M2-PROF-03", "M2-ABILITY-11")
def test_point_blank_gives_1_attack_or_1_damage_within_half_the_range():
    near = "1 cadets-bow 15 10 180"
    attack = second(BOW, near, FAR, dice=[(2, 3)]).act(0, "point-blank").target(1)
    assert adds(attack)[parts.POINT_BLANK] == 1
    assert attack.only(Damaged).amount == 3
    damage = second(BOW, near, FAR, dice=[(2, 3)]).act(0, "point-blank-damage").target(1)
    assert parts.POINT_BLANK not in adds(damage)
    assert damage.is_eliminated(1)
    far = second(BOW, "1 cadets-bow 15.1 10 180", "1 cadets-bow 14 12 180", FAR).act(0, "point-blank")
    assert far.refused(c.Target(0, 1)).rules == ("M2-PROF-02",)
    mage = second("0 cadets-wand 10 10 0", near, FAR)
    assert mage.refused(c.Act(0, 0, "point-blank")).rules == ("M2-PROF-01",)


@rule("M2-PROF-04")
def test_precision_shoots_at_a_target_in_the_melee_with_2_less():
    play = second(BOW, "1 cadets-plain 16 10 180", "0 cadets-sword 16 8.5 90", FAR, dice=[(4, 4)])
    assert "M2-RANGED-09" in play.refused(c.Act(0, 0, "shoot")).rules
    play.act(0, "precision").target(1)
    assert adds(play)[parts.PRECISION] == -2
    free = second(BOW, "1 cadets-plain 16 10 180", FAR)
    assert "M2-PROF-04" in free.refused(c.Act(0, 0, "precision")).rules


# Captives


@rule("M2-CAPTURE-01", "M2-CAPTURE-02", "M2-CAPTURE-03", "M2-CAPTURE-11")
def test_a_sword_captures_with_3_less_and_the_captive_loses_its_tokens():
    play = fight(SWORD, "1 cadets-plain 11.5 10 180 tokens 1", dice=[(4, 4)], how="capture")
    assert adds(play)[parts.CAPTURE] == -3
    assert play.state.captor[1] == 0
    assert (play.click(1), play.tokens(1)) == (0, 0)
    assert second(BOW, FOE, FAR).refused(c.Act(0, 0, "capture")).rules == ("M2-CAPTURE-01",)


@rule("M2-CAPTURE-07", "M2-CAPTURE-19", "M2-CAPTURE-21", "M2-CAPTURE-22")
def test_a_captor_gets_rid_of_its_captive_only_by_eliminating_it():
    figures = (SWORD, "1 cadets-plain 11.5 10 180 captive of 0", "0 cadets-sword 11.5 8.5 90", FAR)
    play = second(*figures, dice=[(4, 4)])
    assert play.refused(c.Act(0, 0, "fight")).rules == ("M2-CAPTURE-07",)
    play.act(0, "dispatch")
    assert adds(play) == {parts.ATTACK_VALUE: 8, parts.ATTACK_BONUS: 2, parts.CAPTURE: -3}
    assert play.is_eliminated(1)
    missed = second(*figures, dice=[(1, 2)]).act(0, "dispatch")
    assert missed.state.captor[1] == 0
    assert missed.click(1) == 0


@rule("M2-CAPTURE-16", "M2-CAPTURE-17", "M2-CAPTURE-18")
def test_the_captive_of_a_captor_that_is_captured_is_free():
    figures = (SWORD, "1 cadets-sword 11.5 10 180", "0 cadets-plain 13 10 0 captive of 1", FAR)
    play = second(*figures, dice=[(6, 5)]).act(0, "capture").target(1)
    assert play.state.captor[1] == 0
    assert play.state.captor[2] == -1


@rule("M2-CAPTURE-12", "M2-CAPTURE-13", "M2-CAPTURE-14", "M2-CAPTURE-15")
def test_a_captive_is_out_of_the_fight():
    figures = (
        "0 cadets-bow 10 20 0",
        "1 cadets-plain 11.5 10 180 captive of 2",
        SWORD,
        "1 cadets-plain 16 20 180",
        FAR,
    )
    play = second(*figures).act(0, "shoot")
    assert play.refused(c.Target(0, 1)).rules == ("M2-CAPTURE-12",)
    own = second(*figures, turn=1)
    assert own.refused(c.Act(1, 1, "move")).rules == ("M2-CAPTURE-15",)


# Formations


@rule("M2-FORM-02", "M2-FORM-03", "M2-FORM-28")
def test_a_ranged_formation_is_one_group_of_three_to_five():
    row = [f"0 cadets-bow 10 {10 + 1.5 * n} 0" for n in range(3)]
    play = second(*row, "0 cadets-bow 10 17 0", "0 cadets-bow 10 18.5 0", "1 cadets-plain 17 13 180", FAR)
    play.act(0, "shoot").target(5).join(1)
    assert play.refused(c.Enough(0)).rules == ("M2-FORM-02",)
    assert play.refused(c.Join(0, 3)).rules == ("M2-FORM-02",)


@rule("M2-FORM-19", "M2-FORM-20", "M2-FORM-21", "M2-FORM-10")
def test_each_companion_gives_2_attack_or_a_bow_1_damage():
    row = ("0 cadets-bow 10 10 0", "0 cadets-bow 10 11.5 0", "0 cadets-wand 10 13 0")
    play = second(*row, "1 cadets-bow 17 11.5 180", FAR, dice=[(1, 2)]).act(0, "shoot").target(3)
    assert play.refused(c.Strengthen(0, 2)).rules == ("M2-FORM-20",)
    play.do(c.Strengthen(0, 1)).join(2)
    assert adds(play)[parts.FORMATION] == 2
    assert play.is_eliminated(3)
    assert (parts.GIFT, 1) in play.only(Damaged).parts
    assert [play.tokens(figure) for figure in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("how", ["fight", "capture"])
def test_close_combat_has_helpers_and_no_formations(how: str):
    play = second(SWORD, FOE, "0 cadets-sword 11.5 8.5 90", FAR, dice=[(1, 2)]).act(0, how).target(1)
    assert play.offers(c.Enough(0))
    assert play.offers(c.Join(0, 2))


@rule("M2-RANGED-12")
def test_the_rule_of_3_takes_nothing_off_the_bonus():
    row = [f"0 cadets-bow 10 {10 + 1.5 * n} 0" for n in range(3)]
    play = second(*row, "1 cadets-plain 17 11.5 180", FAR, dice=[(3, 3)]).act(0, "shoot").target(3).join(1).join(2)
    shot = (play.enough() if play.kind == "aim" else play).only(Attacked)
    told = dict(shot.adds)
    assert (told[parts.ATTACK_BONUS], told[parts.RULE_OF_3]) == (2, -1)
    assert shot.total == 6 + 8 + 2 + 3
