"""Trample: a mount rides straight over whoever is in its way."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.effects.parts import DEALT, ability_part
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.cavalry.trampling import Trampling
from mageknight.minis.rules.movement.modes import inches_for
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.tabletop import GROUND


class Trample(Ability):
    """A move action on the ground; everybody under the straight way takes 1 damage."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__("trample", {"trample": ("M2-CAV-73", "M2-CAV-74")})

    def manners(self) -> list[Manner]:
        return [RideDown("trample", MOVE, self.id)]


class RideDown(Manner):
    """The move."""

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if state.table.level[figure] != GROUND:
            return state.edition.refuse("minis-soars", "trample", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        state = flow.state
        start = (state.table.x[figure], state.table.y[figure])
        part = ability_part(self.ability, DEALT)
        flow.then(Trampling(state.controller[figure], figure, inches_for(state, figure), start=start, part=part))
