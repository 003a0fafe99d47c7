"""Admitting that the other side has won."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Concede
from mageknight.board.moves.base import SeatMove


class Conceding(SeatMove[Concede]):
    """Concede the game."""

    COMMAND = Concede


CONCEDE: Final = Conceding()
