"""Going below ground from one conquered dungeon or tomb to another (UE-SCN-DUNGEON-09 to 11)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import TakeTunnel
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import space_name
from mageknight.board.rules.turn.triggers import MOVED, fire
from mageknight.board.rules.world.exploring import LookAround
from mageknight.board.rules.world.tunnels import conquered_depths, take_tunnel, tunnel_cost, tunnel_refusal
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


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
