"""Summon: an eliminated Mage Spawn, worth no more than the figure itself, returns at its start."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.figures.returning import Returning


class Summon(Ability):
    """A move action without moving; no die is thrown."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__("summon", {"summon": ("M2-ABL-SPD-36",)})

    def manners(self) -> list[Manner]:
        way = Returning("summon", self.id, True)
        way.rank = 1
        return [way]


class Summon2003(Summon):
    """A special action."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def manners(self) -> list[Manner]:
        return [Returning("summon", self.id, True, SPECIAL)]
