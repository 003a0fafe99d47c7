"""Buying Healing points (UE-INTERACT-14, UE-INTERACT-15)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BuyHealing
from mageknight.board.moves.base import OpenMove
from mageknight.board.rules.world.interaction import buy_healing, healing_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class BuyingHealing(OpenMove[BuyHealing]):
    """Buy one Healing point."""

    COMMAND = BuyHealing
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [BuyHealing(ask.seat)]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: BuyHealing) -> Refusal | None:
        return healing_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: BuyHealing) -> None:
        buy_healing(flow, ask.seat)


BUY_HEALING: Final = BuyingHealing()
