"""The sheet of all puzzles: ``python -m tools.puzzles.sheet``; its last line is "ok", or it ends with 1.

Each line has the name, the game, the edition or scenario, the goal, the grade, the length of the solution, and whether the engine and
the greedy bot solve it. All must be solved by what stands in their files, and none above the second grade by greed.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.bots.puzzler import is_greedy
from mageknight.puzzles.attempt import Attempt
from mageknight.puzzles.puzzle import Puzzle
from mageknight.puzzles.shelf import puzzles

GREEDY_UP_TO: Final = 2


def row(puzzle: Puzzle) -> tuple[list[str], bool]:
    """A line of the sheet, and whether all is well with it."""
    attempt = Attempt(puzzle)
    setup = attempt.begin().setup
    kind = str(getattr(setup, "edition", "") or getattr(setup, "scenario", ""))
    is_solved, greedy = attempt.proof() is None, is_greedy(attempt)
    goal = " ".join([puzzle.goal.WORD, *puzzle.goal.words])
    told = ["solved" if is_solved else "UNSOLVED", "greedy" if greedy else "-"]
    cells = [puzzle.name, puzzle.game, kind, goal, str(puzzle.grade), str(len(puzzle.solution)), *told]
    return cells, is_solved and not (greedy and puzzle.grade > GREEDY_UP_TO)


def main() -> int:
    bad: list[str] = []
    for puzzle in puzzles():
        cells, is_well = row(puzzle)
        print("\t".join(cells), flush=True)
        if not is_well:
            bad.append(puzzle.name)
    counts = Counter([(puzzle.game, puzzle.grade) for puzzle in puzzles()])
    for (game, grade), count in sorted(counts.items()):
        print(f"{game}, grade {grade}: {count}")
    print("ok" if not bad else f"wrong: {', '.join(bad)}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
