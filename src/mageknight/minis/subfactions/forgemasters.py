"""Forgemasters, Spellbreach: no immunity to magic holds against them (`rules.spells.magic`)."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability


class Forgemasters(Ability):
    """Magic Immunity and the magic immunity type of others do not count."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("forgemasters", {"forgemasters": ("M2-SUBF-11",)})
        self.breaches = True
