"""Blows of a combat: attacks aimed and struck, attacks of enemies blocked or slowed (UE-RANGED-02 to 17, UE-BLOCK-02 to 13,
UE-ABIL-14, UE-ABIL-15)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import AimAt, BlockAttack, SlowAttack, Strike
from mageknight.board.content.library import LIB
from mageknight.board.events.fight import fight
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.moves.enemies import attack_words
from mageknight.board.names import enemy_name
from mageknight.board.rules.combat.blocking import block, block_refusal, is_blocked_by_all, slow, slow_refusal
from mageknight.board.rules.combat.combat import abilities_of, armor_of, attacks_left, block_needed, find_enemy
from mageknight.board.rules.combat.striking import aim, aim_refusal, strike, strike_refusal
from mageknight.board.rules.rivals.attack import slow_rival
from mageknight.board.rules.rivals.rivals import foes
from mageknight.board.state import BoardState
from mageknight.board.terms import CUMBERSOME
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Aiming(OpenMove[AimAt]):
    """Make an enemy a target of the attack being prepared, or one no longer."""

    COMMAND = AimAt

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [AimAt(ask.seat, enemy.token) for enemy in fight(state).enemies]

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: AimAt) -> Refusal | None:
        return aim_refusal(state, ask.seat, command.enemy)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: AimAt) -> None:
        aim(flow, ask.seat, command.enemy)

    def words(self, state: BoardState, ask: Ask[BoardState], command: AimAt) -> Message:
        enemy = find_enemy(state, command.enemy)
        if state.combat is not None and command.enemy in state.combat.aims:
            return say("board-do-aim-off", enemy=enemy_name(state, command.enemy))
        armor = 0 if enemy is None else armor_of(state, enemy)
        return say("board-do-aim", enemy=enemy_name(state, command.enemy), armor=armor)

    def about(self, state: BoardState, ask: Ask[BoardState], command: AimAt) -> tuple[str, ...]:
        return subjects.enemy(state, command.enemy)

    def reveals(self, state: BoardState, ask: Ask[BoardState], command: AimAt) -> bool | None:
        return False


AIM: Final = Aiming()


class Striking(OpenMove[Strike]):
    """Defeat all targets of the attack."""

    COMMAND = Strike
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Strike(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if strike_refusal(state, ask.seat) is None:
            found.append(Strike(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Strike) -> Refusal | None:
        return strike_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Strike) -> None:
        strike(flow, ask.seat)


STRIKE: Final = Striking()


class Blocking(OpenMove[BlockAttack]):
    """Block one attack with everything gathered."""

    COMMAND = BlockAttack

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [
            BlockAttack(ask.seat, enemy.token, attack)
            for enemy in fight(state).enemies
            for attack in attacks_left(state, enemy)
        ]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        """A Block that is too small is refused with figures; to leave it out of the list they are not needed."""
        for enemy in fight(state).enemies:
            for attack in attacks_left(state, enemy):
                if is_blocked_by_all(state, enemy, attack):
                    found.append(BlockAttack(ask.seat, enemy.token, attack))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: BlockAttack) -> Refusal | None:
        return block_refusal(state, command.enemy, command.attack)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: BlockAttack) -> None:
        block(flow, ask.seat, command.enemy, command.attack)

    def words(self, state: BoardState, ask: Ask[BoardState], command: BlockAttack) -> Message:
        enemy = find_enemy(state, command.enemy)
        values = LIB.enemies[LIB.token_kind[command.enemy]].attack_values
        is_known = enemy is not None and 0 <= command.attack < len(values)
        needed = block_needed(state, enemy, command.attack) if enemy is not None and is_known else 0
        return say("board-do-block", attack=attack_words(state, command.enemy, command.attack), needed=needed)

    def about(self, state: BoardState, ask: Ask[BoardState], command: BlockAttack) -> tuple[str, ...]:
        return subjects.enemy(state, command.enemy)


BLOCK: Final = Blocking()


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
