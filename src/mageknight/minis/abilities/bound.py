"""Bound: move twice as far, or move and make a ranged combat attack in the same action."""

from __future__ import annotations

from mageknight.minis.ability import Ability
from mageknight.minis.manners import Manner
from mageknight.minis.rules.rushes import DoubleMove, Rush


class Bound(Ability):
    """Replaces the plain move; keeps the figure out of formations and makes it break away more easily, by its traits."""

    def __init__(self) -> None:
        super().__init__(
            "bound",
            {
                "bound": ("REB-ABL-11", "M2-ABL-SPD-18"),
                "bound-formation": ("REB-ABL-12",),
            },
        )

    def manners(self) -> list[Manner]:
        return [DoubleMove("bound-double", self.id), Rush("bound", self.id, ("shoot",))]
