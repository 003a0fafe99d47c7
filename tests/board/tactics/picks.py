"""Games in which a Tactic is taken."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.match import Match
from tests.board.rules.games import game, lazily, walk
from tests.play import deciding, do, view


def taking(tactic: str, night: bool = False) -> Match[Any]:
    """A two-player game in which seat 1 is about to take a Tactic first."""
    match = game("full_conquest", 2)
    if night:
        walk(match, lazily, lambda m: view(m).night and deciding(m)[0][1] == "tactic")
    seat = match.pending()[0].seat
    do(match, f"{seat}: pick-tactic {tactic}")
    return match


def taker(match: Match[Any], tactic: str) -> int:
    return int(next(player.seat for player in view(match).players if player.tactic == tactic))
