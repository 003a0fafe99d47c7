"""Saying which attack deals its damage next (UE-DAMAGE-02)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import TakeDamage
from mageknight.board.moves import subjects
from mageknight.board.moves.base import SeatMove
from mageknight.board.moves.combat.attack_words import attack_words
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask
from mageknight.kernel.message import Message, say


class TakingDamage(SeatMove[TakeDamage]):
    """Take the damage of one attack."""

    COMMAND = TakeDamage

    def words(self, state: BoardState, ask: Ask[BoardState], command: TakeDamage) -> Message:
        return say("board-do-take-damage", attack=attack_words(state, command.enemy, command.attack))

    def about(self, state: BoardState, ask: Ask[BoardState], command: TakeDamage) -> tuple[str, ...]:
        return subjects.enemy(state, command.enemy)


TAKE_DAMAGE: Final = TakingDamage()
