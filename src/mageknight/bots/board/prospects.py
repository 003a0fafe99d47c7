"""What every space promises: how near it is to land to explore, sites to take, enemies to beat. Worked out once for each map."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.lattice import HEXES, NEIGHBOURS, NOWHERE
from mageknight.board.rules.exploring import position_refusal, positions_beside
from mageknight.board.rules.ground import (
    ADVENTURE,
    is_stronghold,
    on_map,
    owner_of,
    plain_cost,
    printed_site,
    rampager_spaces,
    rampagers_at,
    site_of,
    tokens_at,
)
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED
from mageknight.board.state import BoardState
from mageknight.board.terms import CITY, MONASTERY, NO_ENTRY, PILE_GREEN, VILLAGE

NEARNESS: Final = 0.16
"""What a Move point less on the way is worth."""
SHARE: Final = 0.4
"""So much of a goal counts while one only stands before it."""
DANGER: Final = 0.8
"""What it takes off that a step angers somebody."""
NO_PROSPECT: Final = -2.2
SITE: Final = 1.2
CITY_GOAL: Final = 6.0
REMEMBERED: Final = 64
_FIELDS: Final[dict[tuple[object, ...], list[float]]] = {}


def prospects(state: BoardState, seat: int, tile: float) -> list[float]:
    """For every space what the best goal near it promises; `tile` is what exploring is worth."""
    field = state.map
    tile = round(tile, 1)
    key = (
        tuple([slot for slot in field.tile_at if slot >= 0]),
        tuple(field.tokens),
        tuple(field.shields),
        tuple(field.city_taken),
        len(field.deck),
        state.night,
        state.setup.scenario,
        seat,
        tile,
    )
    found = _FIELDS.get(key)
    if found is None:
        if len(_FIELDS) >= REMEMBERED:
            _FIELDS.clear()
        found = _FIELDS[key] = measure(state, seat, tile)
    return found


def spaces_on_map(state: BoardState) -> list[int]:
    return [slot * 7 + place for slot, tile in enumerate(state.map.tile_at) if tile >= 0 for place in range(7)]


def measure(state: BoardState, seat: int, tile: float) -> list[float]:
    """The promises, spread from the goals over the map."""
    worth = [NO_PROSPECT] * HEXES
    heap: list[tuple[float, int]] = []
    walkable = [space for space in spaces_on_map(state) if passable(state, seat, space)]
    for space in walkable:
        promise = max([SHARE * goal for goal in goals_at(state, space, tile)], default=NO_PROSPECT)
        if promise > NO_PROSPECT:
            worth[space] = promise
            heappush(heap, (-promise, space))
    allowed = set(walkable)
    foes = rampager_spaces(state)
    while heap:
        minus, space = heappop(heap)
        if -minus < worth[space]:
            continue
        passed = -minus - NEARNESS * plain_cost(state, space)
        for near in NEIGHBOURS[space]:
            if near not in allowed or passed <= worth[near]:
                continue
            angry = any(foe in NEIGHBOURS[near] and foe in NEIGHBOURS[space] for foe in foes)
            held = passed - DANGER if angry else passed
            if held > worth[near]:
                worth[near] = held
                heappush(heap, (-held, near))
    return worth


def goals_at(state: BoardState, space: int, tile: float) -> list[float]:
    """What could be done from a space."""
    goals: list[float] = []
    if any(position_refusal(state, position) is None for position in positions_beside(state, space)):
        goals.append(tile)
    site = site_of(state, space)
    if site in ADVENTURE and owner_of(state, space) < 0:
        goals.append(SITE)
    elif site in (VILLAGE, MONASTERY):
        goals.append(0.5)
    for near in NEIGHBOURS[space]:
        if near == NOWHERE or not on_map(state, near):
            continue
        if rampagers_at(state, near):
            kinds = [LIB.enemies[LIB.token_kind[packed >> 1]] for packed in tokens_at(state, near)]
            goals.extend([0.4 * kind.fame if kind.pile == PILE_GREEN else 0.5 for kind in kinds])
        elif is_stronghold(state, -1, near) and owner_of(state, near) < 0:
            if printed_site(state, near) != CITY:
                goals.append(SITE)
            elif scenario_of(state).city_rule != CLOSED:
                goals.append(CITY_GOAL)
    return goals


def passable(state: BoardState, seat: int, space: int) -> bool:
    """Can one walk over this space without a fight?"""
    if plain_cost(state, space) == NO_ENTRY or rampagers_at(state, space):
        return False
    if printed_site(state, space) == CITY and scenario_of(state).city_rule == CLOSED:
        return False
    return not is_stronghold(state, seat, space)
