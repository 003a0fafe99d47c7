"""Maximal Effect: use a half of the card thrown away, several times, free of mana."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, THROWN, USE_SPECIAL, Effect, EffectUse, load
from mageknight.board.effects.through import NO_CARD_ALONG, PlayThrough, half_why_not
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class UseThrown(Effect):
    """Use a half of the card thrown away, several times, free of mana."""

    def __init__(self, strong: bool, times: int) -> None:
        super().__init__()
        self.strong = strong
        self.times = times
        self.uses = USE_SPECIAL
        self.may_need_mana = True
        self.secret = True

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.why_not_given(state, ctx, THROWN, load(state, ctx, THROWN))

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        if slot != THROWN:
            return self.why_not(state, ctx)
        return NO_CARD_ALONG if value < 0 else half_why_not(state, ctx, value, self.strong, True, False)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        card = load(flow.state, ctx, THROWN)
        flow.then(*[PlayThrough(ctx, card, self.strong, 0, True) for _ in range(self.times)])

    def text(self) -> Message:
        key = "board-effect-use-thrown-strong" if self.strong else "board-effect-use-thrown-basic"
        return say(key, times=self.times)


def _use_card(plain: dict[str, Any]) -> Effect:
    inner = plain["use_card"]
    if inner["card"] != "thrown_away":
        raise ValueError(f"no such card: {inner!r}")
    return UseThrown(inner["part"] == "strong", inner["times"])


PARSERS["use_card"] = _use_card


CARD: Final[dict[str, Any]] = {
    "kind": "advanced_actions",
    "id": "maximal_effect",
    "set": "base",
    "colors": ["red"],
    "number": 89,
    "tags": ["special"],
    "basic": {
        "pay": [{"throw_away": {"count": 1, "from": "hand", "filter": "action"}}],
        "then": {"use_card": {"card": "thrown_away", "part": "basic", "times": 3}},
    },
    "strong": {
        "pay": [{"throw_away": {"count": 1, "from": "hand", "filter": "action"}}],
        "then": {"use_card": {"card": "thrown_away", "part": "strong", "times": 2, "mana_cost": 0}},
    },
}
