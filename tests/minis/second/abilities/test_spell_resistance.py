from __future__ import annotations

from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/spell-resistance")
@rule("M2-ABL-DEF-28")
def test_wands_attack_it_with_3_less():
    target = "1 adepts-spell-resistance 16 10 180"
    wand = second("0 adepts-mage 10 10 0", target, FAR, dice=[(1, 2)]).act(0, "shoot").target(1)
    assert wand.only(Attacked).total == 3 + 8 - 3
    bow = second("0 adepts-bowman 10 10 0", target, FAR, dice=[(1, 2)]).act(0, "shoot").target(1)
    assert bow.only(Attacked).total == 3 + 8
    close = second("0 adepts-mage 10 10 0", "1 adepts-spell-resistance 11.5 10 180", FAR, dice=[(1, 2)])
    assert close.act(0, "fight").target(1).only(Attacked).total == 3 + 8, "the close attack of a wand is no wand attack"
