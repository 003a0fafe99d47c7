"""Submerged: deployed after everybody else, if it likes in water anywhere."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.movement_mode import WADE, MovementMode


class Submerged(Ability):
    """The last round of deployment; any water will do, only not in contact with an opposing figure."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("submerged", {"submerged": ("M2-ABL-SPD-39",), "deployed-in-contact": ("M2-ABL-SPD-39",)})
        self.deploys = 2

    def lair(self, state: Battle, figure: int, x: int, y: int) -> MovementMode | None:
        ground = state.table.ground
        return WADE if ground.covered_by(ground.wet, x, y, x, y, 0) else None
