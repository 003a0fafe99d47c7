"""Demoralized: only moves and special actions."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, SPECIAL, Manner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import called
from mageknight.minis.state.battle import Battle


class Demoralized(Ability):
    """It gets only move, special or pass actions and does not count for the end of the battle, by its traits."""

    def __init__(self) -> None:
        super().__init__(
            "demoralized",
            {
                "demoralized": ("REB-ABL-44", "M2-ABL-DMG-10"),
                "demoralized-contact": ("REB-ABL-44", "M2-ABL-DMG-11"),
            },
        )

    def action_refusal(self, state: Battle, figure: int, manner: Manner) -> Refusal | None:
        if manner.kind not in (MOVE, SPECIAL):
            return state.edition.refuse("minis-demoralized", self.name, figure=called(state, figure))
        return None
