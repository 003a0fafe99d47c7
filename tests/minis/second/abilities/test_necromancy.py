from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Vanished
from mageknight.minis.state.battle import GONE
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

MAGE = "0 adepts-necromancy 10 10 0"


@content("minis/ability/necromancy")
@rule("M2-ABL-DMG-14", "M2-ABL-DMG-15")
def test_on_1_to_3_a_figure_returns_turned_by_that_many_clicks():
    play = second(MAGE, "0 adepts-plain eliminated", FAR, dice=[(2,)]).act(0, "raise").target(1).put(1, 11.5, 10)
    assert play.is_fielded(1)
    assert play.click(1) == 2
    assert play.tokens(0) == 1
    frail = second(MAGE, "0 adepts-weak eliminated", FAR, dice=[(1,)]).act(0, "raise").target(1)
    assert frail.is_eliminated(1)
    held = second(MAGE, "0 adepts-plain eliminated", "1 adepts-plain 11.5 10 180")
    assert held.refused(c.Act(0, 0, "raise")).rules == ("M2-ABL-DMG-14",)


@rule("M2-ABL-DMG-16")
def test_on_4_to_6_it_is_lost_for_good():
    play = second(MAGE, "0 adepts-plain eliminated", FAR, dice=[(4,)]).act(0, "raise").target(1)
    assert play.only(Vanished).figure == 1
    assert play.state.where[1] == GONE


@rule("M2-ABL-DMG-17")
def test_zombies_return_whole_without_a_die():
    play = second(MAGE, "0 adepts-zombie eliminated", FAR).act(0, "raise").target(1).put(1, 11.5, 10)
    assert play.click(1) == 0


@rule("M2-ABL-DMG-02")
def test_whoever_has_a_starting_position_returns_there():
    play = second(MAGE, "0 adepts-late-zombie eliminated", FAR).act(0, "raise").target(1).put(1, 11.5, 10)
    assert play.click(1) == 1
