"""Two warriors with one body: place, contacts, tokens and "has acted" belong to the base, whichever dial acts."""

from __future__ import annotations

import pytest

from mageknight.kernel.refusal import Refusal
from mageknight.minis import commands as c
from mageknight.minis.auditing import audit
from mageknight.minis.figures.bodies import body, figures_of, halves, mount_of, partner, rider_of
from tests.marks import rule
from tests.minis.second.field import FAR, second

UNIT = ("0 stable-horse 10 10 0", "0 stable-rider rides 0")
FOE = "1 cadets-sword 11.5 10 180"


@rule("M2-CAV-01", "M2-CAV-13", "M2-CAV-23")
def test_mount_and_rider_are_two_figures_with_one_place():
    play = second(*UNIT, FAR)
    state = play.state
    assert (body(state, 1), mount_of(state, 1), rider_of(state, 0)) == (0, 0, 1)
    assert halves(state, 1) == halves(state, 0) == (0, 1)
    assert partner(state, 2) == -1
    play.act(0, "move").move(0, (16, 10), facing=0)
    assert play.place(1) == play.place(0) == (16.0, 10.0)
    assert figures_of(play.state, 0b011) == [0, 1]
    assert audit(play.state) == []


@rule("M2-CAV-19", "M2-CAV-27")
def test_whoever_of_the_two_acts_the_token_is_the_units():
    play = second(*UNIT, FOE, "0 cadets-sword 20 20 0", dice=[(1, 2)], actions=3)
    play.act(1, "fight").target(2)
    assert (play.tokens(0), play.tokens(1)) == (1, 0)
    refusal = play.refused(c.Act(0, 0, "move"))
    assert refusal.reason == "minis-acted-already"


@rule("M2-CAV-29")
def test_a_second_token_pushes_no_cavalry_unit():
    play = second("0 stable-horse 10 10 0 tokens 1", "0 stable-rider rides 0", FAR)
    play.act(0, "move").move(0, (16, 10), facing=0)
    assert play.tokens(0) == 2
    assert (play.click(0), play.click(1)) == (0, 0)


def test_nobody_is_arranged_on_a_mount_that_does_not_fit():
    with pytest.raises(Refusal):
        second("0 stable-horse 10 10 0", "0 stable-khan rides 0", FAR)
