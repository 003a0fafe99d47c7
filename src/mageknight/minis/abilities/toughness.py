"""Toughness: less damage."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import TOUGH, Parts
from mageknight.minis.figures.roster import instances
from mageknight.minis.state.battle import Battle


class Toughness(Ability):
    """Damage of attacks and abilities is reduced by 1; pushing and critical misses are not."""

    def __init__(self) -> None:
        super().__init__(
            "toughness",
            {
                "toughness": ("REB-ABL-32", "M2-ABL-DEF-05"),
            },
        )

    def reduction(self, state: Battle, figure: int, parts: Parts) -> None:
        parts.append((TOUGH, -instances(state, figure, self.id)))
