"""Full and Blitz Cooperation (UE-SCN-COOP-01 to 19, UE-SCN-BLITZCOOP-01 to 06)."""

from __future__ import annotations

from mageknight.board.scenarios.scenario import DUMMY_FIRST, OPEN_5, Scenario


def _cooperation(name: str, rounds: int) -> Scenario:
    scenario = Scenario(name, (2, 3), rounds)
    scenario.shapes = {2: OPEN_5, 3: OPEN_5}
    scenario.dummy = True
    scenario.cooperative = True
    scenario.joint_assaults = True
    scenario.tactics = DUMMY_FIRST
    scenario.tactic_voted_out = True
    scenario.titles = False
    scenario.goal_scores = True
    scenario.difficulty = 3
    scenario.team_scores = True
    scenario.interactive_spells = False
    return scenario


FULL_COOPERATION = _cooperation("full_cooperation", 6)
FULL_COOPERATION.countryside = {2: 8, 3: 10}
FULL_COOPERATION.cities = {2: 3, 3: 4}
FULL_COOPERATION.core = {2: 2, 3: 3}
FULL_COOPERATION.levels = (5,)
FULL_COOPERATION.last_level = {2: 8, 3: 11}

BLITZ_COOPERATION = _cooperation("blitz_cooperation", 4)
BLITZ_COOPERATION.countryside = {2: 7, 3: 8}
BLITZ_COOPERATION.cities = {2: 2, 3: 3}
BLITZ_COOPERATION.core = {2: 1, 3: 2}
BLITZ_COOPERATION.levels = (5, 8, 11)
BLITZ_COOPERATION.start_fame = 1
BLITZ_COOPERATION.start_reputation = 2
BLITZ_COOPERATION.extra_dice = 1
BLITZ_COOPERATION.extra_units = 1
BLITZ_COOPERATION.fame_per_line = 1
