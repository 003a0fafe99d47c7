"""Holy Ground: who has lost heart finds it again."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.content.abilities import DEMORALIZED
from mageknight.minis.content.domains import HEARTENS
from mageknight.minis.effects.moment import COMMAND_BEGINS, Happening
from mageknight.minis.effects.parts import DOMAIN
from mageknight.minis.figures.roster import has, own_figures
from mageknight.minis.rules.attack.damage import heal
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing_for


class Heartens(Happening):
    """His figures that show Demoralized heal 1 click when the command phase of whoever played it begins (M2-DOMAIN-06)."""

    def __init__(self) -> None:
        super().__init__(HEARTENS, COMMAND_BEGINS, 0, in_order=False, loose=True)

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        if not state.beside or not doing_for(state, HEARTENS, about):
            return []
        return [(figure, -1) for figure in own_figures(state, about) if has(state, figure, DEMORALIZED)]

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        heal(flow, figure, [(DOMAIN, 1)], figure)
