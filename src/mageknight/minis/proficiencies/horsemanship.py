"""Horsemanship: a rider is hard to shoot in the saddle."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle


class Horsemanship(Ability):
    """Ranged attacks on the rider's dial have 2 less attack; always, unless its player does without."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("horsemanship", {"horsemanship": ("M2-CAV-59", "M2-CAV-60")})

    def hampers(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == RANGED:
            parts.append((self.modifier(), -2))
