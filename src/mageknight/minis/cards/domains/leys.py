"""Ley Burn: magic has its price."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow, Frame
from mageknight.minis.effects.parts import DOMAIN
from mageknight.minis.events import BY_PUSHING
from mageknight.minis.figures.roster import is_fielded
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.state.battle import Battle


class Burnt(Frame[Battle]):
    """A spell has been cast: its caster takes 1 pushing damage."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, flow: Flow[Battle]) -> None:
        if is_fielded(flow.state, self.figure):
            hurt(flow, self.figure, [(DOMAIN, 1)], BY_PUSHING)
