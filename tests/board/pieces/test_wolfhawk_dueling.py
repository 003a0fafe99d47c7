"""Dueling."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import me
from tests.board.skills.trials import attack, battle, block, use
from tests.marks import content, rule
from tests.play import do


@content("board/skill/wolfhawk_dueling")
@rule("UE-UNIT-14")
def test_a_duel_gives_block_attack_and_fame() -> None:
    skill = "wolfhawk_dueling"
    match = battle(skill, "prowlers, diggers", "block", hand="determination, rage", seat="mana: red, blue; fame: 3")
    use(match, skill, "choose-enemy prowlers")
    assert block(match) == [(1, "physical")]
    do(match, "0: play-card determination strong")
    do(match, "0: block-attack prowlers 0", "0: end-phase")
    assert attack(match) == [(1, "melee", "physical")]
    do(match, "0: play-card rage strong", "0: aim-at prowlers", "0: strike")
    assert me(match).fame == 3 + 2 + 1


@content("board/skill/wolfhawk_dueling")
def test_points_of_a_duel_are_for_its_enemy_only() -> None:
    match = battle("wolfhawk_dueling", "prowlers, diggers", "block", hand="determination", seat="mana: blue")
    use(match, "wolfhawk_dueling", "choose-enemy diggers")
    do(match, "0: play-card determination strong", "0: block-attack prowlers 0")
    assert block(match) == [(1, "physical")]


@content("board/skill/wolfhawk_dueling")
@pytest.mark.parametrize("help_in", ["block", "attack", "damage"])
def test_units_take_part_and_the_duel_brings_no_fame(help_in: str) -> None:
    match = battle(
        "wolfhawk_dueling",
        "prowlers",
        "block",
        hand="determination, rage",
        seat="mana: red, blue; fame: 3; units: utem_guardsmen, utem_swordsmen",
    )
    use(match, "wolfhawk_dueling")
    guards, swords = (unit.uid for unit in me(match).units)
    if help_in == "block":
        do(match, f"0: activate-unit {guards} 1", "0: block-attack prowlers 0", "0: end-phase")
    elif help_in == "attack":
        do(match, "0: play-card determination strong", "0: block-attack prowlers 0", "0: end-phase")
        do(match, f"0: activate-unit {swords} 0")
    else:
        do(match, "0: end-phase", f"0: assign-damage {guards}")
    do(match, "0: play-card rage strong", "0: aim-at prowlers", "0: strike")
    assert me(match).fame == 3 + 2
