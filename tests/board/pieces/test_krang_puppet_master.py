"""Puppet Master."""

from __future__ import annotations

import pytest

from tests.board.skills.trials import attack, battle, block, marks, usable, use
from tests.marks import content, rule
from tests.play import do, view


@content("board/skill/krang_puppet_master")
@rule("UE-RANGED-11")
def test_puppet_master_keeps_a_token_and_gives_it_up_for_an_attack() -> None:
    skill = "krang_puppet_master"
    match = battle(skill, "fire_mages, prowlers", "attack", hand="rage, rage, march", seat="mana: red 2")
    assert not usable(match, skill)
    do(match, "0: play-card rage strong", "0: aim-at prowlers", "0: strike")
    use(match, skill)
    assert marks(match, skill) == ("prowlers",)
    assert not usable(match, skill)
    do(match, "0: end-phase")
    assert view(match).decks.discarded == {} or "prowlers" not in view(match).decks.discarded.get("green", ())


@content("board/skill/krang_puppet_master")
@pytest.mark.parametrize(
    "name, phase, expected",
    [
        ("fire_mages", "attack", [(3, "melee", "fire")]),
        ("fire_mages", "block", [(3, "ice")]),
        ("prowlers", "attack", [(2, "melee", "physical")]),
        ("golems", "block", [(3, "physical")]),
        ("ice_mages", "block", [(3, "fire")]),
    ],
)
def test_a_puppet_fights_with_half_its_strength(name: str, phase: str, expected: list[object]) -> None:
    skill = "krang_puppet_master"
    match = battle(f"{skill} {name}", "minotaur", phase)
    use(match, skill)
    assert (attack(match) if phase == "attack" else block(match)) == expected
    assert marks(match, skill) == ()
    assert name in [one for pile in view(match).decks.discarded.values() for one in pile]
