"""The campaign against the cities to be conquered: how many turns it takes to find them, to come up and to take them.

A city takes turns: the way there, an assault or two, rests in between. While there are more than enough, other things come first; the
fewer there are to spare, the more every step of the campaign counts: a tile turned, a space nearer, a defender beaten.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.rules.world.ground import tokens_at
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.bots.board.quest import MARCH, TILE, hope, marches, remembered

FIRST: Final = 16.0
"""So many turns should be left when the first city is found."""
NEXT: Final = 11.0
"""The same for a further one."""
TOO_LATE: Final = 4.0
"""With fewer turns left a city that is found now is not taken any more."""
LOOKING: Final = 1.2
"""What a tile is worth more than usual while there is a city to be found."""
LAGGING: Final = 4.0
"""What it is worth beyond that to whoever lags far behind."""
EASY: Final = 0.3
"""So many tiles a turn are turned without any hurry."""
PROMISE: Final = 16.0
"""What a city promises that can be taken in time."""
MUSTER: Final = 1.0
"""Turns a siege takes beside the assaults."""
ASSAULT: Final = 1.5
"""Turns it takes for each defender."""
DEFENDERS: Final = (3, 4)
"""How many defenders a city has that nobody has found, the first one and those after it."""
BETWEEN: Final = 2.0
"""Turns from a city to the next one that is not found yet, beside the tiles to be turned."""
WAVER: Final = 2.0
"""How unsure the number of turns is that will be needed."""


def searching(state: BoardState, turns: float) -> float:
    """The added worth of a tile while cities to conquer are still to be found: more as time goes by, nothing when it is too late."""
    if turns < TOO_LATE:
        return 0.0
    spare = NEXT if state.map.city_at else FIRST
    pace = hidden_tiles(state) / max(1.0, turns - spare)
    return LOOKING + LAGGING * min(1.0, max(0.0, pace - EASY))


def hidden_tiles(state: BoardState) -> float:
    """The number of tiles to be turned until the next city is found, more or less: cities lie deep."""
    hidden = len(state.map.deck)
    return 0.5 * (hidden + 1) if state.map.city_at else max(1.0, hidden - 2.0)


def to_conquer(state: BoardState) -> list[int]:
    """The cities that are found and not taken."""
    return [space for at, space in enumerate(state.map.city_at) if state.map.city_taken[at] == -1]


def to_find(state: BoardState) -> int:
    """The number of cities still to be found."""
    return scenario_of(state).cities[state.setup.seats] - len(state.map.city_at)


def campaign_ways(state: BoardState, seat: int) -> list[float]:
    """For every space the Move points to where the campaign goes on: the nearest city, or unknown land."""
    where = state.players[seat].where
    cities = to_conquer(state)
    return remembered(state, seat, nearest(state, seat, cities, where)) if cities else marches(state, seat)


def nearest(state: BoardState, seat: int, cities: list[int], where: int) -> int:
    """The city one gets to first from a space."""
    return min([(remembered(state, seat, city)[where], city) for city in cities])[1]


def siege_turns(state: BoardState, city: int) -> float:
    """The number of turns it takes to take a city one stands before."""
    return MUSTER + ASSAULT * len(tokens_at(state, city))


def campaign_worth(state: BoardState, seat: int, turns: float) -> float:
    """The worth of the cities that can still be taken, one after the other."""
    where = state.players[seat].where
    if where < 0:
        return 0.0
    worth = needed = 0.0
    left = to_conquer(state)
    while left:
        city = nearest(state, seat, left, where)
        needed += remembered(state, seat, city)[where] / MARCH + siege_turns(state, city)
        worth += PROMISE * hope(turns - needed, WAVER)
        where = city
        left.remove(city)
    hidden = to_find(state)
    if hidden > 0 and state.map.deck:
        needed += (BETWEEN if needed else marches(state, seat)[where] / MARCH) + TILE * hidden_tiles(state) / MARCH
        for number in range(hidden):
            defenders = DEFENDERS[min(len(state.map.city_at) + number, len(DEFENDERS) - 1)]
            needed += MUSTER + ASSAULT * defenders + (BETWEEN if number else 0.0)
            worth += PROMISE * hope(turns - needed, WAVER)
    return worth
