"""The steps of an attack of edition 2.0 (M2-SEQ), played from the action to the push."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.effects import parts
from mageknight.minis.events import (
    AbilityCancelled,
    ActionGiven,
    Attacked,
    Damaged,
    DiceRolled,
    Eliminated,
    Healed,
    TokenPlaced,
)
from mageknight.minis.queries.preview import targets, why_not_target
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

SWORD = "0 cadets-sword 10 10 0"
BOW = "0 cadets-bow 10 10 0"
MAGE = "0 cadets-wand 10 10 0"
FOE = "1 cadets-plain 11.5 10 180"
OWN = "0 cadets-bow 4 4 0"
"""Somebody else of the player's, so that the turn goes on."""


def course(play: Play) -> list[str]:
    """The kinds of events of the whole play, in order."""
    return [type(event).__name__ for event in play.log]


def adds(play: Play, target: int = -1) -> dict[int, int]:
    found = [event for event in play.log if isinstance(event, Attacked) and target in (-1, event.target)]
    return dict(found[-1].adds)


def guards(play: Play) -> dict[int, int]:
    return dict(next(event for event in reversed(play.log) if isinstance(event, Attacked)).guards)


@rule("M2-SEQ-01", "M2-SEQ-02", "M2-SEQ-11", "M2-SEQ-12")
def test_action_target_roll_damage_effects_tokens_push():
    play = second(
        "0 fencers-vampire 10 10 0 click 1 tokens 1", "1 fencers-thorn 11.5 10 180", OWN, FAR, dice=[(5, 5)], total=200
    )
    play.act(0, "fight").target(1)
    assert play.kind == "order"
    play.resolve(0)
    wanted = [
        ActionGiven,
        DiceRolled,
        Attacked,
        Damaged,
        Healed,
        Damaged,
        TokenPlaced,
        Damaged,
    ]
    named = [kind.__name__ for kind in wanted]
    assert [each for each in course(play) if each in named] == named
    hurt = [(event.figure, event.parts[0][0]) for event in play.log if isinstance(event, Damaged)]
    assert hurt == [(1, parts.DAMAGE_VALUE), (0, parts.RETALIATED), (0, parts.PUSHING)]


@rule("M2-SEQ-10", "M2-STATUS-08")
def test_effects_of_the_damage_come_in_the_order_the_active_player_chooses():
    figures = ("0 fencers-vampire 10 10 0 click 3", "1 fencers-thorn 11.5 10 180", OWN, FAR)
    drinks = second(*figures, dice=[(5, 5)], total=200).act(0, "fight").target(1)
    assert drinks.kind == "action"  # without Vampirism on the dial there is nothing to order
    assert drinks.is_eliminated(0)
    figures = ("0 fencers-vampire 10 10 0 click 2", "1 fencers-thorn 11.5 10 180", OWN, FAR)
    first = second(*figures, dice=[(5, 5)], total=200).act(0, "fight").target(1).resolve(0)
    assert first.click(0) == 2
    last = second(*figures, dice=[(5, 5)], total=200).act(0, "fight").target(1).resolve(1)
    assert last.click(0) == 3


@rule("M2-SEQ-03", "M2-SEQ-08", "M2-COMBAT-01")
def test_the_target_is_named_before_the_dice_fall():
    play = second(SWORD, FOE, "1 cadets-plain 10.75 11.3 270", FAR, dice=[(4, 4)]).act(0, "fight")
    assert play.refused(c.Enough(0)).reason == "minis-no-target-yet"
    assert not play.all(DiceRolled)
    play.target(1)
    assert (play.only(Attacked).attacker, play.only(Attacked).target) == (0, 1)
    assert second(BOW, "1 cadets-plain 16 10 180", FAR).offers(c.Act(0, 0, "shoot"))


@rule("M2-SEQ-04")
def test_a_capture_is_declared_with_the_action_and_deals_no_damage():
    play = second(SWORD, FOE, "0 cadets-sword 11.5 8.5 90", FAR, dice=[(6, 5)], total=200).act(0, "capture").target(1)
    assert play.refused(c.Act(0, 0, "capture")).reason
    play.enough()
    assert adds(play)[parts.CAPTURE] == -3
    assert not [event for event in play.log if isinstance(event, Damaged)]


@rule("M2-SEQ-06", "M2-ABILITY-12")
def test_the_target_cancels_abilities_until_the_dice_fall():
    figures = ("0 fencers-knife 10 10 0", "1 fencers-dodger 11.5 10 0", "0 cadets-sword 11.5 8.5 90", FAR)
    play = second(*figures, dice=[(5, 5)], total=200).act(0, "fight").target(1)
    assert play.kind == "aim"
    play.cancel(1, 1, "dodge")
    assert play.all(AbilityCancelled)
    play.enough()
    assert play.only_hurt(1).parts == ((parts.DAMAGE_VALUE, 4),)
    assert len(play.all(DiceRolled)) == 1
    on = second(*figures, dice=[(5, 5), (4,)], total=200).act(0, "fight").target(1).enough()
    assert on.click(1) == 0


def test_once_the_dice_have_fallen_abilities_stay():
    medic = second("0 fencers-medic 10 10 0", "0 fencers-long 11.5 10 180 click 5", FAR, dice=[(5, 5)])
    assert medic.match.explain(c.CancelAbility(0, 0, "healing")) is None
    medic.act(0, "heal").target(1)
    assert medic.kind == "heal"
    assert medic.match.explain(c.CancelAbility(0, 0, "healing")) is not None


@rule("M2-SEQ-09", "M2-MOD-04", "M2-COMBAT-09")
def test_the_damage_value_is_modified_limited_dealt_and_reduced():
    row = ["0 cadets-bow 10 10 0", *[f"0 cadets-bow 10 {10 + 1.5 * n} 0" for n in range(1, 5)]]
    play = second(*row, "1 fencers-long 17 13 180", FAR, dice=[(6, 6)], total=500).act(0, "shoot").target(5)
    for helper in (1, 2, 3, 4):
        play.do(c.Strengthen(0, helper))
    dealt = play.only_hurt(5)
    assert dict(dealt.parts) == {parts.DAMAGE_VALUE: 3, parts.GIFT: 4, parts.RULE_OF_3: -1, parts.CRITICAL: 1}
    assert dealt.amount == 7
    tough = second(SWORD, "1 fencers-tough 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert tough.only_hurt(1).amount == 1


@rule("M2-SEQ-13")
def test_damage_an_effect_names_stands_for_the_damage_value():
    play = second("0 fencers-fading 10 10 0", "1 fencers-long 11.5 10 180", FAR, dice=[(5, 5), (6,)])
    play.act(0, "weapon-master").target(1)
    assert play.only_hurt(1).parts == ((parts.DIE, 6),)


# Combat


@rule("M2-COMBAT-02", "M2-COMBAT-03")
def test_the_type_gives_the_proficiencies():
    sword = second(SWORD, "1 cadets-plain 16 10 180", FAR)
    assert sword.offers(c.Act(0, 0, "surge"))
    assert not sword.offers(c.Act(0, 0, "point-blank"))
    bow = second(BOW, "1 cadets-plain 14 10 180", FAR)
    assert bow.offers(c.Act(0, 0, "point-blank"))
    assert not bow.offers(c.Act(0, 0, "surge"))
    mage = second(MAGE, "1 cadets-plain 14 10 180", FAR)
    assert not mage.offers(c.Act(0, 0, "point-blank"))
    assert not mage.offers(c.Act(0, 0, "surge"))


@rule("M2-COMBAT-08")
def test_all_damage_of_an_attack_comes_before_what_it_brings():
    figures = (
        "0 fencers-sweeper 10 10 330",
        "1 fencers-thorn 11.5 10 180",
        "1 fencers-thorn 10.75 8.7 90",
        OWN,
        FAR,
    )
    play = second(*figures, dice=[(5, 5)], total=200).act(0, "sweep")
    assert play.kind == "order"
    assert [event.figure for event in play.all(Damaged)] == [1, 2]
    play.resolve(0)
    hurt = [(event.figure, event.amount) for event in play.log if isinstance(event, Damaged)]
    assert hurt == [(1, 2), (2, 2), (0, 1), (0, 1)]


@rule("M2-COMBAT-10", "M2-COMBAT-11")
def test_who_shows_three_skulls_leaves_at_once_for_the_points_of_the_attacker():
    play = second(SWORD, "1 cadets-frail 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert play.is_eliminated(1)
    assert (play.only(Eliminated).seat, play.only(Eliminated).points) == (0, 7)
    assert not play.touches(0, 1)


@rule("M2-COMBAT-16")
def test_neighbours_of_a_target_that_falls_are_still_measured_from_it():
    figures = ("0 fencers-torch 10 10 0", "1 cadets-frail 16 10 180", "1 cadets-plain 16 11.5 180", FAR)
    play = second(*figures, dice=[(5, 5)]).act(0, "flame").target(1)
    assert play.is_eliminated(1)
    assert play.click(2) == 1


@rule("M2-CLOSE-01")
def test_everybody_can_fight_and_needs_an_action_for_it():
    for key in ("bow", "wand", "wing", "wave", "plain"):
        assert second(f"0 cadets-{key} 10 10 0", FOE, FAR).offers(c.Act(0, 0, "fight"))
    spent = second(f"{SWORD} tokens 2", FOE, OWN, FAR)
    assert spent.refused(c.Act(0, 0, "fight")).reason == "minis-pushed-already"


# Ranged combat


@rule("M2-RANGED-02", "M2-MULTI-03")
def test_every_target_needs_its_own_line_between_the_centres():
    figures = (MAGE, "1 cadets-plain 16 10 180", "1 cadets-plain 16 13 180", "0 cadets-sword 13 11.5 0", FAR)
    play = second(*figures).act(0, "shoot")
    assert play.offers(c.Target(0, 1))
    assert "M2-RANGED-06" in play.refused(c.Target(0, 2)).rules or "M2-RANGED-05" in play.refused(c.Target(0, 2)).rules


@rule("M2-RANGED-07")
def test_lines_of_fire_can_be_looked_at_at_any_time():
    play = second(BOW, "1 cadets-plain 16 10 180", "1 cadets-plain 25 10 180", FAR, turn=1)
    seen = {answer.target: answer.refusal for answer in targets(play.state, 0, "shoot")}
    assert seen[1] is None
    assert seen[2] is not None
    assert "M2-RANGED-04" in seen[2].rules


@rule("M2-MULTI-04")
def test_neighbours_of_the_target_need_no_line():
    figures = ("0 fencers-torch 10 10 0", "1 cadets-plain 14 10 180", "1 cadets-plain 15.5 10 180", FAR)
    play = second(*figures, dice=[(5, 5)]).act(0, "flame").target(1)
    assert why_not_target(play.state, 0, "flame", 2) is not None
    assert [event.target for event in play.all(Attacked)] == [1, 2]


# Numbers


@rule("M2-MOD-01", "M2-MOD-09", "M2-SEQ-07")
def test_abilities_do_not_carry_a_value_beyond_the_rule_of_3():
    play = second(BOW, "1 fencers-plated 16 10 180", FAR, dice=[(4, 4)]).act(0, "shoot").target(1)
    found = guards(play)
    assert found[parts.RULE_OF_3] == -1
    assert play.only(Attacked).defense == 18


@rule("M2-MOD-06")
def test_each_target_has_modifiers_of_its_own():
    figures = (MAGE, "1 cadets-plain 16 10 180", "1 cadets-plain 16 13 0", FAR)
    play = second(*figures, dice=[(1, 2)]).act(0, "shoot").target(1).target(2)
    assert parts.REAR_ARC not in adds(play, 1)
    assert adds(play, 2)[parts.REAR_ARC] == 1


@rule("M2-MOD-14")
def test_a_doubled_value_is_a_replacement_and_knows_no_limit():
    play = second("0 fencers-knife 10 10 0", "1 fencers-long 11.5 10 0", FAR, dice=[(5, 5)])
    play.act(0, "sneak-attack").target(1)
    assert play.only_hurt(1).parts == ((parts.DAMAGE_VALUE, 4), (parts.SNEAKED, 4))


@rule("M2-DEF-06")
def test_defend_lends_the_unmodified_defense():
    figures = (BOW, "1 cadets-plain 16 10 180", "1 fencers-wall 16 11.5 180", FAR)
    play = second(*figures, dice=[(4, 4)]).act(0, "shoot").target(1)
    assert guards(play) == {parts.DEFENDED: 18}


@rule("M2-DIAL-08")
def test_what_helps_the_ranged_damage_leaves_the_close_damage_alone():
    shot = second(BOW, "1 fencers-long 14 10 180", FAR, dice=[(4, 4)]).act(0, "point-blank-damage").target(1)
    assert dict(shot.only_hurt(1).parts) == {parts.DAMAGE_VALUE: 3, parts.POINT_BLANK: 1}
    struck = second(BOW, "1 fencers-long 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert struck.only_hurt(1).parts == ((parts.DAMAGE_VALUE, 1),)


# Criticals, healing


@rule("M2-CRIT-06", "M2-CRIT-08", "M2-HEAL-01")
def test_a_12_heals_one_click_more_and_never_past_the_start():
    figures = ("0 fencers-medic 10 10 0", "0 fencers-long 11.5 10 180 click 5", FAR)
    play = second(*figures, dice=[(6, 6)]).act(0, "heal").target(1).heal_by(False)
    assert play.click(1) == 2
    near = second(*[each.replace("click 5", "click 1") for each in figures], dice=[(6, 6)])
    near.act(0, "heal").target(1).heal_by(False)
    assert near.click(1) == 0
    fumbled = second(*figures, dice=[(1, 1)]).act(0, "heal").target(1)
    assert fumbled.click(0) == 1
    assert fumbled.only_hurt(0).parts == ((parts.FUMBLED, 1),)


@rule("M2-HEAL-02", "M2-HEAL-03", "M2-DIAL-04", "M2-DIAL-05")
def test_a_golem_is_healed_up_to_its_repair_marker_and_not_at_it():
    figures = ("0 fencers-stone 10 10 0 click 3", "1 fencers-long 11.5 10 180", FAR)
    play = second(*figures, dice=[(5, 5)]).act(0, "fight").target(1)
    assert (play.click(0), play.click(1)) == (2, 2)
    marked = second(*[each.replace("click 3", "click 2") for each in figures], dice=[(5, 5)])
    marked.act(0, "fight").target(1)
    assert (marked.click(0), marked.click(1)) == (2, 2)
    assert not marked.all(Healed)


@rule("M2-DEF-05")
def test_types_of_defense_and_damage_change_what_attacks_and_healing_do():
    immune = second(MAGE, "1 cadets-immune 16 10 180", "1 cadets-plain 16 13 180", FAR).act(0, "shoot")
    assert immune.refused(c.Target(0, 1)).rules == ("M2-COMBAT-20",)
    golem = second("0 fencers-medic 10 10 0", "0 fencers-golem 11.5 10 180 click 1", FAR)
    assert not golem.offers(c.Act(0, 0, "heal"))
    other = second("0 fencers-medic 10 10 0", "0 fencers-long 11.5 10 180 click 1", FAR)
    assert other.offers(c.Act(0, 0, "heal"))


# Abilities


@rule("M2-ABILITY-02", "M2-ABILITY-03")
def test_an_ability_keeps_what_its_text_says_whatever_the_type():
    blaster = "0 fencers-blaster 10 10 0"
    figures = (blaster, "1 cadets-plain 18 10 180", "0 cadets-sword 14 10 0", FAR)
    play = second(*figures, dice=[(5, 5), (2,)])
    assert "M2-RANGED-05" in play.refused(c.Act(0, 0, "shoot")).rules
    play.act(0, "magic-blast").target(1)
    assert play.only_hurt(1).parts == ((parts.DIE, 2),)
    assert adds(play)[parts.ATTACK_BONUS] == 2


@rule("M2-ABILITY-09")
def test_two_of_an_ability_that_needs_an_action_are_used_once():
    play = second("0 fencers-swift 10 10 0", "1 cadets-plain 16 10 180", OWN, FAR, dice=[(5, 5)], total=200)
    assert play.options().count(c.Act(0, 0, "charge")) == 1
    play.act(0, "charge").move(0, (14.5, 10)).decline().act(0, "fight").target(1)
    assert play.refused(c.Act(0, 0, "charge")).reason == "minis-acted-already"
    assert (play.tokens(0), play.state.actions) == (1, 1)


@rule("M2-STATUS-07")
def test_of_two_abilities_the_one_that_says_not_counts():
    play = second("0 fencers-raving 10 10 0", "1 cadets-plain 16 10 180", FAR)
    assert not play.offers(c.Act(0, 0, "magic-blast"))
    assert "M2-ABL-DMG-03" in play.refused(c.Act(0, 0, "magic-blast")).rules
