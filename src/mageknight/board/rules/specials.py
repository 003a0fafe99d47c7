"""What players of single scenarios can do in their turn beside the rest: incantations, ways below ground."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Incant, TakeTunnel
from mageknight.board.rules.exploring import LookAround
from mageknight.board.rules.glades import incant, incantation_refusal
from mageknight.board.rules.triggers import MOVED, fire
from mageknight.board.rules.tunnels import conquered_depths, take_tunnel, tunnel_refusal
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal

SPECIALS: Final = (Incant, TakeTunnel)


def special_refusal(state: BoardState, seat: int, command: Command) -> Refusal | None:
    """Why not now, or not in this scenario."""
    if isinstance(command, TakeTunnel):
        return tunnel_refusal(state, seat, command.space)
    return incantation_refusal(state, seat)


def list_specials(state: BoardState, seat: int, found: list[Command]) -> None:
    """What the scenario allows now."""
    scenario = scenario_of(state)
    if scenario.incantations and incantation_refusal(state, seat) is None:
        found.append(Incant(seat))
    if scenario.underground:
        for space in dict.fromkeys(conquered_depths(state)):
            if tunnel_refusal(state, seat, space) is None:
                found.append(TakeTunnel(seat, space))


def carry_out_special(flow: Flow[BoardState], seat: int, command: Command) -> None:
    """Do it."""
    if isinstance(command, TakeTunnel):
        take_tunnel(flow, seat, command.space)
        flow.then(LookAround())
        fire(flow, seat, MOVED, command.space)
    else:
        incant(flow, seat)
