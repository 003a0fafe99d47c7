"""Giants: titans and multiple-dial warriors, and what neither of them nor castle sections take part in."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.content.abilities import numbers
from mageknight.minis.figures.roster import called
from mageknight.minis.state.battle import Battle

IGNORED: Final = (
    "magic-confusion",
    "magic-freeze",
    "magic-healing",
    "magic-levitation",
    "healing",
    "immobilize",
    "strong-flier",
    "terrify",
    "tinker",
    "venom",
)
"""Abilities of others that do nothing to a giant."""

IGNORED_BITS: Final = sum([1 << numbers()[name] for name in IGNORED])


CASTLE_IGNORED: Final = (
    "magic-confusion",
    "magic-freeze",
    "magic-healing",
    "magic-levitation",
    "healing",
    "immobilize",
    "leadership",
    "life-drain",
    "strong-flier",
    "tinker",
    "vampirism",
    "venom",
)
"""Abilities of others that do nothing to a castle section: those of the list, those that heal it or move it (M2-CASTLE-07,
M2-CASTLE-12, M2-CASTLE-15)."""

CASTLE_BITS: Final = sum([1 << numbers()[name] for name in CASTLE_IGNORED])


def is_giant(state: Battle, figure: int) -> bool:
    """Is this a titan, a multiple-dial warrior or a section of one?"""
    return state.defs[figure].is_giant


def ignores(state: Battle, figure: int, ability: int) -> bool:
    """Does an ability of another figure do nothing to this one?"""
    known = state.defs[figure]
    if known.is_castle:
        return CASTLE_BITS >> ability & 1 == 1
    return known.is_giant and IGNORED_BITS >> ability & 1 == 1


def topic_of(state: Battle, figure: int, word: str) -> str:
    """The topic of the book on a matter of giants, for titans or for multiple-dial warriors."""
    return ("titan-" if state.defs[figure].is_titan else "large-") + word


def giant_refusal(state: Battle, figure: int, reason: str, word: str) -> Refusal | None:
    """The reason a giant takes no part in something, or a castle section; nothing for all others."""
    if state.defs[figure].is_castle:
        return state.edition.refuse("minis-castle-" + word, figure=called(state, figure))
    if not state.defs[figure].is_giant:
        return None
    return state.edition.refuse(reason, topic_of(state, figure, word), figure=called(state, figure))


def ignored_refusal(state: Battle, target: int, ability: int) -> Refusal | None:
    """The reason an ability of another figure is of no use against a giant; nothing where it is."""
    if not ignores(state, target, ability):
        return None
    if state.defs[target].is_castle:
        return state.edition.refuse("minis-castle-ignores", figure=called(state, target))
    return giant_refusal(state, target, "minis-giant-ignores", "ignores")
