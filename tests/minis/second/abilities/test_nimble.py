"""Nimble on the card of 2003: it turns freely between actions."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/nimble")
@rule("M2-ABL-SPD-23")
def test_it_turns_between_actions_without_one():
    play = second("0 scouts-nimble 10 10 0", FAR, actions=1)
    play.act(0, "nimble").turn(0, 90)
    assert (play.facing(0), play.tokens(0), play.state.actions) == (90, 0, 1)
    play.act(0, "move").move(0, (10, 14), facing=90).act(0, "nimble").turn(0, 180)
    assert play.facing(0) == 180
    assert play.tokens(0) == 1


@content("minis/ability/nimble")
@rule("M2-ABL-SPD-23")
def test_who_is_touched_by_it_may_spin_since_turning_is_moving():
    play = second("0 scouts-nimble 10 10 90", "1 cadets-plain 11.5 10 0", FAR).act(0, "nimble").turn(0, 0)
    assert (play.kind, play.seat) == ("free-spin", 1)


@content("minis/ability/nimble")
@rule("M2-ABL-SPD-23")
def test_nobody_turns_freely_while_an_action_is_under_way():
    play = second("0 scouts-nimble 10 10 0", "0 cadets-bow 10 20 0", "1 cadets-plain 16 20 180", FAR).act(1, "shoot")
    assert play.refused(c.Act(0, 0, "nimble")).rules == ()


@content("minis/ability/nimble")
@rule("M2-ABL-SPD-23")
def test_it_turns_itself_alone_and_to_stay_as_it_stands_is_no_movement():
    play = second("0 scouts-nimble 10 10 90", "0 cadets-sword 10 20 0", "1 cadets-plain 11.5 10 0", FAR).act(
        0, "nimble"
    )
    assert play.refused(c.Turn(0, 1, 0)).reason == "minis-other-figure"
    assert play.turn(0, 90).kind == "action", "nobody spins"
