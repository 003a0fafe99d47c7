"""Druid Nights (UE-SCN-DRUID-01 to 17)."""

from __future__ import annotations

from mageknight.board.register import INCANTED, holds
from mageknight.board.scenarios.scenario import FRIENDLY, OPEN_4, WEDGE, Scenario
from mageknight.board.state import BoardState
from mageknight.board.terms import GLADE, GREEN, PILE_BROWN, PILE_RED


class DruidNights(Scenario):
    """Glades lend their power to incantations by Night."""

    def end_reached(self, state: BoardState) -> bool:
        """UE-SCN-DRUID-12: everybody has performed the incantation of the last Night."""
        last = state.round == self.length(state.setup.seats)
        return last and all(holds(state, INCANTED, seat) for seat in range(len(state.players)))

    def progress(self, state: BoardState) -> tuple[int, int]:
        done = [seat for seat in range(len(state.players)) if holds(state, INCANTED, seat)]
        return len(done), len(state.players)

    def make_epic(self) -> None:
        """UE-SCN-DRUID-15: a third Day and Night, all tiles, and monsters of both kinds in the last Night."""
        self.rounds = 6
        self.countryside = dict.fromkeys(self.seats, 14)
        self.core = dict.fromkeys(self.seats, 6)
        self.incantations = (*self.incantations, ((PILE_BROWN, PILE_RED), 3))


DRUID_NIGHTS = DruidNights("druid_nights", (2, 3, 4), 4)
DRUID_NIGHTS.shapes = {2: WEDGE, 3: WEDGE, 4: OPEN_4}
DRUID_NIGHTS.countryside = {2: 8, 3: 9, 4: 11}
DRUID_NIGHTS.cities = {2: 1, 3: 1, 4: 1}
DRUID_NIGHTS.core = {2: 1, 3: 2, 4: 3}
DRUID_NIGHTS.city_colour = GREEN
DRUID_NIGHTS.wanted_sites = (GLADE,)
DRUID_NIGHTS.city_rule = FRIENDLY
DRUID_NIGHTS.incantations = (((PILE_BROWN,), 1), ((PILE_RED,), 2))
DRUID_NIGHTS.goal = "incant"
DRUID_NIGHTS.counts_nights = True
DRUID_NIGHTS.epic_rules = ("UE-SCN-DRUID-15",)
