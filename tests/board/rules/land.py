"""A small map for tests of movement: the starting tile, a tile north of it and one to the north-east.

north (0,1), centre 1,-3        north-east (1,0), centre 3,-2
glade in a forest 1,-3          hills 3,-2
lake 2,-4   village 2,-3        glade 4,-3  village 4,-2
plains 1,-2 and 0,-2            plains 3,-1 and 2,-2, mine 2,-1
forest 0,-3, orcs 1,-4          orcs 3,-3
"""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.fights import indent, me, split
from tests.play import situation, view

TILES = ("tiles:", "  0,1: countryside_01", "  1,0: countryside_02")


def land(
    at: str = "0,0",
    seat: str = "",
    more: str = "",
    tokens: str = "",
    seats: int = 1,
    tiles: str = "",
    piles: str = "",
    cities: str = "",
    shields: str = "",
    others: str = "",
) -> Match[Any]:
    """Seat 0 at the start of its turn on the small map; parts are separated by semicolons."""
    source = [] if "source:" in more else ["source: black, black, black"]
    lines = ["game: board", f"seats: {seats}", *source, *split(more), *TILES, *indent(tiles)]
    for name, text in (("tokens", tokens), ("piles", piles), ("cities", cities), ("shields", shields)):
        if text:
            lines += [name + ":", *indent(text)]
    lines += ["turn: 0", "seat 0:", f"  at: {at}", *indent(seat)]
    if others:
        lines += ["seat 1:", *indent(others)]
    return situation("\n".join(lines))


def place(match: Match[Any], seat: int = 0) -> tuple[int, int]:
    space = me(match, seat).space
    return next((hex_.q, hex_.r) for tile in view(match).tiles for hex_ in tile.hexes if hex_.space == space)
