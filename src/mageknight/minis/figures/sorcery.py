"""Sorcery: which spells a warrior may put into its book, how many pages they take, and which it may cast.

Symbols are those of factions and of subfactions alike (M2-SPELL-06). A book is built before anything lends symbols to its wielder, so
printed ones count there (M2-SPELL-12); in play a pact counts too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageknight.minis.content import factions
from mageknight.minis.content.spells import SpellDef
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.roster import symbols_of
from mageknight.minis.state.battle import Battle

MASTERS: Final = "dragon-mystics"
"""Whose warriors read every spell that has an affinity, with its affinity pages (M2-SUBF-20, reading R115)."""


def symbol_words(figure: FigureDef) -> tuple[str, ...]:
    """The printed symbols of a warrior: its factions, and its subfaction."""
    names = tuple([factions.table()[each].name for each in figure.factions])
    return (*names, figure.subfaction) if figure.subfaction else names


def is_master(figure: FigureDef, spell: SpellDef) -> bool:
    return figure.subfaction == MASTERS and len(spell.affinity) > 0


def pages_for(figure: FigureDef, spell: SpellDef) -> int:
    """The pages a spell takes in a book built for this warrior (M2-SPELL-06)."""
    if is_master(figure, spell):
        return min(spell.affinity.values())
    words = symbol_words(figure)
    return min([spell.pages, *[pages for word, pages in spell.affinity.items() if word in words]])


def may_hold(figure: FigureDef, spell: SpellDef) -> bool:
    """May the book of this warrior hold the spell (M2-SPELL-11, M2-SPELL-12)?"""
    words = symbol_words(figure)
    return not spell.needs or is_master(figure, spell) or any(word in words for word in spell.needs)


def pages_of(figure: FigureDef, spells: Sequence[SpellDef]) -> int:
    """The pages of several spells together."""
    return sum([pages_for(figure, each) for each in spells])


def meets_needs(state: Battle, figure: int, spell: SpellDef) -> bool:
    """May a figure cast this spell now (M2-SPELL-18)?"""
    if may_hold(state.defs[figure], spell):
        return True
    symbols = symbols_of(state, figure)
    known = factions.ids()
    return any(word in known and symbols & factions.table()[known[word]].bit for word in spell.needs)
