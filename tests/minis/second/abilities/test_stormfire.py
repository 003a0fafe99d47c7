"""Stormfire: one target, and whoever touches it."""

from __future__ import annotations

from mageknight.minis.events import Attacked, Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

CALLER = "0 scouts-stormfire 10 10 0"
CROWD = ("1 scouts-tank 16 10 180", "1 scouts-tank 17.5 10 180", "1 scouts-tank 19 10 180")


@content("minis/ability/stormfire")
@rule("M2-ABL-WND-05", "M2-MULTI-04")
def test_the_target_takes_the_ranged_damage_and_whoever_touches_it_1():
    play = second(CALLER, *CROWD, FAR, dice=[(4, 5)]).act(0, "stormfire").target(1)
    assert [event.target for event in play.all(Attacked)] == [1, 2], "the third figure touches only the second"
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 3), (2, 1)]


@content("minis/ability/stormfire")
@rule("M2-ABL-WND-05")
def test_a_miss_leaps_nowhere():
    missed = second(CALLER, *CROWD, FAR, dice=[(1, 2)]).act(0, "stormfire").target(1)
    assert [(event.target, event.hit) for event in missed.all(Attacked)] == [(1, False)]
    assert missed.all(Damaged) == []


@content("minis/ability/stormfire")
@rule("M2-ABL-WND-05")
def test_the_result_is_compared_with_the_defense_of_each_neighbour():
    figures = (CALLER, "1 cadets-bow 16 10 180", "1 scouts-fort 17.5 10 180", FAR)
    play = second(*figures, dice=[(3, 3)]).act(0, "stormfire").target(1)
    assert [(event.target, event.hit) for event in play.all(Attacked)] == [(1, True), (2, False)]


@content("minis/ability/stormfire")
@rule("M2-ABL-WND-06")
def test_a_12_adds_1_for_everybody_it_reaches():
    play = second(CALLER, *CROWD, FAR, dice=[(6, 6)]).act(0, "stormfire").target(1)
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 4), (2, 2)]


@content("minis/ability/stormfire")
@rule("M2-ABL-WND-05")
def test_it_has_one_target_whatever_the_arrows():
    play = second(CALLER, "1 scouts-tank 16 10 180", "1 scouts-tank 15 13 180", FAR, dice=[(4, 5)])
    play.act(0, "stormfire").target(1)
    assert [event.target for event in play.all(Attacked)] == [1]
