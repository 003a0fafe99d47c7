"""Attacking another player, and meeting such an attack (UE-OTHERP-03, UE-PVP-23 to 32)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import AttackHero, EndPhase, Strike
from mageknight.board.moves.base import OpenMove, SeatMove
from mageknight.board.names import seat_name
from mageknight.board.rules.rivals.attack import NOTHING_GATHERED, meet
from mageknight.board.rules.rivals.combat import begin_contest, launch, pass_attack
from mageknight.board.rules.rivals.numbers import attack_value, damage_left
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


class StrikingRival(SeatMove[Strike]):
    """Attack the other player with everything gathered."""

    COMMAND = Strike

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Strike(ask.seat)]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Strike) -> Refusal | None:
        return None if attack_value(state) > 0 else NOTHING_GATHERED

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Strike) -> None:
        launch(flow, ask.seat)

    def words(self, state: BoardState, ask: Ask[BoardState], command: Strike) -> Message:
        return say("board-do-attack-rival", value=attack_value(state))


class PassingAttack(SeatMove[EndPhase]):
    """Do not attack."""

    COMMAND = EndPhase

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [EndPhase(ask.seat)]

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: EndPhase) -> None:
        pass_attack(flow, ask.seat)

    def words(self, state: BoardState, ask: Ask[BoardState], command: EndPhase) -> Message:
        return Message("board-do-pass-attack")


class MeetingAttack(SeatMove[EndPhase]):
    """Block no more: what is left of the attack is damage."""

    COMMAND = EndPhase

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [EndPhase(ask.seat)]

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: EndPhase) -> None:
        meet(flow, ask.seat)

    def words(self, state: BoardState, ask: Ask[BoardState], command: EndPhase) -> Message:
        return say("board-do-meet-attack", left=damage_left(state))


STRIKE_RIVAL: Final = StrikingRival()
PASS_ATTACK: Final = PassingAttack()
MEET_ATTACK: Final = MeetingAttack()
