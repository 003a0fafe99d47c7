"""Scenarios: each a small file that states its differences."""

from __future__ import annotations

from typing import Final

from mageknight.board.scenarios.conquest import BLITZ_CONQUEST, FULL_CONQUEST, SOLO_CONQUEST
from mageknight.board.scenarios.cooperation import BLITZ_COOPERATION, FULL_COOPERATION
from mageknight.board.scenarios.reconnaissance import FIRST_RECONNAISSANCE, SOLO_RECONNAISSANCE
from mageknight.board.scenarios.scenario import Scenario
from mageknight.board.state import BoardState

SCENARIOS: Final[dict[str, Scenario]] = {
    scenario.name: scenario
    for scenario in (
        FIRST_RECONNAISSANCE,
        SOLO_RECONNAISSANCE,
        FULL_CONQUEST,
        BLITZ_CONQUEST,
        SOLO_CONQUEST,
        FULL_COOPERATION,
        BLITZ_COOPERATION,
    )
}


def scenario_of(state: BoardState) -> Scenario:
    """The scenario a game is played with (UE-FLOW-01)."""
    return SCENARIOS[state.setup.scenario]
