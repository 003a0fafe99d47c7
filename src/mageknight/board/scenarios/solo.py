"""Other missions for a single player, with the changes Solo Conquest makes to Full Conquest (UE-SCN-SOLO-14)."""

from __future__ import annotations

from mageknight.board.scenarios.conquest import BLITZ_CONQUEST
from mageknight.board.scenarios.depths import DUNGEON_LORDS
from mageknight.board.scenarios.druids import DRUID_NIGHTS
from mageknight.board.scenarios.liberation import MINES_LIBERATION
from mageknight.board.scenarios.scenario import CONQUER, SOLO, Scenario


def solo(name: str, mission: Scenario) -> Scenario:
    """A mission alone: a dummy player, Tactics used once, no titles; one tile of the countryside less than for two, one core tile more."""
    alone = type(mission)(name, (1,), mission.rounds)
    alone.take_over(mission)
    alone.shapes = {1: mission.shapes[2]}
    alone.countryside = {1: mission.countryside[2] - 1}
    alone.cities = {1: mission.cities[2]}
    alone.core = {1: mission.core[2] + 1}
    alone.dummy = True
    alone.cooperative = True
    alone.tactics = SOLO
    alone.tactics_removed = True
    alone.titles = False
    alone.city_scores = False
    alone.goal_scores = True
    alone.interactive_spells = False
    if mission.city_rule == CONQUER:
        alone.levels = (5, 8)
    return alone


SOLO_BLITZ = solo("solo_blitz", BLITZ_CONQUEST)
SOLO_LIBERATION = solo("solo_liberation", MINES_LIBERATION)
SOLO_DRUIDS = solo("solo_druids", DRUID_NIGHTS)
SOLO_DEPTHS = solo("solo_depths", DUNGEON_LORDS)
