"""Commands worth trying on the way to a goal: what a fight is won with, what carries a hero on, what a road costs at least."""

from __future__ import annotations

import hashlib
import heapq
from typing import Any, Final

import msgspec

from mageknight.board.lattice import NEIGHBOURS
from mageknight.board.view.types import BoardView

PRICES: Final = {"plains": 2, "hills": 3, "forest": 3, "wasteland": 4, "desert": 5, "swamp": 5, "city": 2}
DARK_PRICES: Final = {**PRICES, "forest": 5, "desert": 3}
CITY: Final = "city"
NO_WAY: Final = 99


def digest(parts: Any) -> bytes:
    """A short stand-in for plain data and records; equal parts have the same."""
    return hashlib.blake2b(msgspec.json.encode(parts), digest_size=16).digest()


def weapons(view: BoardView, seat: int) -> bytes:
    """The commands a fight is won with, and what is still to be decided; a card spent for nothing leaves it as it was."""
    me, combat = view.players[seat], view.combat
    pools = None if combat is None else (combat.attack, combat.block, combat.enemies)
    return msgspec.json.encode((pools, me.crystals, me.mana, me.deck, view.turn.phase, view.lasting, view.source))


def strides(view: BoardView, seat: int) -> bytes:
    """The commands that carry a hero on; a card played for anything else leaves it as it was."""
    me, turn = view.players[seat], view.turn
    costs = [step.cost.total for step in turn.steps]
    return msgspec.json.encode((turn.move, costs, me.crystals, me.mana, view.lasting, view.source, me.deck))


def cheapest(view: BoardView, start: int, goal: int) -> int:
    """The price of the cheapest way on land as it is printed, at least."""
    prices = DARK_PRICES if view.night else PRICES
    land = {each.space: CITY if each.site == CITY else each.terrain for tile in view.tiles for each in tile.hexes}
    land[goal] = CITY
    done: set[int] = set()
    edge = [(0, start)]
    while edge:
        paid, here = heapq.heappop(edge)
        if here == goal:
            return paid
        if here in done:
            continue
        done.add(here)
        for there in NEIGHBOURS[here]:
            if land.get(there, "") in prices:
                heapq.heappush(edge, (paid + prices[land[there]], there))
    return NO_WAY
