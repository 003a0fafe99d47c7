from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

TINKER = "0 adepts-tinker 10 10 0"


@content("minis/ability/tinker")
@rule("M2-ABL-DMG-24")
def test_tinker_mends_a_golem_by_the_damage_value_without_modifiers():
    play = second(TINKER, "0 adepts-golem 11.5 10 0 click 4", FAR, dice=[(1, 2)]).act(0, "tinker").target(1)
    assert (play.only(Attacked).total, play.only(Attacked).defense) == (11, 11)
    assert play.click(1) == 2
    flesh = second(TINKER, "0 adepts-plain 11.5 10 0 click 4", FAR)
    assert "M2-ABL-DMG-24" in flesh.refused(c.Act(0, 0, "tinker")).rules
    beside = second(TINKER, "0 adepts-golem 11.5 10 0 click 4", "1 adepts-plain 13 10 180")
    assert "M2-ABL-DMG-24" in beside.refused(c.Act(0, 0, "tinker")).rules


@rule("M2-ABL-DMG-25", "M2-HEAL-02")
def test_markers_end_the_mending():
    play = second(TINKER, "0 adepts-marked-golem 11.5 10 0 click 2", FAR, dice=[(2, 3)]).act(0, "tinker").target(1)
    assert play.click(1) == 1
    shown = second(TINKER, "0 adepts-marked-golem 11.5 10 0 click 1", FAR)
    assert "M2-ABL-DMG-25" in shown.refused(c.Act(0, 0, "tinker")).rules
    whole = second(TINKER, "0 adepts-golem 11.5 10 0", FAR)
    assert "M2-ABL-DMG-25" in whole.refused(c.Act(0, 0, "tinker")).rules
