"""Stormfire: strikes the target and leaps to everybody touching it."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.attack.ranged import Shoot, touching
from mageknight.minis.state.battle import Battle


class Stormfire(Ability):
    """A ranged combat action against a single opposing figure."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("stormfire", {"stormfire": ("M2-ABL-WND-05",)})

    def manners(self) -> list[Manner]:
        return [Storm(self.id)]


class Storm(Shoot):
    """The ranged damage value for the target; 1 damage for whoever touches it and is hit by the same result."""

    def __init__(self, ability: int) -> None:
        super().__init__("stormfire", ability)
        self.spread = 1

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def beyond(self, state: Battle, attacker: int, hits: tuple[int, ...]) -> tuple[int, ...]:
        """Friend or foe, never the attacker itself (reading R70)."""
        return touching(state, attacker, hits)
