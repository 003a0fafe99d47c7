"""Forfeiting a turn (UE-TURN-16 to 19)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Forfeit
from mageknight.board.moves.base import SeatMove
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.message import Message


class Forfeiting(SeatMove[Forfeit]):
    """Forfeit the turn, and with it announce the End of the Round if nobody has."""

    COMMAND = Forfeit

    def words(self, state: BoardState, ask: Ask[BoardState], command: Forfeit) -> Message:
        return Message("board-do-forfeit-announcing" if state.announced == -1 else "board-do-forfeit")

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Forfeit) -> None:
        from mageknight.board.rules.turn.rounds import forfeit

        forfeit(flow, ask.seat)


FORFEIT: Final = Forfeiting()
