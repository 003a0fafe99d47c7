"""Up to so many enemies do not attack; with a `rising` price the second costs 1 Move point, the third 2, and so on."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import COUNT, PARSERS, Effect, EffectUse, load, store
from mageknight.board.effects.asks import AskEnemy
from mageknight.board.effects.words.enemy import NO_TARGET, ONE, EnemyChange
from mageknight.board.events.fight import fight
from mageknight.board.events.rival_combat import AttackCancelled
from mageknight.board.events.tracks import MOVE, PointsGained
from mageknight.board.rules.combat.combat import idle
from mageknight.board.state import BoardState
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark
from mageknight.board.terms import PH_BLOCK
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

MANY = 99


class SeveralIdle(EnemyChange):
    """Up to so many enemies do not attack; with a `rising` price the second costs 1 Move point, the third 2, and so on.

    Against another player it cancels one whole attack while it is being blocked (UE-PVP-63, UE-PVP-69).
    """

    def __init__(self, most: int, rising: bool) -> None:
        super().__init__(ONE)
        self.most = most
        self.rising = rising
        self.skip = True

    def marks(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return [
            attack_mark(enemy.token, ALL_ATTACKS)
            for enemy in fight(state).enemies
            if self.affects(state, ctx, enemy) and not idle(state, enemy)
        ]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.contest is None:
            return super().why_not(state, ctx)
        return None if state.turn.phase == PH_BLOCK else NO_TARGET

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if flow.state.contest is None:
            super().resolve(flow, ctx)
        else:
            flow.emit(AttackCancelled(ctx.seat))

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        if choice < 0:
            return
        count = load(flow.state, ctx, COUNT, 0)
        if self.rising and count:
            flow.emit(PointsGained(ctx.seat, MOVE, -count, 0))
        store(flow, ctx, COUNT, count + 1)
        self.change(flow, ctx, choice)
        more = self.marks(flow.state, ctx)
        affordable = not self.rising or flow.state.turn.move >= count + 1
        if more and count + 1 < self.most and affordable:
            flow.then(AskEnemy(ctx.seat, ctx, tuple(more), self.uid, True))

    def text(self) -> Message:
        return Message("board-effect-idle-rising") if self.rising else say("board-effect-idle-several", most=self.most)


def _several(plain: dict[str, Any]) -> Effect:
    inner = plain["idle_enemies"]
    return SeveralIdle(inner.get("most", MANY), inner.get("further") == "rising_move_cost")


PARSERS["idle_enemies"] = _several
