"""Magic Enhancement: friends in contact shoot harder."""

from __future__ import annotations

from mageknight.minis.ability import Ability
from mageknight.minis.manners import RANGED, AttackManner
from mageknight.minis.rules.magic import is_immune
from mageknight.minis.state import Battle


class MagicEnhancement(Ability):
    """A friend in contact deals 1 extra click to each opposing figure it hits in ranged combat."""

    def __init__(self) -> None:
        super().__init__(
            "magic-enhancement",
            {
                "magic-enhancement": ("REB-ABL-42", "M2-ABL-DMG-06"),
            },
        )

    def enhances(self, state: Battle, manner: AttackManner, helper: int, attacker: int, target: int) -> int:
        if manner.kind != RANGED or is_immune(state, attacker) or is_immune(state, target, manner.ignores):
            return 0
        return state.foes[state.owner[attacker]] >> target & 1
