"""Banner of Fear: one attack does not take place; it counts as cancelled, not as blocked. Arcane Immunity prevents it (reading 10)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, EffectUse
from mageknight.board.effects.words.enemy import ONE_ATTACK, EnemyChange
from mageknight.board.events.fight import EnemyChanged
from mageknight.board.register import ENEMY_IDLE, UNTIL_COMBAT, enter
from mageknight.board.rules.combat.combat import abilities_of, find_enemy
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Enemy, is_unit
from mageknight.board.state.marks import attack_of, token_of
from mageknight.board.terms import ARCANE_IMMUNITY
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class CancelAttack(EnemyChange):
    """One attack does not take place; it counts as cancelled, not as blocked. Arcane Immunity prevents it (reading 10)."""

    def __init__(self) -> None:
        super().__init__(ONE_ATTACK)

    def affects(self, state: BoardState, ctx: EffectUse, enemy: Enemy) -> bool:
        return not abilities_of(state, enemy) & ARCANE_IMMUNITY and super().affects(state, ctx, enemy)

    def change(self, flow: Flow[BoardState], ctx: EffectUse, mark: int) -> None:
        enemy = find_enemy(flow.state, token_of(mark))
        if enemy is not None and is_unit(enemy.token):
            enter(flow, ENEMY_IDLE, ctx.seat, target=enemy.token, until=UNTIL_COMBAT, source=ctx.tag())
        elif enemy is not None:
            stopped = enemy.clone()
            stopped.cancelled |= 1 << attack_of(mark)
            flow.emit(EnemyChanged(stopped))

    def text(self) -> Message:
        return Message("board-effect-cancel-attack")


PARSERS["cancel_attack"] = lambda plain: CancelAttack()


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "banner_of_fear",
    "set": "base",
    "number": 114,
    "tags": ["banner", "combat"],
    "basic": {"assign_banner": {"spend_unit": [{"cancel_attack": True}, {"fame": 1}]}},
    "strong": {"idle_enemies": {"most": 3}},
}
