"""Shapeshift."""

from __future__ import annotations

from tests.board.skills.trials import attack, battle, usable, use
from tests.marks import content
from tests.play import do, view


@content("board/skill/braevalar_shapeshift")
def test_shapeshift_keeps_the_element_and_serves_one_card() -> None:
    match = battle("braevalar_shapeshift", "prowlers", "attack", hand="cold_toughness, march")
    use(match, "braevalar_shapeshift", "choose-option 1")
    do(match, "0: play-card cold_toughness basic", "0: choose-option 1")
    assert attack(match) == [(3, "melee", "ice")]
    do(match, "0: play-card march basic")
    assert view(match).turn.move == 2
    outside = battle("braevalar_shapeshift", "prowlers", "ranged", hand="rage", seat="mana: red")
    use(outside, "braevalar_shapeshift")
    do(outside, "0: play-card rage strong")
    assert view(outside).turn.move == 4
    assert not usable(battle("braevalar_shapeshift", "prowlers", "attack", hand="blood_rage"), "braevalar_shapeshift")
