"""The board game measured: decisions, games, copies, views, the enumeration of options, the memory of a match.

Uniform play chooses among all legal commands; play-leaning play prefers playing cards, units and skills, moving and fighting over
ending a phase or a turn, as a player would. Commands come from the options and are applied without a second check.
"""

from __future__ import annotations

import time
import tracemalloc
from typing import Final

import msgspec

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board.setup import BoardSetup
from mageknight.board.state import BoardState
from mageknight.kernel.command import Command, command_name
from mageknight.kernel.match import Match
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng, seed_from_text
from tools.bench import Benchmark, microseconds, per_second

HEROES: Final = ("arythea", "tovak", "goldyx", "norowas", "wolfhawk", "krang", "braevalar")
SETS: Final = ("base", "lost_legion", "krang", "shades_of_tezla")
"""The two boxes the figures are about, and those that two of the heroes come from."""
IDLE: Final = ("end-turn", "end-phase", "begin-rest", "forfeit", "decline")


def benchmarks() -> list[Benchmark]:
    kit = kit_named("board")
    four = played("full_conquest", 4, 500)
    solo = played("solo_reconnaissance", 1, 60)
    return [
        Benchmark(
            "board.recon_solo.decisions_per_s", "decisions/s", lambda: per_second(Play("solo_reconnaissance", 1))
        ),
        Benchmark("board.recon_solo.games_per_s", "games/s", lambda: per_second(Games("solo_reconnaissance", 1))),
        Benchmark(
            "board.recon_solo_leaning.decisions_per_s",
            "decisions/s",
            lambda: per_second(Play("solo_reconnaissance", 1, leaning=True)),
        ),
        Benchmark("board.conquest_4p.decisions_per_s", "decisions/s", lambda: per_second(Play("full_conquest", 4))),
        Benchmark("board.copy_us", "µs", lambda: microseconds(lambda: kit.copy(solo))),
        Benchmark("board.copy_4p_us", "µs", lambda: microseconds(lambda: kit.copy(four))),
        Benchmark("board.view_us", "µs", lambda: microseconds(lambda: msgspec.json.encode(kit.engine.view(solo, 0)))),
        Benchmark("board.options_p99_us", "µs", options_p99),
        Benchmark("board.match_4p_mb", "MB", match_memory),
    ]


class Play:
    """Random games, one after another; a call plays one and says how many decisions it took."""

    def __init__(self, scenario: str, seats: int, leaning: bool = False) -> None:
        self.engine = kit_named("board").engine
        self.scenario = scenario
        self.seats = seats
        self.leaning = leaning
        self.rng = Rng(seed_from_text("bench"))
        self.played = 0

    def new(self) -> BoardState:
        heroes = tuple(HEROES[(self.played + seat) % len(HEROES)] for seat in range(self.seats))
        self.played += 1
        setup = BoardSetup(seats=self.seats, scenario=self.scenario, heroes=heroes, sets=SETS)
        return self.engine.new(setup, seed_from_text(f"bench {self.played}"))  # type: ignore[no-any-return]

    def __call__(self) -> int:
        engine, state = self.engine, self.new()
        decisions = 0
        while True:
            pending = engine.pending(state)
            if not pending:
                return decisions
            engine.apply_trusted(state, self.choose(engine.options(state, pending[0]).all()))
            decisions += 1

    def choose(self, commands: list[Command]) -> Command:
        if self.leaning and len(commands) > 1 and self.rng.below(8):
            busy = [command for command in commands if command_name(command) not in IDLE]
            return self.rng.choice(busy or commands)
        return self.rng.choice(commands)


class Games(Play):
    """The same, counted in games."""

    def __call__(self) -> int:
        super().__call__()
        return 1


def played(scenario: str, seats: int, decisions: int) -> BoardState:
    """The state of a random game after so many decisions."""
    play = Play(scenario, seats, leaning=True)
    state = play.new()
    for _ in range(decisions):
        pending = play.engine.pending(state)
        if not pending:
            return state
        play.engine.apply_trusted(state, play.choose(play.engine.options(state, pending[0]).all()))
    return state


def options_p99() -> float:
    """The 99th percentile of listing all options of a decision, in microseconds."""
    play = Play("solo_reconnaissance", 1)
    times: list[float] = []
    for _ in range(12):
        state = play.new()
        while True:
            pending = play.engine.pending(state)
            if not pending:
                break
            started = time.thread_time()
            commands = play.engine.options(state, pending[0]).all()
            times.append(time.thread_time() - started)
            play.engine.apply_trusted(state, play.choose(commands))
    times.sort()
    return times[len(times) * 99 // 100] * 1e6


def match_memory() -> float:
    """The most memory a match of four players takes while it runs, its log and what can be taken back included, in megabytes."""
    play = Play("full_conquest", 4, leaning=True)
    setup = BoardSetup(seats=4, scenario="full_conquest", heroes=HEROES[:4], sets=SETS)
    tracemalloc.start()
    match: Match[BoardState] = Match(kit_named("board"), setup, seed_from_text("bench"))
    most = 0
    while pending := match.pending():
        match.play(play.choose(match.options(pending[0]).all()))
        most = max(most, tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return most / 1e6
