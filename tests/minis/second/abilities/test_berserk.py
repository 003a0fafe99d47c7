from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/berserk")
@rule("M2-ABL-DMG-03", "M2-ABL-DMG-04")
def test_berserkers_neither_shoot_nor_capture_nor_are_captured():
    play = second("0 adepts-berserk 10 10 0", "1 adepts-plain 16 10 180", FAR)
    assert play.refused(c.Act(0, 0, "shoot")).rules == ("M2-ABL-DMG-03",)
    captor = second("0 adepts-rager 10 10 0 click 1", "1 adepts-plain 11.5 10 180", FAR)
    assert captor.refused(c.Act(0, 0, "capture")).rules == ("M2-ABL-DMG-04",)
    captive = second("0 adepts-plain 10 10 0", "1 adepts-rager 11.5 10 180 click 1", FAR)
    assert "M2-ABL-DMG-04" in captive.refused(c.Act(0, 0, "capture")).rules


@rule("M2-ABL-DMG-05")
def test_a_captor_that_goes_berserk_kills_its_captive():
    figures = ("0 adepts-plain 10 10 0", "1 adepts-rager 11.5 10 180", "0 adepts-plain 13 10 0 captive of 1", FAR)
    play = second(*figures, dice=[(3, 6)])
    play.act(0, "fight").target(1)
    assert play.has(1, "berserk")
    assert play.is_eliminated(2)
