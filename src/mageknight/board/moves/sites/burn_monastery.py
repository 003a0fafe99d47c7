"""Burning a monastery (UE-COMBAT-07)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BurnMonastery
from mageknight.board.moves.base import OpenMove
from mageknight.board.rules.world.actions import burn, burn_refusal
from mageknight.board.rules.world.ground import site_of
from mageknight.board.state import BoardState
from mageknight.board.terms import MONASTERY
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class BurningMonastery(OpenMove[BurnMonastery]):
    """Burn the monastery one stands on."""

    COMMAND = BurnMonastery
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        here = site_of(state, state.players[ask.seat].where) == MONASTERY
        return [BurnMonastery(ask.seat)] if here else []

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: BurnMonastery) -> Refusal | None:
        return burn_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: BurnMonastery) -> None:
        burn(flow, ask.seat)


BURN_MONASTERY: Final = BurningMonastery()
