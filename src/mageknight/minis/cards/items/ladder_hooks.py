"""Ladder Hooks: walls and cliffs are climbed without a ladder."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class LadderHooks(Ability):
    """Abrupt elevated terrain is entered and left anywhere."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "ladder-hooks",
            {
                "ladder-hooks": ("M2-ITEM-27",),
            },
        )
        self.climbs = True
