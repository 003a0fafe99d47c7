"""Defend: lends its defense to friends in contact."""

from __future__ import annotations

from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import defense
from mageknight.minis.state.battle import Battle


class Defend(Ability):
    """Friends in contact may use its defense value instead of their own."""

    def __init__(self) -> None:
        super().__init__(
            "defend",
            {
                "defend": ("REB-ABL-33", "M2-ABL-DEF-06"),
            },
        )

    def guards(self, state: Battle, guard: int, target: int) -> int:
        return defense(state, guard)
