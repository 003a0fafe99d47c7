"""The Right Moment."""

from __future__ import annotations

from tests.board.rules.land import land
from tests.marks import content
from tests.play import deciding, do, refused, view


@content("board/tactic/the_right_moment")
def test_the_right_moment_gives_another_turn_once() -> None:
    match = land(seat="hand: march, rage, promise; deck: stamina, threaten, swiftness; tactic: the_right_moment")
    do(match, "0: use-tactic", "0: play-card march basic", "0: end-turn", "0: decline")
    assert deciding(match)[0] == (0, "turn")
    assert view(match).dummy.deck == 16
    assert refused(match, "0: use-tactic").reason == "board-no-tactic-to-use"
