from __future__ import annotations

from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/battle-armor")
@rule("M2-ABL-DEF-01")
def test_battle_armor_helps_against_shots_only():
    shot = second("0 adepts-bowman 10 10 0", "1 adepts-battle-armor 16 10 180", FAR, dice=[(1, 2)])
    assert shot.act(0, "shoot").target(1).only(Attacked).defense == 17
    struck = second("0 adepts-plain 10 10 0", "1 adepts-battle-armor 11.5 10 180", FAR, dice=[(1, 2)])
    assert struck.act(0, "fight").target(1).only(Attacked).defense == 15
