"""Forked Lightning."""

from __future__ import annotations

from tests.board.rules.fights import fighting
from tests.board.skills.trials import attack, battle, use
from tests.marks import content, rule
from tests.play import do, refused, view


@content("board/skill/braevalar_forked_lightning")
@rule("UE-RANGED-16", "UE-RANGED-17")
def test_forked_lightning_strikes_three_enemies_apart() -> None:
    skill = "braevalar_forked_lightning"
    match = battle(
        skill, "prowlers, cursed_hags, wolf_riders, guardsmen", "ranged", hand="swiftness", seat="mana: white"
    )
    do(match, f"0: use-skill {skill}")
    refused(match, "0: choose-enemy guardsmen")
    do(match, "0: choose-enemy prowlers")
    refused(match, "0: choose-enemy prowlers")
    do(match, "0: choose-enemy cursed_hags", "0: choose-enemy wolf_riders")
    assert attack(match) == [(1, "ranged", "cold_fire")] * 3
    do(match, "0: play-card swiftness strong", "0: aim-at prowlers")
    assert view(match).combat.total == 4
    do(match, "0: strike")
    assert fighting(match) == ["cursed_hags", "wolf_riders", "guardsmen"]
    assert attack(match) == [(1, "ranged", "cold_fire")] * 2


@content("board/skill/braevalar_forked_lightning")
def test_forked_lightning_may_strike_fewer() -> None:
    match = battle("braevalar_forked_lightning", "prowlers, cursed_hags", "attack")
    use(match, "braevalar_forked_lightning", "choose-enemy prowlers", "decline")
    assert attack(match) == [(1, "ranged", "cold_fire")]
