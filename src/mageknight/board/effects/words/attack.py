"""Attack of a kind and an element."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, USE_MELEE, USE_RANGED, Effect, EffectUse
from mageknight.board.effects.bonuses import Bonus, card_bonus, composite_bonus, parse_bonus, with_bonus
from mageknight.board.effects.words.points import (
    AS_ATTACK,
    NOT_ATTACKING,
    NOT_RANGED,
    element_word,
    form_of,
    form_refusal,
    gather_attack,
    give_changed,
    unit_bonus,
)
from mageknight.board.register import ATTACK_KIND, holds
from mageknight.board.sign import Sign, sign
from mageknight.board.state import BoardState
from mageknight.board.terms import ATTACK_KINDS, ELEMENTS, MELEE, PH_ATTACK, PH_RANGED
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class GainAttack(Effect):
    """Attack X of a kind and an element."""

    def __init__(self, amount: int, kind: int, element: int, bonus: Bonus | None) -> None:
        super().__init__()
        self.amount = amount
        self.kind = kind
        self.element = element
        self.bonus = bonus
        self.uses = USE_MELEE if kind == MELEE else USE_MELEE | USE_RANGED
        self.fights = True
        self.reveals = False

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        phase = state.turn.phase
        form = form_of(state, ctx, AS_ATTACK, self.bonus)
        if form != AS_ATTACK:
            return form_refusal(state, ctx, form)
        if phase == PH_ATTACK:
            return None
        if phase == PH_RANGED:
            return None if self.kind != MELEE or holds(state, ATTACK_KIND, ctx.seat) else NOT_RANGED
        return NOT_ATTACKING

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        amount = self.amount
        if self.bonus is not None:
            amount += self.bonus.value(flow.state, ctx)
        amount += composite_bonus(flow, ctx) + card_bonus(flow, ctx, self.uses)
        amount += unit_bonus(flow.state, ctx, True, self.kind)
        form = form_of(flow.state, ctx, AS_ATTACK, self.bonus)
        if form != AS_ATTACK:
            give_changed(flow, ctx, form, amount, self.element)
        else:
            gather_attack(flow, ctx, amount, self.kind, self.element)

    def text(self) -> Message:
        return with_bonus(
            say(
                "board-effect-attack",
                amount=self.amount,
                kind=Message("board-kind-" + ATTACK_KINDS[self.kind]),
                element=element_word(self.element),
            ),
            self.bonus,
        )

    def signs(self) -> list[Sign] | None:
        if self.bonus is not None:
            return None
        return [sign(ATTACK_KINDS[self.kind], self.amount, ELEMENTS[self.element])]

    def code(self) -> list[int]:
        return [self.uses, self.amount, self.kind, self.element]


def _attack(plain: dict[str, Any]) -> Effect:
    kind = ATTACK_KINDS.index(plain.get("kind", "melee"))
    element = ELEMENTS.index(plain.get("element", "physical"))
    return GainAttack(plain["attack"], kind, element, parse_bonus(plain))


PARSERS["attack"] = _attack
