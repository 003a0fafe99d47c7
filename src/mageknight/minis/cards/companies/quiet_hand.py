"""Quiet Hand: the blow one does not see."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import strikes_rear


class QuietHand(Ability):
    """Members do 1 more damage in close combat from behind."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "quiet-hand",
            {
                "quiet-hand": ("M2-COMPANY-02",),
            },
        )

    def damage(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == CLOSE and strikes_rear(state.table, attacker, target):
            parts.append((self.modifier(), 1))
