"""Heat Wave and Inferno: what happens in an end phase because of heat."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.content.abilities import DEMORALIZED
from mageknight.minis.content.domains import BURNS, SWELTERS
from mageknight.minis.effects.moment import ENDS, Happening
from mageknight.minis.effects.parts import DOMAIN
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.figures.roster import has, members, own_figures
from mageknight.minis.rules.attack.damage import eliminate, hurt
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing
from mageknight.minis.table.tabletop import GROUND
from mageknight.minis.table.terrain import HINDERING


class Swelters(Happening):
    """In every end phase whoever shows Demoralized is eliminated, whosever figure it is."""

    def __init__(self) -> None:
        super().__init__(SWELTERS, ENDS, 0, in_order=False, loose=True)

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        if not doing(state, SWELTERS):
            return []
        return [(figure, -1) for figure in members(state.table.afield) if has(state, figure, DEMORALIZED)]

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        eliminate(flow, figure, -1)


class Burns(Happening):
    """Whoever stands in hindering terrain when the end phase of its player ends takes 1 damage."""

    def __init__(self) -> None:
        super().__init__(BURNS, ENDS, 0, in_order=False, loose=True)

    def found(self, state: Battle, about: int) -> list[tuple[int, int]]:
        if not doing(state, BURNS):
            return []
        return [(figure, -1) for figure in own_figures(state, about) if is_amid(state, figure)]

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        hurt(flow, figure, [(DOMAIN, 1)], BY_ABILITY)


def is_amid(state: Battle, figure: int) -> bool:
    """Does a figure on the ground occupy hindering terrain, with its centre dot?"""
    table = state.table
    if table.level[figure] != GROUND:
        return False
    x, y = table.x[figure], table.y[figure]
    return any(
        piece.kind == HINDERING and table.ground.covered_by(1 << number, x, y, x, y, 0)
        for number, piece in enumerate(table.ground.pieces)
    )
