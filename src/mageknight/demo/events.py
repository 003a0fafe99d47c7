"""The events of Kite Quarrel: facts, and the only code that writes its state."""

from __future__ import annotations

from mageknight.demo.content import ACTIONS
from mageknight.demo.state import NO_CARD, NO_SEAT, DemoState, Laid, Lasting
from mageknight.kernel.event import Event


def drop_card(state: DemoState, seat: int, card: int) -> None:
    """Take a card out of a hand; the others see which place it came from."""
    place = state.hands[seat].index(card)
    del state.hands[seat][place]
    for row in state.seen:
        if place < row[seat]:
            row[seat] -= 1


def replace_laid(state: DemoState, old: Laid, new: Laid) -> None:
    state.table[state.table.index(old)] = new


class DeckShuffled(Event[DemoState]):
    """All cards of deck and discard pile are the deck, in an order nobody knows."""

    FIELDS = ("order", "cards")
    PUBLIC = ("cards",)

    def __init__(self, order: tuple[int, ...], cards: int) -> None:
        self.order = order
        self.cards = cards

    def apply(self, state: DemoState) -> None:
        state.deck = list(self.order)
        state.discard = []


class CardsDrawn(Event[DemoState]):
    """A seat took cards from the top of the deck; only it sees which."""

    FIELDS = ("seat", "count", "cards")
    PUBLIC = ("seat", "count")
    PRIVATE = ("cards",)
    REVEALS = True

    def __init__(self, seat: int, count: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def private_to(self) -> int:
        return self.seat

    def apply(self, state: DemoState) -> None:
        del state.deck[len(state.deck) - self.count :]
        state.hands[self.seat].extend(self.cards)


class RoundBegan(Event[DemoState]):
    """A new round: the leans of the last one are forgotten."""

    FIELDS = ("number",)
    PUBLIC = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def apply(self, state: DemoState) -> None:
        state.round = self.number
        state.leans = [""] * len(state.kites)


class WindRolled(Event[DemoState]):
    """The wind of the round."""

    FIELDS = ("wind",)
    PUBLIC = ("wind",)
    REVEALS = True

    def __init__(self, wind: int) -> None:
        self.wind = wind

    def apply(self, state: DemoState) -> None:
        state.wind = self.wind


class LeanShown(Event[DemoState]):
    """A choice made in secret is now known."""

    FIELDS = ("seat", "lean")
    PUBLIC = ("seat", "lean")

    def __init__(self, seat: int, lean: str) -> None:
        self.seat = seat
        self.lean = lean

    def apply(self, state: DemoState) -> None:
        state.leans[self.seat] = self.lean


class Shifted(Event[DemoState]):
    """One of a seat's values moved; `what` is height, line, breath or ribbons."""

    FIELDS = ("seat", "what", "by")
    PUBLIC = ("seat", "what", "by")

    def __init__(self, seat: int, what: str, by: int) -> None:
        self.seat = seat
        self.what = what
        self.by = by

    def apply(self, state: DemoState) -> None:
        kite = state.kites[self.seat]
        if self.what == "height":
            kite.height += self.by
        elif self.what == "line":
            kite.line += self.by
        elif self.what == "breath":
            kite.breath += self.by
        else:
            kite.ribbons += self.by


class TurnBegan(Event[DemoState]):
    """A seat is to act."""

    FIELDS = ("seat",)
    PUBLIC = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: DemoState) -> None:
        state.actor = self.seat
        state.actions = ACTIONS


class ActionSpent(Event[DemoState]):
    """One of the actions of the turn is used."""

    FIELDS = ("seat",)
    PUBLIC = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: DemoState) -> None:
        state.actions -= 1


class TurnEnded(Event[DemoState]):
    """A seat has acted."""

    FIELDS = ("seat",)
    PUBLIC = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: DemoState) -> None:
        state.actor = NO_SEAT
        state.actions = 0


class CardLaid(Event[DemoState]):
    """A card went from a hand onto the table; `answers` is the card it was laid against, or -1."""

    FIELDS = ("seat", "card", "answers")
    PUBLIC = ("seat", "card", "answers")

    def __init__(self, seat: int, card: int, answers: int) -> None:
        self.seat = seat
        self.card = card
        self.answers = answers

    def apply(self, state: DemoState) -> None:
        drop_card(state, self.seat, self.card)
        target = NO_SEAT if self.answers == NO_CARD else state.laid(self.answers).seat
        state.table.append(Laid(self.card, self.seat, target, self.answers, False))


class TargetChosen(Event[DemoState]):
    """A card on the table is meant for a seat."""

    FIELDS = ("card", "target")
    PUBLIC = ("card", "target")

    def __init__(self, card: int, target: int) -> None:
        self.card = card
        self.target = target

    def apply(self, state: DemoState) -> None:
        old = state.laid(self.card)
        replace_laid(state, old, Laid(old.card, old.seat, self.target, old.answers, old.cancelled))


class CardAnnounced(Event[DemoState]):
    """A card is paid for and aimed: now the others may answer it."""

    FIELDS = ("seat", "card", "target")
    PUBLIC = ("seat", "card", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target


class CardCancelled(Event[DemoState]):
    """A card on the table will do nothing."""

    FIELDS = ("card", "by")
    PUBLIC = ("card", "by")

    def __init__(self, card: int, by: int) -> None:
        self.card = card
        self.by = by

    def apply(self, state: DemoState) -> None:
        old = state.laid(self.card)
        replace_laid(state, old, Laid(old.card, old.seat, old.target, old.answers, True))


class CardDone(Event[DemoState]):
    """A card leaves the table: to the discard pile, or, `stays`, to lie by the register while its effect lasts."""

    FIELDS = ("card", "worked", "stays")
    PUBLIC = ("card", "worked", "stays")

    def __init__(self, card: int, worked: bool, stays: bool) -> None:
        self.card = card
        self.worked = worked
        self.stays = stays

    def apply(self, state: DemoState) -> None:
        state.table.remove(state.laid(self.card))
        if not self.stays:
            state.discard.append(self.card)


class EffectBegan(Event[DemoState]):
    """Something lasts from now on."""

    FIELDS = ("effect",)

    def __init__(self, effect: Lasting) -> None:
        self.effect = effect

    def apply(self, state: DemoState) -> None:
        state.lasting.append(self.effect)


class EffectEnded(Event[DemoState]):
    """Something lasts no longer; the card it came from is discarded."""

    FIELDS = ("effect", "card")
    PUBLIC = ("card",)

    def __init__(self, effect: Lasting, card: int) -> None:
        self.effect = effect
        self.card = card

    def apply(self, state: DemoState) -> None:
        state.lasting.remove(self.effect)
        if self.card != NO_CARD:
            state.discard.append(self.card)


class DiceThrown(Event[DemoState]):
    """Two dice of a tug, with what each side adds to its own."""

    FIELDS = ("seat", "target", "die", "pull", "other_die", "grip")
    PUBLIC = ("seat", "target", "die", "pull", "other_die", "grip")
    REVEALS = True

    def __init__(self, seat: int, target: int, die: int, pull: int, other_die: int, grip: int) -> None:
        self.seat = seat
        self.target = target
        self.die = die
        self.pull = pull
        self.other_die = other_die
        self.grip = grip


class HandSeen(Event[DemoState]):
    """A seat was shown another's hand; only it knows what it saw."""

    FIELDS = ("seat", "target", "cards")
    PUBLIC = ("seat", "target")
    PRIVATE = ("cards",)
    REVEALS = True

    def __init__(self, seat: int, target: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.target = target
        self.cards = cards

    def private_to(self) -> int:
        return self.seat

    def apply(self, state: DemoState) -> None:
        state.seen[self.seat][self.target] = len(self.cards)


class GustShown(Event[DemoState]):
    """A seat met a dare with a card from its hand."""

    FIELDS = ("seat", "card")
    PUBLIC = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, state: DemoState) -> None:
        drop_card(state, self.seat, self.card)
        state.discard.append(self.card)


class SeatLeft(Event[DemoState]):
    """A kite is lost or hauled in; its hand is discarded for all to see. `why` is ``crashed`` or ``conceded``."""

    FIELDS = ("seat", "why", "cards")
    PUBLIC = ("seat", "why", "cards")
    REVEALS = True

    def __init__(self, seat: int, why: str, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.why = why
        self.cards = cards

    def apply(self, state: DemoState) -> None:
        state.kites[self.seat].left = self.why
        state.discard.extend(self.cards)
        state.hands[self.seat] = []
        for row in state.seen:
            row[self.seat] = 0


class EndOffered(Event[DemoState]):
    """A seat would end the game as it stands."""

    FIELDS = ("seat",)
    PUBLIC = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: DemoState) -> None:
        state.offer = self.seat
        state.agreed = [self.seat]
        state.offered[self.seat] = state.round


class EndAgreed(Event[DemoState]):
    """Another seat is for ending the game."""

    FIELDS = ("seat",)
    PUBLIC = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: DemoState) -> None:
        state.agreed.append(self.seat)


class OfferLapsed(Event[DemoState]):
    """The offer to end is off the table; `seat` declined it, or is -1 at the end of a round."""

    FIELDS = ("seat",)
    PUBLIC = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: DemoState) -> None:
        state.offer = NO_SEAT
        state.agreed = []


class GameEnded(Event[DemoState]):
    """The game is over; `ending` is ``rounds``, ``last`` or ``agreed``."""

    FIELDS = ("ending",)
    PUBLIC = ("ending",)

    def __init__(self, ending: str) -> None:
        self.ending = ending

    def apply(self, state: DemoState) -> None:
        state.ending = self.ending


EVENTS: tuple[type[Event[DemoState]], ...] = (
    DeckShuffled,
    CardsDrawn,
    RoundBegan,
    WindRolled,
    LeanShown,
    Shifted,
    TurnBegan,
    ActionSpent,
    TurnEnded,
    CardLaid,
    TargetChosen,
    CardAnnounced,
    CardCancelled,
    CardDone,
    EffectBegan,
    EffectEnded,
    DiceThrown,
    HandSeen,
    GustShown,
    SeatLeft,
    EndOffered,
    EndAgreed,
    OfferLapsed,
    GameEnded,
)
