"""Castle sections: which figure is which piece of terrain, and what its dial says of it.

A section is a warrior with a dial and a feature of the battlefield at once (M2-CASTLE-01). The two are found by their common
place: the figure is rooted at the origin of its terrain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.content.abilities import mask
from mageknight.minis.figures.dial import shows_yellow
from mageknight.minis.figures.figure import SPEED, STRIDE

if TYPE_CHECKING:
    from mageknight.minis.state.battle import Battle

NOTHING: Final = -1
BROKEN: Final = mask("not-counted")
"""The abilities that show on the dial of a breached section: Demoralized."""


def is_castle(state: Battle, figure: int) -> bool:
    """Is this a castle section?"""
    return state.defs[figure].is_castle


def number_of(state: Battle, section: int) -> int:
    """The number of the terrain a section is, -1 while it is not on the battlefield."""
    x, y = state.table.x[section], state.table.y[section]
    wanted = state.defs[section].fittings.castle
    for number, (name, px, py, _) in enumerate(state.terrain):
        if (px, py) == (x, y) and name.startswith(wanted):
            return number
    return NOTHING


def top_of(state: Battle, section: int) -> int:
    """The piece of the ground that is the top of a section, -1 while it is not on the battlefield."""
    return state.table.perch[section] if state.table.rooted >> section & 1 else NOTHING


def section_at(state: Battle, piece: int) -> int:
    """The section whose top a piece of the ground is, or to which it belongs as planking; -1 if it is none."""
    piece = state.table.ground.home(piece)
    left = state.table.rooted
    while left:
        low = left & -left
        left ^= low
        section = low.bit_length() - 1
        if state.table.perch[section] == piece:
            return section
    return NOTHING


def sections_of(state: Battle, seat: int) -> list[int]:
    """The sections on the battlefield a seat controls, in order."""
    return [
        section
        for section in range(len(state.defs))
        if state.table.rooted >> section & 1 and state.controller[section] == seat
    ]


def standing_on(state: Battle, figure: int) -> int:
    """The section a figure stands on top of, -1 for none."""
    table = state.table
    if not table.rooted or table.rooted >> figure & 1:
        return NOTHING
    return section_at(state, table.perch[figure]) if table.ground.is_top(table.perch[figure]) else NOTHING


def is_breached(state: Battle, section: int) -> bool:
    """Does its dial show Demoralized, or its fortification value on yellow (M2-CASTLE-44)?"""
    known, click = state.defs[section], state.click[section]
    if click >= known.clicks:
        return True
    return known.masks[click] & BROKEN != 0 or shows_yellow(known, click)


def fortification(state: Battle, section: int) -> int:
    """The fortification value a section shows in place of a speed value (M2-CASTLE-03)."""
    return state.defs[section].dial[state.click[section] * STRIDE + SPEED]
