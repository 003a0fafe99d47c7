"""Choosing the targets of an attack (UE-RANGED-02 to 05, UE-RANGED-15)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import AimAt
from mageknight.board.events.fight import fight
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import enemy_name
from mageknight.board.rules.combat.combat import armor_of, find_enemy
from mageknight.board.rules.combat.striking import aim, aim_refusal
from mageknight.board.state import BoardState
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
