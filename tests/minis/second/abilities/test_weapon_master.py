from __future__ import annotations

from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/weapon-master")
@rule("M2-ABL-SWD-04")
def test_a_master_stroke_deals_a_die_and_a_plain_blow_the_damage_value():
    figures = ("0 adepts-weapon-master 10 10 0", "1 adepts-plain 11.5 10 180", FAR)
    for die in (1, 4):
        play = second(*figures, dice=[(4, 4), (die,)]).act(0, "weapon-master").target(1)
        assert play.only(Damaged).amount == die
    plain = second(*figures, dice=[(4, 4)]).act(0, "fight").target(1)
    assert plain.only(Damaged).amount == 2
    lucky = second(*figures, dice=[(6, 6), (3,)]).act(0, "weapon-master").target(1)
    assert lucky.only(Damaged).amount == 4
