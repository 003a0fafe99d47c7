"""Whoever is absent can be replaced at any moment: every decision of a random game has an answer a stand-in finds by itself."""

from __future__ import annotations

from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots import think
from mageknight.bots.levels import LEVELS
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.server.workers.thinker import stand_in

SPAN = 120
"""Decisions of each game at which a stand-in is asked; what is played is drawn at random, so that it meets strange positions."""


def setups(game: str, wanted: int) -> list[Any]:
    """A few set-ups of a game, from all over the list."""
    every = [setup for setup in kit_named(game).setups() if setup.seats > 1]
    return every[:: max(1, len(every) // wanted)][:wanted]


CASES = [(game, at) for game, count in (("board", 4), ("minis", 3), ("demo", 1)) for at in range(count)]


@pytest.mark.parametrize("game,at", CASES)
def test_a_stand_in_goes_on_from_any_decision(game: str, at: int):
    kit = kit_named(game)
    seed = seed_from_text(f"stand-in {at}")
    match: Match[Any] = Match(kit, setups(game, 4)[at], seed)
    rng = Rng(seed)
    met = 0
    while met < SPAN:
        decision = next((one for one in match.pending() if not one.standing and one.seat >= 0), None)
        if decision is None:
            break
        options = match.options(decision)
        answer = think(kit, kit.redeal(match.state, decision.seat, rng), decision.seat, stand_in(), rng, 0.05).command
        assert options.explain(answer) is None, decision
        match.play(options.sample(rng))
        met += 1
    assert met


def test_the_stand_in_is_no_dice_thrower():
    assert stand_in() in LEVELS
