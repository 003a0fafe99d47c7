"""What is kept between two messages is what would be worked out again: names, ways, words of options."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board.queries.plan import FAR, plan, reach
from mageknight.board.setup import BoardSetup
from mageknight.board.state import BoardState
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.wire import decisions
from mageknight.kernel.wire.decisions import decision_info

KIT: Any = kit_named("board")
STEPS = 120


def shown(match: Match[BoardState]) -> list[Any]:
    """Options, ways and plans of a position, as they are sent."""
    found: list[Any] = [decision_info(match, each, repr) for each in match.pending()]
    return [msgspec.json.encode(found), reach(match.state, FAR), plan(match.state, match.state.turn.seat)]


def forget(state: BoardState) -> None:
    state.map.land = None
    decisions.STEADY.clear()


@pytest.mark.parametrize(
    "setup",
    [
        BoardSetup(seats=1, scenario="solo_conquest"),
        BoardSetup(seats=3, scenario="full_conquest"),
        BoardSetup(seats=2, scenario="dungeon_lords"),
    ],
)
def test_what_is_kept_is_what_would_be_worked_out_again(setup: BoardSetup) -> None:
    match: Match[BoardState] = Match(KIT, setup, seed_from_text("kept"))
    luck = Rng(seed_from_text("kept by chance"))
    for _ in range(STEPS):
        if not match.pending():
            break
        kept = shown(match)
        forget(match.state)
        assert shown(match) == kept
        match.play(match.options(match.pending()[0]).sample(luck))


def test_ways_are_kept_with_the_map_until_somebody_writes_on_it() -> None:
    match: Match[BoardState] = Match(KIT, BoardSetup(seats=1, scenario="solo_conquest"), seed_from_text("ways"))
    luck = Rng(seed_from_text("ways by chance"))
    while match.pending()[0].kind != "turn":
        match.play(match.options(match.pending()[0]).sample(luck))
    state = match.state
    ways = reach(state, FAR)
    assert ways
    assert reach(state.copy(), FAR) is ways
    state.own_map()
    assert reach(state, FAR) is not ways
    assert reach(state, FAR) == ways
