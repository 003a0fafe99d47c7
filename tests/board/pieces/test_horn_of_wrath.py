"""Horn of Wrath."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import attacks, fight, hand
from tests.marks import content, rule
from tests.play import deciding, do


@content("board/card/horn_of_wrath")
@pytest.mark.parametrize("face, wounds", [(0, 1), (5, 1), (1, 0), (2, 0), (3, 0), (4, 0)])
def test_horn_of_wrath_may_wound(face: int, wounds: int) -> None:
    match = fight("golems", "horn_of_wrath", more=f"chance:\n  dice: {face}")
    do(match, "0: play-card horn_of_wrath basic")
    assert attacks(match) == [(5, "siege", "physical")]
    assert hand(match).count("wound") == wounds


@content("board/card/horn_of_wrath")
@rule("UE-REVERT-03")
def test_horn_of_wrath_is_raised_point_by_point() -> None:
    match = fight("golems", "horn_of_wrath", more="chance:\n  dice: 1\n  dice: 0")
    do(match, "0: play-card horn_of_wrath strong", "0: choose-option 0")
    assert (sum(points[0] for points in attacks(match)), hand(match)) == (6, ())
    do(match, "0: choose-option 0")
    assert (sum(points[0] for points in attacks(match)), hand(match)) == (7, ("wound",))
    do(match, "0: choose-option 0", "0: choose-option 0", "0: choose-option 0")
    assert sum(points[0] for points in attacks(match)) == 10
    assert deciding(match) == [(0, "combat")], "5 more at most"
    early = fight("golems", "horn_of_wrath")
    do(early, "0: play-card horn_of_wrath strong", "0: decline")
    assert sum(points[0] for points in attacks(early)) == 5
