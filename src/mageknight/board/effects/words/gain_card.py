"""Gaining cards of the offers: of a colour, or for Influence (UE-GAIN-04, UE-GAIN-05)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse, load
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard
from mageknight.board.effects.through import NOT_IN_OFFER, SLOT_WORDS, colours_noted, slot_of
from mageknight.board.effects.words.grant import Grant
from mageknight.board.events.cards import DECK_TOP, DISCARD, HAND
from mageknight.board.events.tracks import INFLUENCE, PointsGained
from mageknight.board.register import UNTIL_TURN
from mageknight.board.rules.world.interaction import TakeFromOffer, too_poor
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

ZONES_NAMED: Final = {"hand": HAND, "discard": DISCARD, "deck": DECK_TOP}
ZONE_WORDS: Final = {HAND: "hand", DISCARD: "discard", DECK_TOP: "deck-top"}


class GainCard(Asker):
    """Gain a spell or an advanced action of the offer: one of the colour noted under `slot`, or any (-1); `price` is in Influence."""

    def __init__(self, spells: bool, zone: int, slot: int, price: int) -> None:
        super().__init__()
        self.spells = spells
        self.zone = zone
        self.slot = slot
        self.price = price
        self.uses = USE_SPECIAL
        self.priced = price > 0

    def offered(self, state: BoardState, noted: int) -> list[int]:
        offer = state.spell_offer if self.spells else state.action_offer
        mask = -1 if self.slot < 0 else colours_noted(self.slot, noted)
        return [card for card in offer if LIB.cards[card].colours & mask]

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return self.offered(state, load(state, ctx, self.slot) if self.slot >= 0 else -1)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if not self.cards(state, ctx):
            return NOT_IN_OFFER
        return too_poor(state, self.price, "UE-EFFECT-03") if self.price else None

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        if slot != self.slot:
            return self.why_not(state, ctx)
        return None if self.offered(state, value) else NOT_IN_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.cards(flow.state, ctx):
            flow.then(AskCard(ctx.seat, ctx, self.uid))

    def question(self) -> Message:
        return Message("board-ask-gain-spell" if self.spells else "board-ask-gain-action")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        if self.price:
            flow.emit(PointsGained(ctx.seat, INFLUENCE, -self.price, 0))
        flow.then(TakeFromOffer(ctx.seat, choice, self.zone))

    def text(self) -> Message:
        zone = Message("board-zone-" + ZONE_WORDS[self.zone])
        if self.price:
            key = "board-effect-buy-spell" if self.spells else "board-effect-buy-action"
            return say(key, price=self.price, zone=zone)
        key = "board-effect-gain-spell" if self.spells else "board-effect-gain-action"
        colour = Message("board-colours-from-" + ("any" if self.slot < 0 else SLOT_WORDS[self.slot]))
        return say(key, colour=colour, zone=zone)


def _gain_card(plain: dict[str, Any]) -> Effect:
    inner = plain["gain_card"]
    spells = {"spell_offer": True, "advanced_action_offer": False}[inner["from"]]
    return GainCard(spells, ZONES_NAMED[inner["to"]], slot_of(inner.get("color")), 0)


def _purchase(plain: dict[str, Any]) -> Effect:
    inner = plain["offer_purchase"]
    bought = GainCard(inner["offer"] == "spell", ZONES_NAMED[inner["to"]], -1, inner["influence"])
    return Grant(bought, inner["times"], UNTIL_TURN)


PARSERS["gain_card"] = _gain_card
PARSERS["offer_purchase"] = _purchase
