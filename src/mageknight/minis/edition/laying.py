"""The rules of each edition for laying terrain, as numbers: the players' own laying and the check of ready tables use them."""

from __future__ import annotations

from typing import Final

from mageknight.minis.table.terrain import (
    ABRUPT,
    BLOCKING,
    CHASM,
    CONCEALING,
    DEEP_WATER,
    ELEVATED,
    HINDERING,
    LOW_WALL,
    SHALLOW_WATER,
)


class Laying:
    """The laying of terrain. Distances are in inches; 0 asks for none.

    `kinds`: what may be laid; `gap`: between two pieces; `from_edges`, `from_objectives` (`from_rim` measures to the
    token's rim instead of its centre), `from_far_edges` of the starting areas. `areas_free` keeps pieces out of
    starting areas. `contributed`: pieces a player may put on the common pile, 0 where there is none; `most`: pieces on
    the table, 0 for all of the pile. `exact`: a ready table has just `most` pieces. `least`: the shortest side of a
    battlefield on which objectives keep their distance from the edges whatever the dice say. `last_lays_first`: the
    player after the first one begins. `deep`: how far starting areas reach in. `built`: constructed features a player may put on the
    pile besides.
    """

    def __init__(
        self,
        kinds: tuple[int, ...],
        gap: int,
        contributed: int,
        most: int,
        *,
        from_edges: int = 0,
        from_objectives: int = 0,
        from_rim: bool = False,
        from_far_edges: int = 0,
        areas_free: bool = False,
        exact: bool = False,
        least: int = 0,
        last_lays_first: bool = False,
        built: int = 0,
        deep: int = 3,
    ) -> None:
        self.kinds = kinds
        self.gap = gap
        self.contributed = contributed
        self.most = most
        self.from_edges = from_edges
        self.from_objectives = from_objectives
        self.from_rim = from_rim
        self.from_far_edges = from_far_edges
        self.areas_free = areas_free
        self.exact = exact
        self.least = least
        self.last_lays_first = last_lays_first
        self.built = built
        self.deep = deep


EVERY_KIND: Final = (HINDERING, BLOCKING, ELEVATED, ABRUPT, SHALLOW_WATER, DEEP_WATER, LOW_WALL)

LAYINGS: Final[dict[str, Laying]] = {
    "rebellion": Laying(EVERY_KIND, 2, 2, 0, areas_free=True),
    "quick-start": Laying((BLOCKING,), 3, 0, 4, from_objectives=3, exact=True, last_lays_first=True),
    "second": Laying(
        (*EVERY_KIND, CONCEALING, CHASM),
        3,
        4,
        4,
        from_edges=3,
        from_objectives=3,
        from_rim=True,
        from_far_edges=3,
        least=19,
        last_lays_first=True,
        built=2,
    ),
    "conquest": Laying(
        (*EVERY_KIND, CONCEALING, CHASM),
        3,
        6,
        6,
        from_edges=3,
        from_objectives=3,
        from_rim=True,
        from_far_edges=3,
        least=48,
        last_lays_first=True,
        built=2,
        deep=4,
    ),
}
LAYINGS["dragon"] = LAYINGS["second"]
