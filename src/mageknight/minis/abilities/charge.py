"""Charge: move and make a close combat attack in the same action; on the older card also move twice as far."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import CLOSE, Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.movement.rushes import DoubleMove, Onset, Rush


class Charge(Ability):
    """Replaces the plain move; keeps the figure out of formations and makes it break away more easily, by its traits."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__("charge", {"charge": ("REB-ABL-01",), "charge-formation": ("REB-ABL-02",)})

    def manners(self) -> list[Manner]:
        return [DoubleMove("charge-double", self.id), Rush("charge", self.id, ("fight", "capture"))]


class Charge2003(Ability):
    """A close combat action that begins with a move; the plain move stays. It bars surge by its traits."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "charge",
            {
                "charge": ("M2-ABL-SPD-01",),
                "charge-alone": ("M2-ABL-SPD-03",),
                "charge-surge": ("M2-ABL-SPD-02",),
            },
        )

    def manners(self) -> list[Manner]:
        return [Onset("charge", CLOSE, self.id)]
