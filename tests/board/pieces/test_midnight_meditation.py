"""Midnight Meditation."""

from __future__ import annotations

from tests.board.rules.games import lazily, walk
from tests.board.tactics.picks import taker, taking
from tests.marks import content, rule
from tests.play import deciding, do, options, view


@content("board/tactic/midnight_meditation")
@rule("UE-TURN-01", "UE-TURN-10")
def test_midnight_meditation_exchanges_cards_before_a_turn_once() -> None:
    match = taking("midnight_meditation", night=True)
    seat = taker(match, "midnight_meditation")
    walk(match, lazily, lambda m: deciding(m) == [(seat, "before-turn")])
    player = match.state.players[seat]
    size = len(player.hand)
    total = sorted(player.hand + player.deck)
    do(
        match,
        f"{seat}: use-tactic",
        f"{seat}: {options(match)[0] if deciding(match)[0][1] == 'choose-card' else 'decline'}",
    )
    walk(match, lazily, lambda m: deciding(m) == [(seat, "turn")])
    assert len(player.hand) == size
    assert sorted(player.hand + player.deck) == total
    assert view(match).players[seat].tactic_used
