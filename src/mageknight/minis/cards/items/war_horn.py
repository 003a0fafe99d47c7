"""War Horn: the die of its side's commanders is easier to win."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.state.battle import Battle


class WarHorn(Ability):
    """The Command die of its wielder gets 1 more."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "war-horn",
            {
                "war-horn": ("M2-ITEM-27",),
            },
        )

    def urges(self, state: Battle, figure: int) -> int:
        return 1
