"""First Reconnaissance, for several players and alone (UE-SCN-RECON-01 to 11)."""

from __future__ import annotations

from mageknight.board.scenarios.scenario import CLOSED, SOLO, WEDGE, Scenario
from mageknight.board.state import BoardState


class Reconnaissance(Scenario):
    """The first game: find a city."""

    def end_reached(self, state: BoardState) -> bool:
        """UE-SCN-RECON-09: a city has been revealed."""
        return len(state.map.city_at) > 0

    def progress(self, state: BoardState) -> tuple[int, int]:
        return min(1, len(state.map.city_at)), 1


def _recon(name: str, seats: tuple[int, ...], rounds: int) -> Reconnaissance:
    scenario = Reconnaissance(name, seats, rounds)
    scenario.shapes = dict.fromkeys(seats, WEDGE)
    scenario.cities = dict.fromkeys(seats, 1)
    scenario.core = dict.fromkeys(seats, 2)
    scenario.sorted_countryside = True
    scenario.core_on_coast = True
    scenario.city_rule = CLOSED
    scenario.goal = "find"
    scenario.difficulty = 1
    scenario.fame_per_tile = 1
    scenario.elites = False
    scenario.player_combat = False
    scenario.village_unit_offered = True
    return scenario


FIRST_RECONNAISSANCE = _recon("first_reconnaissance", (2, 3, 4), 3)
FIRST_RECONNAISSANCE.countryside = {2: 8, 3: 9, 4: 11}

SOLO_RECONNAISSANCE = _recon("solo_reconnaissance", (1,), 4)
SOLO_RECONNAISSANCE.countryside = {1: 8}
SOLO_RECONNAISSANCE.dummy = True
SOLO_RECONNAISSANCE.tactics = SOLO
SOLO_RECONNAISSANCE.tactics_removed = True
SOLO_RECONNAISSANCE.titles = False
SOLO_RECONNAISSANCE.cooperative = True
SOLO_RECONNAISSANCE.interactive_spells = False
