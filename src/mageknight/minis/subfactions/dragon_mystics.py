"""Dragon Mystics, Ancient Mastery: every spell with an affinity is theirs (`minis.figures.sorcery` asks who may hold and cast what)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class DragonMystics(Ability):
    """It uses every spell that has an affinity page count, with that count."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("dragon-mystics", {"dragon-mystics": ("M2-SUBF-20",)})
