"""The shelf of lessons: those of the package, a folder for each game, in the order they are learned in, then those of packs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from mageknight.kernel.refusal import refuse
from mageknight.kernel.situations.phrase import nearest
from mageknight.lessons.lesson import Lesson, read

HOME: Final = Path(__file__).parent / "content"
LAST: Final = 1000
"""The place of a file whose name begins with no number."""


_of_packs: list[Lesson] = []


def lessons() -> tuple[Lesson, ...]:
    """All lessons, those of a game one after the other: first those of the package, then those of the user's packs."""
    found = (*own(), *_of_packs)
    return tuple(
        [lesson for game in dict.fromkeys([one.game for one in found]) for lesson in found if lesson.game == game]
    )


def use_packs(found: list[Lesson]) -> None:
    """Know these lessons of packs, in place of those known before."""
    _of_packs[:] = found


@cache
def own() -> tuple[Lesson, ...]:
    """The lessons of the package."""
    files = sorted(HOME.glob("*/*.lesson"), key=place)
    return tuple([read(file.read_text(encoding="utf-8"), file.relative_to(HOME).as_posix()) for file in files])


def place(file: Path) -> tuple[str, int, str]:
    """The place of a file in the row: by its game, then by the number its name begins with."""
    number = file.stem.partition("_")[0]
    return file.parent.name, int(number) if number.isdigit() else LAST, file.name


def lessons_of(game: str) -> tuple[Lesson, ...]:
    return tuple([lesson for lesson in lessons() if lesson.game == game])


def lesson_named(name: str) -> Lesson:
    """A lesson by its name; an unknown one is refused."""
    for lesson in lessons():
        if lesson.name == name:
            return lesson
    raise refuse("lesson-unknown", name=name, known=nearest(name, [lesson.name for lesson in lessons()]))


def after(lesson: Lesson) -> Lesson | None:
    """The lesson that follows in the same game."""
    row = lessons_of(lesson.game)
    at = row.index(lesson) + 1
    return row[at] if at < len(row) else None
