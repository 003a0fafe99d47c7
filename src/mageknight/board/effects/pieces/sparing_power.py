"""Sparing Power: the top card of the deck goes face down under the Tactic."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.effects.tactics import DECK_EMPTY
from mageknight.board.events.cards import HAND, STORED, CardMovedUnseen, CardStored
from mageknight.board.events.course import TacticUsed
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NOTHING_STORED: Final = refuse("board-nothing-stored", "UE-EFFECT-03")


class StoreCard(Effect):
    """The top card of the deck goes face down under the Tactic."""

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.players[ctx.seat].deck else DECK_EMPTY

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        card = flow.state.players[ctx.seat].deck[-1]
        flow.emit(CardStored(ctx.seat, card))

    def text(self) -> Message:
        return Message("board-effect-store-card")


class TakeStored(Effect):
    """All stored cards come to hand; the Tactic is used up."""

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if state.players[ctx.seat].stored else NOTHING_STORED

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        for card in list(flow.state.players[ctx.seat].stored):
            flow.emit(CardMovedUnseen(ctx.seat, card, STORED, HAND))
        flow.emit(TacticUsed(ctx.seat, 2))

    def text(self) -> Message:
        return Message("board-effect-take-stored")


PARSERS["store_card"] = lambda plain: StoreCard()
PARSERS["take_stored"] = lambda plain: TakeStored()
