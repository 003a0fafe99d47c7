from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/magic-blast")
@rule("M2-ABL-SWD-05")
def test_a_magic_blast_knows_no_obstacles_and_deals_a_die():
    figures = ("0 adepts-magic-blast 10 10 0", "1 adepts-plain 19 10 180", "1 adepts-plain 16.5 10.2 180", FAR)
    play = second(*figures, terrain=["house: 14 10"], dice=[(4, 3), (4,)])
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-nobody-to-shoot"
    play.act(0, "magic-blast").target(1)
    assert (play.only(Attacked).defense, play.only(Damaged).amount) == (15, 4)


@rule("M2-ABL-SWD-05", "M2-COMBAT-19")
def test_magic_does_not_reach_the_immune():
    play = second("0 adepts-magic-blast 10 10 0", "1 cadets-immune 16 10 180", "1 adepts-plain 16 13 180", FAR)
    play.act(0, "magic-blast")
    assert play.refused(c.Target(0, 1)).rules == ("M2-COMBAT-19",)
