"""Magic: figures that abilities with magic in their name do not affect."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.figures.figure import DEFENSE_TYPES
from mageknight.minis.figures.roster import called, members, powers
from mageknight.minis.state.battle import Battle

IMMUNE: Final = DEFENSE_TYPES.index("magic-immunity")


def is_immune(state: Battle, figure: int, ignored: int = 0) -> bool:
    """Does magic not affect the figure? `ignored` abilities of it do not count."""
    return powers(state, figure) & ~ignored & state.edition.card.masks.magic_refusal != 0 or is_shielded(state, figure)


def is_shielded(state: Battle, figure: int) -> bool:
    """Does its defense type keep magic off the figure? Those of captives count for nothing."""
    if not state.edition.fighting.types_shield or state.captor[figure] >= 0:
        return False
    return state.defs[figure].types.defense == IMMUNE


def breaches(state: Battle, figure: int) -> bool:
    """Does no immunity to magic count against this figure?"""
    return powers(state, figure) & state.edition.card.masks.breaches != 0


def magic_refusal(state: Battle, figure: int, by: int) -> Refusal | None:
    """The reason the magic of one figure does not affect another; nothing if it does."""
    if breaches(state, by):
        return None
    mask = powers(state, figure) & state.edition.card.masks.magic_refusal
    for number in members(mask) if mask else ():
        found = state.edition.card.abilities[number].magic_refusal(state, figure)
        if found is not None:
            return found
    if is_shielded(state, figure):
        return state.edition.refuse("minis-magic-immune", "magic-type", target=called(state, figure))
    return None
