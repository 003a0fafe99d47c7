"""Spell Resistance: wands are worse against it."""

from __future__ import annotations

from mageknight.minis.actions.manner import RANGED, AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.rules.attack.ranged import WAND
from mageknight.minis.state.battle import Battle


class SpellResistance(Ability):
    """-3 attack for a wand attack of which it is the target; the close attack of a wand figure is none (reading R56)."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("spell-resistance", {"spell-resistance": ("M2-ABL-DEF-28",)})

    def hampers(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == RANGED and state.defs[attacker].types.attack == WAND:
            parts.append((self.modifier(), -3))
