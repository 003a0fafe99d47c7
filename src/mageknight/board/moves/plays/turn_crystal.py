"""Turning a crystal into mana without using it at once (UE-MANA-04)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import TurnCrystal
from mageknight.board.events.tracks import CrystalSpent, ManaGained
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.rules.mana.available import CRYSTAL
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC, COLOURS
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_CRYSTAL: Final = refuse("board-no-crystal-of-colour", "UE-MANA-04")


class TurningCrystal(OpenMove[TurnCrystal]):
    """A crystal of the own Inventory becomes a mana token of its colour in the Play area."""

    COMMAND = TurnCrystal
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        crystals = state.players[ask.seat].crystals
        return [TurnCrystal(ask.seat, colour) for colour in range(BASIC) if crystals[colour]]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: TurnCrystal) -> Refusal | None:
        crystals = state.players[ask.seat].crystals
        return None if 0 <= command.colour < BASIC and crystals[command.colour] else NO_CRYSTAL

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: TurnCrystal) -> None:
        flow.emit(CrystalSpent(ask.seat, command.colour))
        flow.emit(ManaGained(ask.seat, command.colour, 1))

    def words(self, state: BoardState, ask: Ask[BoardState], command: TurnCrystal) -> Message:
        return say("board-do-turn-crystal", colour=Message("board-colour-" + COLOURS[command.colour]))

    def about(self, state: BoardState, ask: Ask[BoardState], command: TurnCrystal) -> tuple[str, ...]:
        return subjects.mana(CRYSTAL + command.colour)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: TurnCrystal) -> bool | None:
        return False


TURN_CRYSTAL: Final = TurningCrystal()
