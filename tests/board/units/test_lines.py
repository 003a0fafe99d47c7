"""Every line of every unit card that gives something plain: printed numbers, activated in play."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.content.library import library
from mageknight.board.terms import SITES
from tests.board.cards.hands import ATTACK, BLOCK, PEACE, RANGED, check
from tests.board.units.ranks import leading, unit, use
from tests.marks import content, rule
from tests.play import refused, view

LINES: list[tuple[str, int, str, str, dict[str, Any]]] = [
    ("peasants", 0, ATTACK, "", {"attack": ("2 melee physical",)}),
    ("peasants", 0, BLOCK, "", {"block": ("2 physical",)}),
    ("peasants", 1, PEACE, "", {"influence": 2}),
    ("peasants", 2, PEACE, "", {"move": 2}),
    ("foresters", 0, PEACE, "", {"move": 2}),
    ("foresters", 1, BLOCK, "", {"block": ("3 physical",)}),
    ("herbalists", 0, PEACE, "green", {"heal": 2}),
    ("herbalists", 2, PEACE, "", {"mana": {"green": 1}}),
    ("utem_crossbowmen", 0, ATTACK, "", {"attack": ("3 melee physical",)}),
    ("utem_crossbowmen", 0, BLOCK, "", {"block": ("3 physical",)}),
    ("utem_crossbowmen", 1, RANGED, "", {"attack": ("2 ranged physical",)}),
    ("utem_guardsmen", 0, ATTACK, "", {"attack": ("2 melee physical",)}),
    ("utem_guardsmen", 1, BLOCK, "", {"block": ("4 physical",)}),
    ("utem_swordsmen", 0, ATTACK, "", {"attack": ("3 melee physical",)}),
    ("utem_swordsmen", 0, BLOCK, "", {"block": ("3 physical",)}),
    ("utem_swordsmen", 1, ATTACK, "", {"attack": ("6 melee physical",)}),
    ("utem_swordsmen", 1, BLOCK, "", {"block": ("6 physical",)}),
    ("guardian_golems", 0, ATTACK, "", {"attack": ("2 melee physical",)}),
    ("guardian_golems", 0, BLOCK, "", {"block": ("2 physical",)}),
    ("guardian_golems", 1, BLOCK, "red", {"block": ("4 fire",)}),
    ("guardian_golems", 2, BLOCK, "blue", {"block": ("4 ice",)}),
    ("illusionists", 0, PEACE, "", {"influence": 4}),
    ("illusionists", 2, PEACE, "", {"crystals": {"white": 1}}),
    ("red_cape_monks", 0, ATTACK, "", {"attack": ("3 melee physical",)}),
    ("red_cape_monks", 0, BLOCK, "", {"block": ("3 physical",)}),
    ("red_cape_monks", 1, ATTACK, "red", {"attack": ("4 melee fire",)}),
    ("red_cape_monks", 1, BLOCK, "red", {"block": ("4 fire",)}),
    ("northern_monks", 0, ATTACK, "", {"attack": ("3 melee physical",)}),
    ("northern_monks", 0, BLOCK, "", {"block": ("3 physical",)}),
    ("northern_monks", 1, ATTACK, "blue", {"attack": ("4 melee ice",)}),
    ("northern_monks", 1, BLOCK, "blue", {"block": ("4 ice",)}),
    ("savage_monks", 0, ATTACK, "", {"attack": ("3 melee physical",)}),
    ("savage_monks", 0, BLOCK, "", {"block": ("3 physical",)}),
    ("savage_monks", 1, RANGED, "green", {"attack": ("4 siege physical",)}),
    ("scouts", 0, RANGED, "", {"attack": ("1 siege physical",)}),
    ("thugs", 0, BLOCK, "", {"block": ("3 physical",)}),
    ("thugs", 1, ATTACK, "", {"attack": ("3 melee physical",), "reputation": -1}),
    ("thugs", 2, PEACE, "", {"influence": 4, "reputation": -1}),
    ("shocktroops", 0, RANGED, "", {"attack": ("1 ranged physical",)}),
    ("fire_golems", 0, ATTACK, "", {"attack": ("3 melee physical",)}),
    ("fire_golems", 0, BLOCK, "", {"block": ("3 physical",)}),
    ("fire_golems", 1, RANGED, "red", {"attack": ("4 ranged fire",)}),
    ("ice_golems", 0, ATTACK, "", {"attack": ("3 melee physical",)}),
    ("ice_golems", 0, BLOCK, "", {"block": ("3 physical",)}),
    ("ice_golems", 1, ATTACK, "blue", {"attack": ("6 melee ice",)}),
    ("fire_mages", 0, RANGED, "", {"attack": ("3 ranged fire",)}),
    ("fire_mages", 1, ATTACK, "red", {"attack": ("6 melee fire",)}),
    ("fire_mages", 1, BLOCK, "red", {"block": ("6 fire",)}),
    ("fire_mages", 2, PEACE, "", {"mana": {"red": 1}, "crystals": {"red": 1}}),
    ("ice_mages", 0, ATTACK, "", {"attack": ("4 melee ice",)}),
    ("ice_mages", 0, BLOCK, "", {"block": ("4 ice",)}),
    ("ice_mages", 1, RANGED, "blue", {"attack": ("4 siege ice",)}),
    ("ice_mages", 2, PEACE, "", {"mana": {"blue": 1}, "crystals": {"blue": 1}}),
    ("amotep_gunners", 0, ATTACK, "", {"attack": ("5 melee physical",)}),
    ("amotep_gunners", 0, BLOCK, "", {"block": ("5 physical",)}),
    ("amotep_gunners", 1, RANGED, "red", {"attack": ("6 ranged fire",)}),
    ("amotep_freezers", 0, ATTACK, "", {"attack": ("5 melee physical",)}),
    ("amotep_freezers", 0, BLOCK, "", {"block": ("5 physical",)}),
    ("catapults", 0, RANGED, "", {"attack": ("3 siege physical",)}),
    ("catapults", 1, RANGED, "red", {"attack": ("5 siege fire",)}),
    ("catapults", 2, RANGED, "blue", {"attack": ("5 siege ice",)}),
    ("altem_guardians", 0, ATTACK, "", {"attack": ("5 melee physical",)}),
    ("altem_guardians", 1, BLOCK, "", {"block": ("8 physical",)}),
    ("heroes_white", 0, ATTACK, "", {"attack": ("5 melee physical",)}),
    ("heroes_white", 0, BLOCK, "", {"block": ("5 physical",)}),
    ("heroes_white", 1, RANGED, "white", {"attack": ("7 ranged physical",)}),
    ("heroes_white", 2, PEACE, "", {"influence": 5}),
    ("heroes_green", 0, ATTACK, "", {"attack": ("5 melee physical",)}),
    ("heroes_green", 0, BLOCK, "", {"block": ("5 physical",)}),
    ("heroes_green", 1, PEACE, "green", {"heal": 4}),
    ("heroes_green", 2, PEACE, "", {"influence": 5}),
    ("heroes_blue", 0, ATTACK, "", {"attack": ("5 melee physical",)}),
    ("heroes_blue", 0, BLOCK, "", {"block": ("5 physical",)}),
    ("heroes_blue", 1, BLOCK, "blue", {"block": ("8 cold_fire",)}),
    ("heroes_blue", 2, PEACE, "", {"influence": 5}),
    ("heroes_red", 0, ATTACK, "", {"attack": ("5 melee physical",)}),
    ("heroes_red", 0, BLOCK, "", {"block": ("5 physical",)}),
    ("heroes_red", 1, ATTACK, "red", {"attack": ("6 melee cold_fire",)}),
    ("heroes_red", 2, PEACE, "", {"influence": 5}),
    ("sorcerers", 0, RANGED, "", {"attack": ("3 ranged physical",)}),
]
"""Unit, line of its card, when, the mana it asks for, what it gives."""

CASES = [
    pytest.param(*line, marks=content("board/unit/" + line[0]), id=f"{line[0]}-{line[1]}-{line[2]}") for line in LINES
]


@rule("UE-UNIT-12", "UE-UNIT-15")
@pytest.mark.parametrize("name, ability, phase, mana, gained", CASES)
def test_a_line_gives_what_is_printed(name: str, ability: int, phase: str, mana: str, gained: dict[str, Any]) -> None:
    match = leading(name, phase, mana=mana)
    use(match, ability)
    check(match, **{"fame": 80, **gained})
    assert not unit(match).ready


@rule("UE-UNIT-15")
@pytest.mark.parametrize("name, ability, phase, mana, gained", [case for case in CASES if case.values[3]])
def test_a_line_with_mana_needs_it(name: str, ability: int, phase: str, mana: str, gained: dict[str, Any]) -> None:
    match = leading(name, phase, mana="black")
    uid = view(match).players[0].units[0].uid
    assert refused(match, f"0: activate-unit {uid} {ability}").reason == "board-no-mana"


PRINTED = {
    "peasants": (1, 4, 3, "", "village", 3),
    "foresters": (1, 5, 4, "", "village", 2),
    "herbalists": (1, 3, 2, "", "village monastery", 2),
    "utem_crossbowmen": (2, 6, 4, "", "village keep", 2),
    "utem_guardsmen": (2, 5, 5, "", "village keep", 2),
    "utem_swordsmen": (2, 6, 4, "", "keep", 2),
    "guardian_golems": (2, 7, 3, "physical", "keep mage_tower", 2),
    "illusionists": (2, 7, 2, "physical", "mage_tower monastery", 2),
    "red_cape_monks": (2, 7, 4, "", "monastery", 1),
    "northern_monks": (2, 7, 4, "", "monastery", 1),
    "savage_monks": (2, 7, 4, "", "monastery", 1),
    "scouts": (1, 4, 2, "", "village monastery keep mage_tower city", 2),
    "thugs": (1, 5, 5, "", "village keep", 2),
    "shocktroops": (2, 6, 3, "", "keep", 2),
    "magic_familiars": (2, 6, 5, "", "monastery mage_tower magical_glade", 2),
    "fire_golems": (3, 8, 4, "physical fire", "keep mage_tower", 2),
    "ice_golems": (3, 8, 4, "physical ice", "keep mage_tower", 2),
    "fire_mages": (3, 9, 4, "fire", "mage_tower monastery", 2),
    "ice_mages": (3, 9, 4, "ice", "mage_tower monastery", 2),
    "amotep_gunners": (3, 8, 6, "", "keep city", 2),
    "amotep_freezers": (3, 8, 6, "", "keep city", 2),
    "catapults": (3, 9, 4, "", "keep city", 3),
    "altem_mages": (4, 12, 5, "fire ice", "city", 2),
    "altem_guardians": (4, 11, 7, "", "city", 3),
    "heroes_white": (3, 9, 6, "", "village keep city", 1),
    "heroes_green": (3, 9, 3, "physical", "village keep city", 1),
    "heroes_blue": (3, 9, 4, "ice", "village keep city", 1),
    "heroes_red": (3, 9, 4, "fire", "village keep city", 1),
    "sorcerers": (3, 9, 4, "fire ice", "mage_tower monastery", 2),
    "delphana_masters": (4, 13, 3, "physical fire ice", "city", 2),
}
"""Level, Influence, Armor, resistances, where it is recruited, copies."""


@rule("UE-UNIT-01")
@pytest.mark.parametrize("name", [pytest.param(name, marks=content("board/unit/" + name), id=name) for name in PRINTED])
def test_the_numbers_of_a_unit_are_those_printed(name: str) -> None:
    level, cost, armor, resistances, sites, copies = PRINTED[name]
    shown = unit(leading(name))
    assert (shown.armor.total, " ".join(shown.resistances)) == (armor, resistances)
    kind = library().units[library().number("unit", name)]
    names = [SITES[site] for site in kind.sites]
    assert (kind.level, kind.cost, " ".join(names), kind.copies) == (level, cost, sites, copies)
    assert kind.elite == (level >= 3)


def test_there_are_thirty_kinds_of_units() -> None:
    assert [kind.name for kind in library().units] == list(PRINTED)
