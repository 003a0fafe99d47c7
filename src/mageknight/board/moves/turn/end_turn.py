"""Ending the turn (UE-TURN-22, UE-OTHERP-03)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import EndTurn
from mageknight.board.moves.base import SeatMove
from mageknight.board.rules.turn.ending import EndOfTurn
from mageknight.board.rules.turn.resting import end_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class EndingTurn(SeatMove[EndTurn]):
    """Announce the end of the turn."""

    COMMAND = EndTurn
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [EndTurn(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if end_refusal(state, ask.seat) is None:
            found.append(EndTurn(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: EndTurn) -> Refusal | None:
        return end_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: EndTurn) -> None:
        flow.then(EndOfTurn(ask.seat))


class EndingTurnFreely(EndingTurn):
    """End a turn in which nothing is left that had to be done."""

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        found.append(EndTurn(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: EndTurn) -> Refusal | None:
        return None


END_TURN: Final = EndingTurn()
END_TURN_FREELY: Final = EndingTurnFreely()
