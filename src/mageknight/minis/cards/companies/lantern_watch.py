"""Lantern Watch: nobody hides from their light."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class LanternWatch(Ability):
    """Hindering and concealing terrain does not affect the lines of fire of members."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "lantern-watch",
            {
                "lantern-watch": ("M2-COMPANY-02",),
            },
        )
        self.sees_through = True
