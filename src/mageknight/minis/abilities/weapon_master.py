"""Weapon Master: a die instead of the damage value in close combat."""

from __future__ import annotations

from mageknight.minis.ability import Ability
from mageknight.minis.manners import CLOSE, AttackManner
from mageknight.minis.state import Battle


class WeaponMaster(Ability):
    """A close combat hit deals one die of clicks."""

    def __init__(self) -> None:
        super().__init__(
            "weapon-master",
            {
                "weapon-master": ("REB-ABL-18", "M2-ABL-SWD-04"),
            },
        )

    def is_die(self, state: Battle, manner: AttackManner, attacker: int) -> bool:
        return manner.kind == CLOSE and manner.harms
