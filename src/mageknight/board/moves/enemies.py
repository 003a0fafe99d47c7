"""Enemies of a combat in words, and choosing one or one of its attacks."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseEnemy
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import SeatMove
from mageknight.board.names import element_name, enemy_name
from mageknight.board.rules.combat.combat import attack_of, element_of, find_enemy
from mageknight.board.state import BoardState
from mageknight.board.state.battle import is_unit
from mageknight.kernel.agenda import Ask
from mageknight.kernel.message import Message, say


def attack_words(state: BoardState, token: int, attack: int) -> Message:
    """An attack by its enemy, its strength and its element; numbered if the enemy has several."""
    enemy = find_enemy(state, token)
    name = enemy_name(state, token)
    if is_unit(token):
        share = 0 if enemy is None else attack_of(state, enemy, attack)
        element = element_name(0 if enemy is None else element_of(state, enemy, attack))
        return say("board-attack", enemy=name, value=share, element=element)
    kind = LIB.enemies[LIB.token_kind[token]]
    if enemy is None or not 0 <= attack < len(kind.attack_values):
        return say("board-attack-lost", enemy=name)
    value = attack_of(state, enemy, attack)
    element = element_name(element_of(state, enemy, attack))
    if len(kind.attack_values) > 1:
        return say("board-attack-nth", enemy=name, value=value, element=element, number=attack + 1)
    return say("board-attack", enemy=name, value=value, element=element)


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
