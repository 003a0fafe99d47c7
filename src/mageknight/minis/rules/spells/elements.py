"""Glyph elements: round tokens on the battlefield. They hinder nobody and lie wherever they were put (reading R163).

The place of an element is packed into the amount of its entry in the register of what lasts.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis.effects.forces import forces_doing
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import Lasting
from mageknight.minis.table.lattice import CONTACT_GAP, INCH, point_nears, squared, within
from mageknight.minis.table.tabletop import GROUND

RADIUS: Final = INCH // 2
SIDE: Final = 1 << 16
"""A table measures less than this many units."""


def packed(x: int, y: int) -> int:
    return x * SIDE + y


def place_of(entry: Lasting) -> tuple[int, int]:
    """The centre of an element."""
    return entry.amount // SIDE, entry.amount % SIDE


def touches_element(state: Battle, figure: int, x: int, y: int) -> bool:
    """Is a figure in base contact with an element there, or on it? Nobody in the air is (M2-SPELL-47)."""
    table = state.table
    if table.level[figure] != GROUND:
        return False
    reach = table.radius[figure] + RADIUS + CONTACT_GAP
    return point_nears(x, y, table.fx[figure], table.fy[figure], table.sx[figure], table.sy[figure], reach * reach, 1)


def is_near(state: Battle, entry: Lasting, figure: int, inches: int) -> bool:
    """Is the centre dot of a figure within so many inches of an element's centre? Height does not matter (reading R48)."""
    x, y = place_of(entry)
    return within(squared(state.table.x[figure], state.table.y[figure], x, y), inches)


def elements_touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Would two elements touch or overlap (M2-SPELL-45)?"""
    reach = 2 * RADIUS + CONTACT_GAP
    return squared(one[0], one[1], other[0], other[1]) <= reach * reach


def is_anchored(state: Battle, figure: int) -> bool:
    """Does a glyph keep a figure on the ground?"""
    for each in forces_doing(state, "anchoring"):
        if is_near(state, each.entry, figure, each.spell.amount("inches")):
            return True
    return False
