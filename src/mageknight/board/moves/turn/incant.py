"""The incantation of a Night (UE-SCN-DRUID-06)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Incant
from mageknight.board.moves.base import OpenMove
from mageknight.board.rules.world.glades import incant, incantation_refusal
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class Incanting(OpenMove[Incant]):
    """Fight a monster for each glade one has marked."""

    COMMAND = Incant
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Incant(ask.seat)] if scenario_of(state).incantations else []

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Incant) -> Refusal | None:
        return incantation_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Incant) -> None:
        incant(flow, ask.seat)


INCANT: Final = Incanting()
