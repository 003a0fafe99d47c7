from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

HEALER = "0 adepts-magic-healing 10 10 0"


@content("minis/ability/magic-healing")
@rule("M2-ABL-SWD-13")
def test_magic_healing_heals_a_die_without_modifiers():
    play = second(HEALER, "0 adepts-plain 16 10 0 click 4", FAR, dice=[(1, 2), (3,)]).act(0, "magic-heal").target(1)
    assert (play.only(Attacked).total, play.only(Attacked).defense) == (11, 11)
    assert play.click(1) == 1


@rule("M2-ABL-SWD-13", "M2-ABL-SWD-14")
def test_whoever_touches_the_healer_can_be_healed_and_golems_and_the_embattled_cannot():
    near = second(HEALER, "0 adepts-plain 11.5 10 0 click 4", FAR).act(0, "magic-heal")
    assert near.offers(c.Target(0, 1))
    figures = (HEALER, "0 adepts-golem 16 10 0 click 2", "0 adepts-plain 16 12 0 click 2", "1 adepts-plain 17.5 12 180")
    play = second(*figures, "0 adepts-plain 14 8 0 click 2").act(0, "magic-heal")
    assert play.refused(c.Target(0, 1)).rules == ("M2-ABL-SWD-13",)
    assert play.refused(c.Target(0, 2)).rules == ("M2-ABL-SWD-13",)
    assert play.offers(c.Target(0, 4))


@content("minis/ability/magic-healing")
@rule("M2-ABL-WND-04")
def test_a_wand_warrior_heals_likewise():
    figures = ("0 scouts-magic-healing 10 10 0", "0 scouts-tank 16 10 0 click 4", FAR)
    play = second(*figures, dice=[(2, 2), (3,)]).act(0, "magic-heal").target(1)
    assert play.click(1) == 1
    missed = second(*figures, dice=[(1, 1)]).act(0, "magic-heal").target(1)
    assert missed.click(1) == 4
