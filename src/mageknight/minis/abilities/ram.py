"""Ram: after its move each opposing figure touching its front arc takes 1 click."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import MOVED, Happening
from mageknight.minis.effects.parts import RAMMED
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.figures.roster import has, instances, touched_by_front
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.state.battle import Battle


class Ram(Ability):
    """After its move each opposing figure touching its front arc takes 1 click."""

    def __init__(self) -> None:
        super().__init__(
            "ram",
            {
                "ram": ("REB-ABL-15", "M2-ABL-SPD-31"),
                "ram-formation": ("REB-ABL-16", "M2-ABL-SPD-32"),
            },
        )

    def happenings(self) -> list[Happening]:
        return [RamStrikes(self.name, MOVED, self.id)]


class RamStrikes(Happening):
    """1 click for each figure touched; who is no longer touched when it happens is spared."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        if figure != about:
            return []
        return [-1] * instances(state, figure, self.ability) if touched_by_front(state, figure) else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        if has(flow.state, figure, self.ability):
            for foe in touched_by_front(flow.state, figure):
                hurt(flow, foe, [(RAMMED, 1)], BY_ABILITY, figure)
