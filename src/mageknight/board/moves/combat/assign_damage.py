"""Giving the damage at hand to a unit or to the hero (UE-DAMAGE-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.board.commands import AssignDamage
from mageknight.board.moves import subjects
from mageknight.board.moves.base import BoardMove
from mageknight.board.names import seat_name, unit_name
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

if TYPE_CHECKING:
    from mageknight.board.rules.combat.damage import AskDamage


class AssigningDamage(BoardMove["AskDamage", AssignDamage]):
    """Give the damage to a unit, or to the hero (-1)."""

    COMMAND = AssignDamage

    def candidates(self, state: BoardState, ask: AskDamage) -> list[Command]:
        units = [unit.uid for unit in state.players[ask.seat].units]
        return [AssignDamage(ask.seat, uid) for uid in (-1, *units)]

    def refusal(self, state: BoardState, ask: AskDamage, command: AssignDamage) -> Refusal | None:
        return ask.taker_refusal(state, command.unit)

    def carry_out(self, flow: Flow[BoardState], ask: AskDamage, command: AssignDamage) -> None:
        ask.deal(flow, command.unit)

    def words(self, state: BoardState, ask: AskDamage, command: AssignDamage) -> Message:
        """Words that say what the damage will do, as far as it can be foreseen."""
        harm = ask.harm(state, command.unit)
        if command.unit >= 0:
            name = unit_name(state.players[ask.seat], command.unit)
            if harm is None:
                return say("board-do-damage-unit", unit=name)
            return say("board-do-damage-unit-so", unit=name, harm=harm)
        name = seat_name(state, ask.seat)
        if harm is None:
            return say("board-do-damage-hero", hero=name)
        return say("board-do-damage-hero-so", hero=name, harm=harm)

    def about(self, state: BoardState, ask: AskDamage, command: AssignDamage) -> tuple[str, ...]:
        return subjects.HERO if command.unit < 0 else subjects.unit(command.unit)


ASSIGN_DAMAGE: Final = AssigningDamage()
