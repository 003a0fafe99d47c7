"""Matches of the kernel's own game for tests, and a player that chooses at random."""

from __future__ import annotations

from typing import Any

import mageknight.games  # noqa: F401
from mageknight.kernel.contract import Setup
from mageknight.kernel.decision import Decision
from mageknight.kernel.event import Event
from mageknight.kernel.kit import Kit
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.situations.rehearsal import Rehearsal, rehearse

STANDING_ONE_IN = 60
"""How seldom the random player takes a decision nobody waits for."""


def demo() -> Kit[Any]:
    return kit_named("demo")


def setup(seats: int = 2) -> Setup:
    return demo().setup_type(seats=seats)


def new_match(seed: str = "test", seats: int = 2, asks_chance: bool = False) -> Match[Any]:
    return Match(demo(), setup(seats), seed_from_text(seed), asks_chance=asks_chance)


def rng(seed: str) -> Rng:
    return Rng(seed_from_text(seed))


def blocking(match: Match[Any]) -> list[Decision]:
    return [decision for decision in match.pending() if not decision.standing]


def play_randomly(match: Match[Any], luck: Rng, steps: int = 10_000) -> list[list[Event[Any]]]:
    """Choose uniformly until the game is over or so many commands were given."""
    events = []
    for _ in range(steps):
        pending = match.pending()
        if not pending:
            break
        anything = luck.below(STANDING_ONE_IN) == 0
        decision = luck.choice(pending if anything else [one for one in pending if not one.standing])
        events.append(match.play(match.options(decision).sample(luck)))
    return events


def situation(text: str) -> Rehearsal:
    """A situation of the demo, its commands given; every line of the test is meant to come true."""
    rehearsal = rehearse("game: demo\n" + text, "test")
    assert not rehearsal.differences, [(each.line, each.what) for each in rehearsal.differences]
    return rehearsal


def position(text: str) -> Match[Any]:
    return situation(text).match
