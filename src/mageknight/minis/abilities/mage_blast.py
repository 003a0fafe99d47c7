"""Mage Blast: one target, and a die decides the damage."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.rules.attack.ranged import Shoot
from mageknight.minis.state.battle import Battle


class MageBlast(Ability):
    """A ranged combat action against a single opposing figure."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("mage-blast", {"mage-blast": ("M2-ABL-WND-07",)})

    def manners(self) -> list[Manner]:
        return [Blasting(self.id)]


class Blasting(Shoot):
    """A die gives the ranged damage of a hit."""

    def __init__(self, ability: int) -> None:
        super().__init__("mage-blast", ability)

    def most_targets(self, state: Battle, attacker: int) -> int:
        return 1

    def by_die(self, state: Battle, attacker: int) -> bool:
        return True
