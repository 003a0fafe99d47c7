"""Free Lances: best alone."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.cards.comrades import touches_comrade
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle


class FreeLances(Ability):
    """A member that touches no friend attacks with 1 more."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "free-lances",
            {
                "free-lances": ("M2-COMPANY-02",),
            },
        )

    def attack(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if not touches_comrade(state, attacker):
            parts.append((self.modifier(), 1))
