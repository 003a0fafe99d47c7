"""Revealing a tile (UE-EXPLORE-01 to 13)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ExploreAt
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import position_text, tile_direction_name
from mageknight.board.rules.turn.required_card import must_rest
from mageknight.board.rules.world.exploring import explore_cost, position_refusal, positions_in_reach
from mageknight.board.rules.world.movement import explore, explore_refusal, may_move
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Exploring(OpenMove[ExploreAt]):
    """Reveal the next tile at a position next to the figure."""

    COMMAND = ExploreAt

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        if state.players[ask.seat].where < 0:
            return []
        return [ExploreAt(ask.seat, position) for position in positions_in_reach(state, ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """Positions are looked for only where there are points to explore."""
        seat = ask.seat
        if state.turn.move < explore_cost(state, seat) or not may_move(state) or must_rest(state, seat):
            return
        for position in positions_in_reach(state, seat) if state.players[seat].where >= 0 else []:
            if position_refusal(state, position) is None:
                found.append(ExploreAt(seat, position))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: ExploreAt) -> Refusal | None:
        return explore_refusal(state, ask.seat, command.position)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: ExploreAt) -> None:
        explore(flow, ask.seat, command.position)

    def words(self, state: BoardState, ask: Ask[BoardState], command: ExploreAt) -> Message:
        direction = tile_direction_name(state.players[ask.seat].where, command.position)
        return say("board-do-explore", direction=direction, position=position_text(command.position))

    def about(self, state: BoardState, ask: Ask[BoardState], command: ExploreAt) -> tuple[str, ...]:
        return subjects.position(command.position)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: ExploreAt) -> bool | None:
        return True


EXPLORE: Final = Exploring()
