"""A place for the card an effect is from: back to hand, onto or under the deck, aside."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.events.cards import DECK_BOTTOM, DECK_TOP, HAND, PLAYED, CardMoved
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_CARD
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NOT_IN_PLAY: Final = refuse("board-card-not-in-play", "UE-EFFECT-08")
PLACES: Final = {"hand": HAND, "deck_top": DECK_TOP, "deck_bottom": DECK_BOTTOM}
WORDS: Final = {
    HAND: "board-effect-return-this",
    DECK_TOP: "board-effect-put-this-on-top",
    DECK_BOTTOM: "board-effect-put-this-below",
}


class PutThis(Effect):
    """The card of this effect goes somewhere else than to the discard pile; only from the Play area of its owner.

    A card used out of an offer, or thrown away, lies in nobody's Play area and stays where it is.
    """

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        in_play = ctx.kind == FROM_CARD and ctx.source in state.players[ctx.seat].played
        return None if in_play else NOT_IN_PLAY

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(CardMoved(ctx.seat, ctx.source, PLAYED, self.zone))

    def text(self) -> Message:
        return Message(WORDS[self.zone])


PARSERS["return_this"] = lambda plain: PutThis(PLACES[plain["return_this"]])
PARSERS["put_this"] = lambda plain: PutThis(PLACES[plain["put_this"]])
