"""Situation files of the board game: what they leave open is as in a fresh game."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401 – makes the games known
from mageknight.kernel.rehearsal import begin
from mageknight.server.phrases import phrases


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_situation_that_names_no_turn_begins_with_the_first_of_the_round_order(seats: int) -> None:
    match = begin(f"game: board\nseats: {seats}\n").match
    view: Any = match.view(None)
    first = next(seat for seat in view.order if seat >= 0)
    assert [(decision.kind, decision.seat) for decision in match.pending() if not decision.standing] == [
        ("turn", first)
    ]


def test_the_colour_of_a_mine_stands_with_the_mine() -> None:
    match = begin("game: board\nseats: 1\ntiles:\n  0,1: countryside_01\n  1,0: countryside_02\n").match
    told = [phrases("en").render(line) for line in match.kit.lines(match.view(0))]
    assert any("Crystal mine: green" in line for line in told)
