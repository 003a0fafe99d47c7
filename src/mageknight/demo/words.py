"""Kite Quarrel in words: commands, events and views as messages of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mageknight.demo.commands import (
    AgreeEnd,
    Aim,
    Answer,
    Concede,
    DeclineEnd,
    LayCard,
    Lean,
    LetPass,
    OfferEnd,
    Pay,
    ShowGust,
)
from mageknight.demo.effects import card_text
from mageknight.demo.events import (
    CardAnnounced,
    CardCancelled,
    CardDone,
    CardLaid,
    CardsDrawn,
    DeckShuffled,
    DiceThrown,
    EffectEnded,
    EndAgreed,
    EndOffered,
    GameEnded,
    GustShown,
    HandSeen,
    LeanShown,
    OfferLapsed,
    RoundBegan,
    SeatLeft,
    Shifted,
    TurnBegan,
    WindRolled,
)
from mageknight.demo.state import ALL, NO_CARD, NO_SEAT
from mageknight.demo.steps import seat_message
from mageknight.demo.tally import card_message, source_message
from mageknight.demo.view import CardView, DemoView, KiteView, LaidView, LastingView
from mageknight.kernel.command import Command, SettleChance
from mageknight.kernel.event import ChoiceLocked, Event
from mageknight.kernel.message import Message, say
from mageknight.kernel.number import Number


def lean_chosen(command: Lean) -> Message:
    return say("demo-do-lean", lean=say("demo-lean-" + command.lean), does=say("demo-lean-does-" + command.lean))


def card_chosen(command: LayCard | Answer) -> Message:
    return say("demo-do-lay", card=card_text(command.card))


def chance_given(command: SettleChance) -> Message:
    return say("demo-do-chance", outcome=" ".join([str(face) for face in command.outcome]))


DESCRIBED: dict[type[Command], Callable[[Any], Message]] = {
    Lean: lean_chosen,
    LayCard: card_chosen,
    Answer: card_chosen,
    ShowGust: lambda command: say("demo-do-show", card=card_message(command.card)),
    Aim: lambda command: say("demo-do-aim", seat=seat_message(command.target)),
    Pay: lambda command: say("demo-do-pay-breath" if command.coin == "breath" else "demo-do-pay-line"),
    SettleChance: chance_given,
    LetPass: lambda _: say("demo-do-pass"),
    Concede: lambda _: say("demo-do-concede"),
    OfferEnd: lambda _: say("demo-do-offer"),
    AgreeEnd: lambda _: say("demo-do-agree"),
    DeclineEnd: lambda _: say("demo-do-decline"),
}


def describe(command: Command) -> Message:
    """A command whose decision is no list of moves, in the words of a list of options."""
    return DESCRIBED[type(command)](command)


def tell(event: Event[Any], seat: int | None) -> Message | None:
    """An event as a line of the log of a seat (None: a spectator); nothing if it is not worth a line."""
    teller = TELLERS.get(type(event))
    return None if teller is None else teller(event, seat)


def shifted(event: Shifted, seat: int | None) -> Message:
    who = seat_message(event.seat)
    if event.by > 0:
        return say("demo-told-more-" + event.what, seat=who, n=event.by)
    return say("demo-told-less-" + event.what, seat=who, n=-event.by)


def dice_thrown(event: DiceThrown, seat: int | None) -> Message:
    return say(
        "demo-told-dice",
        seat=seat_message(event.seat),
        target=seat_message(event.target),
        die=event.die,
        pull=event.pull,
        other=event.other_die,
        grip=event.grip,
        mine=event.die + event.pull,
        theirs=event.other_die + event.grip,
    )


def lean_shown(event: LeanShown, seat: int | None) -> Message:
    return say("demo-told-lean", seat=seat_message(event.seat), lean=say("demo-lean-" + event.lean))


def offer_lapsed(event: OfferLapsed, seat: int | None) -> Message:
    if event.seat == NO_SEAT:
        return say("demo-told-lapsed")
    return say("demo-told-declined", seat=seat_message(event.seat))


def cards_drawn(event: CardsDrawn, seat: int | None) -> Message:
    """Only whoever drew them knows their faces."""
    who = seat_message(event.seat)
    if seat is None or event.private_to() != seat:
        return say("demo-told-drew", seat=who, n=event.count)
    return say("demo-told-drew-seen", seat=who, cards=[card_message(card) for card in event.cards])


def card_laid(event: CardLaid, seat: int | None) -> Message:
    who, card = seat_message(event.seat), card_message(event.card)
    if event.answers == NO_CARD:
        return say("demo-told-laid", seat=who, card=card)
    return say("demo-told-answered", seat=who, card=card, other=card_message(event.answers))


def card_announced(event: CardAnnounced, seat: int | None) -> Message | None:
    if event.target == NO_SEAT:
        return None
    return say("demo-told-aimed", card=card_message(event.card), target=seat_message(event.target))


def card_done(event: CardDone, seat: int | None) -> Message | None:
    return None if event.worked else say("demo-told-fizzled", card=card_message(event.card))


def gust_shown(event: GustShown, seat: int | None) -> Message:
    return say("demo-told-gust", seat=seat_message(event.seat), card=card_message(event.card))


def hand_seen(event: HandSeen, seat: int | None) -> Message:
    who, target = seat_message(event.seat), seat_message(event.target)
    if seat is None or event.private_to() != seat:
        return say("demo-told-peeked", seat=who, target=target)
    cards = [card_message(card) for card in event.cards]
    return say("demo-told-peeked-seen", seat=who, target=target, cards=cards)


TELLERS: dict[type[Event[Any]], Callable[[Any, int | None], Message | None]] = {
    RoundBegan: lambda event, _: say("demo-told-round", n=event.number),
    WindRolled: lambda event, _: say("demo-told-wind", n=event.wind),
    ChoiceLocked: lambda event, _: say("demo-told-locked", seat=seat_message(event.seat)),
    LeanShown: lean_shown,
    TurnBegan: lambda event, _: say("demo-told-turn", seat=seat_message(event.seat)),
    SeatLeft: lambda event, _: say("demo-told-left-" + event.why, seat=seat_message(event.seat)),
    EndOffered: lambda event, _: say("demo-told-offered", seat=seat_message(event.seat)),
    EndAgreed: lambda event, _: say("demo-told-agreed", seat=seat_message(event.seat)),
    OfferLapsed: offer_lapsed,
    GameEnded: lambda event, _: say("demo-ending-" + event.ending),
    DeckShuffled: lambda event, _: say("demo-told-shuffled", n=event.cards),
    CardsDrawn: cards_drawn,
    CardLaid: card_laid,
    CardAnnounced: card_announced,
    CardCancelled: lambda event, _: say("demo-told-cancelled", card=card_message(event.card)),
    CardDone: card_done,
    EffectEnded: lambda event, _: say("demo-told-over", source=source_message(event.effect)),
    GustShown: gust_shown,
    HandSeen: hand_seen,
    Shifted: shifted,
    DiceThrown: dice_thrown,
}
"""Events worth a line."""


def lines(view: DemoView) -> list[Message]:
    """A view as lines of text."""
    told = [say("demo-line-round", round=view.round, wind=view.wind, deck=view.deck, discard=len(view.discard))]
    told.extend([kite_line(kite, view) for kite in view.kites])
    told.extend([lasting_line(effect) for effect in view.lasting])
    told.extend([table_line(laid) for laid in view.table])
    for kite in view.kites:
        if kite.shown:
            told.append(say("demo-line-shown", seat=seat_message(kite.seat), cards=names(kite.shown)))
    if view.lean:
        told.append(say("demo-line-lean", lean=say("demo-lean-" + view.lean)))
    if view.seat >= 0:
        told.append(say("demo-line-hand", cards=names(view.hand)))
    if view.offer != NO_SEAT:
        told.append(say("demo-line-offer", seat=seat_message(view.offer)))
    if view.ending:
        told.append(say("demo-ending-" + view.ending))
    return told


def names(cards: tuple[CardView, ...]) -> list[Message]:
    return [say("demo-card-" + card.name) for card in cards]


def kite_line(kite: KiteView, view: DemoView) -> Message:
    """One seat in a line; who has left has only a score."""
    who = seat_message(kite.seat)
    if kite.left:
        return say("demo-line-left", seat=who, score=kite.score)
    mark = "demo-mark-actor" if kite.seat == view.actor else "demo-mark-chosen" if kite.chosen else "demo-mark-none"
    return say(
        "demo-line-kite",
        mark=say(mark),
        seat=who,
        height=kite.height,
        line=kite.line,
        breath=kite.breath,
        ribbons=kite.ribbons,
        cards=kite.cards,
        lift=number_text(kite.lift),
        pull=number_text(kite.pull),
        grip=number_text(kite.grip),
        score=kite.score,
    )


def number_text(number: Number) -> Message:
    """A number, with what it is made of if anything is worth telling."""
    if len(number.parts) < 2:
        return say("demo-number-plain", total=number.total)
    parts = [say("demo-number-part", amount=part.amount, source=part.source) for part in number.parts]
    return say("demo-number-made-of", total=number.total, parts=parts)


def lasting_line(effect: LastingView) -> Message:
    source = card_message(effect.source) if effect.source != NO_CARD else say("demo-lean-" + effect.cause)
    scope = say("demo-scope-all") if effect.scope == ALL else seat_message(effect.scope)
    number = say("demo-number-" + effect.number)
    if effect.until_turn != NO_SEAT:
        until = say("demo-until-turn", seat=seat_message(effect.until_turn))
    else:
        until = say("demo-until-round", n=effect.until_round)
    return say("demo-line-lasting", source=source, scope=scope, number=number, amount=effect.amount, until=until)


def table_line(laid: LaidView) -> Message:
    card = say("demo-card-" + laid.card.name)
    who = seat_message(laid.seat)
    if laid.cancelled:
        return say("demo-line-cancelled", card=card, seat=who)
    if laid.target == NO_SEAT:
        return say("demo-line-table", card=card, seat=who)
    return say("demo-line-aimed", card=card, seat=who, target=seat_message(laid.target))
