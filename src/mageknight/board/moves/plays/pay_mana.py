"""Paying with mana."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import PayMana
from mageknight.board.moves import subjects
from mageknight.board.moves.base import SeatMove
from mageknight.board.names import colour_name, mana_name
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask
from mageknight.kernel.message import Message, say


class PayingMana(SeatMove[PayMana]):
    """Pay with a source of mana, used as mana of a colour."""

    COMMAND = PayMana

    def words(self, state: BoardState, ask: Ask[BoardState], command: PayMana) -> Message:
        if command.source & 7 == command.colour:
            return say("board-do-pay", source=mana_name(command.source))
        return say("board-do-pay-as", source=mana_name(command.source), colour=colour_name(command.colour))

    def about(self, state: BoardState, ask: Ask[BoardState], command: PayMana) -> tuple[str, ...]:
        """The source, and the colour it is used as where that is another."""
        other = subjects.colour(command.colour) if command.source & 7 != command.colour else ()
        return (*subjects.mana(command.source), *other)


PAY_MANA: Final = PayingMana()
