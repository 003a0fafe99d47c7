"""Dragonslayers: the greater the prey, the surer the hand."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.figures.roster import foes_of, members
from mageknight.minis.state.battle import Battle


class Dragonslayers(Ability):
    """Members attack the dearest of the opposing figures on the battlefield with 1 more; of equally dear ones each."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "dragonslayers",
            {
                "dragonslayers": ("M2-COMPANY-02",),
            },
        )

    def attack(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        foes = foes_of(state, attacker)
        dearest = max([state.defs[foe].points for foe in members(foes)], default=0)
        if foes >> target & 1 and state.defs[target].points == dearest:
            parts.append((self.modifier(), 1))
