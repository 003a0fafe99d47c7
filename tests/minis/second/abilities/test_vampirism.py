from __future__ import annotations

from mageknight.minis.events import Healed
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

FOE = "1 adepts-plain 11.5 10 180"


@content("minis/ability/vampirism")
@rule("M2-ABL-SWD-12")
def test_close_combat_damage_heals_1():
    play = second("0 adepts-vampirism 10 10 0 click 2", FOE, FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert play.click(0) == 1
    tough = second("0 adepts-vampirism 10 10 0 click 2", "1 adepts-toughness 11.5 10 180", FAR, dice=[(5, 5)])
    tough.act(0, "fight").target(1)
    assert tough.all(Healed) == []
    missed = second("0 adepts-vampirism 10 10 0 click 2", FOE, FAR, dice=[(1, 2)]).act(0, "fight").target(1)
    assert missed.click(0) == 2
