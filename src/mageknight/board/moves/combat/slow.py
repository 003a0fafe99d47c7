"""Spending Move points against the attack of a cumbersome enemy (UE-ABIL-14, UE-ABIL-15)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import SlowAttack
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.moves.combat.attack_words import attack_words
from mageknight.board.rules.combat.blocking import slow, slow_refusal
from mageknight.board.rules.combat.combat import abilities_of, attacks_left
from mageknight.board.rules.rivals.attack import slow_rival
from mageknight.board.rules.rivals.rivals import foes
from mageknight.board.state import BoardState
from mageknight.board.terms import CUMBERSOME
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Slowing(OpenMove[SlowAttack]):
    """Spend one Move point against an attack of an enemy."""

    COMMAND = SlowAttack

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        if state.turn.move <= 0:
            return []
        cumbersome = [enemy for enemy in foes(state) if abilities_of(state, enemy) & CUMBERSOME]
        return [
            SlowAttack(ask.seat, enemy.token, attack) for enemy in cumbersome for attack in attacks_left(state, enemy)
        ]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: SlowAttack) -> Refusal | None:
        return slow_refusal(state, command.enemy, command.attack)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: SlowAttack) -> None:
        slow(flow, ask.seat, command.enemy, command.attack)

    def words(self, state: BoardState, ask: Ask[BoardState], command: SlowAttack) -> Message:
        return say("board-do-slow", attack=attack_words(state, command.enemy, command.attack))

    def about(self, state: BoardState, ask: Ask[BoardState], command: SlowAttack) -> tuple[str, ...]:
        return subjects.enemy(state, command.enemy)


class SlowingRival(Slowing):
    """The same against the one attack of a unit of another player."""

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [SlowAttack(ask.seat, enemy.token, 0) for enemy in foes(state)] if state.turn.move > 0 else []

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: SlowAttack) -> None:
        slow_rival(flow, ask.seat, command.enemy)


SLOW: Final = Slowing()
SLOW_RIVAL: Final = SlowingRival()
