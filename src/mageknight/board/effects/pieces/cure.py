"""Cure: all enemies whose every attack was blocked (UE-ABIL-27)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, EffectUse
from mageknight.board.effects.words.enemy import ALL, EnemyChange, filled
from mageknight.board.rules.combat.combat import fully_blocked
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy
from mageknight.kernel.message import Message, say


class BlockedEnemies(EnemyChange):
    """All enemies whose every attack was blocked (UE-ABIL-27)."""

    def __init__(self) -> None:
        super().__init__(ALL)

    def affects(self, state: BoardState, ctx: EffectUse, enemy: Enemy) -> bool:
        return fully_blocked(enemy) and super().affects(state, ctx, enemy)

    def text(self) -> Message:
        return say("board-effect-enemy", whom=Message("board-enemy-all-blocked"), changes=self.change_words())


PARSERS["blocked_enemies"] = lambda plain: filled(BlockedEnemies(), plain["blocked_enemies"])


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "cure",
    "set": "lost_legion",
    "colors": ["green"],
    "number": 302,
    "tags": ["healing", "combat"],
    "basic": [
        {"heal": 2},
        {"on": "wound_healed_from_hand", "do": {"draw": 1}, "until": "end_of_turn"},
        {"on": "unit_healed", "do": {"ready_unit": {"count": "that_unit"}}, "until": "end_of_turn"},
    ],
    "strong": {"blocked_enemies": {"armor_set": 1}},
}
