"""Moving the figure to a space next to it (UE-MOVE-01 to 26)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import StepTo
from mageknight.board.lattice import NOWHERE
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import direction_name, space_name
from mageknight.board.rules.turn.required_card import must_rest
from mageknight.board.rules.world.ground import land_of
from mageknight.board.rules.world.movement import (
    cost_between,
    may_move,
    moves_too_little,
    spaces_near,
    step_cost,
    step_refusal,
    way_refusal,
)
from mageknight.board.rules.world.walking import walk, walks_unseeing
from mageknight.board.state import BoardState
from mageknight.board.terms import NO_ENTRY
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


def step_words(state: BoardState, seat: int, space: int) -> Message:
    """A step with its price, if there is a way."""
    where = state.players[seat].where
    cost = step_cost(state, seat, space) if state.map.tile_at[space // 7] >= 0 else NO_ENTRY
    known = land_of(state).steps
    words = known.get((where, space, cost))
    if words is None:
        direction, name = direction_name(where, space), space_name(state, space)
        words = known[where, space, cost] = (
            say("board-do-step-closed", direction=direction, space=name)
            if cost == NO_ENTRY
            else say("board-do-step", direction=direction, space=name, cost=cost)
        )
    return words


class Stepping(OpenMove[StepTo]):
    """One step."""

    COMMAND = StepTo

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        where = state.players[ask.seat].where
        if where < 0:
            return []
        near = spaces_near(state, ask.seat, where)
        return [StepTo(ask.seat, space) for space in near if space != NOWHERE and state.map.tile_at[space // 7] >= 0]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """Everything that holds for all steps is looked at once, and the price before the way: most spaces are too far."""
        seat = ask.seat
        where = state.players[seat].where
        if where < 0 or moves_too_little(state) or not may_move(state) or must_rest(state, seat):
            return
        move = state.turn.move
        for near in spaces_near(state, seat, where):
            if near == NOWHERE or state.map.tile_at[near // 7] < 0 or cost_between(state, seat, where, near) > move:
                continue
            if way_refusal(state, seat, where, near) is None:
                found.append(StepTo(seat, near))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: StepTo) -> Refusal | None:
        return step_refusal(state, ask.seat, command.space)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: StepTo) -> None:
        walk(flow, ask.seat, command.space)

    def words(self, state: BoardState, ask: Ask[BoardState], command: StepTo) -> Message:
        return step_words(state, ask.seat, command.space)

    def about(self, state: BoardState, ask: Ask[BoardState], command: StepTo) -> tuple[str, ...]:
        return subjects.space(command.space)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: StepTo) -> bool | None:
        return False if walks_unseeing(state, ask.seat, command.space) else None


STEP: Final = Stepping()
