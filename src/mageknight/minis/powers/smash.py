"""Smash: whoever wields items near the warrior may drop them."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.actions.manner import Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.events import FOR_POWER, DiceRolled
from mageknight.minis.figures.bodies import body
from mageknight.minis.figures.roster import is_fielded
from mageknight.minis.figures.sections import hull_of
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.figures.wielding import lay
from mageknight.minis.rules.large.powers import Power
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import is_within

REACH: Final = 8
"""How far it reaches, in inches."""
DROPS: Final = 6
"""On this result or less an item is dropped."""


class Smash(Ability):
    """Each item by itself: a die plus the attack bonus of its wielder."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("smash", {"smash": ("M2-DRAGON-52",)})

    def manners(self) -> list[Manner]:
        return [Shatter("smash", self.id)]


def wielded_near(state: Battle, section: int) -> list[int]:
    """The items wielded by figures near the warrior."""
    hull = hull_of(state, section)
    return [
        item
        for item, bearer in enumerate(state.bearer)
        if bearer >= 0
        and is_fielded(state, bearer)
        and hull_of(state, bearer) != hull
        and is_within(state.table, hull, bearer, REACH)
    ]


class Shatter(Power):
    """The action."""

    def promise(self, state: Battle, figure: int) -> float:
        return sum([state.items[item].points / 2 for item in wielded_near(state, figure)])

    def has_use(self, state: Battle, figure: int) -> bool:
        return len(wielded_near(state, figure)) > 0

    def use(self, flow: Flow[Battle], figure: int) -> None:
        flow.then_all([GripRoll(item) for item in wielded_near(flow.state, figure)])


class GripRoll(Roll[Battle]):
    """A die for one item."""

    FIELDS = ("item",)

    def __init__(self, item: int) -> None:
        super().__init__(DICE, 1, 6)
        self.item = item

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        bearer = state.bearer[self.item]
        if bearer < 0:
            return
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_POWER, state.controller[bearer], bearer, (die,)))
        if die + state.defs[bearer].attack_bonus <= DROPS:
            base = body(state, bearer)
            lay(flow, self.item, bearer, state.table.x[base], state.table.y[base])
