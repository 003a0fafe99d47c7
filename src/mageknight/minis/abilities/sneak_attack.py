"""Sneak Attack: twice the damage from behind, and no free spin for those it comes up to (`rules.spin`)."""

from __future__ import annotations

from mageknight.minis.ability import Ability
from mageknight.minis.manners import CLOSE, AttackManner
from mageknight.minis.rules.parts import SNEAKED, Parts
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import strikes_rear


class SneakAttack(Ability):
    """The close combat damage value is doubled when it touches the rear arc of the target."""

    def __init__(self) -> None:
        super().__init__(
            "sneak-attack",
            {
                "sneak-attack": ("REB-ABL-27", "M2-ABL-SWD-26"),
                "sneak-attack-spin": ("REB-ABL-26", "M2-ABL-SWD-25"),
            },
        )

    def damage(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == CLOSE and strikes_rear(state.table, attacker, target):
            parts.append((SNEAKED, parts[0][1]))
