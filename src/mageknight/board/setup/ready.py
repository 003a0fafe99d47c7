"""Board games with everything chosen but the heroes, for people who want to sit down at once."""

from __future__ import annotations

from typing import Final

from mageknight.board.setup import BoardSetup
from mageknight.kernel.message import say
from mageknight.kernel.ready import ReadyGame

CHOICE: Final = {"solo_conquest": 1, "blitz_conquest": 2}
"""Scenarios somebody who knows the first one goes on to, with their number of seats."""


def ready_games() -> tuple[ReadyGame, ...]:
    """All of them, the next step after a first game before the others."""
    return tuple([_game(scenario, seats) for scenario, seats in CHOICE.items()])


def _game(scenario: str, seats: int) -> ReadyGame:
    id = scenario.replace("_", "-")
    title = say(f"board-scenario-{id}")
    return ReadyGame(id, BoardSetup(seats=seats, scenario=scenario), 0, title, say(f"board-ready-{id}-about"))
