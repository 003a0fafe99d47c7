"""Flame/Lightning: burns the target and everybody touching it."""

from __future__ import annotations

from mageknight.minis.ability import Ability
from mageknight.minis.manners import Manner
from mageknight.minis.roster import members
from mageknight.minis.rules.ranged import Shoot
from mageknight.minis.state import Battle


class FlameLightning(Ability):
    """A ranged combat action with 1 click for everybody it hits."""

    def __init__(self) -> None:
        super().__init__(
            "flame-lightning",
            {
                "flame-lightning": ("REB-ABL-20", "M2-ABL-SWD-06"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Flame(self.id)]


class Flame(Shoot):
    """One roll against the target and everybody touching it, friend or foe; 1 click each."""

    def __init__(self, ability: int) -> None:
        super().__init__("flame", ability)
        self.formation = False

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def reached(self, state: Battle, attacker: int, targets: tuple[int, ...]) -> tuple[int, ...]:
        around = state.table.touch[targets[0]] & ~state.held & ~(1 << attacker)
        return (*targets, *members(around))

    def clicks(self, state: Battle, attacker: int, target: int, count: int) -> int:
        return 1
