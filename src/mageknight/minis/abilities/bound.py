"""Bound: move and make a ranged combat attack in the same action; on the older card also move twice as far."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import RANGED, Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.movement.rushes import DoubleMove, Onset, Rush


class Bound(Ability):
    """Replaces the plain move; keeps the figure out of formations and makes it break away more easily, by its traits."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__("bound", {"bound": ("REB-ABL-11",), "bound-formation": ("REB-ABL-12",)})

    def manners(self) -> list[Manner]:
        return [DoubleMove("bound-double", self.id), Rush("bound", self.id, ("shoot",))]


class Bound2003(Ability):
    """A ranged combat action that begins with a move; the plain move stays."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "bound",
            {
                "bound": ("M2-ABL-SPD-18",),
                "bound-alone": ("M2-ABL-SPD-19",),
            },
        )

    def manners(self) -> list[Manner]:
        return [Onset("bound", RANGED, self.id)]
