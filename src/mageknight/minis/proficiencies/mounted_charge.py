"""Mounted Charge: the mount moves, then mount or rider fights, all with one action."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import CLOSE, Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.cavalry.onsets import MountedOnset


class MountedCharge(Ability):
    """A close combat action of a unit that touches no opponent, with either dial."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("mounted-charge", {"mounted-charge": ("M2-CAV-68", "M2-CAV-56")})

    def manners(self) -> list[Manner]:
        return [MountedOnset("mounted-charge", CLOSE, self.id)]
