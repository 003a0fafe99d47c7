"""Travelling: steps on the map, tiles revealed, ways below ground (UE-MOVE-01 to 26, UE-EXPLORE-01 to 13, UE-SCN-DUNGEON-09 to 11)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ExploreAt, StepTo, TakeTunnel
from mageknight.board.lattice import NOWHERE
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import direction_name, position_text, space_name, tile_direction_name
from mageknight.board.rules.turn.required_card import must_rest
from mageknight.board.rules.turn.triggers import MOVED, fire
from mageknight.board.rules.world.exploring import LookAround, explore_cost, position_refusal, positions_in_reach
from mageknight.board.rules.world.ground import land_of
from mageknight.board.rules.world.movement import (
    cost_between,
    explore,
    explore_refusal,
    may_move,
    moves_too_little,
    spaces_near,
    step_cost,
    step_refusal,
    way_refusal,
)
from mageknight.board.rules.world.tunnels import conquered_depths, take_tunnel, tunnel_cost, tunnel_refusal
from mageknight.board.rules.world.walking import walk, walks_unseeing
from mageknight.board.scenarios import scenario_of
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


class TakingTunnel(OpenMove[TakeTunnel]):
    """Come up at another place."""

    COMMAND = TakeTunnel

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        depths = dict.fromkeys(conquered_depths(state)) if scenario_of(state).underground else {}
        here = state.players[ask.seat].where
        return [TakeTunnel(ask.seat, space) for space in depths if space != here] if here in depths else []

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: TakeTunnel) -> Refusal | None:
        return tunnel_refusal(state, ask.seat, command.space)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: TakeTunnel) -> None:
        take_tunnel(flow, ask.seat, command.space)
        flow.then(LookAround())
        fire(flow, ask.seat, MOVED, command.space)

    def words(self, state: BoardState, ask: Ask[BoardState], command: TakeTunnel) -> Message:
        cost = tunnel_cost(state, ask.seat, command.space)
        return say("board-do-take-tunnel", space=space_name(state, command.space), cost=cost)

    def about(self, state: BoardState, ask: Ask[BoardState], command: TakeTunnel) -> tuple[str, ...]:
        return subjects.space(command.space)


TAKE_TUNNEL: Final = TakingTunnel()
