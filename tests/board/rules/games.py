"""Whole games for tests: set up as they are played, walked through by a chooser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board.setup import BoardSetup
from mageknight.kernel.command import Command
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.kernel.situations.phrase import format_command

HEROES = ("arythea", "tovak", "goldyx", "norowas")


def game(
    scenario: str, seats: int = 1, seed: str = "test", heroes: tuple[str, ...] = HEROES, **more: Any
) -> Match[Any]:
    """A game from its very beginning."""
    setup = BoardSetup(seats=seats, scenario=scenario, heroes=heroes[:seats], **more)
    return Match(kit_named("board"), setup, seed_from_text(seed))


def words(match: Match[Any], command: Command) -> str:
    return str(format_command(match.kit, command))


def walk(
    match: Match[Any], wants: Callable[[str, list[str]], str], until: Callable[[Match[Any]], bool], most: int = 3000
) -> None:
    """Answer decisions with what `wants` picks of their kind and options, until something holds."""
    for _ in range(most):
        if until(match) or not match.pending():
            return
        decision = match.pending()[0]
        commands = {words(match, command): command for command in match.options(decision)}
        match.play(commands[wants(decision.kind, list(commands))])
    raise AssertionError("it never came to that")


def lazily(kind: str, options: list[str]) -> str:
    """Play as little as possible: rest or end the turn, decline, take what comes first."""
    for wanted in ("forfeit", "end-turn", "begin-rest", "decline", "end-phase"):
        if wanted in options:
            return wanted
    return options[0]


def at_random(seed: str) -> Callable[[str, list[str]], str]:
    rng = Rng(seed_from_text(seed))
    return lambda kind, options: rng.choice(options)
