"""Resting instead of a turn (UE-REST-01 to 05)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BeginRest
from mageknight.board.moves.base import OpenMove
from mageknight.board.rules.turn.resting import begin_rest, rest_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class Resting(OpenMove[BeginRest]):
    """Spend the turn resting."""

    COMMAND = BeginRest
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [BeginRest(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if rest_refusal(state, ask.seat) is None:
            found.append(BeginRest(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: BeginRest) -> Refusal | None:
        return rest_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: BeginRest) -> None:
        begin_rest(flow, ask.seat)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: BeginRest) -> bool | None:
        return False


REST: Final = Resting()
