"""Shocktroops."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.cards.hands import BLOCK, RANGED, enemy
from tests.board.rules.fights import hand
from tests.board.units.ranks import leading, uid, unit, use
from tests.marks import content, rule
from tests.play import do, view


def attacks(match: Match[Any], name: str) -> list[int]:
    return [attack.value.total for attack in enemy(match, name).attacks]


# Shocktroops.


@content("board/unit/shocktroops")
@rule("UE-UNIT-17")
def test_shocktroops_spur_on_the_other_units() -> None:
    match = leading("shocktroops, peasants, utem_crossbowmen, foresters", RANGED)
    use(match, 0)
    assert [points.amount for points in view(match).combat.attack] == [1]
    use(match, 1, at=2)
    assert [points.amount for points in view(match).combat.attack] == [1, 3]
    do(match, "0: end-phase")
    use(match, 1, at=3)
    assert [points.amount for points in view(match).combat.block] == [3]


@content("board/unit/shocktroops")
def test_shocktroops_harass_an_enemy_and_one_of_its_attacks() -> None:
    match = leading("shocktroops", BLOCK, enemies="hydra, prowlers")
    use(match, 1, "choose-enemy hydra", "choose-enemy hydra 1")
    assert (enemy(match, "hydra").armor.total, attacks(match, "hydra")) == (5, [2, 1, 2])
    assert (enemy(match, "prowlers").armor.total, attacks(match, "prowlers")) == (3, [4])


@content("board/unit/shocktroops")
@rule("UE-ABIL-22", "UE-ABIL-23")
def test_arcane_immunity_keeps_armor_but_not_the_attack_from_being_harassed() -> None:
    match = leading("shocktroops", BLOCK, enemies="sorcerers")
    use(match, 1)
    assert (enemy(match, "sorcerers").armor.total, attacks(match, "sorcerers")) == (6, [5])


@content("board/unit/shocktroops")
def test_shocktroops_throw_themselves_before_an_attack_even_of_an_assassin() -> None:
    match = leading("shocktroops, altem_guardians", BLOCK, enemies="orc_trackers")
    use(match, 2)
    assert attacks(match, "orc_trackers") == [1]
    do(match, "0: end-phase")
    assert [one.wounds for one in view(match).players[0].units] == [1, 0]
    assert "wound" not in hand(match)


@content("board/unit/shocktroops")
def test_nobody_comes_before_the_guard_of_an_attack() -> None:
    match = leading("shocktroops, altem_guardians", BLOCK, enemies="swordsmen, prowlers")
    use(match, 2, "choose-enemy swordsmen 0")
    do(match, "0: end-phase", "0: take-damage swordsmen 0")
    assert unit(match).wounds == 1
    do(match, f"0: assign-damage unit={uid(match, 1)}")
    assert unit(match, 1).wounds == 1
