"""Parry: the single target of a close attack beats the blade aside."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.message import Message, say
from mageknight.minis.actions.manner import CLOSE
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import AIMED, Happening
from mageknight.minis.effects.parts import MODIFIER, ability_part
from mageknight.minis.events import FOR_PARRY, DiceRolled
from mageknight.minis.figures.roster import called, has, instances
from mageknight.minis.rules.attack.assault import DICE, adjust, in_hand
from mageknight.minis.rules.attack.prospects import chance_with
from mageknight.minis.state.battle import Battle

LEAST: Final = 1
MOST: Final = 4
"""What a parry takes off an attack."""


class Parry(Ability):
    """One die less 2, at least 1, off the attack; a modifier, so the rule of 3 holds it (reading R64)."""

    YEARS = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("parry", {"parry": ("M2-ABL-SWD-21", "M2-ABL-SWD-22")})

    def happenings(self) -> list[Happening]:
        return [Parries(self.name, AIMED, self.id, optional=True)]


class Parries(Happening):
    """The figure is the one target of a close combat attack that is about to be rolled; each instance parries."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        attack = in_hand(state)
        manner = attack.manner(state)
        if attack.targets != (figure,) or manner.kind != CLOSE or manner.aid:
            return []
        return [about] * instances(state, figure, self.ability)

    def words(self, state: Battle, figure: int, other: int) -> Message:
        worst, best = [chance_with(state, ((ability_part(self.ability, MODIFIER), -off),)) for off in (LEAST, MOST)]
        return say(
            "minis-do-parry" if best < worst else "minis-do-parry-evenly",
            figure=called(state, figure),
            other=called(state, other),
            now=chance_with(state),
            worst=worst,
            best=best,
        )

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        if has(flow.state, figure, self.ability):
            flow.then(ParryRoll(figure, self.ability))


class ParryRoll(Roll[Battle]):
    """The die of a parry."""

    FIELDS = ("figure", "ability")

    def __init__(self, figure: int, ability: int) -> None:
        super().__init__(DICE, 1, 6)
        self.figure = figure
        self.ability = ability

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        die = outcome[0] + 1
        flow.emit(DiceRolled(FOR_PARRY, flow.state.controller[self.figure], self.figure, (die,)))
        adjust(flow, [(ability_part(self.ability, MODIFIER), -max(LEAST, die - 2))])
