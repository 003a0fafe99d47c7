"""Horn of Wrath: raise an attack point by point, up to a limit; each point brings a risk before the next can be added."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import (
    COUNT,
    PARSERS,
    USE_MELEE,
    USE_RANGED,
    Effect,
    EffectUse,
    Resolve,
    load,
    parse_effect,
    store,
)
from mageknight.board.effects.asks import AskOption
from mageknight.board.effects.words.points import NOT_ATTACKING, NOT_RANGED, element_word, gather_attack
from mageknight.board.state import BoardState
from mageknight.board.terms import ATTACK_KINDS, ELEMENTS, MELEE, PH_ATTACK, PH_RANGED
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class PushLuck(Effect):
    """Raise an attack point by point, up to a limit; each point brings a risk before the next can be added."""

    def __init__(self, most: int, kind: int, element: int, risk: Effect) -> None:
        super().__init__()
        self.most = most
        self.kind = kind
        self.element = element
        self.risk = risk
        self.point = OnePoint(self)
        self.uses = USE_MELEE if kind == MELEE else USE_MELEE | USE_RANGED

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        phase = state.turn.phase
        if phase not in (PH_RANGED, PH_ATTACK):
            return NOT_ATTACKING
        return NOT_RANGED if phase == PH_RANGED and self.kind == MELEE else None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if load(flow.state, ctx, COUNT, 0) < self.most:
            flow.then(AskOption(ctx.seat, ctx, (self.point.uid,), True))

    def text(self) -> Message:
        return say("board-effect-push-luck", most=self.most, risk=self.risk.text())


class OnePoint(Effect):
    """One point more, and its risk."""

    def __init__(self, luck: PushLuck) -> None:
        super().__init__()
        self.luck = luck

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        store(flow, ctx, COUNT, load(flow.state, ctx, COUNT, 0) + 1)
        gather_attack(flow, ctx, 1, self.luck.kind, self.luck.element)
        flow.then(Resolve(self.luck.risk.uid, ctx), Resolve(self.luck.uid, ctx))

    def text(self) -> Message:
        kind = Message("board-kind-" + ATTACK_KINDS[self.luck.kind])
        attack = say("board-effect-attack", amount=1, kind=kind, element=element_word(self.luck.element))
        return say("board-effect-sequence", first=attack, rest=self.luck.risk.text())


def _push_luck(plain: dict[str, Any]) -> Effect:
    inner = plain["push_luck"]
    kind, element = ATTACK_KINDS.index(inner["kind"]), ELEMENTS.index(inner["element"])
    return PushLuck(inner["max"], kind, element, parse_effect(inner["each"]))


PARSERS["push_luck"] = _push_luck


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "horn_of_wrath",
    "set": "base",
    "number": 122,
    "tags": ["combat"],
    "basic": [
        {"attack": 5, "kind": "siege", "element": "physical"},
        {"roll_die": 1, "on_faces": ["black", "red"], "do": {"take_wound": 1, "to": "hand"}},
    ],
    "strong": [
        {"attack": 5, "kind": "siege", "element": "physical"},
        {
            "push_luck": {
                "max": 5,
                "kind": "siege",
                "element": "physical",
                "each": {"roll_die": 1, "on_faces": ["black", "red"], "do": {"take_wound": 1, "to": "hand"}},
            }
        },
    ],
}
