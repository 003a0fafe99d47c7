"""Going on to the next phase of a combat (UE-COMBAT-17)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import EndPhase
from mageknight.board.moves.base import SeatMove
from mageknight.board.rules.combat.fighting import end_phase
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command


class EndingPhase(SeatMove[EndPhase]):
    """End the phase."""

    COMMAND = EndPhase
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [EndPhase(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        found.append(EndPhase(ask.seat))

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: EndPhase) -> None:
        end_phase(flow, ask.seat)


END_PHASE: Final = EndingPhase()
