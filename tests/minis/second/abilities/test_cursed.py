from __future__ import annotations

from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/cursed")
@rule("M2-ABL-DEF-26", "M2-ABL-DEF-27")
def test_whoever_a_wand_hurts_takes_1_more_after_the_action():
    mage = second("0 adepts-mage 10 10 0", "1 adepts-cursed 16 10 180", FAR, dice=[(5, 6)]).act(0, "shoot").target(1)
    assert [(event.figure, event.amount, event.by) for event in mage.all(Damaged)] == [(1, 2, 0), (1, 1, 0)]
    bow = second("0 adepts-bowman 10 10 0", "1 adepts-cursed 16 10 180", FAR, dice=[(5, 6)]).act(0, "shoot").target(1)
    assert [event.amount for event in bow.all(Damaged)] == [2]
    missed = second("0 adepts-mage 10 10 0", "1 adepts-cursed 16 10 180", FAR, dice=[(1, 2)])
    assert missed.act(0, "shoot").target(1).all(Damaged) == []


@rule("M2-ABL-DEF-27")
def test_being_moved_or_burdened_by_a_wand_stirs_the_curse_too():
    confused = second("0 adepts-magic-confusion 10 10 0", "1 adepts-cursed 16 10 180", FAR, dice=[(5, 5)])
    confused.act(0, "magic-confuse").target(1).move(1, (16, 14))
    assert confused.click(1) == 1
    held = second("0 adepts-wand-holder 10 10 0", "1 adepts-cursed 11.5 10 180", FAR, dice=[(5, 5)])
    assert held.act(0, "immobilize").target(1).click(1) == 1
    sword = second("0 adepts-immobilize 10 10 0", "1 adepts-cursed 11.5 10 180", FAR, dice=[(5, 5)])
    assert sword.act(0, "immobilize").target(1).click(1) == 0
