"""The loop of learners measured: decisions in many solo games side by side, observations included, and their share of the engine's."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.rng import Rng, seed_from_text
from mageknight.lab.rl.bundle import Bundle
from mageknight.lab.rl.episode import SHAPED, solo
from mageknight.lab.table import LONGEST
from tools.bench import Benchmark, per_second
from tools.bench_board import Play

GAMES: Final = 64


def benchmarks() -> list[Benchmark]:
    return [
        Benchmark("learning.solo_vector.decisions_per_s", "decisions/s", lambda: per_second(SideBySide())),
        Benchmark("learning.solo_vector.share_of_engine", "", share, better="more"),
    ]


def share() -> float:
    """How fast games of learners are as a part of how fast the engine alone plays."""
    return per_second(SideBySide()) / per_second(Play("solo_reconnaissance", 1))


class SideBySide:
    """Random games side by side; a call takes a step in each of them."""

    def __init__(self) -> None:
        self.bundle = Bundle(solo("solo_reconnaissance"), SHAPED, GAMES, LONGEST)
        self.rng = Rng(seed_from_text("bench"))
        self.begun = 0
        for at in range(GAMES):
            self.begin(at)

    def begin(self, at: int) -> None:
        self.begun += 1
        self.bundle.begin(at, self.begun)

    def __call__(self) -> int:
        bundle = self.bundle
        actions = [self.rng.below(max(1, count)) for count in bundle.counts]
        for at in bundle.step(actions):
            self.begin(at)
        return GAMES
