"""Stealth: hindering terrain blocks lines of fire to it."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import called
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.sight import HINDERED_ANYWHERE


class Stealth(Ability):
    """A line of fire to it that passes through hindering terrain is blocked."""

    def __init__(self) -> None:
        super().__init__("stealth", {"stealth": ("REB-ABL-10", "M2-ABL-SPD-17")})

    def sight_refusal(self, state: Battle, attacker: int, target: int, flags: int) -> Refusal | None:
        if flags & HINDERED_ANYWHERE:
            return state.edition.refuse("minis-stealth", self.name, target=called(state, target))
        return None
