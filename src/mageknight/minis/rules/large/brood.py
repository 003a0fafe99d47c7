"""Brood: figures that come into play during a battle, with actions of their own after all others of their player (M2-DRAGON-43)."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.figures.roster import called, is_able, own_figures
from mageknight.minis.state.battle import ACTION_PHASE, BROOD, BROOD_PHASE, Battle

ACTIONS: Final = 5
"""The actions a player has for his Brood, however many there are."""


def is_brood(state: Battle, figure: int) -> bool:
    """Did it come into play during the battle?"""
    return state.marks[figure] & BROOD > 0


def in_turn(state: Battle, figure: int) -> bool:
    """Are the actions given now for this figure: after all others for Brood alone, before that for all but Brood?"""
    return (state.marks[figure] & BROOD > 0) == (state.phase == BROOD_PHASE)


def turn_refusal(state: Battle, figure: int) -> Refusal | None:
    """The reason a figure is given no action in this part of the turn."""
    if in_turn(state, figure):
        return None
    reason = "minis-brood-later" if is_brood(state, figure) else "minis-brood-only"
    return state.edition.refuse(reason, "brood-actions", figure=called(state, figure))


def has_brood_turn(state: Battle, seat: int) -> bool:
    """Are the actions of the Brood still to be given this turn?"""
    if state.phase != ACTION_PHASE:
        return False
    return any(is_brood(state, figure) and is_able(state, figure) for figure in own_figures(state, seat))
