"""Sections: the four dials of a large warrior, which lie in the slots after its hull, front, left, rear, right.

The hull owns the base, the tokens and the points; it has no dial and is never aimed at. A section is a limb of it while it lives
(M2-MDIAL-14); a dead one has left the table and keeps its slot (M2-MDIAL-15).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import HULL, SECTIONS, WHOLE
from mageknight.minis.table.limbs import contact_quarters, quarters

if TYPE_CHECKING:
    from mageknight.minis.state.battle import Battle

HALF_LOST: Final = 3
"""Skulls from which on a survivor gives half its points away (M2-MDIAL-25)."""


def is_section(state: Battle, slot: int) -> bool:
    """Is it one of the four dials of a large warrior, living or dead?"""
    return WHOLE < state.defs[slot].part < HULL


def is_hull(state: Battle, slot: int) -> bool:
    """Is it the base of a large warrior, which has no dial of its own?"""
    return state.defs[slot].part == HULL


def hull_of(state: Battle, slot: int) -> int:
    """The hull of a section, living or dead; any other slot itself."""
    part = state.defs[slot].part
    return slot - 1 - part if WHOLE < part < HULL else slot


def hulls_of(state: Battle, seat: int) -> list[int]:
    """The large warriors a seat has brought, fallen ones among them."""
    return [slot for slot, owner in enumerate(state.owner) if owner == seat and is_hull(state, slot)]


def sections_of(hull: int) -> range:
    """The slots of the sections of a hull, dead ones among them."""
    return range(hull + 1, hull + 1 + SECTIONS)


def one_will(state: Battle, slot: int) -> list[int]:
    """The slots that change sides together: a large warrior with all its sections, dead ones too; anybody else alone (reading R162)."""
    hull = hull_of(state, slot)
    return [hull, *sections_of(hull)] if is_hull(state, hull) else [slot]


def live_sections(state: Battle, hull: int) -> list[int]:
    """The sections of a hull that still act and can be hurt (M2-MDIAL-14)."""
    return [slot for slot in sections_of(hull) if not is_dead(state, slot)]


def is_dead(state: Battle, section: int) -> bool:
    """Do three skulls show on the dial of a section?"""
    return state.click[section] >= state.defs[section].clicks


def skulls(state: Battle, hull: int) -> int:
    """The skulls in all stat slots of a large warrior; a dial that is not used shows none (M2-DRAGON-06, reading R147)."""
    used = [slot for slot in sections_of(hull) if not state.defs[slot].is_unused]
    return sum([dial.skulls(state.defs[slot], state.click[slot]) for slot in used])


def seen_sections(state: Battle, hull: int, x: int, y: int) -> list[int]:
    """The sections, dead or alive, that a line from a place to the centre dot of a large warrior passes through: one, two on a
    border, all from the very centre (M2-MDIAL-44, M2-MDIAL-46, M2-MDIAL-50)."""
    table = state.table
    dx, dy = x - table.x[hull], y - table.y[hull]
    if not dx and not dy:
        return list(sections_of(hull))
    return _by_bits(hull, quarters(table.facing[hull], [(dx, dy)]))


def touched_sections(state: Battle, hull: int, other: int) -> list[int]:
    """The sections, dead or alive, of a large warrior that a figure in contact with it touches (M2-MDIAL-41, M2-MDIAL-42)."""
    return _by_bits(hull, contact_quarters(state.table, hull, other))


def _by_bits(hull: int, bits: int) -> list[int]:
    return [slot for number, slot in enumerate(sections_of(hull)) if bits >> number & 1]


def affected(state: Battle, struck: list[int]) -> list[int]:
    """Those of the sections an attack meets that it can affect: the live ones, or any live one where all it meets are dead
    (M2-MDIAL-41, M2-MDIAL-44, M2-MDIAL-49)."""
    alive = [slot for slot in struck if not is_dead(state, slot)]
    return alive or live_sections(state, hull_of(state, struck[0]))


def is_disputed(state: Battle, struck: list[int]) -> bool:
    """Does the controller of a large warrior say which of several live sections an attack meets (M2-MDIAL-42, M2-MDIAL-46)?"""
    return len([slot for slot in struck if not is_dead(state, slot)]) > 1
