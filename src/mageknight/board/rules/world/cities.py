"""Cities coming onto the map: which one, with what garrison, on whose side (UE-EXPLORE-16, UE-VAR-MAP-04, 05, UE-SCN-*)."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.events.world import CityAnnexed, CityConquered, CityRevealed, CityShieldPlaced
from mageknight.board.lattice import NEIGHBOURS
from mageknight.board.rules.game.chance import DECKS, PlaceToken
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import CLOSED, FRIENDLY
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame, Shuffle

NO_LEADER = -2


def city_frames(flow: Flow[BoardState], space: int, colour: int) -> list[Frame[BoardState]]:
    """The frames of a city space of a new tile: the city printed there, or a random one of those not yet found.

    UE-VAR-MEGA-17: a second Megapolis is built of the two cities left, whatever their colours.
    """
    printed = next(c.number for c in LIB.cities if c.colour == colour)
    if scenario_of(flow.state).random_cities or printed not in unused_cities(flow.state):
        return [DrawCity(space)]
    return found_city(flow, space, printed)


def found_city(flow: Flow[BoardState], space: int, number: int) -> list[Frame[BoardState]]:
    """A city is on the map. A friendly one bears a Shield of everybody and has no leader; one that cannot be entered needs no
    garrison; others have one."""
    state = flow.state
    scenario = scenario_of(state)
    index = len(state.map.city_at)
    megapolis = scenario.megapolis_level(state.setup.seats, index)
    if megapolis:
        flow.emit(CityRevealed(number, space, megapolis))
        return [AnnexCity(space, index)]
    level = scenario.city_level(state.setup.seats, index)
    flow.emit(CityRevealed(number, space, level))
    if scenario.city_rule == CLOSED:
        return []
    if scenario.city_rule == FRIENDLY:
        flow.emit(CityConquered(space, NO_LEADER))
        for seat in range(len(state.players)):
            flow.emit(CityShieldPlaced(seat, space))
        return []
    return [PlaceToken(pile, space, False) for pile in LIB.cities[number].garrison[level - 1]]


def unused_cities(state: BoardState) -> list[int]:
    """The City cards not on the map."""
    used = [*state.map.city_kind, *[(packed >> 3) & 7 for packed in state.map.annexes]]
    return [city.number for city in LIB.cities if city.number not in used]


def half_garrison(number: int, level: int) -> tuple[int, ...]:
    """UE-VAR-MEGA-06, UE-VAR-MEGA-07: the piles the defenders of one half come from; the strongest garrison is that of level 11."""
    garrison = LIB.cities[number].garrison
    return tuple(garrison[min(level, len(garrison)) - 1])


class AnnexCity(Shuffle[BoardState]):
    """UE-VAR-MEGA-05 to 07: a random city not used yet is added on the space to the right; both garrisons become one."""

    FIELDS = ("space", "index")

    def __init__(self, space: int, index: int) -> None:
        super().__init__(DECKS)
        self.space = space
        self.index = index

    def size(self, state: BoardState) -> int:
        return len(unused_cities(state))

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        state = flow.state
        number = unused_cities(state)[outcome[0]]
        level = state.map.city_level[self.index]
        flow.emit(CityAnnexed(number, right_of(self.space), self.index))
        left = half_garrison(state.map.city_kind[self.index], (level + 1) // 2)
        right = half_garrison(number, level // 2)
        flow.then(*[PlaceToken(pile, self.space, False) for pile in (*left, *right)])


def covered(state: BoardState, space: int) -> bool:
    """UE-VAR-MEGA-05: is this where the second half of a Megapolis comes, so that what is printed there is ignored?"""
    centre = space - space % 7
    if space != right_of(centre) or LIB.tiles[state.map.tile_at[space // 7]].city < 0:
        return False
    cities = state.map.city_at
    index = cities.index(centre) if centre in cities else len(cities)
    return scenario_of(state).megapolis_level(state.setup.seats, index) > 0


def right_of(space: int) -> int:
    """The space to the right of a city, on the same tile."""
    return NEIGHBOURS[space][1]


class DrawCity(Shuffle[BoardState]):
    """UE-VAR-MAP-04, UE-VAR-MAP-05: a random City card decides, whatever is printed on the tile."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(DECKS)
        self.space = space

    def free(self, state: BoardState) -> list[int]:
        return unused_cities(state)

    def size(self, state: BoardState) -> int:
        return len(self.free(state))

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        flow.then(*found_city(flow, self.space, self.free(flow.state)[outcome[0]]))
