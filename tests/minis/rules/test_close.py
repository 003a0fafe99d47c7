from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import BY_CRITICAL_MISS, Attacked, Damaged
from tests.marks import rule
from tests.minis.drill import battle

FAR = "1 trooper 30 30 0"


@rule("REB-CLS-01")
def test_the_front_arc_must_touch_the_target():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", "1 trooper 10 11.5 270", dice=[(4, 5)]).act(0, "fight")
    assert "REB-CLS-01" in play.refused(c.Target(0, 2)).rules
    assert play.target(1).click(1) == 2
    away = battle("0 trooper 10 10 180", "1 trooper 11.5 10 180")
    assert "REB-CLS-01" in away.refused(c.Act(0, 0, "fight")).rules


@rule("REB-CLS-02", "REB-CLS-05")
def test_a_close_attack_hits_at_the_defense():
    for dice, clicks in (((4, 3), 2), ((3, 3), 0)):
        play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", dice=[dice]).act(0, "fight").target(1)
        assert play.click(1) == clicks


@rule("REB-CLS-03")
def test_the_rear_arc_gives_1_to_the_roll():
    behind = battle("0 trooper 10 10 0", "1 trooper 11.5 10 0", dice=[(3, 3)]).act(0, "fight").target(1)
    assert behind.only(Attacked).total == 15
    # The front arc of 90 degrees ends at 45; beside it the rear begins.
    beside = battle("0 trooper 10 10 0", "1 trooper 11.5 10 134", dice=[(3, 3)]).act(0, "fight").target(1)
    assert beside.only(Attacked).total == 15
    border = battle("0 trooper 10 10 0", "1 trooper 11.5 10 135", dice=[(3, 3)]).act(0, "fight").target(1)
    assert border.only(Attacked).total == 14


@rule("REB-CLS-04", "REB-CAP-03")
def test_formations_and_capture_attempts_modify_too():
    play = battle("0 trooper 10 10 0", "0 trooper 11.5 8.5 90", "1 trooper 11.5 10 180", dice=[(4, 4)])
    play.act(0, "capture").target(2).join(1)
    result = play.only(Attacked)
    assert (result.total, result.defense) == (18, 17)


@rule("REB-CLS-06")
def test_weapon_mastery_changes_the_damage():
    play = (
        battle("0 weapon-master 10 10 0", "1 trooper 11.5 10 180", FAR, dice=[(4, 4), (4,)]).act(0, "fight").target(1)
    )
    assert play.click(1) == 4


@rule("REB-CRT-01", "REB-CRT-02", "REB-GLO-05")
def test_a_2_misses_whatever_the_values_and_costs_a_click():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 0 click 4", dice=[(1, 1)]).act(0, "fight").target(1)
    assert not play.only(Attacked).hit
    hurt = play.only(Damaged)
    assert (hurt.figure, hurt.amount, hurt.cause) == (0, 1, BY_CRITICAL_MISS)


@rule("REB-CRT-01", "REB-CRT-02")
def test_a_2_backfires_on_archers_too():
    play = battle("0 archer 10 10 0", "1 trooper 18 10 180", dice=[(1, 1)]).act(0, "shoot").target(1)
    assert (play.click(0), play.click(1)) == (1, 0)


@rule("REB-CRT-03", "REB-CRT-04", "REB-GLO-05")
def test_a_12_hits_whatever_the_values_for_one_click_more():
    play = battle("0 trooper 10 10 0 click 4", "1 hard 11.5 10 180", dice=[(6, 6)]).act(0, "fight").target(1)
    assert play.only(Attacked).total < 18
    assert play.click(1) == 2


@rule("REB-CRT-05")
def test_a_12_against_several_targets_deals_2_clicks_to_each():
    play = battle("0 archer2 10 10 0", "1 trooper 18 10 180", "1 hard 17 13 180", dice=[(6, 6)])
    play.act(0, "shoot").target(1).target(2)
    assert (play.click(1), play.click(2)) == (2, 2)


@rule("REB-CRT-06")
def test_a_12_heals_without_fail_and_one_click_more():
    play = battle("0 healing 10 10 0 click 2", "0 hard 11.5 10 0 click 3", FAR, dice=[(6, 6)])
    play.act(0, "heal").target(1).heal_by(die=False)
    assert play.click(1) == 1


@rule("REB-TGT-04", "REB-ABL-40")
def test_no_dial_is_healed_past_its_start():
    play = battle("0 healing 10 10 0", "0 trooper 11.5 10 0 click 1", FAR, dice=[(5, 5)])
    play.act(0, "heal").target(1).heal_by(die=False)
    assert play.click(1) == 0


@rule("REB-TGT-03")
def test_four_abilities_repair_dials():
    regenerating = battle("0 regeneration 10 10 0 click 2", FAR, dice=[(4,)]).act(0, "regenerate")
    assert regenerating.click(0) == 0
    vampire = (
        battle("0 vampirism 10 10 0 click 2", "1 trooper 11.5 10 180", FAR, dice=[(6, 5)]).act(0, "fight").target(1)
    )
    assert vampire.click(0) == 1
    mage = battle("0 healarch 10 10 0", "0 trooper 15 10 0 click 3", FAR, dice=[(5, 5), (2,)])
    assert mage.act(0, "magic-heal").target(1).click(1) == 1
