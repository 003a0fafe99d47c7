"""Shared parts of the moves of the board game."""

from __future__ import annotations

from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask
from mageknight.kernel.command import command_name
from mageknight.kernel.message import Message
from mageknight.kernel.move import A, C, Move


class BoardMove(Move[BoardState, A, C]):
    """A move of the board game. Without words of its own it has an entry of the catalogue named after its command.

    What follows from a move may hang on hidden things; only one that needs no trying says whether it reveals any.
    """

    def words(self, state: BoardState, ask: A, command: C) -> Message:
        return Message("board-do-" + command_name(command))

    def reveals(self, state: BoardState, ask: A, command: C) -> bool | None:
        return None


class SeatMove(BoardMove[Ask[BoardState], C]):
    """A move that is the same in every decision: all it asks the decision for is the seat."""


class OpenMove(SeatMove[C]):
    """A move after which its decision stays open, like most of what is done in a turn."""

    ENDS = False
