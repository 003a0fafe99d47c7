"""How Blitz Conquest ends."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.games import lazily, walk
from tests.board.scenarios.tables import found_city, table
from tests.marks import rule
from tests.play import view


def conquered() -> Match[Any]:
    """Both cities have fallen in the turn under way."""
    match = table("blitz_conquest", 2)
    for space, leader in ((70, 0), (77, 1)):
        found_city(match, space, leader)
    return match


@rule("UE-SCN-BLITZ-09")
def test_when_all_cities_are_conquered_everybody_has_one_last_turn() -> None:
    match = conquered()
    walk(match, lazily, lambda m: view(m).ending == 1)
    assert sorted(view(match).last_turns) == [0, 1]
    walk(match, lazily, lambda m: m.outcome() is not None)
    assert view(match).round == 1


@rule("UE-SCN-BLITZ-09")
def test_if_the_round_ends_meanwhile_the_game_is_over_at_once() -> None:
    match = conquered()
    state = match.state
    seat = state.turn.seat
    state.announced = state.order.index(1 - seat)
    state.last_turns[:] = [seat]
    walk(match, lazily, lambda m: view(m).ending > 0)
    assert match.outcome() is not None
    assert view(match).round == 1
