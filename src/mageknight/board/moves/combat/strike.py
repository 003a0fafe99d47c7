"""Carrying out the attack that has been prepared (UE-RANGED-10 to 17)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Strike
from mageknight.board.moves.base import OpenMove
from mageknight.board.rules.combat.striking import strike, strike_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class Striking(OpenMove[Strike]):
    """Defeat all targets of the attack."""

    COMMAND = Strike
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Strike(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if strike_refusal(state, ask.seat) is None:
            found.append(Strike(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Strike) -> Refusal | None:
        return strike_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Strike) -> None:
        strike(flow, ask.seat)


STRIKE: Final = Striking()
