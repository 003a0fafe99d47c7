"""A site to visit: one tile laid north-east of the small map's northern tile, the hero on one of its spaces or beside it.

The tile lies at (1,1), its centre at 4,-5. Places are named as on a tile: C, NE, E, SE, SW, W, NW.
"""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.land import land

PLACES = {"C": (0, 0), "NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
CENTRE = (4, -5)


def spot(place: str) -> str:
    """The coordinates of a place of the tile."""
    q, r = PLACES[place]
    return f"{CENTRE[0] + q},{CENTRE[1] + r}"


def visit(
    tile: str, place: str, seat: str = "hand: march", more: str = "", tokens: str = "", **rest: Any
) -> Match[Any]:
    """Seat 0 at the start of its turn on a place of the tile."""
    return land(at=spot(place), seat=seat, more=more, tokens=tokens, tiles=f"1,1: {tile}", **rest)
