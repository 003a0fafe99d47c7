"""Quickness on the card of 2003: a move that costs no action."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/quickness")
@rule("M2-ABL-SPD-04")
def test_a_quick_move_costs_no_action_but_a_token():
    play = second("0 scouts-quickness 10 10 0 tokens 1", "0 cadets-sword 20 10 0", FAR, actions=1)
    play.act(0, "move").move(0, (15, 10))
    assert play.state.actions == 1
    assert (play.tokens(0), play.click(0)) == (2, 1)
    assert play.refused(c.Act(0, 0, "move")).rules == ("M2-TURN-11",)
    play.act(1, "move").move(1, (22, 10))
    assert play.seat == 1, "the one action went to the other figure"


@content("minis/ability/quickness")
@rule("M2-ABL-SPD-04")
def test_it_moves_quickly_when_no_action_is_left_also_at_double_time():
    play = second("0 scouts-quickness 10 10 0", FAR, actions=0)
    play.act(0, "double-time").move(0, (26, 10))
    assert play.place(0) == (26, 10)


@content("minis/ability/quickness")
@rule("M2-ABL-SPD-05")
def test_the_quick_march_alone():
    row = ("0 cadets-sword 10 10 0", "0 cadets-sword 10 11.5 0", "0 cadets-sword 10 13 0")
    play = second(*row, "0 scouts-quickness 10 14.5 0", FAR).act(0, "march").join(1)
    assert play.refused(c.Join(0, 3)).rules == ("M2-ABL-SPD-05",)
