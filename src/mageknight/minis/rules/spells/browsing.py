"""Browsing: changing the bookmarked spell. With one bar it is free when the own end phase begins, with two or three it takes a
special action; two bars take an action token off first (M2-BROWSE-04 to M2-BROWSE-08, reading R113).

Whether somebody is asked follows from what everybody sees, the number of cards and a card that lies face down; never from which
spells they are.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.commands import Bookmark, Decline
from mageknight.minis.events import Bookmarked, Browsed, TokenTaken
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import called, members, own_figures, powers
from mageknight.minis.state.battle import PLAYING, Battle
from mageknight.minis.state.books import NOBODY, book_of, holds, keeper, spell_of, top_of, wielder

FREE: Final = 1
EASED: Final = 2
"""Browse costs: the one that is free in the end phase, the one that takes a token off."""


def can_browse(state: Battle, book: int) -> bool:
    """Is there anything to browse for: another card, or one that lies face down?"""
    known = state.books[book]
    return known.cover != NOBODY or len(known.stack) > 1


def bars_of(state: Battle, book: int) -> int:
    """The browse cost of the card on top, as its wielder pays it; 0 where there is nothing to browse."""
    card = top_of(state, book)
    if card == NOBODY:
        return 0
    bars = spell_of(state, card).bars
    bearer = wielder(state, book)
    mask = powers(state, bearer) & state.edition.card.masks.browse_cost if bearer != NOBODY else 0
    for number in members(mask) if mask else ():
        bars = state.edition.card.abilities[number].browse_cost(bars)
    return FREE if bars == EASED and holds(state, book, "study") else bars


def has_browsing(state: Battle, figure: int) -> bool:
    """Might a figure with two tokens still be given an action to browse, as far as everybody can see?"""
    book = book_of(state, figure)
    return book != NOBODY and can_browse(state, book)


class Browse(Manner):
    """A special action to change the bookmark, for books with two or three bars on top."""

    def __init__(self) -> None:
        super().__init__("browse", SPECIAL)
        self.rank = 1

    def is_open(self, state: Battle, figure: int) -> bool:
        return len(state.books) > 0 and self.refusal(state, figure) is None

    def eases(self, state: Battle, figure: int) -> int:
        """Two bars take one token off before the action (M2-BROWSE-05)."""
        book = book_of(state, figure) if state.books else NOBODY
        return 1 if book != NOBODY and tokens_of(state, figure) and bars_of(state, book) == EASED else 0

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        book = book_of(state, figure)
        if book == NOBODY:
            return state.edition.refuse("minis-no-book", figure=called(state, figure))
        if not can_browse(state, book):
            return state.edition.refuse("minis-nothing-to-browse", figure=called(state, figure))
        if bars_of(state, book) == FREE:
            return state.edition.refuse("minis-browse-is-free", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        state = flow.state
        book = book_of(state, figure)
        if self.eases(state, figure):
            flow.emit(TokenTaken(figure, tokens_of(state, figure) - 1))
        show_edge(flow, figure, book)
        choose_bookmark(flow, book)


def show_edge(flow: Flow[Battle], figure: int, book: int) -> None:
    """Browse: the others see what it costs and the edge of the card on top (M2-BROWSE-09)."""
    flow.emit(Browsed(figure, book, top_of(flow.state, book), bars_of(flow.state, book)))


def choose_bookmark(flow: Flow[Battle], book: int) -> None:
    """Let the book's keeper choose a new bookmark, unless a card lies face down on top (M2-SPELL-21, M2-SPELL-22)."""
    state = flow.state
    seat = keeper(state, book)
    if seat != NOBODY and state.books[book].cover == NOBODY and len(state.books[book].stack) > 1:
        flow.then(ChooseBookmark(seat, book))


class Marking(Move[Battle, "ChooseBookmark", Bookmark]):
    """Put a card on top of the stack."""

    COMMAND = Bookmark

    def candidates(self, state: Battle, ask: ChooseBookmark) -> list[Command]:
        return [Bookmark(ask.seat, place) for place in range(len(state.books[ask.book].stack))]

    def refusal(self, state: Battle, ask: ChooseBookmark, command: Bookmark) -> Refusal | None:
        if not 0 <= command.place < len(state.books[ask.book].stack):
            return refuse("not-an-option")
        return ask.browse_refusal(state)

    def carry_out(self, flow: Flow[Battle], ask: ChooseBookmark, command: Bookmark) -> None:
        state = flow.state
        card = state.books[ask.book].stack[command.place]
        ask.pay(flow)
        flow.emit(Bookmarked(ask.book, card, ask.seat, state.cards[card].spell))

    def words(self, state: Battle, ask: ChooseBookmark, command: Bookmark) -> Message:
        stack = state.books[ask.book].stack
        if not 0 <= command.place < len(stack):
            return say("minis-do-bookmark-number", number=command.place + 1)
        return say("minis-do-bookmark", spell=spell_of(state, stack[command.place]).title())

    def about(self, state: Battle, ask: ChooseBookmark, command: Bookmark) -> tuple[str, ...]:
        return (f"book:{ask.book}",)


class Leaving(Move[Battle, "FreeBrowse", Decline]):
    """Leave the book as it is."""

    COMMAND = Decline

    def candidates(self, state: Battle, ask: FreeBrowse) -> list[Command]:
        return [Decline(ask.seat)]

    def carry_out(self, flow: Flow[Battle], ask: FreeBrowse, command: Decline) -> None:
        return

    def words(self, state: Battle, ask: FreeBrowse, command: Decline) -> Message:
        return say("minis-do-leave-book")


class ChooseBookmark(MoveAsk[Battle]):
    """Choose the new bookmarked spell: any card that lies face up (M2-SPELL-21)."""

    FIELDS = ("seat", "book")
    KIND = "minis-bookmark"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Marking(),)

    def __init__(self, seat: int, book: int) -> None:
        super().__init__(seat)
        self.book = book

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-bookmark", figure=called(state, wielder(state, self.book)))

    def browse_refusal(self, state: Battle) -> Refusal | None:
        """The reason the bookmark cannot be changed."""
        return None

    def pay(self, flow: Flow[Battle]) -> None:
        """Pay for the change."""


class FreeBrowse(ChooseBookmark):
    """The end phase begins: a book whose top card has one bar may be browsed without an action (M2-BROWSE-04)."""

    KIND = "minis-free-browse"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Marking(), Leaving())

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-free-browse", figure=called(state, wielder(state, self.book)))

    def browse_refusal(self, state: Battle) -> Refusal | None:
        bars = bars_of(state, self.book)
        if bars != FREE:
            return state.edition.refuse("minis-browse-costs", bars=bars)
        return None

    def pay(self, flow: Flow[Battle]) -> None:
        show_edge(flow, wielder(flow.state, self.book), self.book)


class FreeBrowses(Frame[Battle]):
    """The wielders of a seat browse for free, one after the other, once each (reading R113)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if state.status[self.seat] != PLAYING:
            return
        asks: list[Frame[Battle]] = []
        for figure in own_figures(state, self.seat):
            book = book_of(state, figure)
            if book != NOBODY and can_browse(state, book):
                asks.append(FreeBrowse(self.seat, book))
        flow.then_all(asks)
