"""Temple Masters, Gallant Defense: comrades in contact share their defense."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import defense, has
from mageknight.minis.state.battle import Battle


class TempleMasters(Ability):
    """Friends of the order in contact may use its unmodified defense."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "temple-masters",
            {
                "temple-masters": ("M2-SUBF-27",),
            },
        )

    def guards(self, state: Battle, guard: int, target: int) -> int:
        return defense(state, guard) if has(state, target, self.id) else 0
