"""Into the Heat."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import ATTACK, BLOCK, PEACE, RANGED, check, holding, play, wounds
from tests.marks import content, rule
from tests.play import deciding, do, refused, view


@content("board/card/into_the_heat")
@rule("UE-UNIT-17")
@pytest.mark.parametrize("half, bonus", [("basic", 2), ("strong", 3)])
def test_into_the_heat_drives_units_on_and_nobody_protects_the_hero(half, bonus):
    match = holding("into_the_heat", phase=RANGED, mana="red", seat="units: peasants")
    play(match, "into_the_heat", half)
    do(match, "0: end-phase")
    uid = view(match).players[0].units[0].uid
    do(match, f"0: activate-unit {uid} 0")
    check(match, block=(f"{2 + bonus} physical",), mana={"red": 1} if half == "basic" else {})
    do(match, "0: end-phase")
    assert deciding(match) == [(0, "combat")], "all damage went to the hero without a question"
    assert wounds(match) == 2


@content("board/card/into_the_heat")
@pytest.mark.parametrize("half", ["basic", "strong"])
@pytest.mark.parametrize("phase", [PEACE, BLOCK, ATTACK])
def test_into_the_heat_is_for_the_start_of_a_combat(half, phase):
    match = holding("into_the_heat", phase=phase, mana="red", seat="units: peasants")
    assert refused(match, f"0: play-card into_the_heat {half}").reason == "board-wrong-time"
