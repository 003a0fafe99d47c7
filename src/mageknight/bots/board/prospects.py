"""How far every space is from unknown land that can still be explored, in Move points. Worked out once for each map."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mageknight.board.lattice import HEXES, NEIGHBOURS, NOWHERE
from mageknight.board.rules.exploring import position_refusal, positions_beside
from mageknight.board.rules.ground import on_map, plain_cost, printed_site, rampagers_at
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED
from mageknight.board.state import BoardState
from mageknight.board.terms import CITY, KEEP, MAGE_TOWER, NO_ENTRY

FAR: Final = 14
REMEMBERED: Final = 64
_FIELDS: Final[dict[tuple[object, ...], list[int]]] = {}


def frontier_field(state: BoardState) -> list[int]:
    """For every space the Move points it takes to the nearest space one can explore from; `FAR` where there is none."""
    field = state.map
    key = (tuple(field.tile_at), state.night, len(field.deck), len(field.tokens), state.setup.scenario)
    found = _FIELDS.get(key)
    if found is None:
        if len(_FIELDS) >= REMEMBERED:
            _FIELDS.clear()
        found = _FIELDS[key] = measure(state)
    return found


def spaces_on_map(state: BoardState) -> list[int]:
    return [slot * 7 + place for slot, tile in enumerate(state.map.tile_at) if tile >= 0 for place in range(7)]


def measure(state: BoardState) -> list[int]:
    """The distances, from the edge of the map inwards."""
    costs = [FAR] * HEXES
    heap: list[tuple[int, int]] = []
    for space in spaces_on_map(state):
        if passable(state, space) and any(position_refusal(state, p) is None for p in positions_beside(state, space)):
            costs[space] = 0
            heappush(heap, (0, space))
    while heap:
        cost, space = heappop(heap)
        if cost > costs[space] or cost >= FAR:
            continue
        step = plain_cost(state, space)
        for near in NEIGHBOURS[space]:
            if near == NOWHERE or not on_map(state, near) or not passable(state, near):
                continue
            if cost + step < costs[near]:
                costs[near] = cost + step
                heappush(heap, (costs[near], near))
    return costs


def passable(state: BoardState, space: int) -> bool:
    """Can one walk over this space without a fight?"""
    if plain_cost(state, space) == NO_ENTRY or rampagers_at(state, space):
        return False
    site = printed_site(state, space)
    if site == CITY:
        return scenario_of(state).city_rule != CLOSED and state.map.city_taken[state.map.city_at.index(space)] != -1
    if site in (KEEP, MAGE_TOWER):
        return any(shield >> 3 == space for shield in state.map.shields)
    return True
