"""Lines of fire in a battle: the table looks along them, through whoever is a ghost, and over bases where fire arcs."""

from __future__ import annotations

from typing import Final

from mageknight.minis.content.domains import OVERGROWS
from mageknight.minis.effects.ability import trait
from mageknight.minis.effects.forces import forces_on
from mageknight.minis.figures.roster import members, powers
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing
from mageknight.minis.table.built import aimed
from mageknight.minis.table.contact import is_within
from mageknight.minis.table.sight import BLOCKED, HINDERED, HINDERED_ANYWHERE, OVER_BASES, Crossing, Optics, trace

UNCLEAR: Final = HINDERED | HINDERED_ANYWHERE


def line(state: Battle, i: int, j: int, optics: Optics, found: list[Crossing] | None = None) -> int:
    """The line of fire between two figures, as flags of `table.sight`; `found` collects what it crosses."""
    table = state.table
    if table.ground.built:
        table = aimed(table, j)
        if optics.built and (state.defs[i].is_giant or state.defs[j].is_giant):
            optics = optics.past_built()
    flags = trace(table, i, j, optics) if found is None else BLOCKED
    if flags & BLOCKED:
        if optics.bases and powers(state, i) & trait(state, "fires-over-bases"):
            optics = OVER_BASES if optics.built else OVER_BASES.past_built()
        flags = trace(table, i, j, optics, found, ghosts(state))
    if optics.terrain and state.lasting and flags & UNCLEAR != UNCLEAR and is_hazy(state, i, j):
        flags |= UNCLEAR
    if flags & UNCLEAR and powers(state, i) & state.edition.card.masks.sees_through:
        flags &= ~UNCLEAR
    if flags & UNCLEAR and state.beside and is_overgrown(state, i, j):
        flags |= BLOCKED
    return flags


def is_overgrown(state: Battle, i: int, j: int) -> bool:
    """Is a line that hindering terrain lies on blocked, because a forest swallows long lines?"""
    return any(not is_within(state.table, i, j, domain.amount) for domain in doing(state, OVERGROWS))


def is_hazy(state: Battle, i: int, j: int) -> bool:
    """Does a line pass through concealing terrain whatever lies there, because an illusion makes long lines do so?"""
    for each in forces_on(state, "woods", i):
        if not is_within(state.table, i, j, each.spell.amount("inches")):
            return True
    return False


def ghosts(state: Battle) -> int:
    """The figures lines of fire go through, as bits."""
    wanted = trait(state, "lets-fire-through")
    if not wanted:
        return 0
    found = 0
    for figure in members(state.table.down):
        if powers(state, figure) & wanted:
            found |= 1 << figure
    return found
