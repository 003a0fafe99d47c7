"""Forced March on the card of 2003: its speed is that of its formation."""

from __future__ import annotations

from tests.marks import content, rule
from tests.minis.second.field import FAR, second

ROW = ("0 scouts-forced-march 10 10 0", "0 cadets-slow 10 11.5 0", "0 cadets-slow 10 13 0")


@content("minis/ability/forced-march")
@rule("M2-ABL-SPD-22")
def test_the_formation_moves_at_the_speed_of_its_sergeant():
    play = second(*ROW, FAR).act(1, "march").join(0).join(2)
    play.move(1, (18, 11.5)).move(0, (18, 10)).move(2, (18, 13)).enough()
    assert [play.place(each) for each in range(3)] == [(18, 10), (18, 11.5), (18, 13)]


@content("minis/ability/forced-march")
@rule("M2-ABL-SPD-22")
def test_without_it_the_slowest_sets_the_pace():
    play = second(*ROW, FAR).cancel(0, 0, "forced-march").act(1, "march").join(0).join(2)
    assert play.refused(play.path(0, (18, 10))).reason == "table-too-far"
    play.move(0, (17, 10))
