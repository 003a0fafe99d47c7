"""Kite Quarrel in words: commands, events and views as messages of the catalogue."""

from __future__ import annotations

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


def describe(command: Command) -> Message:
    """A command whose decision is no list of moves, in the words of a list of options."""
    if isinstance(command, Lean):
        return say("demo-do-lean", lean=say("demo-lean-" + command.lean), does=say("demo-lean-does-" + command.lean))
    if isinstance(command, (LayCard, Answer)):
        return say("demo-do-lay", card=card_text(command.card))
    if isinstance(command, ShowGust):
        return say("demo-do-show", card=card_message(command.card))
    if isinstance(command, Aim):
        return say("demo-do-aim", seat=seat_message(command.target))
    if isinstance(command, Pay):
        return say("demo-do-pay-breath" if command.coin == "breath" else "demo-do-pay-line")
    if isinstance(command, SettleChance):
        return say("demo-do-chance", outcome=" ".join([str(face) for face in command.outcome]))
    return say(PLAIN[type(command)])


PLAIN: dict[type[Command], str] = {
    LetPass: "demo-do-pass",
    Concede: "demo-do-concede",
    OfferEnd: "demo-do-offer",
    AgreeEnd: "demo-do-agree",
    DeclineEnd: "demo-do-decline",
}


def tell(event: Event[Any], seat: int | None) -> Message | None:
    """An event as a line of the log of a seat; nothing if it is not worth a line."""
    told = tell_course(event) or tell_card(event, seat)
    if told is not None:
        return told
    if isinstance(event, Shifted):
        return tell_shift(event)
    if isinstance(event, DiceThrown):
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
    return None


def tell_shift(event: Shifted) -> Message:
    who = seat_message(event.seat)
    if event.by > 0:
        return say("demo-told-more-" + event.what, seat=who, n=event.by)
    return say("demo-told-less-" + event.what, seat=who, n=-event.by)


def tell_course(event: Event[Any]) -> Message | None:
    """The course of the game: rounds, turns, leaving, ending."""
    if isinstance(event, RoundBegan):
        return say("demo-told-round", n=event.number)
    if isinstance(event, WindRolled):
        return say("demo-told-wind", n=event.wind)
    if isinstance(event, ChoiceLocked):
        return say("demo-told-locked", seat=seat_message(event.seat))
    if isinstance(event, LeanShown):
        return say("demo-told-lean", seat=seat_message(event.seat), lean=say("demo-lean-" + event.lean))
    if isinstance(event, TurnBegan):
        return say("demo-told-turn", seat=seat_message(event.seat))
    if isinstance(event, SeatLeft):
        return say("demo-told-left-" + event.why, seat=seat_message(event.seat))
    if isinstance(event, EndOffered):
        return say("demo-told-offered", seat=seat_message(event.seat))
    if isinstance(event, EndAgreed):
        return say("demo-told-agreed", seat=seat_message(event.seat))
    if isinstance(event, OfferLapsed):
        if event.seat == NO_SEAT:
            return say("demo-told-lapsed")
        return say("demo-told-declined", seat=seat_message(event.seat))
    if isinstance(event, GameEnded):
        return say("demo-ending-" + event.ending)
    return None


def tell_card(event: Event[Any], seat: int | None) -> Message | None:
    """The line on cards; a hidden face is told only to those who may see it."""
    if isinstance(event, DeckShuffled):
        return say("demo-told-shuffled", n=event.cards)
    if isinstance(event, CardsDrawn):
        return tell_drawn(event, seat)
    if isinstance(event, CardLaid):
        who, card = seat_message(event.seat), card_message(event.card)
        if event.answers == NO_CARD:
            return say("demo-told-laid", seat=who, card=card)
        return say("demo-told-answered", seat=who, card=card, other=card_message(event.answers))
    if isinstance(event, CardAnnounced) and event.target != NO_SEAT:
        return say("demo-told-aimed", card=card_message(event.card), target=seat_message(event.target))
    if isinstance(event, CardCancelled):
        return say("demo-told-cancelled", card=card_message(event.card))
    if isinstance(event, CardDone) and not event.worked:
        return say("demo-told-fizzled", card=card_message(event.card))
    if isinstance(event, EffectEnded):
        return say("demo-told-over", source=source_message(event.effect))
    if isinstance(event, GustShown):
        return say("demo-told-gust", seat=seat_message(event.seat), card=card_message(event.card))
    if isinstance(event, HandSeen):
        return tell_seen(event, seat)
    return None


def tell_drawn(event: CardsDrawn, seat: int | None) -> Message:
    who = seat_message(event.seat)
    if seat is None or event.private_to() != seat:
        return say("demo-told-drew", seat=who, n=event.count)
    return say("demo-told-drew-seen", seat=who, cards=[card_message(card) for card in event.cards])


def tell_seen(event: HandSeen, seat: int | None) -> Message:
    who, target = seat_message(event.seat), seat_message(event.target)
    if seat is None or event.private_to() != seat:
        return say("demo-told-peeked", seat=who, target=target)
    cards = [card_message(card) for card in event.cards]
    return say("demo-told-peeked-seen", seat=who, target=target, cards=cards)


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
