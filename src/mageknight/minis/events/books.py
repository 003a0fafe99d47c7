"""Spellbooks: what is cast, shelved, browsed and lost. Which card it is only the book's keeper learns, unless it is shown."""

from __future__ import annotations

from mageknight.kernel.event import Event
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import IN_BOOK, IN_PLAY, NOBODY, OUT, Book, Card, everybody
from mageknight.minis.state.lasting import Lasting


def show(state: Battle, card: int, seats: int) -> None:
    """These seats have seen a card from now on."""
    old = state.cards[card]
    state.cards[card] = Card(old.spell, old.book, old.where, old.seen | seats, old.edge)


def move_card(state: Battle, card: int, where: int) -> None:
    """A card is elsewhere from now on."""
    old = state.cards[card]
    state.cards[card] = Card(old.spell, old.book, where, old.seen, old.edge)


class SpellShown(Event[Battle]):
    """A figure casts a spell, or uses a counterspell: the card leaves its book for everybody to read."""

    FIELDS = ("figure", "book", "card", "spell")
    PUBLIC = ("figure", "book", "spell")
    REVEALS = True

    def __init__(self, figure: int, book: int, card: int, spell: str) -> None:
        self.figure = figure
        self.book = book
        self.card = card
        self.spell = spell

    def apply(self, state: Battle) -> None:
        show(state, self.card, everybody(state))
        move_card(state, self.card, IN_PLAY)
        old = state.books[self.book]
        state.books[self.book] = old.having(tuple([each for each in old.stack if each != self.card]), old.cover)


class SpellPlaced(Event[Battle]):
    """Targets and mode of a spell are settled and its card or element lies there; `target` is a figure or -1, and an element
    on the battlefield has a place."""

    FIELDS = ("figure", "spell", "target", "x", "y")
    PUBLIC = FIELDS

    def __init__(self, figure: int, spell: str, target: int, x: int, y: int) -> None:
        self.figure = figure
        self.spell = spell
        self.target = target
        self.x = x
        self.y = y


class SpellShelved(Event[Battle]):
    """A card goes back into its book: face up to the bottom, or face `down` on top. One that `covers` stays in play and only lies
    on the book."""

    FIELDS = ("book", "card", "spell", "down", "covers")
    PUBLIC = ("book", "spell", "down", "covers")

    def __init__(self, book: int, card: int, spell: str, down: bool, covers: bool = False) -> None:
        self.book = book
        self.card = card
        self.spell = spell
        self.down = down
        self.covers = covers

    def apply(self, state: Battle) -> None:
        old = state.books[self.book]
        if self.covers:
            state.books[self.book] = old.having(old.stack, self.card)
            return
        move_card(state, self.card, IN_BOOK)
        cover = NOBODY if old.cover == self.card else old.cover
        if self.down:
            state.books[self.book] = old.having((self.card, *old.stack), self.card)
        else:
            state.books[self.book] = old.having((*old.stack, self.card), cover)


class Browsed(Event[Battle]):
    """The wielder of a book pays the browse cost: a card that lies face down is turned up, or if it is in play taken off the book
    (M2-BROWSE-02, M2-BROWSE-03, M2-SPELL-50). It costs `bars`, and everybody sees the edge of the card (M2-BROWSE-09)."""

    FIELDS = ("figure", "book", "card", "bars")
    PUBLIC = ("figure", "book", "bars")

    def __init__(self, figure: int, book: int, card: int, bars: int) -> None:
        self.figure = figure
        self.book = book
        self.card = card
        self.bars = bars

    def apply(self, state: Battle) -> None:
        edge = state.cards[self.card]
        state.cards[self.card] = Card(edge.spell, edge.book, edge.where, edge.seen, edge=True)
        old = state.books[self.book]
        state.books[self.book] = old.having(old.stack, NOBODY, bared=self.card in old.stack)


class Bookmarked(Event[Battle]):
    """Another card of a book is on top; which one only its keeper knows."""

    FIELDS = ("book", "card", "seat", "spell")
    PUBLIC = ("book", "seat")
    PRIVATE = ("spell",)

    def __init__(self, book: int, card: int, seat: int, spell: str) -> None:
        self.book = book
        self.card = card
        self.seat = seat
        self.spell = spell

    def private_to(self) -> int:
        return self.seat

    def apply(self, state: Battle) -> None:
        old = state.books[self.book]
        others = tuple([each for each in old.stack if each != self.card])
        state.books[self.book] = old.having((self.card, *others), old.cover)


class BookRead(Event[Battle]):
    """A player looks through a book of somebody else's."""

    FIELDS = ("book", "seat", "spells")
    PUBLIC = ("book", "seat")
    PRIVATE = ("spells",)
    REVEALS = True

    def __init__(self, book: int, seat: int, spells: tuple[str, ...]) -> None:
        self.book = book
        self.seat = seat
        self.spells = spells

    def private_to(self) -> int:
        return self.seat

    def apply(self, state: Battle) -> None:
        for card in state.books[self.book].stack:
            show(state, card, 1 << self.seat)


class SpellLost(Event[Battle]):
    """A card leaves the game."""

    FIELDS = ("card", "spell")
    PUBLIC = ("spell",)

    def __init__(self, card: int, spell: str) -> None:
        self.card = card
        self.spell = spell

    def apply(self, state: Battle) -> None:
        show(state, self.card, everybody(state))
        move_card(state, self.card, OUT)
        number = state.cards[self.card].book
        old = state.books[number]
        stack = tuple([each for each in old.stack if each != self.card])
        state.books[number] = old.having(stack, NOBODY if old.cover == self.card else old.cover)


class IllusionFaded(Event[Battle]):
    """An illusion has one end phase of its player's less to last."""

    FIELDS = ("card",)
    PUBLIC = FIELDS

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, state: Battle) -> None:
        for at, old in enumerate(state.lasting):
            if old.card == self.card:
                state.lasting[at] = Lasting(
                    kind=old.kind,
                    source=old.source,
                    target=old.target,
                    amount=old.amount - 1,
                    until=old.until,
                    seat=old.seat,
                    bound=old.bound,
                    card=old.card,
                )


class BookLost(Event[Battle]):
    """A book leaves the game with every card in it; what of it is in force has ended before (M2-SPELL-27)."""

    FIELDS = ("book",)
    PUBLIC = FIELDS
    REVEALS = True

    def __init__(self, book: int) -> None:
        self.book = book

    def apply(self, state: Battle) -> None:
        old = state.books[self.book]
        state.books[self.book] = Book(old.item, old.maker, old.stack, NOBODY, True)


class SpellCountered(Event[Battle]):
    """A figure tried to counter a spell: both totals, and whether it failed the spell (M2-COUNTER-05 to M2-COUNTER-07)."""

    FIELDS = ("figure", "caster", "spell", "casting", "countering", "success", "adds", "counters")
    PUBLIC = FIELDS

    def __init__(
        self,
        figure: int,
        caster: int,
        spell: str,
        casting: int,
        countering: int,
        success: bool,
        adds: tuple[tuple[int, int], ...],
        counters: tuple[tuple[int, int], ...],
    ) -> None:
        self.figure = figure
        self.caster = caster
        self.spell = spell
        self.casting = casting
        self.countering = countering
        self.success = success
        self.adds = adds
        self.counters = counters
