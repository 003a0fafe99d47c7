"""Regular units of the base game, and the Scouts."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import BLOCK, cost, enemy
from tests.board.units.ranks import leading, uid, use
from tests.marks import content, rule
from tests.play import refused, view


@content("board/unit/foresters")
def test_foresters_make_forests_hills_and_swamps_cheaper() -> None:
    match = leading("foresters", at="2,-2")
    before = cost(match, "3,-2")
    use(match, 0)
    assert (before, cost(match, "3,-2")) == (3, 2)


@content("board/unit/herbalists")
@rule("UE-UNIT-16")
def test_herbalists_ready_a_unit_of_level_two_or_lower() -> None:
    match = leading("herbalists, utem_swordsmen spent, fire_golems spent")
    use(match, 1)
    assert [one.ready for one in view(match).players[0].units] == [False, True, False]
    assert refused(match, f"0: activate-unit {uid(match)} 1").reason == "board-unit-not-ready"


@content("board/unit/herbalists")
def test_herbalists_need_somebody_to_ready() -> None:
    match = leading("herbalists, fire_golems spent")
    assert refused(match, f"0: activate-unit {uid(match)} 1").reason == "board-no-unit-to-ready"


@content("board/unit/utem_guardsmen", "board/unit/altem_guardians")
@pytest.mark.parametrize("name, amount", [("utem_guardsmen", 4), ("altem_guardians", 8)])
def test_guards_block_swift_attacks_twice_as_well(name: str, amount: int) -> None:
    match = leading(name, BLOCK, enemies="wolf_riders, prowlers")
    use(match, 1)
    assert enemy(match, "prowlers").attacks[0].gathered == amount
    assert enemy(match, "wolf_riders").attacks[0].gathered == 2 * amount


@content("board/unit/illusionists")
def test_illusionists_keep_an_unfortified_enemy_from_attacking() -> None:
    match = leading("illusionists", BLOCK, mana="white", enemies="diggers, prowlers")
    use(match, 1)
    assert not enemy(match, "prowlers").attacks[0].left
    assert enemy(match, "diggers").attacks[0].left
