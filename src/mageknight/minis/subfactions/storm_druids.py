"""Storm Druids, Nature's Fury: a die may double the attack bonus."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import AIMED, Happening
from mageknight.minis.effects.parts import BONUS, ability_part
from mageknight.minis.events import FOR_FURY, DiceRolled
from mageknight.minis.figures.roster import damage
from mageknight.minis.rules.attack.assault import DICE, adjust, in_hand
from mageknight.minis.rules.attack.values import full_bonus
from mageknight.minis.rules.turn.moments import begin_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.lasting import THIS_ACTION, Lasting, lasting_of

FURY: Final = "fury"
"""The entry of what lasts that says what the die of the action under way has brought."""


class StormDruids(Ability):
    """A die up to the damage value adds the attack bonus to an attack, on top of one that counts already."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "storm-druids",
            {
                "storm-druids": ("M2-SUBF-21",),
            },
        )

    def happenings(self) -> list[Happening]:
        return [FuryRises("storm-druids", AIMED, self.id, in_order=False)]


class FuryRises(Happening):
    """For attacks an action was given for. One die an action: what it brought holds for all attacks made with it (reading R124)."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        attack = in_hand(state)
        wanted = figure == about and not attack.extra and not attack.manner(state).aid
        return [-1] if wanted and full_bonus(state, figure) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        thrown = lasting_of(flow.state, FURY, figure)
        if not thrown:
            flow.then(FuryRoll(figure, self.ability))
        elif thrown[0].amount:
            rage(flow, figure, self.ability)


class FuryRoll(Roll[Battle]):
    """One die against the unmodified damage value."""

    FIELDS = ("figure", "ability")

    def __init__(self, figure: int, ability: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.ability = ability

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die, most = outcome[0] + 1, damage(state, self.figure)
        flow.emit(
            DiceRolled(
                purpose=FOR_FURY,
                seat=state.controller[self.figure],
                figure=self.figure,
                dice=(die,),
                least=1,
                most=most,
            )
        )
        begin_lasting(flow, Lasting(FURY, self.figure, amount=int(die <= most), until=THIS_ACTION))
        if die <= most:
            rage(flow, self.figure, self.ability)


def rage(flow: Flow[Battle], figure: int, number: int) -> None:
    """The attack bonus counts once more in the attack in hand."""
    adjust(flow, [(ability_part(number, BONUS), full_bonus(flow.state, figure))])
