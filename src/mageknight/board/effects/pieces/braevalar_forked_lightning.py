"""Forked Lightning: a small Ranged attack against each of several different enemies."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_MELEE, USE_RANGED, Effect, EffectUse, Resolve
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskEnemy
from mageknight.board.effects.facts import enemies_faced
from mageknight.board.effects.words.enemy import NO_TARGET
from mageknight.board.effects.words.points import NOT_ATTACKING, element_word, gather_attack
from mageknight.board.events.fight import fight
from mageknight.board.rules.combat.combat import ONLY_ENEMY, attackable, fortifications
from mageknight.board.state import BoardState
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark, token_of
from mageknight.board.terms import ELEMENTS, PH_ATTACK, PH_RANGED, RANGED
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class ForkedAttack(Asker):
    """A ranged attack of an element against each of up to so many enemies; each point counts against its own enemy only.

    Another player is attacked as a whole, so it is as strong as there are enemies (UE-PVP-59).
    """

    def __init__(self, most: int, amount: int, element: int) -> None:
        super().__init__()
        self.most = most
        self.amount = amount
        self.element = element
        self.uses = USE_MELEE | USE_RANGED

    def struck(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """The enemies this use is already aimed at."""
        return [points.about for points in fight(state).attack if points.key == ctx.key] if ctx.key else []

    def marks(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """UE-RANGED-04: fortified enemies are out of reach of ranged attacks until the Attack phase."""
        struck = self.struck(state, ctx)
        return [
            attack_mark(enemy.token, ALL_ATTACKS)
            for enemy in fight(state).enemies
            if enemy.token not in struck
            and attackable(state, ctx.seat, enemy)
            and (state.turn.phase == PH_ATTACK or not fortifications(state, enemy, ctx.seat))
        ]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.turn.phase not in (PH_RANGED, PH_ATTACK):
            return NOT_ATTACKING
        if state.contest is not None:
            return None
        return None if self.marks(state, ctx) else NO_TARGET

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if flow.state.contest is not None:
            times = min(self.most, enemies_faced(flow.state, ctx))
            gather_attack(flow, ctx, self.amount * times, RANGED, self.element)
            return
        struck = len(self.struck(flow.state, ctx))
        marks = self.marks(flow.state, ctx)
        if marks and struck < self.most:
            flow.then(AskEnemy(ctx.seat, ctx, tuple(marks), self.uid, struck > 0))

    def question(self) -> Message:
        return Message("board-ask-fork")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        if choice >= 0:
            gather_attack(flow, ctx, self.amount, RANGED, self.element, ONLY_ENEMY, token_of(choice))
            flow.then(Resolve(self.uid, ctx))

    def text(self) -> Message:
        return say("board-effect-fork", most=self.most, amount=self.amount, element=element_word(self.element))

    def code(self) -> list[int]:
        return [self.uses, self.most, self.amount, self.element]


def _fork(plain: dict[str, Any]) -> Effect:
    inner = plain["forked_attack"]
    return ForkedAttack(inner["enemies"], inner["amount"], ELEMENTS.index(inner["element"]))


PARSERS["forked_attack"] = _fork
