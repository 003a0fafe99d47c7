from __future__ import annotations

from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/toughness")
@rule("M2-ABL-DEF-05")
def test_toughness_takes_1_off_all_damage_but_pushing():
    play = second("0 adepts-plain 10 10 0", "1 adepts-toughness 11.5 10 180", FAR, dice=[(5, 5)])
    assert play.act(0, "fight").target(1).only(Damaged).amount == 1
    bitten = second("0 adepts-venom 10 10 0", "1 adepts-toughness 11.5 10 180", FAR, begin="yes").resolve(0)
    assert bitten.click(1) == 0
    pushed = second("0 adepts-toughness 10 10 0 tokens 1", FAR).act(0, "move").move(0, (10, 12))
    assert pushed.click(0) == 1


@rule("M2-ABILITY-08")
def test_each_instance_of_toughness_counts():
    play = second("0 adepts-plain 10 10 0", "1 adepts-twice-tough 11.5 10 180", FAR, dice=[(5, 5)])
    assert play.act(0, "fight").target(1).click(1) == 0
