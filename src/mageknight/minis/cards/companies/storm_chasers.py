"""Storm Chasers: always on the way to the next storm."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import touches_foe
from mageknight.minis.state.battle import Battle


class StormChasers(Ability):
    """A member has 1 more speed while it touches no opposing figure."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "storm-chasers",
            {
                "storm-chasers": ("M2-COMPANY-02",),
            },
        )

    def pace(self, state: Battle, figure: int) -> int:
        return 0 if touches_foe(state, figure) else 1
