"""Planning."""

from __future__ import annotations

from tests.board.rules.fights import hand
from tests.board.rules.land import land
from tests.marks import content
from tests.play import do


@content("board/tactic/planning")
def test_planning_draws_one_more_with_two_cards_left() -> None:
    match = land(seat="hand: march, rage, promise; deck: stamina, threaten, swiftness, rage, march; tactic: planning")
    do(match, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(match)) == 6
    few = land(seat="hand: march, rage; deck: stamina, threaten, swiftness, rage, march; tactic: planning")
    do(few, "0: play-card march basic", "0: end-turn", "0: decline")
    assert len(hand(few)) == 5
