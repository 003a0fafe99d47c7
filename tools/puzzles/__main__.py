"""Make puzzles: ``python -m tools.puzzles --kind board-fight --count 60 --seed 1 --out FOLDER``; what lies there already is kept."""

from __future__ import annotations

import argparse
import random
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots.puzzler import is_greedy
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.situations.phrase import format_command
from mageknight.puzzles.attempt import Attempt
from mageknight.puzzles.puzzle import read
from mageknight.puzzles.search import Search
from mageknight.server.tables import forms
from tools.puzzles.dealer import Dealer
from tools.puzzles.fights import Fights
from tools.puzzles.marches import Marches
from tools.puzzles.objectives import Objectives
from tools.puzzles.volleys import Volleys

MOST_OF_A_GRADE: Final = 0.3
KINDS: Final[dict[str, type[Dealer]]] = {each.KIND: each for each in (Fights, Marches, Volleys, Objectives)}


def make(dealer: Dealer, number: int, limit: int, full: Callable[[int], bool]) -> str:
    """One puzzle as text; empty if what was dealt is none, or if there are enough of its grade (`full`)."""
    goal, situation = dealer.deal()
    head = f"puzzle: {dealer.KIND}-{number:02}\ngame: {dealer.GAME}\n"
    body = f"goal: {goal}\nsituation:\n" + textwrap.indent(situation, "  ")
    try:
        attempt = Attempt(read(head + body, "-"))
        match = attempt.begin()
        forms.check(match.kit, msgspec.to_builtins(match.setup))  # a table can be set up for it
    except Refusal:
        return ""
    search = Search(attempt, limit)
    search.run(match)
    if len(search.line) < dealer.LEAST or (dealer.WHOLE and not search.is_whole) or search.missed < 2 * search.solved:
        return ""
    if full(search.grade(greedy=False)) or full(grade := search.grade(is_greedy(attempt))):
        return ""
    lines = "".join([f"  {format_command(match.kit, command)}\n" for command in search.line])
    return f"{head}grade: {grade}\n{body}solution:\n{lines}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=6000, help="positions looked at before a deal is given up")
    parser.add_argument("--least", type=int, default=1, help="the lowest grade that is kept")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    dealer = KINDS[given.kind](random.Random(given.seed))
    given.out.mkdir(parents=True, exist_ok=True)
    files = sorted(given.out.glob(f"{given.kind}-*.puzzle"))
    grades = [read(file.read_text(encoding="utf-8"), file.name).grade for file in files]
    made = len(grades)
    began, dealt = time.monotonic(), 0
    least, most = int(given.least), given.count * MOST_OF_A_GRADE

    def is_enough(grade: int) -> bool:
        return grade < least or grades.count(grade) >= float(most)

    while made < given.count:
        dealt += 1
        text = make(dealer, made + 1, given.limit, is_enough)
        if text:
            made += 1
            grades.append(read(text, "-").grade)
            (given.out / f"{given.kind}-{made:02}.puzzle").write_text(text, encoding="utf-8")
            print(f"{made} of {dealt} dealt, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
