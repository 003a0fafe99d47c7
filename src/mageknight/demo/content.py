"""The content of Kite Quarrel: its numbers and its cards, as data.

A card is a row; its effect is written in the closed vocabulary of `mageknight.demo.effects`, parts separated by commas.
Rules speak of single cards by their number; `kind_of` says what is printed on one.
"""

from __future__ import annotations

import hashlib
from typing import Final

ROUNDS: Final = 5
HAND: Final = 4
ACTIONS: Final = 2
TOP: Final = 12
"""The highest a kite can fly."""

HIGH: Final = 8
"""From here on a kite is harder to hold."""

MOST_BREATH: Final = 6
MOST_LINE: Final = 6
START_BREATH: Final = 3
START_LINE: Final = 5
DIE: Final = 6
CLEAR_WIN: Final = 3
"""A tug won by this much earns a ribbon; one lost by this much costs height."""

RIBBON_POINTS: Final = 2
CRASH_RIBBONS: Final = 2

LEANS: Final = ("climb", "hold", "dive")
LIFT: Final = "lift"
PULL: Final = "pull"
GRIP: Final = "grip"
NUMBERS: Final = (LIFT, PULL, GRIP)


class CardKind:
    """The printing of all copies of one card."""

    def __init__(self, name: str, copies: int, cost: int, gust: bool, spec: str) -> None:
        self.name = name
        self.copies = copies
        self.cost = cost
        self.gust = gust
        self.spec = spec
        self.first = 0

    def row(self) -> str:
        return f"{self.name} {self.copies} {self.cost} {int(self.gust)} {self.spec}"


KINDS: Final = [
    CardKind("updraft", 6, 1, True, "rise 2"),
    CardKind("thermal", 4, 2, True, "soar 1"),
    CardKind("deep-breath", 4, 0, False, "inhale 2, draw 1"),
    CardKind("tangle", 4, 1, False, "drop 2"),
    CardKind("razor-line", 4, 2, False, "slash 2 1"),
    CardKind("long-tail", 4, 1, False, "last grip 2 own turn"),
    CardKind("wet-silk", 3, 1, False, "last pull -2 target next-round"),
    CardKind("warm-rocks", 2, 1, True, "last lift 1 all round"),
    CardKind("spyglass", 3, 0, False, "peek, draw 1"),
    CardKind("dare", 4, 1, False, "dare 2"),
    CardKind("splice", 3, 1, False, "mend 2"),
    CardKind("flourish", 3, 2, False, "flourish 6"),
    CardKind("second-string", 3, 1, False, "second"),
    CardKind("snag", 5, 1, False, "cancel"),
    CardKind("backlash", 3, 2, False, "backlash 1"),
]
"""Every kind of card. A gust is what a dare asks for."""


def _number_cards() -> list[CardKind]:
    """The kind of every single card; copies of one kind have numbers in a row."""
    cards: list[CardKind] = []
    for kind in KINDS:
        kind.first = len(cards)
        cards.extend([kind for _ in range(kind.copies)])
    return cards


_CARDS: Final = _number_cards()
CARDS: Final = len(_CARDS)
"""How many cards there are; they are numbered from 0."""

_BY_NAME: Final = {kind.name: kind for kind in KINDS}


def kind_of(card: int) -> CardKind:
    return _CARDS[card]


def kind_named(name: str) -> CardKind:
    """The kind with that name; raises `KeyError` if there is none."""
    return _BY_NAME[name]


def is_card(card: int) -> bool:
    return 0 <= card < CARDS


def card_word(card: int) -> str:
    """A single card as people type it: its kind and which copy, counted from 1."""
    kind = kind_of(card)
    return f"{kind.name}-{card - kind.first + 1}"


def card_named(word: str) -> int:
    """The card a word means; a bare kind is its first copy. Raises `KeyError` if it names nothing."""
    if word in _BY_NAME:
        return _BY_NAME[word].first
    name, _, copy = word.rpartition("-")
    kind = _BY_NAME[name]
    if not copy.isdigit() or not 1 <= int(copy) <= kind.copies:
        raise KeyError(word)
    return kind.first + int(copy) - 1


def content_hash() -> str:
    """The fingerprint of everything printed."""
    return hashlib.sha256("\n".join([kind.row() for kind in KINDS]).encode()).hexdigest()[:16]


def content_ids() -> list[str]:
    """Every kind of card, as `make content` counts them."""
    return ["demo/card/" + kind.name for kind in KINDS]
