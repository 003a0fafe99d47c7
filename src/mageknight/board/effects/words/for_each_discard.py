"""Discard any number of cards up to a limit, with an effect for each: at once, or `together` when all have been discarded."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import COUNT, DISCARDED, PARSERS, Effect, EffectUse, Resolve, load, parse_effect, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard
from mageknight.board.effects.facts import fits_filter
from mageknight.board.events.cards import DISCARD, HAND, CardMoved
from mageknight.board.events.course import CardCounted
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class ForEachDiscard(Asker):
    """Discard any number of cards up to a limit, with an effect for each: at once, or `together` when all have been discarded."""

    def __init__(self, most: int, name: str, inner: Effect, together: bool = False) -> None:
        super().__init__()
        self.most = most
        self.name = name
        self.inner = inner
        self.together = together
        self.uses = inner.uses
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.cards(flow.state, ctx) and load(flow.state, ctx, COUNT, 0) < self.most:
            flow.then(AskCard(ctx.seat, ctx, self.uid, True))
        else:
            self.chosen(flow, ctx, -1)

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return [card for card in state.players[ctx.seat].hand if fits_filter(card, self.name)]

    def question(self) -> Message:
        return Message("board-ask-discard-more")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        count = load(flow.state, ctx, COUNT, 0)
        if choice < 0:
            flow.then(*[Resolve(self.inner.uid, ctx) for _ in range(count if self.together else 0)])
            return
        flow.emit(CardMoved(ctx.seat, choice, HAND, DISCARD))
        flow.emit(CardCounted())
        store(flow, ctx, DISCARDED, choice)
        store(flow, ctx, COUNT, count + 1)
        if self.together:
            flow.then(Resolve(self.uid, ctx))
        else:
            flow.then(Resolve(self.inner.uid, ctx), Resolve(self.uid, ctx))

    def text(self) -> Message:
        return say("board-effect-for-each-discard", most=self.most, effect=self.inner.text())


def _for_each_discard(plain: dict[str, Any]) -> Effect:
    inner = plain["for_each_discard"]
    most = 99 if inner.get("max", "any") == "any" else inner["max"]
    return ForEachDiscard(
        most, inner.get("filter", "non_wound"), parse_effect(inner["do"]), bool(inner.get("together"))
    )


PARSERS["for_each_discard"] = _for_each_discard
