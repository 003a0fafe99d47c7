"""Mage Blast: one target, and a die decides the ranged damage."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

MAGE = "0 scouts-mage-blast 10 10 0"


@content("minis/ability/mage-blast")
@rule("M2-ABL-WND-07")
def test_a_die_takes_the_place_of_the_ranged_damage():
    play = second(MAGE, "1 cadets-bow 16 10 180", FAR, dice=[(5, 4), (2,)]).act(0, "mage-blast").target(1)
    assert play.click(1) == 2
    missed = second(MAGE, "1 cadets-bow 16 10 180", FAR, dice=[(1, 2)]).act(0, "mage-blast").target(1)
    assert missed.click(1) == 0


@content("minis/ability/mage-blast")
@rule("M2-ABL-WND-07")
def test_a_blast_has_one_target_and_needs_a_free_line():
    figures = (MAGE, "1 cadets-plain 14 10 180", "1 cadets-plain 18 10 180", FAR)
    play = second(*figures).act(0, "mage-blast")
    assert play.refused(c.Target(0, 2)).reason == "minis-base-in-line"
    immune = second(MAGE, "1 cadets-immune 16 10 180", FAR)
    assert "M2-COMBAT-20" in immune.refused(c.Act(0, 0, "mage-blast")).rules


@content("minis/ability/bound")
@rule("M2-ABL-SPD-19")
def test_a_blast_does_not_follow_a_bound():
    wizard = second("0 scouts-archmage 10 10 0", "1 cadets-plain 20 10 180", FAR).act(0, "bound").move(0, (14, 10))
    assert wizard.refused(c.Act(0, 0, "mage-blast")).rules == ("M2-ABL-SPD-19",)
    assert wizard.offers(c.Act(0, 0, "shoot"))
