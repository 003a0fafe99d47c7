"""One to Return (UE-SCN-RETURN-01 to 12)."""

from __future__ import annotations

from mageknight.board.lattice import PORTAL_HEX
from mageknight.board.scenarios.scenario import WEDGE, Scenario
from mageknight.board.state import BoardState


class Homecoming(Scenario):
    """The portal closes behind the heroes and opens for one of them."""

    def end_reached(self, state: BoardState) -> bool:
        """UE-SCN-RETURN-05: only the last Night ends the game."""
        return False

    def progress(self, state: BoardState) -> tuple[int, int]:
        return 0, 0

    def winners(self, state: BoardState, scores: tuple[int, ...]) -> tuple[int, ...]:
        """UE-SCN-RETURN-05, 06: who stands on the portal; with teams only for the member the team named (UE-SCN-RETURN-09, 10)."""
        home = [seat for seat, player in enumerate(state.players) if player.where == PORTAL_HEX]
        if not state.teams:
            return tuple(home)
        sides = [state.teams[seat] for seat in home if seat in state.affairs.named]
        return tuple([seat for seat, team in enumerate(state.teams) if team in sides])

    def make_epic(self) -> None:
        """UE-SCN-RETURN-08: a third Day and Night, one tile more of each kind, cities of level 4."""
        self.rounds = 6
        self.countryside = {seats: count + 1 for seats, count in self.countryside.items()}
        self.cities = {seats: count + 1 for seats, count in self.cities.items()}
        self.core = {seats: count + 1 for seats, count in self.core.items()}
        self.levels = (4,)


ONE_TO_RETURN = Homecoming("one_to_return", (2, 3, 4), 4)
ONE_TO_RETURN.shapes = {2: WEDGE, 3: WEDGE, 4: WEDGE}
ONE_TO_RETURN.countryside = {2: 7, 3: 8, 4: 10}
ONE_TO_RETURN.cities = {2: 1, 3: 2, 4: 3}
ONE_TO_RETURN.core = {2: 1, 3: 2, 4: 3}
ONE_TO_RETURN.levels = (3,)
ONE_TO_RETURN.goal = "return"
ONE_TO_RETURN.difficulty = 3
ONE_TO_RETURN.portal_closes = True
ONE_TO_RETURN.counts_nights = True
ONE_TO_RETURN.epic_rules = ("UE-SCN-RETURN-08",)
ONE_TO_RETURN.scored = False
ONE_TO_RETURN.team_rules = ("UE-TEAM-01", "UE-SCN-RETURN-09")
