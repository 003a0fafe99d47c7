from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

TARGETS = ("1 adepts-magic-immunity 16 10 180", "1 adepts-plain 16 13 180", FAR)


@content("minis/ability/magic-immunity")
@rule("M2-ABL-DEF-04")
def test_neither_wands_nor_magic_reach_the_immune_and_bows_do():
    wand = second("0 adepts-mage 10 10 0", *TARGETS).act(0, "shoot")
    assert wand.refused(c.Target(0, 1)).rules == ("M2-ABL-DEF-04",)
    blast = second("0 adepts-magic-blast 10 10 0", *TARGETS).act(0, "magic-blast")
    assert blast.refused(c.Target(0, 1)).rules == ("M2-ABL-DEF-04",)
    bow = second("0 adepts-bowman 10 10 0", *TARGETS).act(0, "shoot")
    assert bow.offers(c.Target(0, 1))
