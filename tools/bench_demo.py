"""The kernel's own game measured: decisions, copies, views, saves."""

from __future__ import annotations

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.agenda import State
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from tools.bench import Benchmark, microseconds, per_second

GAME = "demo"


def benchmarks() -> list[Benchmark]:
    kit = kit_named(GAME)
    state = played(40).state
    recorded = played(60)
    return [
        Benchmark("demo decisions", "decisions/s", lambda: per_second(RandomPlay())),
        Benchmark("demo copy", "µs", lambda: microseconds(lambda: kit.copy(state))),
        Benchmark("demo view", "µs", lambda: microseconds(lambda: kit.engine.view(state, 0))),
        Benchmark("demo digest", "µs", lambda: microseconds(lambda: kit.codec.digest(state))),
        Benchmark("demo match", "commands/s", lambda: per_second(lambda: len(recorded.replay().history))),
    ]


class RandomPlay:
    """Uniformly random games, one after another: list the options, choose one, apply it."""

    def __init__(self) -> None:
        self.kit = kit_named(GAME)
        self.setups = list(self.kit.setups())
        self.rng = Rng(seed_from_text("bench"))
        self.played = 0

    def __call__(self) -> int:
        """Play one game; how many decisions it took."""
        engine = self.kit.engine
        setup = self.setups[self.played % len(self.setups)]
        self.played += 1
        state = engine.new(setup, seed_from_text(f"bench {self.played}"))
        decisions = 0
        while True:
            pending = engine.pending(state)
            if not pending:
                return decisions
            engine.apply(state, self.rng.choice(engine.options(state, pending[0]).all()))
            decisions += 1


def played(commands: int) -> Match[State]:
    """A match after so many random commands."""
    kit = kit_named(GAME)
    rng = Rng(seed_from_text("bench"))
    match: Match[State] = Match(kit, list(kit.setups())[-1], seed_from_text("bench"))
    for _ in range(commands):
        match.play(rng.choice(match.options(match.pending()[0]).all()))
    return match
