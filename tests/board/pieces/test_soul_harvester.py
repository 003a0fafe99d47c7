"""Soul Harvester."""

from __future__ import annotations

from tests.board.rules.fights import attacks, fight, me
from tests.marks import content
from tests.play import do, options


@content("board/card/soul_harvester")
def test_soul_harvester_gives_a_crystal_for_one_enemy() -> None:
    match = fight("prowlers, golems", "soul_harvester, rage", "attack", seat="mana: red")
    do(match, "0: play-card soul_harvester basic", "0: aim-at prowlers", "0: strike")
    assert attacks(match) == []
    do(match, "0: choose-option 0")
    assert me(match).crystals == {"white": 1}


@content("board/card/soul_harvester")
def test_soul_harvester_gives_a_crystal_for_every_enemy_of_the_phase() -> None:
    match = fight("golems, prowlers", "soul_harvester, rage", "attack", seat="mana: red")
    do(match, "0: play-card soul_harvester strong", "0: aim-at prowlers", "0: strike")
    assert me(match).crystals == {"white": 1}, "no resistance, no choice"
    do(match, "0: play-card rage strong", "0: end-phase")
    resisting = fight("fire_golems", "soul_harvester, rage, stamina", "attack", seat="mana: red")
    do(resisting, "0: play-card soul_harvester strong", "0: aim-at fire_golems", "0: strike")
    assert options(resisting) == [f"choose-colour colour={colour}" for colour in ("red", "green", "white")]
    do(resisting, "0: choose-colour green")
    assert me(resisting).crystals == {"green": 1}
