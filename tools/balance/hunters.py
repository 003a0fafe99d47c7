"""The ready-made armies that hunt the Apocalypse Dragon, each for every share its points can be divided into.

Printed costs are what they are; what makes these armies hunters is their line-up. Whoever is immune to magic cannot be shot at by
the Dragon, which shoots as a wand does. Whoever shoots farther than 12 inches is not struck back at from where it lies. Pierce,
Crushing Blow and damage of 3 and more get through its scales.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mageknight.minis.army.model import Army
from mageknight.minis.content.library import Library
from mageknight.minis.setup.entries import Enlisted

GAME: Final = "second"
TOTALS: Final = (100, 200, 300, 400, 600)
"""What two to four hunters may spend each, and one alone against the Angry Dragon."""
ALONE: Final = (900, 1200)
"""What one alone may spend against the others; these are of the first band only."""
SPENT: Final = 95
"""Of a hundred points, how many a ready-made army spends at least."""


class Row(NamedTuple):
    """A figure with the items it wields, and how many of it a band has at most."""

    figure: str
    most: int = 1
    items: tuple[str, ...] = ()


POWDER: Final = (
    Row("muster-044", 1, ("R-009",)),
    Row("muster-045", 1, ("R-002",)),
    Row("muster-028"),
    Row("muster-026"),
    Row("muster-027", 2),
)
JUDGES: Final = (Row("muster-215", 1, ("I-001",)), Row("muster-213", 1, ("I-004",)))
COIL: Final = (Row("muster-092", 1, ("I-001",)), Row("muster-091"), Row("muster-078", 4))
ELVES: Final = (Row("muster-145", 1, ("I-004",)), Row("muster-144"), Row("muster-128", 10))
BANDS: Final[dict[str, tuple[str, tuple[Row, ...]]]] = {
    "hunters-powder": (
        "Hunters with Powder",
        (*POWDER, *JUDGES, Row("starter-005"), *COIL[:-1], Row("muster-078"), *ELVES),
    ),
    "hunters-judges": (
        "Hunters from Rokos",
        (*JUDGES, Row("muster-209", 3), Row("muster-210", 2), Row("muster-207"), Row("starter-005", 4)),
    ),
    "hunters-coil": ("Hunters of the Coil", (*COIL, Row("muster-082", 2), Row("muster-079", 2))),
    "hunters-elves": ("Hunters with Long Bows", (*ELVES, Row("muster-134", 4), Row("muster-126", 3))),
}
"""By file: title and rows, the most important first; the first band alone takes in the others where it has points for them."""


def hunting(library: Library) -> dict[str, Army]:
    """All these armies by their file."""
    found: dict[str, Army] = {}
    for file, (title, rows) in BANDS.items():
        totals = (*TOTALS, *ALONE) if file == next(iter(BANDS)) else TOTALS
        for total in totals:
            found[f"{file}-{total}"] = Army(title, GAME, total, banded(library, rows, total))
    return found


def banded(library: Library, rows: tuple[Row, ...], total: int) -> tuple[Enlisted, ...]:
    """As many of each row in turn as can be paid for; fewer of one where those after it then spend the points better."""
    prices = [library[row.figure].points + sum([library.items[key].points for key in row.items]) for row in rows]
    counts = _counts(rows, prices, total, total * SPENT // 100) or ()
    return tuple([Enlisted(row.figure, count, row.items) for row, count in zip(rows, counts, strict=True) if count])


def _counts(rows: tuple[Row, ...], prices: list[int], left: int, wanted: int) -> tuple[int, ...] | None:
    """How many of each row, most of the first ones first, so that at least the points wanted are spent; None if that cannot be."""
    if not rows:
        return () if wanted <= 0 else None
    for count in range(min(rows[0].most, left // prices[0]), -1, -1):
        spent = count * prices[0]
        rest = _counts(rows[1:], prices[1:], left - spent, wanted - spent)
        if rest is not None:
            return (count, *rest)
    return None
