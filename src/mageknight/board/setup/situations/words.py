"""Words of situation files: names, spaces, colours, seats."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.lattice import NOWHERE, hex_at
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    COLOURS,
)
from mageknight.kernel.situations.situation import Section


def number_of(section: Section, kind: str, name: str) -> int:
    """The number of a named piece; an unknown name is an error of that line."""
    key = f"{kind}/{name.strip().replace('-', '_').replace(' ', '_')}"
    if key not in LIB.numbers:
        raise section.trouble("unknown-name", name=name)
    return LIB.numbers[key]


def space_of(section: Section, text: str) -> int:
    """A space written as its axial coordinates ``q,r``."""
    parts = text.replace(" ", "").split(",")
    if len(parts) != 2 or not all(part.lstrip("-").isdigit() for part in parts):
        raise section.trouble("not-a-place", value=text)
    space = hex_at(int(parts[0]), int(parts[1]))
    if space == NOWHERE:
        raise section.trouble("not-a-place", value=text)
    return space


def colour_of(section: Section, name: str) -> int:
    if name not in COLOURS:
        raise section.trouble("unknown-name", name=name)
    return COLOURS.index(name)


def count_colours(section: Section) -> list[int]:
    """Mana as ``red, red, gold`` or ``red 2, gold``."""
    counts = [0, 0, 0, 0, 0, 0]
    for word in section.as_words():
        name, _, count = word.partition(" ")
        counts[colour_of(section, name)] += int(count or 1)
    return counts


def seat_of(state: BoardState, section: Section, word: str) -> int:
    if not word.isdigit() or int(word) >= len(state.players):
        raise section.trouble("not-a-seat", value=word)
    return int(word)
