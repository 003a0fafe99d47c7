"""Figures that cannot be moved by others."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.figures.roster import members, powers
from mageknight.minis.state.battle import Battle


def shift_refusal(state: Battle, figure: int) -> Refusal | None:
    """The reason another figure cannot move this one."""
    mask = powers(state, figure) & state.edition.card.masks.shift_refusal
    for number in members(mask) if mask else ():
        found = state.edition.card.abilities[number].shift_refusal(state, figure)
        if found is not None:
            return found
    return None
