"""Charge: move twice as far, or move and make a close combat attack in the same action."""

from __future__ import annotations

from mageknight.minis.ability import Ability
from mageknight.minis.manners import Manner
from mageknight.minis.rules.rushes import DoubleMove, Rush


class Charge(Ability):
    """Replaces the plain move; keeps the figure out of formations and makes it break away more easily, by its traits."""

    def __init__(self) -> None:
        super().__init__(
            "charge",
            {
                "charge": ("REB-ABL-01", "M2-ABL-SPD-01"),
                "charge-formation": ("REB-ABL-02",),
            },
        )

    def manners(self) -> list[Manner]:
        return [DoubleMove("charge-double", self.id), Rush("charge", self.id, ("fight", "capture"))]
