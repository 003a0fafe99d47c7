"""Costs of effects: mana, a card of the hand, a Wound; what cannot be paid for cannot be used (UE-DEED-19 to 21)."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import DISCARDED, PAID, PARSERS, THROWN, Effect, EffectUse, Resolve, parse_effect, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskCard, AskOption
from mageknight.board.effects.facts import fits_filter
from mageknight.board.events.cards import DISCARD, GONE, HAND, CardMoved
from mageknight.board.events.course import CardCounted
from mageknight.board.rules.mana.available import ANY_BASIC, ANY_COLOUR
from mageknight.board.rules.mana.mana import NO_MANA, AskPay, hand_left, payable, supposing
from mageknight.board.rules.turn.wounds import take_wounds
from mageknight.board.state import BoardState
from mageknight.board.terms import COLOURS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_CARD: Final = refuse("board-no-card-to-discard", "UE-DEED-20", "UE-DEED-21")


class SpendMana(Effect):
    """Pay mana of one of several colours, then the effect."""

    def __init__(self, wants: tuple[int, ...], then: Effect) -> None:
        super().__init__()
        self.wants = wants
        self.then = then
        self.uses = then.uses
        self.fights = then.fights
        self.may_need_mana = True
        self.secret = then.secret

    def usable(self, state: BoardState, ctx: EffectUse) -> int:
        """The colours whose payment leads on to an effect that can be used, a bit each."""
        mask = 0
        for colour in range(6):
            if self.wants[0] >> colour & 1 and self.then.why_not_given(state, ctx, PAID, colour) is None:
                mask |= 1 << colour
        return mask

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        """UE-DEED-19: some payment must leave an effect that can be used."""
        if not payable(state, ctx, self.wants):
            return NO_MANA
        usable = self.usable(state, ctx)
        if not usable:
            first = next(c for c in range(6) if self.wants[0] >> c & 1)
            return self.then.why_not_given(state, ctx, PAID, first)
        return None if payable(state, ctx, (usable, *self.wants[1:])) else NO_MANA

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        wants = (self.usable(flow.state, ctx), *self.wants[1:])
        flow.then(AskPay(ctx.seat, ctx, wants, self.then.uid))

    def text(self) -> Message:
        return say("board-effect-spend-mana", colours=colour_list(self.wants[0]), effect=self.then.text())


def colour_list(mask: int) -> Message:
    if mask == ANY_BASIC:
        return Message("board-colours-any-basic")
    if mask == ANY_COLOUR:
        return Message("board-colours-any")
    return say("board-colours-list", colours=[Message("board-colour-" + COLOURS[c]) for c in range(6) if mask >> c & 1])


class CardCost(Asker):
    """Discard or throw away a card from hand, then the effect (UE-DEED-20, UE-DEED-21)."""

    def __init__(self, throw_away: bool, name: str, then: Effect) -> None:
        super().__init__()
        self.throw_away = throw_away
        self.name = name
        self.then = then
        self.slot = THROWN if throw_away else DISCARDED
        self.uses = then.uses
        self.fights = then.fights
        self.may_need_mana = then.may_need_mana
        self.secret = True

    def cards(self, state: BoardState, ctx: EffectUse) -> list[int]:
        """The cards in hand that would do. The played card has left the hand by then, and is not counted before either."""
        hand = hand_left(state, ctx)
        return [card for card in dict.fromkeys(hand) if self.refuses(state, ctx, card) is None]

    def refuses(self, state: BoardState, ctx: EffectUse, card: int) -> Refusal | None:
        """The reason why this card would not do: it is of the wrong kind, or leads on to nothing."""
        if not fits_filter(card, self.name):
            return NO_CARD
        return self.then.why_not_given(state, supposing(ctx, card), self.slot, card)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        last: Refusal = NO_CARD
        for card in dict.fromkeys(hand_left(state, ctx)):
            refusal = self.refuses(state, ctx, card)
            if refusal is None:
                return None
            if refusal is not NO_CARD:
                last = refusal
        return last

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.then(AskCard(ctx.seat, ctx, self.uid))

    def question(self) -> Message:
        return Message("board-ask-throw-away" if self.throw_away else "board-ask-discard")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(CardMoved(ctx.seat, choice, HAND, GONE if self.throw_away else DISCARD))
        flow.emit(CardCounted())
        store(flow, ctx, self.slot, choice)
        flow.then(Resolve(self.then.uid, ctx))

    def text(self) -> Message:
        key = "board-effect-throw-away" if self.throw_away else "board-effect-discard"
        return say(key, card=filter_words(self.name), effect=self.then.text())


def filter_words(name: str) -> Message:
    return Message("board-filter-" + name.replace("_", "-"))


class WoundCost(Effect):
    """Take a Wound, then the effect; `zones` are the places the player may choose from, the hand if there are none."""

    def __init__(self, count: int, then: Effect, zones: tuple[Effect, ...]) -> None:
        super().__init__()
        self.count = count
        self.then = then
        self.zones = zones
        self.uses = then.uses
        self.fights = then.fights
        self.may_need_mana = then.may_need_mana
        self.secret = then.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.then.why_not(state, ctx)

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        return self.then.why_not_given(state, ctx, slot, value)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if self.zones:
            where = AskOption(ctx.seat, ctx, tuple([zone.uid for zone in self.zones]))
            flow.then(where, Resolve(self.then.uid, ctx))
        else:
            flow.then(Resolve(self.then.uid, ctx))
            take_wounds(flow, ctx.seat, self.count)

    def text(self) -> Message:
        key = "board-effect-take-wound-where-then" if self.zones else "board-effect-take-wound-then"
        return say(key, count=self.count, effect=self.then.text())


def want_of(plain: Any) -> int:
    """The colours a cost accepts, a bit each."""
    if plain == "any_basic":
        return ANY_BASIC
    if plain == "any":
        return ANY_COLOUR
    names = plain if isinstance(plain, list) else [plain]
    mask = 0
    for name in names:
        mask |= 1 << COLOURS.index(name)
    return mask


COSTS: Final[dict[str, Any]] = {}
"""Parsers of costs by name: they get the cost's data and the effect that follows."""


def _pay(plain: dict[str, Any]) -> Effect:
    then = parse_effect(plain["then"])
    for cost in reversed(plain["pay"]):
        key = next(iter(cost))
        then = COSTS[key](cost, then)
    return then


def _cost_mana(cost: dict[str, Any], then: Effect) -> Effect:
    return SpendMana((want_of(cost["spend_mana"]),), then)


def _cost_discard(cost: dict[str, Any], then: Effect) -> Effect:
    return CardCost(False, cost["discard"].get("filter", "non_wound"), then)


def _cost_throw(cost: dict[str, Any], then: Effect) -> Effect:
    return CardCost(True, cost["throw_away"].get("filter", "non_wound"), then)


def _cost_wound(cost: dict[str, Any], then: Effect) -> Effect:
    places = ("hand", "discard") if cost.get("to") == "hand_or_discard" else ()
    return WoundCost(
        cost["take_wound"], then, tuple([parse_effect({"take_wound": cost["take_wound"], "to": p}) for p in places])
    )


COSTS["spend_mana"] = _cost_mana
COSTS["discard"] = _cost_discard
COSTS["throw_away"] = _cost_throw
COSTS["take_wound"] = _cost_wound
PARSERS["pay"] = _pay
