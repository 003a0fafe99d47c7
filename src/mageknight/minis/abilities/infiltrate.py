"""Infiltrate: deployed after most others, if it likes in cover before its own lines."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.minis.content.abilities import CARD_2003
from mageknight.minis.effects.ability import Ability
from mageknight.minis.events import Frozen
from mageknight.minis.figures.roster import speed_with
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.rules.opening.deployment import shown
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH, squared
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.outline import locate
from mageknight.minis.table.terrain import CONCEALING, HINDERING


class Infiltrate(Ability):
    """The round after the ordinary figures; hindering or concealing terrain up to its speed from its area will do, measured to
    its centre (reading R16). Whoever stands there has a token, which comes off with the first turn it does not act in."""

    YEARS: ClassVar[tuple[int, ...]] = (CARD_2003,)

    def __init__(self) -> None:
        super().__init__(
            "infiltrate",
            {
                "infiltrate": ("M2-ABL-DEF-15", "M2-ABL-DEF-16"),
                "infiltrate-token": ("M2-ABL-DEF-17",),
            },
        )
        self.deploys = 1

    def lair(self, state: Battle, figure: int, x: int, y: int) -> MovementMode | None:
        area = area_of(state, state.controller[figure]).outline
        near_x, near_y = min(max(x, area.x0), area.x1), min(max(y, area.y0), area.y1)
        reach = speed_with(state, figure, shown(state, figure)) * INCH
        if squared(x, y, near_x, near_y) > reach * reach:
            return None
        for piece in state.table.ground.pieces:
            if piece.kind in (HINDERING, CONCEALING) and locate(piece.outline, x, y) > 0:
                return movement_mode(state, figure)
        return None

    def deployed(self, flow: Flow[Battle], figure: int, outside: bool) -> None:
        if outside:
            flow.emit(Frozen(figure, 1))
