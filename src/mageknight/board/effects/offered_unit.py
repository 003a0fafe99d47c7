"""The decision which unit of the offer an effect takes."""

from __future__ import annotations

from mageknight.board.effects.asks import AskUnit
from mageknight.board.moves.choose import CHOOSE_OFFERED, DECLINE


class AskOffered(AskUnit):
    """A unit of the offer, by its kind."""

    KIND = "offered-unit"
    MOVES = (CHOOSE_OFFERED, DECLINE)
