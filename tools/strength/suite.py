"""The frozen suite: the same deals for every version of the bots, so that a change is judged by pairs of games.

    python -m tools.strength.suite play LABEL [--only conquest] [--games 28]      # goes on where it was stopped
    python -m tools.strength.suite compare OLD NEW                                # differences by pairs, with intervals
    python -m tools.strength.suite gate LABEL                                     # is it as good as what is shipped promises?

Records are kept under build/suite/LABEL, one folder for each part of the suite. Fewer games are always the first ones: a small look is a
piece of the whole, and a longer one goes on from it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from mageknight.lab.executors import play_all
from mageknight.lab.experiment import Experiment
from mageknight.lab.ledger import Ledger
from mageknight.lab.record import GameRecord
from mageknight.lab.statistics import Estimate, mean

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "suite"
DEALS: Final = 200

PARTS: Final = {
    "conquest": Experiment("board", "solo_conquest", ("champion",), DEALS, "suite"),
    "reconnaissance": Experiment("board", "solo_reconnaissance", ("champion",), DEALS, "suite"),
    "duel": Experiment("board", "first_reconnaissance", ("champion", "knight"), DEALS, "suite"),
    "rebellion": Experiment("minis", "rebellion-everything", ("champion", "knight"), DEALS, "suite", mirror=True),
}
"""The deals nobody tunes on."""

Measure = Callable[[GameRecord], float]


def won(record: GameRecord) -> float:
    """The share of a victory that the first bot of the contest has."""
    winners = [record.bots[seat] for seat in record.winners]
    return winners.count("champion") / len(winners) if winners else 0.0


MEASURES: Final[dict[str, dict[str, Measure]]] = {
    "conquest": {
        "score": lambda record: float(sum(record.scores)),
        "fame": lambda record: float(record.facts["fame"][0]),
        "one city": lambda record: float(record.facts["cities_taken"][0] >= 1),
        "both cities": lambda record: float(record.facts["cities_taken"][0] >= 2),
        "wounds": lambda record: float(record.facts["wounds"][0]),
        "level": lambda record: float(record.facts["level"][0]),
    },
    "reconnaissance": {
        "found": lambda record: float(record.facts["cities_found"][0]),
        "fame": lambda record: float(record.facts["fame"][0]),
        "score": lambda record: float(sum(record.scores)),
    },
    "duel": {"won": won},
    "rebellion": {"won": won},
}
GATES: Final[dict[str, dict[str, float]]] = {
    "conquest": {"score": 57.0, "one city": 0.03},
    "reconnaissance": {"found": 0.97, "fame": 28.0},
    "duel": {"won": 0.6},
    "rebellion": {"won": 0.6},
}
"""A change must not fall below these: the upper end of the interval has to reach them."""


def ledger(label: str, part: str, games: int = DEALS, seed: str = "") -> Ledger:
    """The games of a version; other deals than the frozen ones, to tune on, have a seed of their own."""
    contest = msgspec.structs.replace(PARTS[part], games=games, seed=seed or PARTS[part].seed)
    return Ledger(FOLDER / f"{label}-{seed}" / part if seed else FOLDER / label / part, contest)


def play(label: str, part: str, games: int, workers: int, seed: str) -> None:
    """Play what is missing of the first deals of a part."""
    book = ledger(label, part, games, seed)
    missing = book.missing()
    begun = time.process_time()
    for record in play_all(book.contest, missing, workers):
        book.add(record)
    if missing:
        print(
            f"{part}: {len(missing)} games, {(time.process_time() - begun) / len(missing):.2f} s of the processor each"
        )
    print_measures(part, book.records())


def print_measures(part: str, records: list[GameRecord]) -> None:
    for name, measure in MEASURES[part].items():
        print(f"{part:15} {name:12} {len(records):4}  {shown(mean([measure(record) for record in records]))}")


def shown(found: Estimate) -> str:
    return f"{found.value:8.2f}  ({found.low:.2f} … {found.high:.2f})"


def compare(old: str, new: str, part: str, seed: str) -> None:
    """The difference between two versions over the deals both have played."""
    before, after = ledger(old, part, seed=seed).games, ledger(new, part, seed=seed).games
    common = sorted(set(before) & set(after))
    if not common:
        return
    for name, measure in MEASURES[part].items():
        pairs = [(measure(before[number]), measure(after[number])) for number in common]
        better = sum([1 for one, other in pairs if other > one])
        worse = sum([1 for one, other in pairs if other < one])
        first, second = mean([one for one, _ in pairs]).value, mean([other for _, other in pairs]).value
        gained = shown(mean([other - one for one, other in pairs]))
        print(
            f"{part:15} {name:12} {len(common):4}  {first:7.2f} → {second:7.2f}  {gained}  better {better}, worse {worse}"
        )


def gate(label: str, part: str) -> bool:
    """Does a version keep what is promised?"""
    records = ledger(label, part).records()
    kept = True
    for name, least in GATES[part].items() if records else ():
        found = mean([MEASURES[part][name](record) for record in records])
        good = found.high >= least
        kept = kept and good
        print(f"{'kept  ' if good else 'BROKEN'} {part:15} {name:12} {shown(found)}  at least {least}")
    return kept


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("verb", choices=["play", "compare", "gate"])
    parser.add_argument("labels", nargs="+")
    parser.add_argument("--only", choices=list(PARTS))
    parser.add_argument("--games", type=int, default=DEALS)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="", help="other deals, to tune on")
    options = parser.parse_args(arguments)
    kept = True
    for part in [options.only] if options.only else list(PARTS):
        if options.verb == "play":
            play(options.labels[0], part, options.games, options.workers, options.seed)
        elif options.verb == "compare":
            compare(options.labels[0], options.labels[1], part, options.seed)
        else:
            kept = gate(options.labels[0], part) and kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
