"""Use a card lying in an offer as if it were in hand; it stays there. `slot` narrows it to a colour noted before."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import CHOSEN, PARSERS, USE_SPECIAL, Effect, EffectUse, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard, AskOption
from mageknight.board.effects.through import (
    HALVES,
    NOT_IN_OFFER,
    SLOT_WORDS,
    PlayThrough,
    colours_noted,
    half_why_not,
    slot_of,
)
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

EITHER_HALF: Final = 2


class UseOffered(Asker):
    """Use a card lying in an offer as if it were in hand; it stays there. `slot` narrows it to a colour noted before."""

    def __init__(self, spells: bool, half: int, free: bool, slot: int, by_day: bool) -> None:
        super().__init__()
        self.spells = spells
        self.half = half
        self.free = free
        self.slot = slot
        self.by_day = by_day
        self.halves = [
            OfferedHalf(strong, free, by_day) for strong in (False, True) if half in (int(strong), EITHER_HALF)
        ]
        self.uses = USE_SPECIAL
        self.may_need_mana = True
        self.secret = True

    def offered(self, state: BoardState, ctx: EffectUse, noted: int) -> list[int]:
        """The cards of the offer that fit what was noted and have a half that can be used; never the card that asks."""
        offer = state.spell_offer if self.spells else state.action_offer
        mask = -1 if self.slot < 0 else colours_noted(self.slot, noted)
        return [
            card
            for card in offer
            if card != ctx.source
            and LIB.cards[card].colours & mask
            and any(h.refuses(state, ctx, card) is None for h in self.halves)
        ]

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return self.offered(state, ctx, load(state, ctx, self.slot) if self.slot >= 0 else -1)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.cards(state, ctx) else NOT_IN_OFFER

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        if slot != self.slot:
            return self.why_not(state, ctx)
        return None if self.offered(state, ctx, value) else NOT_IN_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.cards(flow.state, ctx):
            flow.then(AskCard(ctx.seat, ctx, self.uid))

    def question(self) -> Message:
        return Message("board-ask-use-offered-spell" if self.spells else "board-ask-use-offered-action")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        store(flow, ctx, CHOSEN, choice)
        flow.then(AskOption(ctx.seat, ctx, tuple([half.uid for half in self.halves])))

    def text(self) -> Message:
        key = "board-effect-use-offered-spell" if self.spells else "board-effect-use-offered-action"
        return say(
            key,
            half=Message("board-half-" + HALVES[self.half]),
            price=Message("board-price-free" if self.free else "board-price-normal"),
            colour=Message("board-colours-from-" + ("any" if self.slot < 0 else SLOT_WORDS[self.slot])),
        )


class OfferedHalf(Effect):
    """One half of the card of the offer that was named."""

    def __init__(self, strong: bool, free: bool, by_day: bool) -> None:
        super().__init__()
        self.strong = strong
        self.free = free
        self.by_day = by_day

    def betrays(self, state: BoardState, ctx: EffectUse) -> bool:
        card = LIB.cards[load(state, ctx, CHOSEN)]
        effect = card.strong if self.strong else card.basic
        return effect is not None and effect.secret

    def refuses(self, state: BoardState, ctx: EffectUse, card: int) -> Refusal | None:
        return half_why_not(state, ctx, card, self.strong, self.free, self.by_day)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.refuses(state, ctx, load(state, ctx, CHOSEN))

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(
            PlayThrough(
                ctx=ctx,
                card=load(flow.state, ctx, CHOSEN),
                strong=self.strong,
                bonus=0,
                free=self.free,
                by_day=self.by_day,
            )
        )

    def text(self) -> Message:
        return Message("board-half-" + HALVES[int(self.strong)])


def _use_offer(plain: dict[str, Any]) -> Effect:
    inner = plain["use_offer"]
    if inner["offer"] not in ("spell", "advanced_action"):
        raise ValueError(f"no such offer: {inner!r}")
    half = HALVES.index(inner.get("part", "either"))
    free = inner.get("mana_cost") == 0
    offers_spells = inner["offer"] == "spell"
    return UseOffered(offers_spells, half, free, slot_of(inner.get("color")), bool(inner.get("also_by_day")))


PARSERS["use_offer"] = _use_offer
