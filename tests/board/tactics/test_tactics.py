"""The twelve Tactics."""

from __future__ import annotations

from tests.board.tactics.picks import taker, taking
from tests.marks import content, rule
from tests.play import do, view


@content("board/tactic/early_bird")
@rule("UE-ROUND-29")
def test_early_bird_goes_first_and_does_nothing_else() -> None:
    match = taking("early_bird")
    do(match, "0: pick-tactic planning")
    assert view(match).order == (1, 0)
    assert view(match).players[1].hand == 5


@content("board/tactic/from_the_dusk")
def test_from_the_dusk_goes_first_and_does_nothing_else() -> None:
    match = taking("from_the_dusk", night=True)
    seat = taker(match, "from_the_dusk")
    other = match.pending()[0].seat
    do(match, f"{other}: pick-tactic long_night")
    assert view(match).order == (seat, other)


@content("board/tactic/great_start")
def test_great_start_draws_two_cards() -> None:
    assert view(taking("great_start")).players[1].hand == 7
