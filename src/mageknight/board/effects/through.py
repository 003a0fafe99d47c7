"""Effects played through other effects: a card along with this one, a card thrown away, a card of an offer (UE-EFFECT-06 to 10).

Each use has a context of its own, with the colour of the card it is from, and remembers the effect it belongs to: together they are one
effect. All limits of the card played this way hold; only what the outer effect says about its price is different.
"""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.definitions import CardDef
from mageknight.board.content.library import LIB
from mageknight.board.effect import DISCARDED, PAID, THROWN, EffectUse, begin_inner
from mageknight.board.rules.mana.mana import through
from mageknight.board.rules.turn.plays import after_paying, half_refusal
from mageknight.board.rules.turn.triggers import CAST_SPELL, fire
from mageknight.board.state import BoardState
from mageknight.board.terms import SPELL
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.refusal import Refusal, refuse

NO_CARD_ALONG: Final = refuse("board-no-card-to-play-along", "UE-DEED-20", "UE-EFFECT-08")
NOT_IN_OFFER: Final = refuse("board-no-such-card-in-offer", "UE-EFFECT-08")
HALVES: Final = ("basic", "strong", "either")


def wants_of(card: CardDef, strong: bool, free: bool) -> tuple[int, ...]:
    """The mana a half costs when it is played this way."""
    return () if free else card.strong_wants if strong else card.basic_wants


def half_why_not(
    state: BoardState, ctx: EffectUse, number: int, strong: bool, free: bool, by_day: bool
) -> Refusal | None:
    """The reason why a half of a card cannot be played through the effect of this context."""
    card = LIB.cards[number]
    probe = through(ctx, number, card.colour, strong)
    return half_refusal(state, probe, card, strong, wants_of(card, strong, free), by_day)


class PlayThrough(Frame[BoardState]):
    """A half of a card is used through the effect of `ctx`; one that cannot be used any more is left out."""

    FIELDS = ("ctx", "card", "strong", "bonus", "free", "by_day")

    def __init__(self, ctx: EffectUse, card: int, strong: bool, bonus: int, free: bool, by_day: bool = False) -> None:
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


SLOT_WORDS: Final = {PAID: "paid", DISCARDED: "discarded", THROWN: "thrown"}


def colours_noted(slot: int, noted: int) -> int:
    """The colours of what was noted, a bit each: a colour of mana, or a card."""
    return 0 if noted < 0 else 1 << noted if slot == PAID else LIB.cards[noted].colours


SLOTS_NAMED: Final = {"paid_mana": PAID, "discarded_card": DISCARDED, "thrown_away_card": THROWN}


def slot_of(colour: Any) -> int:
    """The note that a colour written as ``{same_as: …}`` refers to; -1 where any colour will do."""
    return -1 if colour is None else SLOTS_NAMED[colour["same_as"]]
