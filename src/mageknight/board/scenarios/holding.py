"""Conquer and Hold (UE-SCN-HOLD-01 to 20)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.lattice import slot_place
from mageknight.board.rules.coop.teams import allied
from mageknight.board.rules.world.ground import near_own, printed_site
from mageknight.board.scenarios.scenario import CLOSED, FIXED, Scenario
from mageknight.board.state import BoardState
from mageknight.board.state.marks import seat_of, space_of
from mageknight.board.terms import KEEP, MAGE_TOWER, MONASTERY, VILLAGE, WHITE

COUNTRYSIDE_AT: Final = ((0, 1), (1, 0), (1, -1), (1, 1), (2, -1))
CORE_AT: Final = ((2, 0), (2, 1), (3, 0), (3, -1))
OPEN_AT_FIRST: Final = 3


class Holding(Scenario):
    """Two sides fight for keeps and mage towers on a map laid down beforehand."""

    def allows(self, seats: int, position: int, core: bool) -> bool:
        """UE-SCN-HOLD-02: every tile has its kind of position."""
        return slot_place(position) in (CORE_AT if core else COUNTRYSIDE_AT)

    def first_positions(self, seats: int) -> tuple[tuple[int, int], ...]:
        """UE-SCN-HOLD-02, UE-SCN-HOLD-19: three tiles lie open from the start, or all."""
        return (*COUNTRYSIDE_AT, *CORE_AT) if self.open_map else COUNTRYSIDE_AT[:OPEN_AT_FIRST]

    def tile_for(self, state: BoardState, position: int) -> int:
        """UE-SCN-HOLD-02: the next tile of the kind that belongs there."""
        core = slot_place(position) in CORE_AT
        fitting = [tile for tile in state.map.deck if LIB.tiles[tile].is_core == core]
        return fitting[-1] if fitting else -1

    def elites_dealt(self, state: BoardState, core: bool) -> bool:
        """UE-SCN-HOLD-06: in the second half of the game, whatever lies on the map."""
        return state.round * 2 > self.length(state.setup.seats)

    def garrison_size(self, state: BoardState) -> int:
        """UE-SCN-HOLD-13, UE-SCN-HOLD-14: as many tokens as this is the Day, or the Night, of the game."""
        return (state.round + 1) // 2

    def mana_at_start(self, state: BoardState, seat: int) -> int:
        """UE-SCN-HOLD-11, UE-SCN-HOLD-15: close to a mage tower of the own side, one for each the player owns."""
        where = state.players[seat].where
        if where < 0 or not near_own(state, seat, where, MAGE_TOWER):
            return 0
        return sum(
            [1 for s in state.map.shields if seat_of(s) == seat and printed_site(state, space_of(s)) == MAGE_TOWER]
        )

    def end_reached(self, state: BoardState) -> bool:
        """UE-SCN-HOLD-18: the game lasts to the last Round."""
        return False

    def progress(self, state: BoardState) -> tuple[int, int]:
        return 0, 0

    def winners(self, state: BoardState, scores: tuple[int, ...]) -> tuple[int, ...]:
        """UE-SCN-HOLD-16, UE-SCN-HOLD-18: the side with most points; nobody on a tie; who concedes loses."""
        out = state.affairs.out
        if out:
            return tuple([seat for seat in range(len(scores)) if seat not in out])
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return tuple(best) if all(seat == best[0] or allied(state, seat, best[0]) for seat in best) else ()


CONQUER_AND_HOLD = Holding("conquer_and_hold", (2, 3, 4), 4)
CONQUER_AND_HOLD.goal = "hold"
CONQUER_AND_HOLD.lengths = {2: 6}
CONQUER_AND_HOLD.shapes = {2: FIXED, 3: FIXED, 4: FIXED}
CONQUER_AND_HOLD.countryside = {2: 5, 3: 5, 4: 5}
CONQUER_AND_HOLD.cities = {2: 1, 3: 1, 4: 1}
CONQUER_AND_HOLD.core = {2: 3, 3: 3, 4: 3}
CONQUER_AND_HOLD.tile_names = (
    "countryside_03",
    "countryside_04",
    "countryside_09",
    "countryside_10",
    "countryside_11",
    "core_02",
    "core_03",
    "core_04",
    "core_07",
)
CONQUER_AND_HOLD.city_colour = WHITE
CONQUER_AND_HOLD.city_rule = CLOSED
CONQUER_AND_HOLD.teams = True
CONQUER_AND_HOLD.assault_reputation = 0
CONQUER_AND_HOLD.towers_held = True
CONQUER_AND_HOLD.recruits = {MAGE_TOWER: (MONASTERY,), KEEP: (VILLAGE,)}
CONQUER_AND_HOLD.highest_unit = 3
CONQUER_AND_HOLD.victory_points = {KEEP: 3, MAGE_TOWER: 2}
CONQUER_AND_HOLD.may_concede = True
