"""Necromancy: an own eliminated figure returns in contact, perhaps the worse for it."""

from __future__ import annotations

from mageknight.minis.ability import Ability
from mageknight.minis.manners import Manner
from mageknight.minis.rules.returning import Returning


class Necromancy(Ability):
    """A move action without moving; a die of clicks decides how the figure returns, zombies and skeletons return whole."""

    def __init__(self) -> None:
        super().__init__(
            "necromancy",
            {
                "necromancy": ("REB-ABL-46", "M2-ABL-DMG-14"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Returning("raise", self.id, False)]
