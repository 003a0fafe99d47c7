"""A yardstick from outside: random games of chess by python-chess, if it is installed.

Machines differ, so a figure of ours means little alone. python-chess is the library of its kind that engineers know; how many
random moves it lists and plays in the same run says how fast the machine is. It is no dependency: `pip install chess==1.11.2` into
the environment brings it, and without it these rows are missing.
"""

from __future__ import annotations

import importlib.util
from typing import Any, Final

from mageknight.kernel.rng import Rng, seed_from_text
from tools.bench import Benchmark, per_second

YARDSTICK: Final = "yardstick.chess.decisions_per_s"
MOST: Final = 300
"""Moves of a game: random games of chess can be very long."""


def benchmarks() -> list[Benchmark]:
    if importlib.util.find_spec("chess") is None:
        return []
    return [Benchmark(YARDSTICK, "decisions/s", lambda: per_second(RandomChess()))]


class RandomChess:
    """Random games: list all legal moves, choose one, play it."""

    def __init__(self) -> None:
        self.chess: Any = importlib.import_module("chess")
        self.rng = Rng(seed_from_text("chess"))

    def __call__(self) -> int:
        board = self.chess.Board()
        for taken in range(MOST):
            moves = list(board.legal_moves)
            if not moves:
                return taken
            board.push(self.rng.choice(moves))
        return MOST
