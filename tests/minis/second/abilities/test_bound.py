"""Bound on the card of 2003: a ranged combat action that begins with a move."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

RUNNER = "0 scouts-bound 10 10 0"


@content("minis/ability/bound")
@rule("M2-ABL-SPD-18")
def test_a_figure_with_bound_moves_and_shoots_with_the_same_action():
    play = (
        second(RUNNER, "1 cadets-plain 24 10 180", "0 cadets-sword 10 30 0", FAR, dice=[(5, 5)], total=200)
        .act(0, "bound")
        .move(0, (16, 10))
    )
    assert play.kind == "follow-up"
    play.act(0, "shoot").target(1)
    assert play.click(1) == 2
    assert (play.tokens(0), play.state.actions) == (1, 1)


@content("minis/ability/bound")
@rule("M2-ABL-SPD-18")
def test_nobody_bounds_out_of_contact():
    play = second(RUNNER, "1 cadets-plain 11.5 10 180", FAR)
    assert "M2-RANGED-01" in play.refused(c.Act(0, 0, "bound")).rules
    assert second(RUNNER, FAR).offers(c.Act(0, 0, "double-time"))


@content("minis/ability/bound")
@rule("M2-ABL-SPD-19")
def test_proficiencies_follow_a_bound():
    play = second(RUNNER, "1 cadets-plain 20 10 180", FAR).act(0, "bound").move(0, (16, 10))
    assert play.offers(c.Act(0, 0, "point-blank"))
    assert play.refused(c.Act(0, 0, "overwatch")).rules == ()
