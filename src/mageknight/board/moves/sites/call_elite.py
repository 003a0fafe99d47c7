"""Paying for one Elite unit more in the offer of a white city (UE-CITY-05)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import CallElite
from mageknight.board.moves.base import OpenMove
from mageknight.board.rules.world.interaction import call_elite, elite_refusal, in_white_city
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class CallingElite(OpenMove[CallElite]):
    """Add an Elite unit to the offer."""

    COMMAND = CallElite
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [CallElite(ask.seat)] if in_white_city(state, ask.seat) else []

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: CallElite) -> Refusal | None:
        return elite_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: CallElite) -> None:
        call_elite(flow, ask.seat)


CALL_ELITE: Final = CallingElite()
