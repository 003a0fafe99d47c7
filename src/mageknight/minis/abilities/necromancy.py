"""Necromancy: an own eliminated figure returns in contact, perhaps the worse for it."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.figures.returning import Returning


class Necromancy(Ability):
    """A move action without moving; a die of clicks decides how the figure returns, zombies and skeletons return whole."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "necromancy",
            {
                "necromancy": ("REB-ABL-46", "M2-ABL-DMG-14"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Returning("raise", self.id, False)]


class Necromancy2003(Necromancy):
    """A special action; on 4 to 6 the figure is lost for good (`Fighting.lost_on`)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def manners(self) -> list[Manner]:
        return [Returning("raise", self.id, False, SPECIAL)]
