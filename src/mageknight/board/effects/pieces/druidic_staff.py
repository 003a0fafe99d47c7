"""Druidic Staff: so many different ones of several effects, one after the other; if none is left that can be used, fewer."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import (
    COLOUR,
    PARSERS,
    PICKED,
    USE_SPECIAL,
    Effect,
    EffectUse,
    Resolve,
    load,
    parse_effect,
    store,
)
from mageknight.board.effects.asks import AskColour, AskOption
from mageknight.board.effects.words.combine import NO_OPTION
from mageknight.board.effects.words.gain import NOT_AT_END, Receive
from mageknight.board.rules.mana.available import ANY_BASIC
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_END
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class ChooseSome(Effect):
    """So many different ones of several effects, one after the other; if none is left that can be used, fewer."""

    def __init__(self, count: int, options: list[Effect]) -> None:
        super().__init__()
        self.count = count
        self.options = [Pick(self, at, option) for at, option in enumerate(options)]
        for option in options:
            self.uses |= option.uses

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        last: Refusal = NO_OPTION
        for option in self.options:
            refusal = option.why_not(state, ctx)
            if refusal is None:
                return None
            last = refusal
        return last

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        picked = load(flow.state, ctx, PICKED, 0)
        if bin(picked).count("1") < self.count and self.why_not(flow.state, ctx) is None:
            flow.then(AskOption(ctx.seat, ctx, tuple([option.uid for option in self.options])))

    def text(self) -> Message:
        return say("board-effect-choose-some", count=self.count, options=[one.inner.text() for one in self.options])


class Pick(Effect):
    """One of them; it can be picked once."""

    def __init__(self, whole: ChooseSome, at: int, inner: Effect) -> None:
        super().__init__()
        self.whole = whole
        self.at = at
        self.inner = inner
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if load(state, ctx, PICKED, 0) >> self.at & 1:
            return NO_OPTION
        return self.inner.why_not(state, ctx)

    def betrays(self, state: BoardState, ctx: EffectUse) -> bool:
        return self.secret and not load(state, ctx, PICKED, 0) >> self.at & 1

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        store(flow, ctx, PICKED, load(flow.state, ctx, PICKED, 0) | 1 << self.at)
        flow.then(Resolve(self.inner.uid, ctx), Resolve(self.whole.uid, ctx))

    def text(self) -> Message:
        return self.inner.text()


class CrystalsOfOneColour(Effect):
    """Several crystals of one colour of the player's choice."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return NOT_AT_END if state.turn.phase == PH_END else None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskColour(ctx.seat, ctx, ANY_BASIC, COLOUR), *[Receive(True, ctx) for _ in range(self.count)])

    def text(self) -> Message:
        return say("board-effect-crystals-of-one-colour", count=self.count)


def _choose(plain: dict[str, Any]) -> Effect:
    return ChooseSome(plain["choose"], [parse_effect(one) for one in plain["of"]])


PARSERS["choose"] = _choose
PARSERS["crystals_of_one_colour"] = lambda plain: CrystalsOfOneColour(plain["crystals_of_one_colour"])


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "druidic_staff",
    "set": "lost_legion",
    "number": 308,
    "tags": ["movement", "special", "healing"],
    "basic": {
        "pay": [{"discard": {"count": 1, "filter": "non_wound"}}],
        "then": {
            "by_color": "discarded_card",
            "cases": {
                "white": {
                    "special_move": {
                        "spaces": 2,
                        "up_to": True,
                        "over": "revealed",
                        "end_on": "safe",
                        "provokes": False,
                    }
                },
                "blue": {"crystals_of_one_colour": 2},
                "red": {"only_if": "not_in_combat", "do": {"ready_unit": {"count": 1, "max_level": 3}}},
                "green": {"heal": 3},
            },
        },
    },
    "strong": {
        "choose": 2,
        "of": [
            {"special_move": {"spaces": 2, "up_to": True, "over": "revealed", "end_on": "safe", "provokes": False}},
            {"crystals_of_one_colour": 2},
            {"only_if": "not_in_combat", "do": {"ready_unit": {"count": 1, "max_level": 3}}},
            {"heal": 3},
        ],
    },
}
