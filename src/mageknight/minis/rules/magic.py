"""Magic: figures that abilities with magic in their name do not affect."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.ability import ABILITIES, MASKS
from mageknight.minis.roster import members, powers
from mageknight.minis.state import Battle


def is_immune(state: Battle, figure: int, ignored: int = 0) -> bool:
    """Does magic not affect the figure? `ignored` abilities of it do not count."""
    return powers(state, figure) & ~ignored & MASKS.magic_refusal != 0


def magic_refusal(state: Battle, figure: int) -> Refusal | None:
    """Why magic does not affect a figure; nothing if it does."""
    mask = powers(state, figure) & MASKS.magic_refusal
    for number in members(mask) if mask else ():
        found = ABILITIES[number].magic_refusal(state, figure)
        if found is not None:
            return found
    return None
