"""Spending Healing on a Wound in hand or on a unit (UE-WOUND-07, UE-WOUND-08)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import HealWound
from mageknight.board.content.library import WOUND
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import unit_name
from mageknight.board.rules.turn.plays import heal_refusal, heal_wound
from mageknight.board.rules.turn.triggers import is_quiet
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

IN_HAND: Final = -1
"""In the place of a unit: the Wounds in hand."""


class Healing(OpenMove[HealWound]):
    """Spend Healing points; they are there to be spent only while there are any."""

    COMMAND = HealWound

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        player = state.players[ask.seat]
        hurt = [unit.uid for unit in player.units if unit.wounds]
        if WOUND in player.hand:
            hurt.insert(0, IN_HAND)
        return [HealWound(ask.seat, uid) for uid in hurt]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """Most of the time there is no Healing to spend."""
        if state.turn.heal > 0:
            super().collect(state, ask, found)

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: HealWound) -> Refusal | None:
        return heal_refusal(state, ask.seat, command.unit)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: HealWound) -> None:
        heal_wound(flow, ask.seat, command.unit)

    def words(self, state: BoardState, ask: Ask[BoardState], command: HealWound) -> Message:
        if command.unit < 0:
            return say("board-do-heal-hand")
        return say("board-do-heal-unit", unit=unit_name(state.players[ask.seat], command.unit))

    def about(self, state: BoardState, ask: Ask[BoardState], command: HealWound) -> tuple[str, ...]:
        return subjects.WOUNDS if command.unit < 0 else subjects.unit(command.unit)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: HealWound) -> bool | None:
        return False if is_quiet(state) else None


HEAL: Final = Healing()
