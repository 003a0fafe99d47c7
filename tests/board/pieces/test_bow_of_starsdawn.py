"""Bow of Starsdawn."""

from __future__ import annotations

from tests.board.rules.fights import attacks, fight, me
from tests.marks import content
from tests.play import deciding, do


@content("board/card/bow_of_starsdawn")
def test_bow_of_starsdawn_shoots_for_each_card() -> None:
    match = fight("prowlers, wolf_riders", "bow_of_starsdawn, march, rage, stamina")
    do(match, "0: play-card bow_of_starsdawn basic", "0: choose-card march", "0: choose-card rage", "0: decline")
    assert attacks(match) == [(2, "ranged", "physical"), (2, "ranged", "physical")]
    do(match, "0: aim-at prowlers", "0: strike")
    assert me(match).fame == 3
    do(match, "0: end-phase", "0: end-phase", "0: play-card stamina attack")
    assert me(match).fame == 3


@content("board/card/bow_of_starsdawn")
def test_bow_of_starsdawn_changes_ranged_and_siege_attacks() -> None:
    match = fight(
        "guardsmen, golems", "bow_of_starsdawn, fireball, horn_of_wrath", seat="mana: red", more="chance:\n  dice: 1"
    )
    do(match, "0: play-card bow_of_starsdawn strong", "0: play-card fireball basic")
    assert deciding(match) == [(0, "archery")]
    do(match, "0: choose-option 0", "0: play-card horn_of_wrath basic", "0: choose-option 0")
    assert attacks(match) == [(10, "ranged", "fire"), (10, "ranged", "physical")]
    siege = fight("guardsmen", "bow_of_starsdawn, fireball", seat="mana: red")
    do(siege, "0: play-card bow_of_starsdawn strong", "0: play-card fireball basic", "0: choose-option 1")
    assert attacks(siege) == [(5, "siege", "fire")]
