"""Starting areas: the strip along the edge a player has chosen, and the edge of it that is far from him."""

from __future__ import annotations

from typing import Final

from mageknight.minis.content.domains import WIDENS
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing_for
from mageknight.minis.table.terrain import Area, starting_area

EDGES: Final = ("south", "east", "north", "west")


def area_of(state: Battle, seat: int) -> Area:
    """The area where a seat deploys (REB-SET-03, REB-SET-04, M2-SETUP-04).

    An edition without margin gives it the strip along the whole edge (QS-SET-08).
    """
    ground = state.table.ground
    edge = state.edge[seat]
    deep = max([state.edition.deep, *[each.amount for each in doing_for(state, WIDENS, seat)]])
    return starting_area(EDGES[edge], edge, ground.width, ground.height, deep, state.edition.margin)


def far_edge(state: Battle, seat: int) -> tuple[int, int, int, int]:
    """The long side of a starting area that is farthest from its player, both ends (M2-SETUP-05)."""
    outline = area_of(state, seat).outline
    edge = state.edge[seat]
    if edge % 2 == 0:
        y = outline.y1 if edge == 0 else outline.y0
        return outline.x0, y, outline.x1, y
    x = outline.x0 if edge == 1 else outline.x1
    return x, outline.y0, x, outline.y1
