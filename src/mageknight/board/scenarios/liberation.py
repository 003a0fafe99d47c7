"""Mines Liberation (UE-SCN-MINES-01 to 16)."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.rules.world.ground import owner_of, printed_site
from mageknight.board.scenarios.scenario import FRIENDLY, OPEN_4, WEDGE, Scenario
from mageknight.board.state import BoardState
from mageknight.board.state.marks import seat_of, space_of
from mageknight.board.terms import MINES, RED


class Liberation(Scenario):
    """Enemies hold the mines."""

    def end_reached(self, state: BoardState) -> bool:
        """UE-SCN-MINES-12: all tiles are on the map and all mines liberated."""
        return not state.map.deck and all(owner_of(state, space) >= 0 for space in mine_spaces(state))

    def progress(self, state: BoardState) -> tuple[int, int]:
        mines = mine_spaces(state)
        return sum([1 for space in mines if owner_of(state, space) >= 0]), len(mines)

    def deeds(self, state: BoardState, seat: int) -> int:
        """UE-SCN-MINES-13: 4 Fame for each own mine of the countryside, 7 for each of the core."""
        own = [
            space_of(s) for s in state.map.shields if seat_of(s) == seat and printed_site(state, space_of(s)) in MINES
        ]
        return sum([7 if LIB.tiles[state.map.tile_at[space // 7]].is_core else 4 for space in own])


def mine_spaces(state: BoardState) -> list[int]:
    """All revealed mines."""
    return [
        slot * 7 + place
        for slot, tile in enumerate(state.map.tile_at)
        if tile >= 0
        for place in range(7)
        if printed_site(state, slot * 7 + place) in MINES
    ]


MINES_LIBERATION = Liberation("mines_liberation", (2, 3, 4), 4)
MINES_LIBERATION.shapes = {2: WEDGE, 3: WEDGE, 4: OPEN_4}
MINES_LIBERATION.countryside = {2: 8, 3: 9, 4: 11}
MINES_LIBERATION.cities = {2: 1, 3: 1, 4: 1}
MINES_LIBERATION.core = {2: 1, 3: 2, 4: 3}
MINES_LIBERATION.city_colour = RED
MINES_LIBERATION.wanted_sites = MINES
MINES_LIBERATION.core_needs = MINES
MINES_LIBERATION.city_rule = FRIENDLY
MINES_LIBERATION.guarded_mines = True
MINES_LIBERATION.goal = "liberate"
MINES_LIBERATION.deed_name = "mines-liberation"
MINES_LIBERATION.deed_title = (5, 2)
