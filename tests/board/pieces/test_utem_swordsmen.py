"""Utem Swordsmen."""

from __future__ import annotations

from tests.board.cards.hands import ATTACK
from tests.board.units.ranks import leading, unit, use
from tests.marks import content


@content("board/unit/utem_swordsmen")
def test_swordsmen_are_wounded_by_their_great_effort() -> None:
    match = leading("utem_swordsmen", ATTACK)
    use(match, 1)
    assert (unit(match).wounds, unit(match).ready) == (1, False)
