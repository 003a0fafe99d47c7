"""Measure how well bots play, and how fast: what the notes promise, never part of a test.

    python -m tools.strength [--only NAME] [--scale 1.0] [--workers 2]

`--scale` shortens every row of games. Results are printed and written to build/strength.json.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from mageknight.bots import LEVELS, Budget, bot_named
from mageknight.kernel.registry import kit_named
from mageknight.kernel.rng import Rng
from mageknight.lab.executors import play_all
from mageknight.lab.experiment import Experiment, setup_of
from mageknight.lab.ledger import ordered
from mageknight.lab.record import GameRecord
from mageknight.lab.statistics import mean, share
from mageknight.lab.summary import results
from mageknight.lab.table import next_decision

ROOT: Final = Path(__file__).resolve().parents[2]
RESULTS: Final = ROOT / "build" / "strength.json"
DUELS: Final = {"board": "first_reconnaissance", "minis": "rebellion-everything"}
"""Where neighbouring levels meet; battles with the same army on both sides."""
LIMIT: Final = 2.0
"""Seconds a decision may take in live play."""

Result = dict[str, Any]


def played(contest: Experiment, workers: int) -> list[GameRecord]:
    return ordered(play_all(contest, list(range(contest.games)), workers))


def reconnaissance(scale: float, workers: int) -> Result:
    """Solo First Reconnaissance at the top level, all heroes in turn."""
    games = played(
        Experiment("board", "solo_reconnaissance", ("champion",), max(7, round(200 * scale)), "strength"), workers
    )
    found = share(sum([1 for game in games if game.facts["cities_found"][0]]), len(games))
    fame = mean([game.facts["fame"][0] for game in games])
    return {"games": len(games), "city_found": msgspec.to_builtins(found), "fame": msgspec.to_builtins(fame)}


def conquest(scale: float, workers: int) -> Result:
    """Solo Conquest at the top level: cities taken."""
    games = played(Experiment("board", "solo_conquest", ("champion",), max(7, round(100 * scale)), "strength"), workers)
    taken = [game.facts["cities_taken"][0] for game in games]
    one = share(sum([1 for count in taken if count >= 1]), len(games))
    both = share(sum([1 for count in taken if count >= 2]), len(games))
    score = mean([game.scores[0] for game in games if game.scores])
    return {
        "games": len(games),
        "one_city": msgspec.to_builtins(one),
        "both_cities": msgspec.to_builtins(both),
        "score": msgspec.to_builtins(score),
    }


def levels(game: str, scale: float, workers: int) -> Result:
    """How often each level of a game beats the one below."""
    found: Result = {}
    for low, high in itertools.pairwise(LEVELS):
        contest = Experiment(game, DUELS[game], (high, low), even(100 * scale), "strength", mirror=True)
        found[f"{high} over {low}"] = beaten(contest, workers)
        print(game, high, low, found[f"{high} over {low}"], flush=True)
    return found


def even(games: float) -> int:
    return max(2, 2 * round(games / 2))


def beaten(contest: Experiment, workers: int) -> Result:
    met = results(played(contest, workers))
    points = sum([p if one == contest.bots[0] else 1 - p for one, _, p in met])
    return {"games": len(met), "won": msgspec.to_builtins(share(points, len(met)))}


def pace(game: str, scale: float, workers: int) -> Result:
    """How long decisions take: with the node budgets of the levels, and in live play with the clock."""
    found: Result = {}
    for level in LEVELS:
        found[level] = timed(Experiment(game, DUELS[game], (level,), 1, "pace"), round(400 * scale), 0.0)
    found["live"] = timed(Experiment(game, DUELS[game], ("champion",), 1, "pace"), round(10_000 * scale), LIMIT)
    return found


def timed(contest: Experiment, decisions: int, seconds: float) -> Result:
    """Times of so many decisions of one bot in all seats: of the processor for a budget of nodes, of the clock in live play."""
    kit = kit_named(contest.game)
    clock = time.perf_counter if seconds else time.process_time
    times: list[float] = []
    number = 0
    while len(times) < max(50, decisions):
        setup = setup_of(contest, number)
        state = kit.engine.new(setup, contest.deal(number))
        bots = [bot_named(contest.game, contest.bots[0]) for _ in range(setup.seats)]
        rng = Rng(contest.luck(number, 0))
        while (decision := next_decision(kit, state)) is not None and len(times) < max(50, decisions):
            known = kit.redeal(state, decision.seat, rng)
            begun = clock()
            budget = Budget(1_000_000, seconds)
            choice = bots[decision.seat].choose(kit, known, decision.seat, rng, budget)
            times.append(clock() - begun)
            kit.engine.apply(state, choice.command)
        number += 1
    times.sort()
    ms = [
        round(1000 * one, 2)
        for one in (sum(times) / len(times), times[len(times) // 2], times[-len(times) // 100], times[-1])
    ]
    late = sum([1 for one in times if seconds and one > seconds])
    return {
        "decisions": len(times),
        "mean_ms": ms[0],
        "median_ms": ms[1],
        "p99_ms": ms[2],
        "worst_ms": ms[3],
        "late": late,
    }


def ends(scale: float, workers: int) -> Result:
    """Games between bots that end by themselves."""
    found: Result = {}
    for game, scenario in (*DUELS.items(), ("board", "full_conquest"), ("minis", "quick-start-four-boulders")):
        contest = Experiment(game, scenario, ("squire", "page"), even(250 * scale), "ends")
        games = played(contest, workers)
        found[f"{game}/{scenario}"] = {
            "games": len(games),
            "ended": sum([1 for one in games if one.finished]),
            "troubles": sum([one.troubles for one in games]),
        }
    return found


PARTS: Final[dict[str, Callable[[float, int], Result]]] = {
    "reconnaissance": reconnaissance,
    "conquest": conquest,
    "board-levels": partial(levels, "board"),
    "minis-levels": partial(levels, "minis"),
    "board-pace": partial(pace, "board"),
    "minis-pace": partial(pace, "minis"),
    "ends": ends,
}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(PARTS))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args(arguments)
    for name in [options.only] if options.only else list(PARTS):
        found = PARTS[name](options.scale, options.workers)
        print(name, json.dumps(found, indent=1), flush=True)
        known: Result = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps({**known, name: found}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
