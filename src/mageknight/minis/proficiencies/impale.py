"""Impale: a rider's lance goes deep into a single target."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.rules.attack.assault import in_hand, is_attacking
from mageknight.minis.state.battle import Battle


class Impale(Ability):
    """The rider has 2 more damage in a close combat attack on one target; its weapon mastery rests (`abilities.weapon_master`)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("impale", {"impale": ("M2-CAV-61", "M2-CAV-62", "M2-CAV-64")})

    def damage(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == CLOSE and manner.harms and not manner.aid and is_single(state, attacker):
            parts.append((self.modifier(), 2))


def is_single(state: Battle, attacker: int) -> bool:
    """Has the attack of this figure one target? A preview is about one."""
    if not is_attacking(state):
        return True
    assault = in_hand(state)
    return assault.attacker != attacker or len(assault.hits) + len(assault.misses) <= 1
