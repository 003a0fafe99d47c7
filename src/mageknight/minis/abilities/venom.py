"""Venom: at the start of its own turn each opposing figure touching its front arc takes 1 click."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2002, CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.effects.parts import VENOMOUS
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.figures.roster import called, has, instances, touched_by_front
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.prospects import names
from mageknight.minis.rules.large.giants import ignores
from mageknight.minis.state.battle import Battle


class Venom(Ability):
    """At the start of its own turn each opposing figure touching its front arc takes 1 click."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2002,)

    def __init__(self) -> None:
        super().__init__(
            "venom",
            {
                "venom": ("REB-ABL-25", "M2-ABL-SWD-23"),
            },
        )

    def happenings(self) -> list[Happening]:
        return [VenomStrikes(self.name, COMMAND_BEGINS, self.id)]


class Venom2003(Venom):
    """A side that forgets it when the command phase begins loses it for the turn (reading R4); each instance bites (reading R53)."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__()
        self.topics = {**self.topics, "venom-forgotten": ("M2-ABL-SWD-24",)}

    def happenings(self) -> list[Happening]:
        return [VenomStrikes(self.name, COMMAND_BEGINS, self.id, optional=True)]


def bitten(state: Battle, figure: int, ability: int) -> list[int]:
    """The opposing figures the venom of a figure harms."""
    return [foe for foe in touched_by_front(state, figure) if not ignores(state, foe, ability)]


class VenomStrikes(Happening):
    """1 click for each figure touched; who is no longer touched when it happens is spared."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1] * instances(state, figure, self.ability) if bitten(state, figure, self.ability) else []

    def words(self, state: Battle, figure: int, other: int) -> Message:
        bites = names(state, bitten(state, figure, self.ability))
        return say("minis-do-venom", figure=called(state, figure), others=bites)

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        if has(flow.state, figure, self.ability):
            for foe in bitten(flow.state, figure, self.ability):
                hurt(flow, foe, [(VENOMOUS, 1)], BY_ABILITY, figure)
