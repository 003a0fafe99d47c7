from __future__ import annotations

from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

HOLDER = "0 adepts-immobilize 10 10 0"


@content("minis/ability/immobilize")
@rule("M2-ABL-DMG-35", "M2-TOKEN-05")
def test_a_hit_lays_a_token_and_the_second_one_pushes():
    fresh = second(HOLDER, "1 adepts-plain 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "immobilize").target(1)
    assert (fresh.tokens(1), fresh.all(Damaged)) == (1, [])
    tired = second(HOLDER, "1 adepts-plain 11.5 10 180 tokens 1", FAR, dice=[(5, 5)]).act(0, "immobilize").target(1)
    assert (tired.tokens(1), tired.click(1)) == (2, 1)
    done = second(HOLDER, "1 adepts-plain 11.5 10 180 tokens 2", FAR, dice=[(5, 5)]).act(0, "immobilize").target(1)
    assert (done.tokens(1), done.click(1)) == (2, 0)
    missed = second(HOLDER, "1 adepts-plain 11.5 10 180", FAR, dice=[(1, 2)]).act(0, "immobilize").target(1)
    assert missed.tokens(1) == 0


@rule("M2-ABL-DMG-35", "M2-VICTORY-05")
def test_whoever_is_pushed_off_so_counts_for_the_attacker():
    play = second(HOLDER, "1 adepts-weak 11.5 10 180 tokens 1", FAR, dice=[(5, 5)]).act(0, "immobilize").target(1)
    assert play.is_eliminated(1)
    assert play.state.score == [20, 0]
