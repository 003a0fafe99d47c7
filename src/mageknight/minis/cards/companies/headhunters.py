"""Headhunters: one head is worth more than all others."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.minis.cards.extremes import the_dearest
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.effects.parts import DEALT, ability_part
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.figures.roster import foes_of, has
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.state.battle import Battle


class Headhunters(Ability):
    """The member deals 1 damage, when its command phase begins, to the dearest of the opposing figures if it touches it. Of equally dear
    ones none is the dearest (M2-STATUS-05)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("headhunters", {"headhunters": ("M2-COMPANY-02",)})

    def happenings(self) -> list[Happening]:
        return [Strikes(self.name, COMMAND_BEGINS, self.id)]


def prey(state: Battle, figure: int) -> int:
    """The dearest opponent, if the figure touches it; -1 otherwise."""
    found = the_dearest(state, foes_of(state, figure))
    return found if found >= 0 and state.table.touch[figure] >> found & 1 else -1


class Strikes(Happening):
    """The member that strikes counts as the one that eliminates (M2-COMBAT-15)."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1] if prey(state, figure) >= 0 else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        found = prey(flow.state, figure)
        if found >= 0 and has(flow.state, figure, self.ability):
            hurt(flow, found, [(ability_part(self.ability, DEALT), 1)], BY_ABILITY, figure)
