"""Bloody Thorns, Sniper: turns freely, and finds the gaps in any armour."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.abilities.nimble import TurnFreely
from mageknight.minis.actions.manner import RANGED, AttackManner, Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle


class BloodyThorns(Ability):
    """The defense of the targets of its ranged attacks is 2 lower."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "bloody-thorns",
            {
                "bloody-thorns": ("M2-SUBF-10",),
                "sniper-turn": ("M2-SUBF-09",),
            },
        )

    def exposes(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == RANGED and not manner.aid:
            parts.append((self.modifier(), -2))

    def manners(self) -> list[Manner]:
        return [TurnFreely("sniper", self.id)]
