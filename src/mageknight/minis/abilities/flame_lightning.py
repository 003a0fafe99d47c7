"""Flame/Lightning: burns the target and everybody touching it."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import members
from mageknight.minis.rules.attack.ranged import Shoot, touching
from mageknight.minis.state.battle import Battle


class FlameLightning(Ability):
    """A ranged combat action with 1 click for everybody it hits."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "flame-lightning",
            {
                "flame-lightning": ("REB-ABL-20", "M2-ABL-SWD-06"),
            },
        )

    def manners(self) -> list[Manner]:
        return [Flame(self.id)]


class FlameLightning2003(FlameLightning):
    """A ranged combat action; 1 damage for whoever touches a target that was hit."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def manners(self) -> list[Manner]:
        return [Fire(self.id)]


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


class Fire(Shoot):
    """A shot at as many targets as there are arrows; the result also counts against everybody touching those it hits."""

    def __init__(self, ability: int) -> None:
        super().__init__("flame", ability)
        self.divides = True
        self.spread = 1

    def beyond(self, state: Battle, attacker: int, hits: tuple[int, ...]) -> tuple[int, ...]:
        """Friend or foe, never the attacker itself, nor a target a second time (reading R70)."""
        return touching(state, attacker, hits)
