"""Rethink."""

from __future__ import annotations

from tests.board.tactics.picks import taking
from tests.marks import content, rule
from tests.play import do, options


@content("board/tactic/rethink")
def test_rethink_exchanges_up_to_three_cards_wounds_included() -> None:
    match = taking("rethink")
    player = match.state.players[1]
    total = sorted(player.hand + player.deck)
    first = options(match)[0]
    do(match, f"1: {first}", "1: decline")
    assert (len(player.hand), len(player.discard)) == (5, 0)
    assert sorted(player.hand + player.deck) == total


@content("board/tactic/rethink")
@rule("UE-ROUND-28")
def test_rethink_draws_only_when_all_cards_are_discarded() -> None:
    match = taking("rethink")
    player = match.state.players[1]
    do(match, f"1: {options(match)[0]}")
    do(match, f"1: {options(match)[0]}")
    assert (len(player.hand), len(player.discard)) == (3, 2)
    do(match, "1: decline")
    assert (len(player.hand), len(player.discard)) == (5, 0)
