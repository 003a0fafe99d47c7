"""Attacking the hero of another player on the same space (UE-OTHERP-03)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import AttackHero
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import seat_name
from mageknight.board.rules.rivals.combat import begin_contest
from mageknight.board.rules.rivals.rivals import attack_refusal, rival_at
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class AttackingHero(OpenMove[AttackHero]):
    """Attack another hero."""

    COMMAND = AttackHero

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        rival = rival_at(state, ask.seat, state.players[ask.seat].where)
        return [AttackHero(ask.seat, rival)] if rival >= 0 else []

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: AttackHero) -> Refusal | None:
        return attack_refusal(state, ask.seat, command.other)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: AttackHero) -> None:
        begin_contest(flow, ask.seat, command.other, flow.state.turn.path[-1])

    def words(self, state: BoardState, ask: Ask[BoardState], command: AttackHero) -> Message:
        return say("board-do-attack-hero", player=seat_name(state, command.other))


ATTACK_HERO: Final = AttackingHero()
