"""Summon on the card of 2003: a special action that brings a Mage Spawn back."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

MAGE = "0 scouts-summon 10 10 0"
IMP = "0 scouts-spawn eliminated"


@content("minis/ability/summon")
@rule("M2-ABL-SPD-36")
def test_an_eliminated_mage_spawn_returns_at_its_start_in_contact():
    play = second(MAGE, IMP, "0 scouts-giant-spawn eliminated", "0 cadets-sword eliminated", FAR).act(0, "summon")
    assert play.refused(c.Target(0, 2)).rules == ("M2-ABL-SPD-36",)
    assert play.refused(c.Target(0, 3)).rules == ("M2-ABL-SPD-36",)
    play.target(1)
    assert play.refused(play.putting(1, 14, 10)).reason == "minis-not-beside"
    play.put(1, 11.5, 10, 0)
    assert play.is_fielded(1)
    assert (play.click(1), play.tokens(0), play.tokens(1)) == (0, 1, 0)


@content("minis/ability/summon")
@rule("M2-ABL-SPD-36")
def test_nobody_summons_in_contact_and_a_demoralized_summoner_may():
    touched = second(MAGE, IMP, "1 cadets-plain 11.5 10 180", FAR)
    assert touched.refused(c.Act(0, 0, "summon")).rules == ("M2-ABL-SPD-36",)
    quick = second("0 scouts-summon 10 10 0", IMP, FAR, actions=0)
    assert quick.kind != "action" or not quick.offers(c.Act(0, 0, "summon"))
