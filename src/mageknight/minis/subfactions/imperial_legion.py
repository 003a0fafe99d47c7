"""Imperial Legion, Rally: the demoralized take heart, captors make short work."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import CARD_2003, DEMORALIZED
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.effects.parts import RALLIED
from mageknight.minis.figures.roster import called, has
from mageknight.minis.rules.attack.damage import eliminate, heal
from mageknight.minis.state.battle import Battle


class ImperialLegion(Ability):
    """A demoralized one heals 2 when its command phase begins; a captor may eliminate its captive."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "imperial-legion",
            {
                "imperial-legion": ("M2-SUBF-07",),
                "imperial-legion-captives": ("M2-SUBF-08",),
            },
        )

    def happenings(self) -> list[Happening]:
        return [
            TakesHeart("imperial-legion", COMMAND_BEGINS, self.id),
            KillsCaptive("imperial-legion-captive", COMMAND_BEGINS, self.id, optional=True),
        ]


class TakesHeart(Happening):
    """A demoralized legionary heals 2."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1] if has(state, figure, DEMORALIZED) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        heal(flow, figure, [(RALLIED, 2)], figure)


class KillsCaptive(Happening):
    """A captor may eliminate its captive without an action and without a roll."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [state.captive[figure]] if state.captive[figure] >= 0 else []

    def words(self, state: Battle, figure: int, other: int) -> Message:
        return say("minis-do-kill-captive", figure=called(state, figure), other=called(state, other))

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        eliminate(flow, other, flow.state.controller[figure])
