"""Deathspeakers, Revenant: the dead of any army serve for a turn (`rules.figures.revenant` gives the action)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class Deathspeakers(Ability):
    """A special action of the command phase, for warriors that are not Demoralized."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("deathspeakers", {"deathspeakers": ("M2-SUBF-14", "M2-SUBF-17")})
