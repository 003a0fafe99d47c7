"""Pierce: armour does not help against its shots."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.content.abilities import BATTLE_ARMOR, CARD_2002, CARD_2003, INVULNERABILITY, SHIELDING, TOUGHNESS
from mageknight.minis.effects.ability import Ability
from mageknight.minis.state.battle import Battle

PIERCED: Final = 1 << BATTLE_ARMOR | 1 << TOUGHNESS | 1 << INVULNERABILITY


class Pierce(Ability):
    """Its ranged attacks ignore Battle Armor, Toughness and Invulnerability."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "pierce",
            {
                "pierce": ("REB-ABL-50", "M2-ABL-DMG-26"),
            },
        )

    def ignores(self, state: Battle, manner: AttackManner, attacker: int) -> int:
        return PIERCED if manner.kind == RANGED else 0


class Pierce2003(Pierce):
    """Its ranged attacks ignore all defense abilities of their targets, except those that keep them from being targets."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def ignores(self, state: Battle, manner: AttackManner, attacker: int) -> int:
        return SHIELDING if manner.kind == RANGED else 0
