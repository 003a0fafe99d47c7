"""Spellbooks in a battle: the stack of spells under each, who wields it, what of it a player knows.

A book is a `Book`, each spell in it a `Card`; both are numbered for the whole game and only events replace them. The top of a stack is
the bookmarked spell (M2-SPELL-10). A spell that lies face down on top is the book's `cover`: it must be browsed before anything else
(M2-SPELL-22), also while it is a glyph or an illusion in play that only covers the book (M2-SPELL-49).

Which spell a card is, and the order of a stack, is known to the controller of the book's wielder (M2-SPELL-13); `seen` remembers by
seat who else has been shown a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.kernel.record import Record
from mageknight.minis.content.available import spell_named
from mageknight.minis.content.spells import PASSIVE, SpellDef

if TYPE_CHECKING:
    from mageknight.minis.state.battle import Battle

NOBODY: Final = -1

# Where a card is.
IN_BOOK: Final = 0
IN_PLAY: Final = 1
"""Being cast, or in force beside the battlefield."""
OUT: Final = 2
"""Out of the game."""


ON_HAND: Final = (0, 1)
"""Where a figure is that can wield something: in reserve, or on the battlefield."""


class Card(Record):
    """A spell: its key, the number of its book, where it is, bits of the seats that have been shown it, and whether everybody has
    seen the edge with its browse cost (M2-BROWSE-09)."""

    FIELDS = ("spell", "book", "where", "seen", "edge")

    def __init__(self, spell: str, book: int, where: int = IN_BOOK, seen: int = 0, edge: bool = False) -> None:
        self.spell = spell
        self.book = book
        self.where = where
        self.seen = seen
        self.edge = edge


class Book(Record):
    """A spellbook: the number of its item (`NOBODY` where a situation gives a figure spells alone), the figure it was built for, the
    numbers of its cards from the top, the card that covers it (`NOBODY` for none), whether it is out of the game, and whether the edge
    of the top card is bared, as it is between paying the browse cost and choosing a bookmark."""

    FIELDS = ("item", "maker", "stack", "cover", "out", "bared")

    def __init__(
        self, item: int, maker: int, stack: tuple[int, ...], cover: int = NOBODY, out: bool = False, bared: bool = False
    ) -> None:
        self.item = item
        self.maker = maker
        self.stack = stack
        self.cover = cover
        self.out = out
        self.bared = bared

    def having(self, stack: tuple[int, ...], cover: int, bared: bool = False) -> Book:
        """The same book with its cards lying otherwise."""
        return Book(item=self.item, maker=self.maker, stack=stack, cover=cover, out=self.out, bared=bared)


def add_book(state: Battle, item: int, figure: int, spells: tuple[str, ...], covered: bool = False) -> None:
    """A figure begins the battle with a book: these spells lie in it face up, from the top."""
    first = len(state.cards)
    number = len(state.books)
    everyone = everybody(state) if covered else 0
    for at, key in enumerate(spells):
        state.cards.append(Card(key, number, IN_BOOK, everyone if at == 0 else 0))
    stack = tuple([first + at for at in range(len(spells))])
    state.books.append(Book(item, figure, stack, first if covered else NOBODY))


def wielder(state: Battle, number: int) -> int:
    """The figure that wields a book, `NOBODY` if none does: whoever bears its item."""
    book = state.books[number]
    if book.out:
        return NOBODY
    bearer = state.bearer[book.item] if book.item != NOBODY else book.maker
    return bearer if bearer >= 0 and state.where[bearer] in ON_HAND else NOBODY


def book_of(state: Battle, figure: int) -> int:
    """The number of the book a figure wields, `NOBODY` if it has none. Those of captives do nothing (reading R55)."""
    if state.captor[figure] >= 0:
        return NOBODY
    for number in range(len(state.books)):
        if wielder(state, number) == figure:
            return number
    return NOBODY


def spell_of(state: Battle, card: int) -> SpellDef:
    """The spell that stands on a card."""
    return spell_named(state.cards[card].spell)


def top_of(state: Battle, book: int) -> int:
    """The card on top of a book, face up or down; `NOBODY` if there is none."""
    known = state.books[book]
    if known.cover != NOBODY:
        return known.cover
    return known.stack[0] if known.stack else NOBODY


def bookmark(state: Battle, book: int) -> int:
    """The bookmarked card if it lies face up, else `NOBODY` (M2-SPELL-16)."""
    return top_of(state, book) if state.books[book].cover == NOBODY else NOBODY


def keeper(state: Battle, book: int) -> int:
    """The seat that may look into a book: whoever controls its wielder (M2-SPELL-13)."""
    bearer = wielder(state, book)
    return state.controller[bearer] if bearer != NOBODY else NOBODY


def knows_card(state: Battle, card: int, seat: int | None) -> bool:
    """Does a seat know which spell a card is?"""
    known = state.cards[card]
    if seat is None:
        return known.seen == everybody(state)
    return known.seen >> seat & 1 == 1 or keeper(state, known.book) == seat


def everybody(state: Battle) -> int:
    """All seats, as bits."""
    return (1 << state.setup.seats) - 1


def holds(state: Battle, book: int, word: str) -> bool:
    """Does a spell lie in a book that works by lying there (M2-SPELL-30)?"""
    for card in state.books[book].stack:
        spell = spell_of(state, card)
        if spell.kind == PASSIVE and spell.does == word:
            return True
    return False
