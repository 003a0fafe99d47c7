"""Blocking an attack of an enemy (UE-BLOCK-02 to 13)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import BlockAttack
from mageknight.board.content.library import LIB
from mageknight.board.events.fight import fight
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.moves.combat.attack_words import attack_words
from mageknight.board.rules.combat.blocking import block, block_refusal, is_blocked_by_all
from mageknight.board.rules.combat.combat import attacks_left, block_needed, find_enemy
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


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
