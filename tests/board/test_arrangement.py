"""Situation files of the board game: what they leave open is as in a fresh game."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.rehearsal import begin


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_situation_that_names_no_turn_begins_with_the_first_of_the_round_order(seats: int) -> None:
    match = begin(f"game: board\nseats: {seats}\n").match
    view: Any = match.view(None)
    first = next(seat for seat in view.order if seat >= 0)
    assert [(decision.kind, decision.seat) for decision in match.pending() if not decision.standing] == [
        ("turn", first)
    ]
