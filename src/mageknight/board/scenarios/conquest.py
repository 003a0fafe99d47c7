"""Full, Blitz and Solo Conquest (UE-SCN-CONQUEST-01 to 09, UE-SCN-BLITZ-01 to 10, UE-SCN-SOLO-01 to 15)."""

from __future__ import annotations

from mageknight.board.scenarios.scenario import OPEN_4, OPEN_5, SOLO, WEDGE, Scenario

FULL_CONQUEST = Scenario("full_conquest", (2, 3, 4), 6)
FULL_CONQUEST.shapes = {2: WEDGE, 3: WEDGE, 4: OPEN_5}
FULL_CONQUEST.countryside = {2: 8, 3: 9, 4: 11}
FULL_CONQUEST.cities = {2: 2, 3: 3, 4: 4}
FULL_CONQUEST.core = {2: 1, 3: 2, 4: 3}
FULL_CONQUEST.levels = (4,)
FULL_CONQUEST.city_scores = True
FULL_CONQUEST.team_rules = ("UE-TEAM-01", "UE-SCN-CONQUEST-10")

BLITZ_CONQUEST = Scenario("blitz_conquest", (2, 3, 4), 4)
BLITZ_CONQUEST.shapes = {2: WEDGE, 3: WEDGE, 4: OPEN_4}
BLITZ_CONQUEST.countryside = {2: 6, 3: 7, 4: 9}
BLITZ_CONQUEST.cities = {2: 2, 3: 3, 4: 4}
BLITZ_CONQUEST.core = {2: 1, 3: 2, 4: 3}
BLITZ_CONQUEST.levels = (3,)
BLITZ_CONQUEST.start_fame = 1
BLITZ_CONQUEST.start_reputation = 2
BLITZ_CONQUEST.extra_dice = 1
BLITZ_CONQUEST.extra_units = 1
BLITZ_CONQUEST.fame_per_line = 1
BLITZ_CONQUEST.city_scores = True

SOLO_CONQUEST = Scenario("solo_conquest", (1,), 6)
SOLO_CONQUEST.shapes = {1: WEDGE}
SOLO_CONQUEST.countryside = {1: 7}
SOLO_CONQUEST.cities = {1: 2}
SOLO_CONQUEST.core = {1: 2}
SOLO_CONQUEST.levels = (5, 8)
SOLO_CONQUEST.difficulty = 3
SOLO_CONQUEST.dummy = True
SOLO_CONQUEST.cooperative = True
SOLO_CONQUEST.tactics = SOLO
SOLO_CONQUEST.tactics_removed = True
SOLO_CONQUEST.titles = False
SOLO_CONQUEST.goal_scores = True
SOLO_CONQUEST.interactive_spells = False
