"""Pathfinder: hindering terrain does not slow it (`rules.gaits`), nor anybody in its movement formation (`rules.march`)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.ability import Ability
from mageknight.minis.content.abilities import CARD_2003


class Pathfinder(Ability):
    """Hindering terrain does not affect its movement nor that of its movement formation."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("pathfinder", {"pathfinder": ("M2-ABL-SPD-20", "M2-ABL-SPD-21")})
