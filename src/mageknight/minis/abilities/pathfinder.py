"""Pathfinder: hindering terrain does not slow it (`rules.movement.modes`), nor its movement formation (`rules.movement.march`)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class Pathfinder(Ability):
    """Hindering terrain does not affect its movement nor that of its movement formation."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("pathfinder", {"pathfinder": ("M2-ABL-SPD-20", "M2-ABL-SPD-21")})
