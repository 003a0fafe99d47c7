from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.asked import answer
from tests.minis.second.field import FAR, second


@content("minis/ability/ghostform")
@rule("M2-ABL-DEF-12")
def test_nobody_shoots_at_a_ghost():
    play = second("0 adepts-bowman 10 10 0", "1 adepts-ghostform 16 10 180", "1 adepts-plain 16 13 180", FAR)
    assert play.act(0, "shoot").refused(c.Target(0, 1)).rules == ("M2-ABL-DEF-12",)


@rule("M2-ABL-DEF-13")
def test_a_line_of_fire_goes_through_a_ghost():
    play = second("0 adepts-bowman 10 10 0", "1 adepts-plain 18 10 180", "1 adepts-ghostform 14 10 180", FAR)
    assert answer(play.state, b'{"ask": "span", "figure": 0, "other": 1}')["open"]
    assert play.act(0, "shoot").offers(c.Target(0, 1))
    solid = second("0 adepts-bowman 10 10 0", "1 adepts-plain 18 10 180", "1 adepts-ghostform 14 10 180 click 3", FAR)
    assert solid.act(0, "shoot").refused(c.Target(0, 1)).reason == "minis-base-in-line"


@rule("M2-ABL-DEF-14")
def test_a_ghost_breaks_away_on_2():
    figures = ("0 adepts-ghostform 10 10 0", "1 adepts-plain 11.5 10 180", FAR)
    assert second(*figures, dice=[(2,)]).act(0, "move").break_away(0).offers(c.Move(0, 0, ((4500, 5000),), 0))
    held = second(*figures, dice=[(1,)]).act(0, "move").break_away(0)
    assert held.refused(held.path(0, (8, 10))).reason == "minis-broke-not-away"
