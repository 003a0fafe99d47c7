"""Effects played through other effects: a card along with this one, a card thrown away, a card of an offer (UE-EFFECT-06 to 10).

Each use has a context of its own, with the colour of the card it is from, and remembers the effect it belongs to: together they are one
effect. All limits of the card played this way hold; only what the outer effect says about its price is different.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.definitions import CardDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import (
    CHOSEN,
    DISCARDED,
    PAID,
    PARSERS,
    THROWN,
    USE_SPECIAL,
    Ctx,
    Effect,
    begin_inner,
    note,
    recall,
)
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard, AskOption
from mageknight.board.effects.facts import is_action_card
from mageknight.board.events.cards import HAND, PLAYED, CardMoved
from mageknight.board.events.course import CardCounted
from mageknight.board.rules.mana import hand_left, supposing, through
from mageknight.board.rules.plays import after_paying, half_refusal
from mageknight.board.rules.triggers import CAST_SPELL, fire
from mageknight.board.state import BoardState
from mageknight.board.terms import SPELL
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_CARD_ALONG: Final = refuse("board-no-card-to-play-along", "UE-DEED-20", "UE-EFFECT-08")
NOT_IN_OFFER: Final = refuse("board-no-such-card-in-offer", "UE-EFFECT-08")

BASIC_HALF: Final = 0
STRONG_HALF: Final = 1
EITHER_HALF: Final = 2
HALVES: Final = ("basic", "strong", "either")


def wants_of(card: CardDef, strong: bool, free: bool) -> tuple[int, ...]:
    """The mana a half costs when it is played this way."""
    return () if free else card.strong_wants if strong else card.basic_wants


def half_why_not(state: BoardState, ctx: Ctx, number: int, strong: bool, free: bool, by_day: bool) -> Refusal | None:
    """Why a half of a card cannot be played through the effect of this context."""
    card = LIB.cards[number]
    probe = through(ctx, number, card.colour, strong)
    return half_refusal(state, probe, card, strong, wants_of(card, strong, free), by_day)


class PlayThrough(Frame[BoardState]):
    """A half of a card is used through the effect of `ctx`; one that cannot be used any more is left out."""

    FIELDS = ("ctx", "card", "strong", "bonus", "free", "by_day")

    def __init__(self, ctx: Ctx, card: int, strong: bool, bonus: int, free: bool, by_day: bool = False) -> None:
        self.ctx = ctx
        self.card = card
        self.strong = strong
        self.bonus = bonus
        self.free = free
        self.by_day = by_day

    def run(self, flow: Flow[BoardState]) -> None:
        if half_why_not(flow.state, self.ctx, self.card, self.strong, self.free, self.by_day) is not None:
            return
        card = LIB.cards[self.card]
        effect = card.strong if self.strong else card.basic
        assert effect is not None
        bonus = self.ctx.bonus + self.bonus
        inner = begin_inner(flow, self.ctx, self.card, LIB.cards[self.card].colour, self.strong, bonus)
        if card.kind == SPELL:
            fire(flow, inner.seat, CAST_SPELL, card.colours)
        after_paying(flow, inner, wants_of(card, self.strong, self.free), effect)


class PlayAlong(Asker):
    """Play another Action card along: its strong effect, free of mana, with a bonus to the Move, Influence, Attack or Block it gives."""

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus = bonus
        self.uses = USE_SPECIAL
        self.hungry = True
        self.secret = True

    def cards(self, state: BoardState, ctx: Ctx) -> list[int]:
        return [card for card in dict.fromkeys(hand_left(state, ctx)) if self.refuses(state, ctx, card) is None]

    def refuses(self, state: BoardState, ctx: Ctx, card: int) -> Refusal | None:
        if not is_action_card(card):
            return NO_CARD_ALONG
        return half_why_not(state, supposing(ctx, card), card, True, True, False)

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        for card in dict.fromkeys(hand_left(state, ctx)):
            if self.refuses(state, ctx, card) is None:
                return None
        return NO_CARD_ALONG

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(AskCard(ctx.seat, ctx, self.uid))

    def question(self) -> Message:
        return Message("board-ask-play-along")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        flow.emit(CardMoved(ctx.seat, choice, HAND, PLAYED))
        flow.emit(CardCounted())
        flow.then(PlayThrough(ctx, choice, True, self.bonus, True))

    def text(self) -> Message:
        return say("board-effect-play-along", bonus=self.bonus)


class UseThrown(Effect):
    """Use a half of the card thrown away, several times, free of mana."""

    def __init__(self, strong: bool, times: int) -> None:
        super().__init__()
        self.strong = strong
        self.times = times
        self.uses = USE_SPECIAL
        self.hungry = True
        self.secret = True

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return self.why_not_given(state, ctx, THROWN, recall(state, ctx, THROWN))

    def why_not_given(self, state: BoardState, ctx: Ctx, slot: int, value: int) -> Refusal | None:
        if slot != THROWN:
            return self.why_not(state, ctx)
        return NO_CARD_ALONG if value < 0 else half_why_not(state, ctx, value, self.strong, True, False)

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        card = recall(flow.state, ctx, THROWN)
        flow.then(*[PlayThrough(ctx, card, self.strong, 0, True) for _ in range(self.times)])

    def text(self) -> Message:
        key = "board-effect-use-thrown-strong" if self.strong else "board-effect-use-thrown-basic"
        return say(key, times=self.times)


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
        self.hungry = True
        self.secret = True

    def offered(self, state: BoardState, ctx: Ctx, noted: int) -> list[int]:
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

    def cards(self, state: BoardState, ctx: Ctx) -> list[int]:
        return self.offered(state, ctx, recall(state, ctx, self.slot) if self.slot >= 0 else -1)

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if self.cards(state, ctx) else NOT_IN_OFFER

    def why_not_given(self, state: BoardState, ctx: Ctx, slot: int, value: int) -> Refusal | None:
        if slot != self.slot:
            return self.why_not(state, ctx)
        return None if self.offered(state, ctx, value) else NOT_IN_OFFER

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if self.cards(flow.state, ctx):
            flow.then(AskCard(ctx.seat, ctx, self.uid))

    def question(self) -> Message:
        return Message("board-ask-use-offered-spell" if self.spells else "board-ask-use-offered-action")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        note(flow, ctx, CHOSEN, choice)
        flow.then(AskOption(ctx.seat, ctx, tuple([half.uid for half in self.halves])))

    def text(self) -> Message:
        key = "board-effect-use-offered-spell" if self.spells else "board-effect-use-offered-action"
        return say(
            key,
            half=Message("board-half-" + HALVES[self.half]),
            price=Message("board-price-free" if self.free else "board-price-normal"),
            colour=Message("board-colours-from-" + ("any" if self.slot < 0 else SLOT_WORDS[self.slot])),
        )


SLOT_WORDS: Final = {PAID: "paid", DISCARDED: "discarded", THROWN: "thrown"}


def colours_noted(slot: int, noted: int) -> int:
    """The colours of what was noted, a bit each: a colour of mana, or a card."""
    return 0 if noted < 0 else 1 << noted if slot == PAID else LIB.cards[noted].colours


class OfferedHalf(Effect):
    """One half of the card of the offer that was named."""

    def __init__(self, strong: bool, free: bool, by_day: bool) -> None:
        super().__init__()
        self.strong = strong
        self.free = free
        self.by_day = by_day

    def betrays(self, state: BoardState, ctx: Ctx) -> bool:
        card = LIB.cards[recall(state, ctx, CHOSEN)]
        effect = card.strong if self.strong else card.basic
        return effect is not None and effect.secret

    def refuses(self, state: BoardState, ctx: Ctx, card: int) -> Refusal | None:
        return half_why_not(state, ctx, card, self.strong, self.free, self.by_day)

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return self.refuses(state, ctx, recall(state, ctx, CHOSEN))

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        flow.then(PlayThrough(ctx, recall(flow.state, ctx, CHOSEN), self.strong, 0, self.free, self.by_day))

    def text(self) -> Message:
        return Message("board-half-" + HALVES[int(self.strong)])


SLOTS_NAMED: Final = {"paid_mana": PAID, "discarded_card": DISCARDED, "thrown_away_card": THROWN}


def slot_of(colour: Any) -> int:
    """The note that a colour written as ``{same_as: …}`` refers to; -1 where any colour will do."""
    return -1 if colour is None else SLOTS_NAMED[colour["same_as"]]


def _use_offer(plain: dict[str, Any]) -> Effect:
    inner = plain["use_offer"]
    if inner["offer"] not in ("spell", "advanced_action"):
        raise ValueError(f"no such offer: {inner!r}")
    half = HALVES.index(inner.get("part", "either"))
    free = inner.get("mana_cost") == 0
    offers_spells = inner["offer"] == "spell"
    return UseOffered(offers_spells, half, free, slot_of(inner.get("color")), bool(inner.get("also_by_day")))


def _use_card(plain: dict[str, Any]) -> Effect:
    inner = plain["use_card"]
    if inner["card"] != "thrown_away":
        raise ValueError(f"no such card: {inner!r}")
    return UseThrown(inner["part"] == "strong", inner["times"])


PARSERS["play_with"] = lambda plain: PlayAlong(plain["play_with"]["bonus"])
PARSERS["use_card"] = _use_card
PARSERS["use_offer"] = _use_offer
