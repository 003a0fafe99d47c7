"""A site to visit: one tile laid north-east of the small map's northern tile, the hero on one of its spaces or beside it.

The tile lies at (1,1), its centre at 4,-5. Places are named as on a tile: C, NE, E, SE, SW, W, NW.
"""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.land import land
from tests.play import deciding, do, options, view

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


def rush(match: Match[Any]) -> None:
    """Go straight to the Attack phase of a combat; the hero takes all damage."""
    while view(match).turn.phase != "attack":
        kinds = [kind for _, kind in deciding(match)]
        chosen = "end-phase" if kinds == ["combat"] else first(match, "assign-damage unit=hero")
        do(match, f"0: {chosen}")


def first(match: Match[Any], wanted: str) -> str:
    """The wanted option if there is one, else the first."""
    found = options(match)
    return wanted if wanted in found else found[0]


def finish(match: Match[Any]) -> None:
    """End the combat after its Attack phase."""
    do(match, "0: end-phase")


def hexagon(match: Match[Any], place: str) -> Any:
    """A place of the tile as everybody sees it."""
    space = match.kit.parse_value("space", spot(place))
    return next(h for tile in view(match).tiles for h in tile.hexes if h.space == space)
