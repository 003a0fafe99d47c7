"""Iron Caravan: shoulder to shoulder."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.cards.comrades import touches_comrade
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import Parts
from mageknight.minis.state.battle import Battle


class IronCaravan(Ability):
    """A member that touches a friend has 1 more defense in close combat."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "iron-caravan",
            {
                "iron-caravan": ("M2-COMPANY-02",),
            },
        )

    def defense(self, state: Battle, manner: AttackManner, attacker: int, target: int, parts: Parts) -> None:
        if manner.kind == CLOSE and touches_comrade(state, target):
            parts.append((self.modifier(), 1))
