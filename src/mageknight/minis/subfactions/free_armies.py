"""Free Armies, Forced March: comrades march at the pace of the fastest (`rules.movement.march`)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class FreeArmies(Ability):
    """In a movement formation each of them may use the speed of any of them."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "free-armies",
            {
                "free-armies": ("M2-SUBF-25",),
            },
        )
