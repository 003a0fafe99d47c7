"""Northlanders, Reconnaissance: two domains to choose from (`rules.opening.domains` counts them when the domains are chosen)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class Northlanders(Ability):
    """It works before anybody stands on the battlefield."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("northlanders", {"northlanders": ("M2-SUBF-12",)})
