from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/battle-fury")
@rule("M2-ABL-DMG-08")
def test_the_furious_neither_capture_nor_are_captured():
    captor = second("0 adepts-battle-fury 10 10 0", "1 adepts-plain 11.5 10 180", FAR)
    assert captor.refused(c.Act(0, 0, "capture")).rules == ("M2-ABL-DMG-08",)
    captive = second("0 adepts-plain 10 10 0", "1 adepts-battle-fury 11.5 10 180", FAR)
    assert "M2-ABL-DMG-08" in captive.refused(c.Act(0, 0, "capture")).rules


@rule("M2-ABL-DMG-09")
def test_a_captor_that_becomes_furious_lets_its_captive_go():
    figures = ("0 adepts-plain 10 10 0", "1 adepts-furious 11.5 10 180", "0 adepts-plain 13 10 0 captive of 1", FAR)
    play = second(*figures, dice=[(3, 6)]).act(0, "fight").target(1)
    assert play.has(1, "battle-fury")
    assert play.is_fielded(2)
    assert play.state.captor[2] == -1
