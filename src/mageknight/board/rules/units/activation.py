"""Units whose one activation may use several of their abilities."""

from __future__ import annotations

from mageknight.board.commands import ActivateUnit, Decline
from mageknight.board.content.library import LIB
from mageknight.board.events.warband import unit_of
from mageknight.board.moves.choose import DECLINE, ReasonedAsk
from mageknight.board.moves.plays.activate_unit import ACTIVATE_UNIT
from mageknight.board.rules.turn.plays import UNIT_NOT_READY, line_refusal, use_ability
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal


class AskAbility(ReasonedAsk[ActivateUnit]):
    """The ability that the unit just activated uses next, if any; each can be used once, each is paid for."""

    KIND = "next-ability"
    FIELDS = ("seat", "unit", "used")
    MOVES = (ACTIVATE_UNIT, DECLINE)
    RULES = ("UE-UNIT-13",)

    def __init__(self, seat: int, unit: int, used: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.used = used

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-next-ability")

    def open(self, state: BoardState) -> list[Command]:
        """The abilities that can still be used."""
        kind = LIB.units[unit_of(state.players[self.seat], self.unit).kind]
        commands = [ActivateUnit(self.seat, self.unit, ability) for ability in range(len(kind.abilities))]
        return [command for command in commands if self.refusal(state, command) is None]

    def choices(self, state: BoardState) -> list[Command]:
        return [*self.open(state), Decline(self.seat)]

    def decline_refusal(self, state: BoardState) -> Refusal | None:
        return None

    def choice_refusal(self, state: BoardState, command: ActivateUnit) -> Refusal | None:
        if command.unit != self.unit or self.used >> max(0, command.ability) & 1:
            return UNIT_NOT_READY
        return line_refusal(state, self.seat, unit_of(state.players[self.seat], self.unit), command.ability)

    def forced(self, state: BoardState) -> Command | None:
        return None if self.open(state) else Decline(self.seat)

    def chosen(self, flow: Flow[BoardState], command: ActivateUnit) -> None:
        flow.then(AskAbility(self.seat, self.unit, self.used | 1 << command.ability))
        use_ability(flow, self.seat, unit_of(flow.state.players[self.seat], self.unit), command.ability)
