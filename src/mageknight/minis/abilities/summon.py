"""Summon: an eliminated Mage Spawn, worth no more than the figure itself, returns at its start."""

from __future__ import annotations

from mageknight.minis.ability import Ability
from mageknight.minis.manners import Manner
from mageknight.minis.rules.returning import Returning


class Summon(Ability):
    """A move action without moving; no die is thrown."""

    def __init__(self) -> None:
        super().__init__(
            "summon",
            {
                "summon": ("M2-ABL-SPD-36",),
            },
        )

    def manners(self) -> list[Manner]:
        way = Returning("summon", self.id, True)
        way.rank = 1
        return [way]
