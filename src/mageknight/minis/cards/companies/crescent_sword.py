"""Order of the Crescent Sword: one of the band is gone before it can be held."""

from __future__ import annotations

from typing import ClassVar

from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import SLIPPED, lasting_of


class CrescentSword(Ability):
    """Once a turn a member without tokens breaks away without a die."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "crescent-sword",
            {
                "crescent-sword": ("M2-COMPANY-02",),
            },
        )

    def slips(self, state: Battle, figure: int) -> bool:
        seat = state.controller[figure]
        used = [entry for entry in lasting_of(state, SLIPPED) if entry.seat == seat]
        return tokens_of(state, figure) == 0 and not used
