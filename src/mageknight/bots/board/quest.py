"""The quest for a city: the way to unknown land, the turns it takes, the hope that they are enough."""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp
from typing import Final

from mageknight.board.lattice import HEXES, NEIGHBOURS
from mageknight.board.rules.world.exploring import COST, position_refusal, positions_beside
from mageknight.board.rules.world.ground import (
    is_stronghold,
    on_map,
    plain_cost,
    printed_site,
    rampager_spaces,
    rampagers_at,
)
from mageknight.board.rules.world.movement import provoked
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED
from mageknight.board.state import BoardState
from mageknight.board.terms import CITY, NO_ENTRY

MARCH: Final = 5.5
"""Move points a turn brings, more or less, if one wants to get on."""
TILE: Final = 6.0
"""Move points it takes to cross a tile and explore the next."""
FIGHT: Final = 6.0
"""What it costs to get past somebody who bars the way, in Move points."""
ANGER: Final = 2.0
"""What it costs to pass somebody who will attack."""
NO_WAY: Final = 30.0
WAVER: Final = 0.8
"""How unsure the number of turns is that will be needed."""
REMEMBERED: Final = 64
_MARCHES: Final[dict[tuple[object, ...], list[float]]] = {}


def marches(state: BoardState, seat: int) -> list[float]:
    """For every space the Move points to the nearest one from which unknown land can be seen."""
    return remembered(state, seat, -1)


def remembered(state: BoardState, seat: int, city: int) -> list[float]:
    """The ways to unknown land, or to the gates of a city, worked out once for each map."""
    field = state.map
    key = (
        tuple(field.tile_at),
        tuple(field.tokens),
        tuple(field.shields),
        len(field.deck),
        state.night,
        seat,
        city,
        state.setup.scenario,
    )
    found = _MARCHES.get(key)
    if found is None:
        if len(_MARCHES) >= REMEMBERED:
            _MARCHES.clear()
        found = _MARCHES[key] = spread(state, seat, city)
    return found


def spread(state: BoardState, seat: int, city: int) -> list[float]:
    """The ways over the map from all spaces at once that one wants to get to."""
    ways = [NO_WAY] * HEXES
    heap: list[tuple[float, int]] = []
    entry: dict[int, float] = {}
    for slot, tile in enumerate(state.map.tile_at):
        for space in range(slot * 7, slot * 7 + 7) if tile >= 0 else ():
            entry[space] = entry_cost(state, seat, space)
            if entry[space] < NO_WAY and (is_lookout(state, space) if city < 0 else is_gate(state, seat, space, city)):
                ways[space] = 0.0
                heappush(heap, (0.0, space))
    foes = rampager_spaces(state)
    while heap:
        way, space = heappop(heap)
        if way > ways[space]:
            continue
        for near in NEIGHBOURS[space]:
            if entry.get(near, NO_WAY) >= NO_WAY:
                continue
            angry = any(foe in NEIGHBOURS[near] and foe in NEIGHBOURS[space] for foe in foes)
            longer = way + entry[space] + (ANGER if angry else 0.0)
            if longer < ways[near]:
                ways[near] = longer
                heappush(heap, (longer, near))
    return ways


def is_lookout(state: BoardState, space: int) -> bool:
    """Can unknown land be explored from here?"""
    return any(position_refusal(state, position) is None for position in positions_beside(state, space))


def is_gate(state: BoardState, seat: int, space: int, city: int) -> bool:
    """Can the city be assaulted from here, with nobody else joining in?"""
    return space in NEIGHBOURS[city] and not provoked(state, seat, space, city)


def entry_cost(state: BoardState, seat: int, space: int) -> float:
    """The cost of entering a space, somebody to be beaten there included."""
    cost = plain_cost(state, space)
    closed = scenario_of(state).city_rule == CLOSED and printed_site(state, space) == CITY
    if cost == NO_ENTRY or closed or not on_map(state, space):
        return NO_WAY
    return cost + (FIGHT if rampagers_at(state, space) or is_stronghold(state, seat, space) else 0.0)


def turns_needed(state: BoardState, seat: int) -> float:
    """The number of turns it takes to turn over all tiles that are left, if nothing else is done."""
    left = len(state.map.deck)
    where = state.players[seat].where
    way = marches(state, seat)[where] if where >= 0 else 0.0
    return (way + COST + TILE * (left - 1)) / MARCH


def hope(spare: float, waver: float = WAVER) -> float:
    """The likelihood that something is done in time, with so many turns to spare."""
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, (spare - 0.5) / waver))))
