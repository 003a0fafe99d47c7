"""Secrets of a battle: the cards in others' spellbooks, also as the army lists of the set-up name them. They can be
dealt again, as the rules for books allow."""

from __future__ import annotations

import msgspec

from mageknight.kernel.command import EVERYBODY
from mageknight.kernel.rng import Rng
from mageknight.minis.content.available import spell_named, spells_for
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.figures.sorcery import may_hold, pages_for
from mageknight.minis.setup.entries import closed
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.books import IN_BOOK, Book, Card, keeper, knows_card, spell_of


def deal_books(state: Battle, viewer: int | None, rng: Rng) -> None:
    """Deal the cards a viewer does not know again: any spells the book could have been built with, in any order.

    What lies face down on top has been seen by everybody and stays there. All players together know every card.
    """
    if viewer == EVERYBODY:
        return
    for number, book in enumerate(state.books):
        if viewer is None or keeper(state, number) != viewer:
            deal_cards(state, number, viewer, rng)
            shuffle_stack(state, number, book, rng)


def hide_lists(state: Battle, viewer: int | None) -> None:
    """The set-up of the battle as a viewer knows it: what others wrote into their books is left out."""
    if viewer == EVERYBODY:
        return
    armies = [army if seat == viewer else closed(army) for seat, army in enumerate(state.setup.armies)]
    state.setup = msgspec.structs.replace(state.setup, armies=tuple(armies))


def deal_cards(state: Battle, number: int, viewer: int | None, rng: Rng) -> None:
    """Other spells for the unknown cards of a book, within its pages and the affinity of whom it was built for."""
    maker = state.defs[state.books[number].maker]
    own = [at for at, card in enumerate(state.cards) if card.book == number]
    unknown = [at for at in own if state.cards[at].where == IN_BOOK and not knows_card(state, at, viewer)]
    rng.shuffle(unknown)
    known = [at for at in own if at not in unknown]
    left = capacity(state, number) or sum([_pages(state, number, at) for at in own])
    left -= sum([_pages(state, number, at) for at in known])
    fits = [each for each in spells_for(state.setup) if may_hold(maker, each)]
    pages = {each.key: pages_for(maker, each) for each in fits} if unknown else {}
    least = [min([pages[each.key] for each in alike(state, at, fits)]) for at in unknown]
    for count, at in enumerate(unknown):
        room = max(left - sum(least[count + 1 :]), least[count])
        choice = rng.choice([each for each in alike(state, at, fits) if pages[each.key] <= room])
        left -= pages[choice.key]
        old = state.cards[at]
        state.cards[at] = Card(choice.key, old.book, old.where, old.seen, old.edge)


def alike(state: Battle, card: int, spells: list[SpellDef]) -> list[SpellDef]:
    """The spells a card may be, as far as its edge is known."""
    if not state.cards[card].edge:
        return spells
    bars = spell_of(state, card).bars
    return [each for each in spells if each.bars == bars]


def capacity(state: Battle, number: int) -> int:
    """The pages a book holds; 0 where a situation gives a figure spells alone."""
    item = state.books[number].item
    return state.items[item].pages if item >= 0 else 0


def _pages(state: Battle, number: int, card: int) -> int:
    return pages_for(state.defs[state.books[number].maker], spell_named(state.cards[card].spell))


def shuffle_stack(state: Battle, number: int, book: Book, rng: Rng) -> None:
    """Another order for a stack, whatever order it has now; only a card on top that lies face down or shows its edge keeps its place."""
    fixed = book.stack[0] if book.bared else book.cover
    top = [each for each in book.stack if each == fixed]
    rest = sorted([each for each in book.stack if each != fixed])
    rng.shuffle(rest)
    state.books[number] = book.having((*top, *rest), book.cover, book.bared)
