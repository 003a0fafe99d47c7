"""Throw away up to so many Wounds from hand, one after the other."""

from __future__ import annotations

from mageknight.board.content.library import WOUND
from mageknight.board.effect import COUNT, PARSERS, USE_SPECIAL, Effect, EffectUse, load, store
from mageknight.board.effects.asks import AskOption
from mageknight.board.events.cards import GONE, HAND, CardMoved
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class ThrowUpTo(Effect):
    """Throw away up to so many Wounds from hand, one after the other."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.one = ThrowOne(self)
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        wounded = WOUND in flow.state.players[ctx.seat].hand
        if wounded and load(flow.state, ctx, COUNT, 0) < self.most:
            flow.then(AskOption(ctx.seat, ctx, (self.one.uid,), True))

    def text(self) -> Message:
        return say("board-effect-throw-away-wounds", most=self.most)


class ThrowOne(Effect):
    """One Wound goes back to the pile (UE-GAIN-09); then the next is asked about."""

    def __init__(self, whole: ThrowUpTo) -> None:
        super().__init__()
        self.whole = whole

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(CardMoved(ctx.seat, WOUND, HAND, GONE))
        store(flow, ctx, COUNT, load(flow.state, ctx, COUNT, 0) + 1)
        self.whole.resolve(flow, ctx)

    def text(self) -> Message:
        return say("board-effect-throw-away-wounds", most=1)


PARSERS["throw_up_to"] = lambda plain: ThrowUpTo(plain["throw_up_to"])
