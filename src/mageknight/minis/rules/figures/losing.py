"""Items that leave the game; with a spellbook everything of it that is in force ends at once (M2-SPELL-27)."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.events import BookLost, ItemLost
from mageknight.minis.rules.turn.moments import end_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import NOBODY


def lose_item(flow: Flow[Battle], item: int) -> None:
    """An item leaves the game."""
    flow.emit(ItemLost(item))
    for number, book in enumerate(flow.state.books):
        if book.item == item and not book.out:
            close_book(flow, number)


def lose_book(flow: Flow[Battle], number: int) -> None:
    """A spellbook leaves the game."""
    item = flow.state.books[number].item
    if item != NOBODY:
        lose_item(flow, item)
    else:
        close_book(flow, number)


def close_book(flow: Flow[Battle], number: int) -> None:
    """The spells of a book are out of the game, those in force included."""
    flow.emit(BookLost(number))
    for entry in list(flow.state.lasting):
        if entry.card >= 0 and flow.state.cards[entry.card].book == number:
            end_lasting(flow, entry)
