"""Venom: at the start of its own turn each opposing figure touching its front arc takes 1 click."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.ability import Ability
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.moment import COMMAND_BEGINS, Happening
from mageknight.minis.roster import has, touched_by_front
from mageknight.minis.rules.damage import hurt
from mageknight.minis.rules.parts import VENOMOUS
from mageknight.minis.state import Battle


class Venom(Ability):
    """At the start of its own turn each opposing figure touching its front arc takes 1 click."""

    def __init__(self) -> None:
        super().__init__(
            "venom",
            {
                "venom": ("REB-ABL-25", "M2-ABL-SWD-23"),
            },
        )

    def happenings(self) -> list[Happening]:
        return [VenomStrikes(self.name, COMMAND_BEGINS, self.id)]


class VenomStrikes(Happening):
    """1 click for each figure touched; who is no longer touched when it happens is spared."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return [-1] if touched_by_front(state, figure) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        if has(flow.state, figure, self.ability):
            for foe in touched_by_front(flow.state, figure):
                hurt(flow, foe, [(VENOMOUS, 1)], BY_ABILITY, figure)
