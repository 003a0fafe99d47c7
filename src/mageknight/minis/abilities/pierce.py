"""Pierce: armour does not help against its shots."""

from __future__ import annotations

from typing import Final

from mageknight.minis.ability import Ability
from mageknight.minis.content.abilities import BATTLE_ARMOR, INVULNERABILITY, TOUGHNESS
from mageknight.minis.manners import RANGED, AttackManner
from mageknight.minis.state import Battle

PIERCED: Final = 1 << BATTLE_ARMOR | 1 << TOUGHNESS | 1 << INVULNERABILITY


class Pierce(Ability):
    """Its ranged attacks ignore Battle Armor, Toughness and Invulnerability."""

    def __init__(self) -> None:
        super().__init__(
            "pierce",
            {
                "pierce": ("REB-ABL-50", "M2-ABL-DMG-26"),
            },
        )

    def ignores(self, state: Battle, manner: AttackManner, attacker: int) -> int:
        return PIERCED if manner.kind == RANGED else 0
