from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

LEADER = "0 adepts-command 10 10 0"


@content("minis/ability/command")
@rule("M2-ABL-DMG-18")
def test_a_6_gives_one_more_action():
    assert second(LEADER, FAR, begin="yes", dice=[(6,)]).resolve(0).state.actions == 2
    assert second(LEADER, FAR, begin="yes", dice=[(5,)]).resolve(0).state.actions == 1


@rule("M2-ABL-DMG-20")
def test_the_demoralized_in_contact_are_healed_by_2():
    figures = (LEADER, "0 adepts-brave 11.5 10 0 click 3", "0 adepts-brave 18 10 0 click 3", FAR)
    play = second(*figures, begin="yes", dice=[(1,)]).resolve(0)
    assert (play.click(1), play.click(2)) == (1, 3)


@rule("M2-ABL-DMG-21")
def test_a_forgotten_command_is_lost():
    play = second(LEADER, "0 adepts-brave 11.5 10 0 click 3", FAR, begin="yes").decline()
    assert (play.kind, play.state.actions, play.click(1)) == ("action", 1, 3)


@rule("M2-ABL-DMG-19")
def test_a_commander_is_not_captured():
    play = second("0 adepts-plain 10 10 0", "1 adepts-command 11.5 10 180", FAR)
    assert "M2-ABL-DMG-19" in play.refused(c.Act(0, 0, "capture")).rules
