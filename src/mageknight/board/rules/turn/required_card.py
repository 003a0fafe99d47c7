"""The duty to play or discard a card each turn (UE-TURN-22, UE-TURN-23, reading 3)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import WOUND
from mageknight.board.state import BoardState
from mageknight.kernel.refusal import refuse

MUST_REST: Final = refuse("board-must-rest", "UE-TURN-22")


def must_rest(state: BoardState, seat: int) -> bool:
    """With only Wounds in hand and no card played yet, a player can only Rest: Wounds cannot be played or discarded otherwise."""
    turn = state.turn
    if turn.played or turn.hand_was_empty or turn.acted:
        return False
    hand = state.players[seat].hand
    return len(hand) > 0 and hand.count(WOUND) == len(hand)
