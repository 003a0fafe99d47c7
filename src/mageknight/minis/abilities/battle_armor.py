"""Battle Armor: a better defense against ranged combat."""

from __future__ import annotations

from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import ARMORED, Parts
from mageknight.minis.figures.roster import instances
from mageknight.minis.state.battle import Battle


class BattleArmor(Ability):
    """+2 defense against ranged combat attacks."""

    def __init__(self) -> None:
        super().__init__(
            "battle-armor",
            {
                "battle-armor": ("REB-ABL-29", "M2-ABL-DEF-01"),
            },
        )

    def defense(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == RANGED:
            parts.append((ARMORED, 2 * instances(state, target, self.id)))
