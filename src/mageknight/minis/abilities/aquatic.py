"""Aquatic: water is no obstacle to its movement (`rules.movement.modes`), and on the card of 2003 shelters it."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.figures.roster import instances
from mageknight.minis.rules.movement.modes import is_in_water
from mageknight.minis.state.battle import Battle


class Aquatic(Ability):
    """Water is clear terrain for its movement."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "aquatic",
            {
                "aquatic": ("REB-ABL-09", "M2-ABL-SPD-16"),
                "aquatic-double-time": ("M2-ABL-SPD-15",),
            },
        )


class Aquatic2003(Aquatic):
    """In water its defense is 2 higher against ranged combat attacks; no double-time, by its traits."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def defense(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == RANGED and is_in_water(state, target):
            parts.append((self.modifier(), 2 * instances(state, target, self.id)))
