"""Proposing to assault a city together (UE-COOP-01 to 10)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ProposeAssault
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import city_name, space_name
from mageknight.board.rules.coop.proposal import proposal_refusal, propose
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class ProposingAssault(OpenMove[ProposeAssault]):
    """Propose an assault on the city on a space."""

    COMMAND = ProposeAssault

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        cities = state.map.city_at
        if not cities or len(state.players) == 1 or not scenario_of(state).joint_assaults:
            return []
        return [ProposeAssault(ask.seat, city) for city in cities]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: ProposeAssault) -> Refusal | None:
        return proposal_refusal(state, ask.seat, command.space)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: ProposeAssault) -> None:
        propose(flow, ask.seat, command.space)

    def words(self, state: BoardState, ask: Ask[BoardState], command: ProposeAssault) -> Message:
        known = command.space in state.map.city_at
        city = city_name(state, command.space) if known else space_name(state, command.space)
        return say("board-do-propose-assault", city=city)

    def about(self, state: BoardState, ask: Ask[BoardState], command: ProposeAssault) -> tuple[str, ...]:
        return subjects.space(command.space)


PROPOSE_ASSAULT: Final = ProposingAssault()
