"""Delphana, Focus: sure of every spell, their own and those they stop."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle


class Delphana(Ability):
    """1 more on counterspell rolls, for a spell of its own as well as against one (reading R119)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("delphana", {"delphana": ("M2-SUBF-04",)})

    def counters(self, state: Battle, figure: int, parts: Parts) -> None:
        parts.append((self.bonus(), 1))
