"""Pole Arm: who moves up to its front arc takes 1 click and stops."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.moment import MOVED, Happening
from mageknight.minis.effects.parts import HALBERD
from mageknight.minis.events import BY_ABILITY, Stopped
from mageknight.minis.figures.roster import has, instances, is_fielded
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import can_strike


class PoleArm(Ability):
    """Strikes an opposing figure that has moved into contact with its front arc, after the free spins."""

    def __init__(self) -> None:
        super().__init__("pole-arm", {"pole-arm": ("REB-ABL-30", "M2-ABL-DEF-02")})

    def happenings(self) -> list[Happening]:
        return [PoleArmStrikes(self.name, MOVED, self.id)]


class PoleArmStrikes(Happening):
    """The figure that moved up takes 1 click and its action ends."""

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        strikes = figure != about and can_strike(state.table, figure, about)
        return [about] * instances(state, figure, self.ability) if strikes else []

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        if has(flow.state, figure, self.ability) and is_fielded(flow.state, other):
            flow.emit(Stopped(other, figure))
            hurt(flow, other, [(HALBERD, 1)], BY_ABILITY, figure)
