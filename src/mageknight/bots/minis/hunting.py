"""Hunting one great enemy that reaches everybody: caution keeps nobody safe from it, and only what strikes it soon ends the hunt."""

from __future__ import annotations

from typing import Final

from mageknight.minis.state.battle import BROOD, Battle

COURAGE: Final = 0.15
"""So much of the usual fear of answers hunters keep: the quarry flies to whom it likes, so hanging back saves others only."""
EAGER: Final = 6.0
"""How much more an inch nearer to it counts."""

BITE: Final = 0.3
"""What Brood is worth beside a figure of the same points."""


def hunts(state: Battle, seat: int) -> bool:
    """Does a seat hunt what the last seat plays?"""
    return seat != state.setup.seats - 1 and bool(state.edition.quarry(state.setup.total))


def dread(state: Battle, seat: int) -> float:
    """The share of the usual fear that a seat has."""
    return COURAGE if hunts(state, seat) else 1.0


def zeal(state: Battle, seat: int) -> float:
    """The factor by which it counts more than usual to be near."""
    return EAGER if hunts(state, seat) else 1.0


def spared(state: Battle, figure: int) -> float:
    """The share of its points a figure counts for: Brood counts for nobody in the end (M2-DRAGON-20), it only bites."""
    return BITE if state.marks[figure] & BROOD else 1.0


def worth_going_to(state: Battle, figures: list[int]) -> list[int]:
    """Of some enemies those one goes for: Brood comes by itself."""
    return [figure for figure in figures if not state.marks[figure] & BROOD] or figures
