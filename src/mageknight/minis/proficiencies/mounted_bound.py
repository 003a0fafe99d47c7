"""Mounted Bound: the mount moves, then the rider shoots, all with one action."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import RANGED, Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.cavalry.onsets import MountedOnset


class MountedBound(Ability):
    """A ranged combat action of a unit that touches no opponent, with the rider's dial."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("mounted-bound", {"mounted-bound": ("M2-CAV-65", "M2-CAV-66")})

    def manners(self) -> list[Manner]:
        return [MountedOnset("mounted-bound", RANGED, self.id)]
