"""Order of Sorcery, Ley Harmony: long spells are found again sooner."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability

LONG: Final = 3
SHORTER: Final = 2
"""The symbols of the card are lost; ours make two bars of three (reading R114)."""


class OrderOfSorcery(Ability):
    """Spells with three bars in its books have two."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("order-of-sorcery", {"order-of-sorcery": ("M2-SUBF-26",)})

    def browse_cost(self, bars: int) -> int:
        return SHORTER if bars == LONG else bars
