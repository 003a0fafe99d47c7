from __future__ import annotations

from mageknight.minis.events import Attacked, Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/flame-lightning")
@rule("M2-ABL-SWD-06")
def test_the_target_takes_the_damage_value_and_whoever_touches_it_1():
    figures = ("0 adepts-flame-lightning 10 10 0", "1 adepts-plain 16 10 180", "1 adepts-plain 17.5 10 180")
    play = second(*figures, "1 adepts-plain 19 10 180", FAR, dice=[(4, 5)]).act(0, "flame").target(1)
    assert [event.target for event in play.all(Attacked)] == [1, 2]
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 2), (2, 1)]


@rule("M2-ABL-SWD-06", "M2-CRIT-05")
def test_a_12_burns_everybody_1_harder_and_a_miss_nobody():
    figures = ("0 adepts-flame-lightning 10 10 0", "1 adepts-plain 16 10 180", "1 adepts-plain 17.5 10 180", FAR)
    lucky = second(*figures, dice=[(6, 6)]).act(0, "flame").target(1)
    assert [(event.figure, event.amount) for event in lucky.all(Damaged)] == [(1, 3), (2, 2)]
    missed = second(*figures, dice=[(1, 2)]).act(0, "flame").target(1)
    assert [event.target for event in missed.all(Attacked)] == [1]
