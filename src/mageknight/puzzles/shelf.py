"""The shelf of puzzles: those of the package, a folder for each game, the easy ones first, and those of packs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from mageknight.kernel.refusal import refuse
from mageknight.kernel.situations.phrase import nearest
from mageknight.puzzles.puzzle import Puzzle, read

HOME: Final = Path(__file__).parent / "content"


_of_packs: list[Puzzle] = []


def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, those of a game one after the other, by grade; those of packs after those of the package."""
    if not _of_packs:
        return own()
    return tuple(sorted((*own(), *_of_packs), key=lambda each: (each.game, each.grade)))


def use_packs(found: list[Puzzle]) -> None:
    """Know these puzzles of packs, in place of those known before."""
    _of_packs[:] = found


@cache
def own() -> tuple[Puzzle, ...]:
    """The puzzles of the package."""
    files = sorted(HOME.glob("*/*.puzzle"))
    found = [read(file.read_text(encoding="utf-8"), file.relative_to(HOME).as_posix()) for file in files]
    return tuple(sorted(found, key=lambda each: (each.game, each.grade, each.name)))


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    return tuple([puzzle for puzzle in puzzles() if puzzle.game == game])


def puzzle_named(name: str) -> Puzzle:
    """A puzzle by its name; an unknown one is refused."""
    for puzzle in puzzles():
        if puzzle.name == name:
            return puzzle
    raise refuse("puzzle-unknown", name=name, known=nearest(name, [puzzle.name for puzzle in puzzles()]))


def after(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle that follows in the same game."""
    row = puzzles_of(puzzle.game)
    at = row.index(puzzle) + 1
    return row[at] if at < len(row) else None
