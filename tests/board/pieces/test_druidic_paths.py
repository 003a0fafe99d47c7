"""Druidic Paths."""

from __future__ import annotations

from tests.board.cards.hands import check, cost, holding
from tests.marks import content
from tests.play import do, options

# Druidic Paths.


@content("board/card/druidic_paths")
def test_druidic_paths_ease_one_space():
    match = holding("druidic_paths", at="1,-2")
    do(match, "0: play-card druidic_paths basic")
    assert "choose-space space=0,-2" not in options(match), "plains cost 2 already"
    do(match, "0: choose-space 0,-3")
    check(match, move=2)
    do(match, "0: step-to 0,-2")
    assert cost(match, "0,-3") == 2


@content("board/card/druidic_paths")
def test_druidic_paths_powered_ease_one_terrain_down_to_two():
    match = holding("druidic_paths", mana="blue", at="1,-2")
    do(match, "0: play-card druidic_paths strong", "0: choose-option 2")
    check(match, move=4)
    assert cost(match, "1,-3") == 2
    do(match, "0: step-to 1,-3", "0: step-to 0,-3")
    check(match, move=0)
