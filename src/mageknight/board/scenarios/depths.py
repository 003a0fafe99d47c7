"""Dungeon Lords (UE-SCN-DUNGEON-01 to 15)."""

from __future__ import annotations

from mageknight.board.rules.world.ground import owner_of, printed_site
from mageknight.board.scenarios.scenario import FRIENDLY, OPEN_4, WEDGE, Scenario
from mageknight.board.state import BoardState
from mageknight.board.terms import BLUE, DUNGEON, TOMB

DEPTHS = (DUNGEON, TOMB)


class DungeonLords(Scenario):
    """Everything below ground is to be conquered."""

    def end_reached(self, state: BoardState) -> bool:
        """UE-SCN-DUNGEON-12: all tiles are on the map, all dungeons and tombs conquered, secret ones included."""
        return not state.map.deck and all(owner_of(state, space) >= 0 for space in depth_spaces(state))

    def progress(self, state: BoardState) -> tuple[int, int]:
        depths = depth_spaces(state)
        return sum([1 for space in depths if owner_of(state, space) >= 0]), len(depths)


def depth_spaces(state: BoardState) -> list[int]:
    """All revealed dungeons and tombs."""
    return [
        slot * 7 + place
        for slot, tile in enumerate(state.map.tile_at)
        if tile >= 0
        for place in range(7)
        if printed_site(state, slot * 7 + place) in DEPTHS
    ]


DUNGEON_LORDS = DungeonLords("dungeon_lords", (2, 3, 4), 5)
DUNGEON_LORDS.shapes = {2: WEDGE, 3: WEDGE, 4: OPEN_4}
DUNGEON_LORDS.countryside = {2: 8, 3: 9, 4: 11}
DUNGEON_LORDS.cities = {2: 1, 3: 1, 4: 1}
DUNGEON_LORDS.core = {2: 1, 3: 2, 4: 3}
DUNGEON_LORDS.city_colour = BLUE
DUNGEON_LORDS.wanted_sites = (DUNGEON,)
DUNGEON_LORDS.core_first = ("core_01",)
DUNGEON_LORDS.city_rule = FRIENDLY
DUNGEON_LORDS.goal = "delve"
DUNGEON_LORDS.underground = True
DUNGEON_LORDS.adventure_worth = {DUNGEON: 4, TOMB: 4}
DUNGEON_LORDS.adventure_title = ("crawler", 5, 2)
