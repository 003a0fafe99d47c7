"""Midnight Meditation: put cards of the hand back into the deck, shuffle it, draw as many."""

from __future__ import annotations

from mageknight.board.effect import COUNT, PARSERS, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard
from mageknight.board.effects.tactics import DECK_EMPTY
from mageknight.board.events.cards import DECK_BOTTOM, HAND, CardMovedUnseen
from mageknight.board.rules.game.chance import ShuffleDeed
from mageknight.board.rules.turn.drawing import DrawCards
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class Exchange(Asker):
    """Put cards of the hand back into the deck, shuffle it, draw as many."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.players[ctx.seat].hand else DECK_EMPTY

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.cards(flow.state, ctx) and load(flow.state, ctx, COUNT, 0) < self.most:
            flow.then(AskCard(ctx.seat, ctx, self.uid, True))
        else:
            self.chosen(flow, ctx, -1)

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return state.players[ctx.seat].hand

    def question(self) -> Message:
        return Message("board-ask-exchange")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        count = load(flow.state, ctx, COUNT, 0)
        if choice < 0:
            flow.then(ShuffleDeed(ctx.seat), DrawCards(ctx.seat, count))
            return
        flow.emit(CardMovedUnseen(ctx.seat, choice, HAND, DECK_BOTTOM))
        store(flow, ctx, COUNT, count + 1)
        self.resolve(flow, ctx)

    def text(self) -> Message:
        return say("board-effect-exchange", most=self.most)


PARSERS["exchange"] = lambda plain: Exchange(plain["exchange"])
