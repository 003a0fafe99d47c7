"""Attacking another player, and meeting such an attack (UE-PVP-23 to 32)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import EndPhase, Strike
from mageknight.board.moves.base import SeatMove
from mageknight.board.rules.rivals.attack import NOTHING_GATHERED, meet
from mageknight.board.rules.rivals.combat import launch, pass_attack
from mageknight.board.rules.rivals.numbers import attack_value, damage_left
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


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
