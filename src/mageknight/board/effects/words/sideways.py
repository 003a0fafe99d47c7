"""Playing a card sideways for more than 1: skills that make something of a card, even of a Wound."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import (
    COUNT,
    PAID,
    PARSERS,
    SIDEWAYS,
    USE_SPECIAL,
    Effect,
    EffectUse,
    begin_inner,
    load,
    store,
)
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard, AskOption
from mageknight.board.effects.bonuses import Bonus
from mageknight.board.events.cards import HAND, PLAYED, CardMoved
from mageknight.board.events.course import CardCounted
from mageknight.board.rules.mana.mana import hand_left
from mageknight.board.rules.turn.plays import play_sideways, side_refusal
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    CARD_USES,
    SIDE_ATTACK,
    SIDE_BLOCK,
    SIDE_INFLUENCE,
    SIDE_MOVE,
)
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_CARD: Final = refuse("board-no-card-for-sideways", "UE-DEED-13")
NO_WOUND: Final = refuse("board-no-wound-for-sideways", "UE-DEED-12")
# What makes a card worth more.
ALWAYS: Final = ""
BETTER_CARD: Final = "advanced_action_spell_or_artifact"
COLOUR_PAID: Final = "action_or_spell_of_the_paid_colour"


class SideUse(Effect):
    """One of the four uses of a card played sideways, for the value noted (UE-DEED-13 to 15)."""

    def __init__(self, use: int, number: int) -> None:
        super().__init__(number)
        self.use = use

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return side_refusal(state, self.use)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        play_sideways(flow, ctx, self.use, load(flow.state, ctx, COUNT, 1))

    def text(self) -> Message:
        return Message("board-sideways-" + CARD_USES[self.use])


SIDE_USES: Final = tuple(
    [
        SideUse(use, number).uid
        for use, number in zip((SIDE_MOVE, SIDE_INFLUENCE, SIDE_ATTACK, SIDE_BLOCK), SIDEWAYS, strict=True)
    ]
)


class Sideways(Asker):
    """Play one card sideways for more: any card but a Wound, or precisely a Wound, as if it were an ordinary card.

    A card that `better` describes gives `raised` instead of `value`; `per` adds to both.
    """

    def __init__(self, wound: bool, value: int, better: str, raised: int, per: Bonus | None) -> None:
        super().__init__()
        self.wound = wound
        self.value = value
        self.better = better
        self.raised = raised
        self.per = per
        self.uses = USE_SPECIAL
        self.secret = True

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return [card for card in dict.fromkeys(hand_left(state, ctx)) if (card == WOUND) == self.wound]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if self.cards(state, ctx):
            return None
        return NO_WOUND if self.wound else NO_CARD

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.wound:
            self.chosen(flow, ctx, WOUND)
        else:
            flow.then(AskCard(ctx.seat, ctx, self.uid))

    def question(self) -> Message:
        return Message("board-ask-sideways")

    def worth(self, state: BoardState, ctx: EffectUse, card: int) -> int:
        """The points this card gives, played through this effect."""
        kind = LIB.cards[card].kind
        value = self.value
        if self.better == BETTER_CARD and kind >= ADVANCED_ACTION:
            value = self.raised
        elif self.better == COLOUR_PAID and kind < ARTIFACT:
            paid = load(state, ctx, PAID)
            value = self.raised if paid >= 0 and LIB.cards[card].colours >> paid & 1 else value
        return value + (0 if self.per is None else self.per.value(state, ctx))

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        worth = self.worth(flow.state, ctx, choice)
        flow.emit(CardMoved(ctx.seat, choice, HAND, PLAYED))
        flow.emit(CardCounted())
        inner = begin_inner(flow, ctx, choice, LIB.cards[choice].colour, False)
        store(flow, inner, COUNT, worth)
        flow.then(AskOption(ctx.seat, inner, SIDE_USES))

    def text(self) -> Message:
        card = Message("board-filter-wound" if self.wound else "board-filter-non-wound")
        text = say("board-effect-sideways", card=card, value=self.value)
        if self.better:
            key = "board-effect-sideways-" + self.better.replace("_", "-")
            text = say(key, card=card, value=self.value, raised=self.raised)
        if self.per is None:
            return text
        counter = Message("board-counter-" + self.per.counter.replace("_", "-"))
        return say("board-effect-with-bonus", effect=text, amount=self.per.amount, counter=counter)

    def code(self) -> list[int]:
        return [self.uses, int(self.wound), self.value, self.raised]


def _sideways(plain: dict[str, Any]) -> Effect:
    inner = plain["sideways"]
    better, raised = next(iter(inner.get("value_if", {}).items()), (ALWAYS, 0))
    if better not in (ALWAYS, BETTER_CARD, COLOUR_PAID):
        raise ValueError(f"no such card: {better!r}")
    per = inner.get("plus_per")
    return Sideways(
        inner["card"] == "wound",
        inner["value"],
        better,
        raised,
        None if per is None else Bonus(per["amount"], per["counter"]),
    )


PARSERS["sideways"] = _sideways
