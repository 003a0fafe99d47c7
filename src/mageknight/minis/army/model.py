"""An army before the battle: a name, the game it is for, a build total, and which figures how often."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from mageknight.minis.content.library import Library
from mageknight.minis.figure import FigureDef


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many copies of one figure, named by its key."""

    figure: str
    count: int = 1


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of figures, legal or not: `mageknight.minis.army.check` tells. It names keys, so that it can be stored and sent."""

    name: str
    game: str
    total: int
    entries: tuple[Entry, ...] = ()

    def figures(self, library: Library) -> Iterator[FigureDef]:
        """Every figure, as many times as it is fielded, in the order of the list; keys must exist."""
        for entry in self.entries:
            for _ in range(entry.count):
                yield library[entry.figure]

    def points(self, library: Library) -> int:
        """What all figures cost together."""
        return sum(library[each.figure].points * each.count for each in self.entries)

    def size(self) -> int:
        """How many figures there are."""
        return sum(each.count for each in self.entries)


def gathered(figures: list[FigureDef]) -> tuple[Entry, ...]:
    """Entries of a list of figures: copies of one figure together, in the order of their first appearance."""
    counts: dict[str, int] = {}
    for figure in figures:
        counts[figure.key] = counts.get(figure.key, 0) + 1
    return tuple(Entry(key, count) for key, count in counts.items())
