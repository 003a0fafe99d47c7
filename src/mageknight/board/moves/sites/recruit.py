"""Recruiting a unit of the offer (UE-INTERACT-09 to 11)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Recruit
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import kind_name
from mageknight.board.rules.world.interaction import cheaper_by, recruit, recruit_price, recruit_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Recruiting(OpenMove[Recruit]):
    """Recruit a unit, by its kind."""

    COMMAND = Recruit

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Recruit(ask.seat, kind) for kind in dict.fromkeys(state.unit_offer)]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Recruit) -> Refusal | None:
        return recruit_refusal(state, ask.seat, command.unit)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Recruit) -> None:
        recruit(flow, ask.seat, command.unit)

    def words(self, state: BoardState, ask: Ask[BoardState], command: Recruit) -> Message:
        """A unit that is not recruited at this site shows its printed cost."""
        kind = LIB.units[command.unit]
        price = recruit_price(state, ask.seat, kind) if state.players[ask.seat].where >= 0 else -1
        if price < 0:
            return say("board-do-recruit", unit=kind_name(command.unit), cost=kind.cost)
        least = max(0, price - cheaper_by(state, ask.seat))
        if least < price:
            return say("board-do-recruit-cheaper", unit=kind_name(command.unit), cost=price, least=least)
        return say("board-do-recruit", unit=kind_name(command.unit), cost=price)

    def about(self, state: BoardState, ask: Ask[BoardState], command: Recruit) -> tuple[str, ...]:
        return subjects.unit_of_offer(command.unit)


RECRUIT: Final = Recruiting()
