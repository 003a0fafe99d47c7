"""Plundering villages (UE-TURN-09)."""

from __future__ import annotations

from typing import Final

from mageknight.board.events.course import Plundered
from mageknight.board.events.tracks import ReputationChanged
from mageknight.board.rules.turn.drawing import draw_cards
from mageknight.board.rules.world.ground import site_of
from mageknight.board.state import BoardState
from mageknight.board.terms import VILLAGE
from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse

NO_VILLAGE: Final = refuse("board-no-village-to-plunder", "UE-TURN-09")
PLUNDERED: Final = refuse("board-plundered-already", "UE-TURN-09")
PLUNDER_CARDS: Final = 2


def plunder_refusal(state: BoardState, seat: int) -> Refusal | None:
    """A player whose figure stands on a village may plunder it, once between two own turns."""
    player = state.players[seat]
    if player.where < 0 or site_of(state, player.where) != VILLAGE:
        return NO_VILLAGE
    return PLUNDERED if player.plundered else None


def plunder(flow: Flow[BoardState], seat: int) -> None:
    """Two cards, for one Reputation."""
    flow.emit(Plundered(seat))
    flow.emit(ReputationChanged(seat, -1, 0))
    draw_cards(flow, seat, PLUNDER_CARDS)
