"""The words of the board game as small numbers: colours, elements, kinds of attack, terrain, sites, phases."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

import msgspec


def _rows(name: str) -> list[dict[str, Any]]:
    """The rows of a content file that says which words there are."""
    raw = resources.files("mageknight.board").joinpath("content", "data", name + ".json").read_bytes()
    return msgspec.json.decode(raw, type=list[dict[str, Any]])


# Mana colours. The four basic ones come first, so that crystals are indexed by them.
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3
GOLD: Final = 4
BLACK: Final = 5
COLOURS: Final = ("red", "blue", "green", "white", "gold", "black")
BASIC: Final = 4

# Elements of attacks and blocks.
PHYSICAL: Final = 0
FIRE: Final = 1
ICE: Final = 2
COLD_FIRE: Final = 3
ELEMENTS: Final = ("physical", "fire", "ice", "cold_fire")

# Kinds of attack.
MELEE: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
ATTACK_KINDS: Final = ("melee", "ranged", "siege")

# Terrain.
PLAINS: Final = 0
HILLS: Final = 1
FOREST: Final = 2
WASTELAND: Final = 3
DESERT: Final = 4
SWAMP: Final = 5
LAKE: Final = 6
MOUNTAIN: Final = 7
SEA: Final = 8
CITY_GROUND: Final = 9
TERRAINS: Final = ("plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain", "sea", "city")
NO_ENTRY: Final = 99
MOVE_COST_DAY: Final = (2, 3, 3, 4, 5, 5, NO_ENTRY, NO_ENTRY, NO_ENTRY, 2)
MOVE_COST_NIGHT: Final = (2, 3, 5, 4, 3, 5, NO_ENTRY, NO_ENTRY, NO_ENTRY, 2)

# Sites.
SITES: Final[tuple[str, ...]] = ("none", *[row["id"] for row in _rows("sites")])
"""The sites in the order of ``sites.json``; rules name those below by their numbers."""
NO_SITE: Final = 0
PORTAL: Final = 1
VILLAGE: Final = 2
MONASTERY: Final = 3
KEEP: Final = 4
MAGE_TOWER: Final = 5
CITY: Final = 6
DUNGEON: Final = 7
TOMB: Final = 8
MONSTER_DEN: Final = 9
SPAWNING_GROUNDS: Final = 10
RUINS: Final = 11
MINE: Final = 12
GLADE: Final = 13
ORCS: Final = 14
DRACONUM: Final = 15
DEEP_MINE: Final = 16
MAZE: Final = 17
LABYRINTH: Final = 18
REFUGEE_CAMP: Final = 19
HIDDEN_VALLEY: Final = 24
MINES: Final = (MINE, DEEP_MINE)

# Enemy piles, by the colour of the back.
PILES: Final = ("green", "gray", "violet", "brown", "red", "white")
PILE_GREEN: Final = 0
PILE_GRAY: Final = 1
PILE_VIOLET: Final = 2
PILE_BROWN: Final = 3
PILE_RED: Final = 4
PILE_WHITE: Final = 5

# Abilities of enemies, one bit each.
ABILITIES: Final = (
    "fortified",
    "unfortified",
    "elusive",
    "arcane_immunity",
    "defend",
    "swift",
    "brutal",
    "poison",
    "paralyze",
    "assassination",
    "cumbersome",
    "vampiric",
    "summon",
)
FORTIFIED: Final = 1
UNFORTIFIED: Final = 2
ELUSIVE: Final = 4
ARCANE_IMMUNITY: Final = 8
DEFEND: Final = 16
SWIFT: Final = 32
BRUTAL: Final = 64
POISON: Final = 128
PARALYZE: Final = 256
ASSASSINATION: Final = 512
CUMBERSOME: Final = 1024
VAMPIRIC: Final = 2048
SUMMON: Final = 4096
ATTACK_ABILITIES: Final = SWIFT | BRUTAL | POISON | PARALYZE | ASSASSINATION | CUMBERSOME | VAMPIRIC

# Resistances, one bit each; cold fire is resisted by fire and ice together.
RESIST_PHYSICAL: Final = 1
RESIST_FIRE: Final = 2
RESIST_ICE: Final = 4
RESISTANCES: Final = ("physical", "fire", "ice")

# Special rules of units.
REVERSED: Final = "recruit_reputation_reversed"
DOUBLED: Final = "recruit_reputation_doubled"
WITH_MANA: Final = "recruit_with_mana"
UPKEEP: Final = "upkeep_each_round"
ONLY_BY_RECRUITING: Final = "only_by_recruiting"
DAMAGE_TOLL: Final = "assign_damage_costs_influence"
ASSAULT_TOLL: Final = "activate_in_assault_costs_influence"
SEVERAL: Final = "several_abilities"
UNIT_RULES: Final = (REVERSED, DOUBLED, WITH_MANA, UPKEEP, ONLY_BY_RECRUITING, DAMAGE_TOLL, ASSAULT_TOLL, SEVERAL)

# Kinds of deed card.
WOUND_CARD: Final = 0
BASIC_ACTION: Final = 1
ADVANCED_ACTION: Final = 2
SPELL: Final = 3
ARTIFACT: Final = 4
CARD_KINDS: Final = ("wound", "basic_action", "advanced_action", "spell", "artifact")

# Where the turn stands.
PH_NONE: Final = 0
PH_MOVE: Final = 1
PH_INTERACT: Final = 2
PH_DONE: Final = 3
PH_REST: Final = 4
PH_RANGED: Final = 5
PH_BLOCK: Final = 6
PH_DAMAGE: Final = 7
PH_ATTACK: Final = 8
PH_END: Final = 9
PHASES: Final = ("none", "move", "interact", "done", "rest", "ranged", "block", "damage", "attack", "end")

# How a card is played.
BASIC_USE: Final = 0
STRONG_USE: Final = 1
SIDE_MOVE: Final = 2
SIDE_INFLUENCE: Final = 3
SIDE_ATTACK: Final = 4
SIDE_BLOCK: Final = 5
CARD_USES: Final = ("basic", "strong", "move", "influence", "attack", "block")

# Fame lines: the Fame at which each level begins; level n begins at FAME_LINES[n - 1].
FAME_LINES: Final = (0, 3, 8, 15, 24, 35, 48, 63, 80, 99)
ARMOR_BY_LEVEL: Final = (2, 2, 3, 3, 3, 3, 4, 4, 4, 4)
HAND_BY_LEVEL: Final = (5, 5, 5, 5, 6, 6, 6, 6, 7, 7)
COMMAND_BY_LEVEL: Final = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
LAST_FAME: Final = 119
REPUTATION_X: Final = -7
REPUTATION_INFLUENCE: Final = (-99, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5)


def level_of(fame: int) -> int:
    """The level a Fame value stands for (UE-VAR-AUCTION-07: below zero it is level 1)."""
    level = 1
    for line in FAME_LINES[1:]:
        if fame < line:
            break
        level += 1
    return level
