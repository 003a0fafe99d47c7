"""Crushing Blow: no defense ability helps against its close attacks."""

from __future__ import annotations

from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.content.abilities import CARD_2003, SHIELDING
from mageknight.minis.effects.ability import Ability
from mageknight.minis.state.battle import Battle


class CrushingBlow(Ability):
    """Its close combat attacks ignore the defense abilities of their targets; Pole Arm strikes before the attack (R66)."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("crushing-blow", {"crushing-blow": ("M2-ABL-DMG-22",)})

    def ignores(self, state: Battle, manner: AttackManner, attacker: int) -> int:
        return SHIELDING if manner.kind == CLOSE else 0
