"""One attack of an enemy in words."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.names import element_name, enemy_name
from mageknight.board.rules.combat.combat import attack_of, element_of, find_enemy
from mageknight.board.state import BoardState
from mageknight.board.state.battle import is_unit
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
