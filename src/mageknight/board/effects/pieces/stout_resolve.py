"""Stout Resolve: an effect raised by discarding cards for it."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import WOUND
from mageknight.board.effect import COUNT, PARSERS, SLOTS, Effect, EffectUse, Resolve, Stored, load, parse_effect, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard
from mageknight.board.effects.facts import fits_filter
from mageknight.board.effects.words.pay import filter_words
from mageknight.board.events.cards import DISCARD, HAND, CardMoved
from mageknight.board.events.course import CardCounted
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

MANY: Final = 99
WOUND_DISCARDED: Final = SLOTS - 1
"""The note that a Wound was discarded; the last slot of a context."""


class Boosted(Asker):
    """Cards may be discarded first, each raising what the effect gives.

    It is asked even of a hand without a fitting card: that there is none is nobody's business.
    """

    def __init__(self, inner: Effect, per_card: int, most: int, name: str) -> None:
        super().__init__()
        self.inner = inner
        self.per_card = per_card
        self.most = most
        self.name = name
        self.uses = inner.uses
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if flow.state.players[ctx.seat].hand and load(flow.state, ctx, COUNT, 0) < self.most:
            flow.then(AskCard(ctx.seat, ctx, self.uid, True))
        else:
            self.chosen(flow, ctx, -1)

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return [
            card
            for card in state.players[ctx.seat].hand
            if fits_filter(card, self.name) and (card != WOUND or self.name == "wound" or not self.wounded(state, ctx))
        ]

    def wounded(self, state: BoardState, ctx: EffectUse) -> bool:
        """Is a Wound among the cards discarded already?"""
        return state.memo.get(ctx.key * SLOTS + WOUND_DISCARDED, 0) > 0

    def question(self) -> Message:
        return say("board-ask-boost", amount=self.per_card)

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        count = load(flow.state, ctx, COUNT, 0)
        if choice < 0:
            flow.then(Resolve(self.inner.uid, ctx.raised(count * self.per_card)))
            return
        flow.emit(CardMoved(ctx.seat, choice, HAND, DISCARD))
        flow.emit(CardCounted())
        store(flow, ctx, COUNT, count + 1)
        if choice == WOUND:
            flow.emit(Stored(ctx.key, WOUND_DISCARDED, 1))
        flow.then(Resolve(self.uid, ctx))

    def text(self) -> Message:
        return say(
            "board-effect-boost",
            effect=self.inner.text(),
            cards=filter_words(self.name),
            most=0 if self.most >= MANY else self.most,
            amount=self.per_card,
        )


def _boostable(plain: dict[str, Any]) -> Effect:
    inner = plain["boostable"]
    most = MANY if inner["max"] == "any" else inner["max"]
    return Boosted(parse_effect(inner["effect"]), inner["per_discard"], most, inner["filter"])


PARSERS["boostable"] = _boostable


CARD: Final[dict[str, Any]] = {
    "kind": "advanced_actions",
    "id": "stout_resolve",
    "set": "lost_legion",
    "colors": ["green"],
    "number": 296,
    "tags": ["movement", "influence", "combat"],
    "basic": {
        "boostable": {
            "effect": {
                "any_of": [
                    {"move": 2},
                    {"influence": 2},
                    {"attack": 2, "kind": "melee", "element": "physical"},
                    {"block": 2, "element": "physical"},
                ]
            },
            "per_discard": 1,
            "max": 1,
            "filter": "wound",
        }
    },
    "strong": {
        "boostable": {
            "effect": {
                "any_of": [
                    {"move": 3},
                    {"influence": 3},
                    {"attack": 3, "kind": "melee", "element": "physical"},
                    {"block": 3, "element": "physical"},
                ]
            },
            "per_discard": 2,
            "max": "any",
            "filter": "any_with_at_most_one_wound",
        }
    },
}
