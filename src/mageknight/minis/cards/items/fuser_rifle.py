"""Enchanted Fuser Rifle: shots that burst."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class FuserRifle(Ability):
    """The ranged attacks of its wielder are explosive."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "fuser-rifle",
            {
                "fuser-rifle": ("M2-ITEM-27",),
            },
        )
        self.bursts = True
