"""Cities coming onto the map: which one, with what garrison, on whose side (UE-EXPLORE-16, UE-VAR-MAP-04, 05, UE-SCN-*)."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.events.world import CityConquered, CityRevealed, CityShieldPlaced
from mageknight.board.rules.chance import DECKS, PlaceToken
from mageknight.board.scenarios import scenario_of
from mageknight.board.scenarios.scenario import FRIENDLY
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame, Shuffle

NO_LEADER = -2


def city_frames(flow: Flow[BoardState], space: int, colour: int) -> list[Frame[BoardState]]:
    """What a city space of a new tile brings: the city printed there, or a random one of those not yet found."""
    if scenario_of(flow.state).random_cities:
        return [DrawCity(space)]
    return found_city(flow, space, next(c.number for c in LIB.cities if c.colour == colour))


def found_city(flow: Flow[BoardState], space: int, number: int) -> list[Frame[BoardState]]:
    """A city is on the map. A friendly one bears a Shield of everybody and has no leader; others have a garrison."""
    state = flow.state
    scenario = scenario_of(state)
    level = scenario.city_level(state.setup.seats, len(state.map.city_at))
    flow.emit(CityRevealed(number, space, level))
    if scenario.city_rule == FRIENDLY:
        flow.emit(CityConquered(space, NO_LEADER))
        for seat in range(len(state.players)):
            flow.emit(CityShieldPlaced(seat, space))
        return []
    return [PlaceToken(pile, space, False) for pile in LIB.cities[number].garrison[level - 1]]


class DrawCity(Shuffle[BoardState]):
    """UE-VAR-MAP-04, UE-VAR-MAP-05: a random City card decides, whatever is printed on the tile."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(DECKS)
        self.space = space

    def free(self, state: BoardState) -> list[int]:
        return [city.number for city in LIB.cities if city.number not in state.map.city_kind]

    def size(self, state: BoardState) -> int:
        return len(self.free(state))

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        flow.then(*found_city(flow, self.space, self.free(flow.state)[outcome[0]]))
