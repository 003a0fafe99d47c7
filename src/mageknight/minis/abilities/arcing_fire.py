"""Arcing Fire: shoots over bases."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class ArcingFire(Ability):
    """Bases do not block its lines of fire (`rules.attack.lines`)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("arcing-fire", {"arcing-fire": ("M2-ABL-BOW-01",)})
