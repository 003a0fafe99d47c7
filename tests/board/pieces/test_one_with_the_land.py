"""One with the Land."""

from __future__ import annotations

import pytest

from tests.board.cards.hands import BLOCK, check, holding, play
from tests.marks import content

# One with the Land.


@content("board/card/one_with_the_land")
@pytest.mark.parametrize(
    "at, more, block",
    [
        ("1,-2", "", "2 fire"),  # plains
        ("0,-3", "", "3 fire"),  # forest by day
        ("0,-3", "night: yes", "5 ice"),  # forest by night
        ("2,-4", "", "2 fire"),  # a lake
    ],
)
def test_one_with_the_land_blocks_like_the_space_it_stands_on(at, more, block):
    match = holding("one_with_the_land", phase=BLOCK, mana="green", at=at, more=more)
    play(match, "one_with_the_land", "strong", "2")
    check(match, block=(block,))
