"""Choosing an enemy, or one of its attacks."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseEnemy
from mageknight.board.moves import subjects
from mageknight.board.moves.base import SeatMove
from mageknight.board.moves.combat.attack_words import attack_words
from mageknight.board.names import enemy_name
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask
from mageknight.kernel.message import Message, say


class ChoosingEnemy(SeatMove[ChooseEnemy]):
    """An enemy token, or one of its attacks."""

    COMMAND = ChooseEnemy

    def words(self, state: BoardState, ask: Ask[BoardState], command: ChooseEnemy) -> Message:
        if command.attack < 0:
            return say("board-do-choose-enemy", enemy=enemy_name(state, command.enemy))
        return say("board-do-choose-enemy", enemy=attack_words(state, command.enemy, command.attack))

    def about(self, state: BoardState, ask: Ask[BoardState], command: ChooseEnemy) -> tuple[str, ...]:
        return subjects.enemy(state, command.enemy)


CHOOSE_ENEMY: Final = ChoosingEnemy()
