from __future__ import annotations

from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/magic-retaliation")
@rule("M2-ABL-DEF-20")
def test_whoever_damages_it_takes_1():
    target = "1 adepts-magic-retaliation 11.5 10 180"
    play = second("0 adepts-plain 10 10 0", target, FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 2), (0, 1)]
    immune = second("0 cadets-immune 10 10 0", target, FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert [event.figure for event in immune.all(Damaged)] == [1]
