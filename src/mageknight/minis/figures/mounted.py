"""Cavalry units beside their dials: the proficiencies of the mount, and the subfaction abilities it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.content.abilities import numbers
from mageknight.minis.figures.bodies import mount_of
from mageknight.minis.figures.riding import DARK_RIDERS

if TYPE_CHECKING:
    from mageknight.minis.state.battle import Battle

OF_THE_RIDER: Final = ("horsemanship", "impale", "mounted-bound", "mounted-charge")
OF_THE_MOUNT: Final = ("mounted-charge", "overwhelm", "trample")
"""Whose dial a mounted proficiency is used with; a charge may be made with either."""


def unite(state: Battle, granted: list[int]) -> None:
    """Change what riders and mounts have whatever their dials show: no subfaction abilities but those of the Dark Riders
    (M2-CAV-09, M2-CAV-84), and the proficiencies of the mount."""
    for rider in range(len(state.defs)):
        mount = mount_of(state, rider)
        if mount < 0:
            continue
        for half, names in ((rider, OF_THE_RIDER), (mount, OF_THE_MOUNT)):
            order = state.defs[half].subfaction
            if order and order != DARK_RIDERS:
                granted[half] &= ~(1 << numbers()[order])
            granted[half] |= bits(proficiencies_of(state, mount), names)


def bits(had: tuple[str, ...], wanted: tuple[str, ...]) -> int:
    found = 0
    for name in had:
        if name in wanted:
            found |= 1 << numbers()[name]
    return found


def proficiencies_of(state: Battle, mount: int) -> tuple[str, ...]:
    """The mounted proficiencies printed on the base of a mount."""
    saddle = state.defs[mount].fittings.mount
    return saddle.proficiencies if saddle is not None else ()


def has_printed(state: Battle, rider: int, name: str) -> bool:
    """Sits the figure on a mount that shows this proficiency, used or not?"""
    mount = mount_of(state, rider)
    return mount >= 0 and name in proficiencies_of(state, mount)
