"""Order of the Ninth Circle, Pact: it carries the symbols of all its friends (`editions.second`)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class OrderOfTheNinthCircle(Ability):
    """It belongs to the factions of all friendly figures."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("order-of-the-ninth-circle", {"order-of-the-ninth-circle": ("M2-SUBF-28",)})
