"""Cancelling optional abilities in the course of an attack (reading R54)."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import DiceRolled
from tests.marks import rule
from tests.minis.second.field import FAR, second


@rule("M2-SEQ-05")
def test_the_attacker_cancels_until_the_dice_fall():
    figures = ("0 adepts-life-drain 10 10 0 click 2", "1 adepts-plain 16 10 180", FAR)
    play = second(*figures, dice=[(5, 6)]).act(0, "shoot").cancel(0, 0, "life-drain").target(1)
    assert play.click(1) == 2
    assert play.click(0) == 2


@rule("M2-SEQ-06")
def test_the_target_cancels_after_it_was_named():
    figures = ("0 adepts-bowman 10 10 0", "1 adepts-dodge 16 10 180", "1 adepts-plain 16 13 180", FAR)
    play = second(*figures, dice=[(5, 6)]).act(0, "shoot").target(1)
    assert play.kind == "aim"
    play.cancel(1, 1, "dodge").enough()
    assert len(play.all(DiceRolled)) == 1
    assert play.click(1) == 2


@rule("M2-ABILITY-06")
def test_the_ability_an_attack_is_made_with_stays():
    figures = ("0 adepts-weapon-master 10 10 0", "0 adepts-dodge 20 20 0", "1 adepts-plain 11.5 10 180", FAR)
    play = second(*figures).act(0, "weapon-master")
    assert play.refused(c.CancelAbility(0, 0, "weapon-master")).reason == "minis-ability-under-way"
