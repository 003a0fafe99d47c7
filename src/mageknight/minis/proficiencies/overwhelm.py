"""Overwhelm: ride up to an opposing cavalry unit and throw its rider."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.figures.roster import speed
from mageknight.minis.rules.cavalry.overwhelming import Overwhelming, Overwhelms, needs_room
from mageknight.minis.rules.movement.modes import speed_type
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.movement_mode import allowance


class Overwhelm(Ability):
    """A move action of a unit that touches no opponent; no speed ability helps it."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("overwhelm", {"overwhelm": ("M2-CAV-69", "M2-CAV-70")})

    def manners(self) -> list[Manner]:
        return [RideUp("overwhelm", MOVE, self.id)]


class RideUp(Manner):
    """The move and the die."""

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        return needs_room(state, figure)

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        state = flow.state
        mode = state.edition.movement_mode(0, speed_type(state, figure))
        inches = allowance(state.table, figure, speed(state, figure), mode)
        flow.then(Overwhelming(state.controller[figure], figure, inches), Overwhelms(figure))
