"""The plan of a castle: where its sections are to stand before the edge of whoever brings it.

A plan belongs to an army and is written with it, a section in a line: the key of its figure, how far to the right of the middle of
the edge and how far from the edge its middle lies, in inches, and its quarter turns, all as seen by a player who sits in the south.
``castles-454@1 -6 11 2`` is a wall whose front looks at the enemy. Whether the sections may stand there is said by
`mageknight.minis.rules.castles.planning`.
"""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from typing import Final

import msgspec

from mageknight.kernel.refusal import Refusal
from mageknight.minis.army.model import Army
from mageknight.minis.army.titles import full_name
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.library import Library
from mageknight.minis.edition.edition import Edition
from mageknight.minis.table.lattice import INCH

MOST_INCHES: Final = 200
"""Farther than any battlefield is wide."""
MOST_SECTIONS: Final = 60


class PlannedSection(msgspec.Struct, frozen=True):
    """One section of a plan, in units of the table."""

    figure: str
    along: int
    deep: int
    turn: int

    def text(self) -> str:
        """As it is written in an army."""
        return f"{self.figure} {self.along / INCH:g} {self.deep / INCH:g} {self.turn}"

    def place(self, edge: int, width: int, height: int) -> tuple[int, int, int]:
        """The place of the castle on a table before one of its edges (0 south, 1 east, 2 north, 3 west)."""
        x, y = width // 2, height // 2
        places = (
            (x + self.along, self.deep),
            (width - self.deep, y + self.along),
            (x - self.along, height - self.deep),
            (self.deep, y - self.along),
        )
        return (*places[edge], (self.turn + edge) % 4)


class ReadyCastle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made plan to begin with."""

    id: str
    plan: tuple[str, ...]


@cache
def ready_castles() -> tuple[ReadyCastle, ...]:
    """The ready-made castles of the package."""
    return msgspec.json.decode(read_bytes("ready_castles.json"), type=tuple[ReadyCastle, ...])


def planned_section(text: str) -> PlannedSection | None:
    """The section that a line of a plan means, None if it means none."""
    words = text.split()
    if len(words) != 4 or words[3] not in ("0", "1", "2", "3"):
        return None
    try:
        along, deep = float(words[1]), float(words[2])
    except ValueError:
        return None
    if not (math.isfinite(along) and math.isfinite(deep) and max(abs(along), abs(deep)) <= MOST_INCHES):
        return None
    return PlannedSection(words[0], round(along * INCH), round(deep * INCH), int(words[3]))


def plan_of(lines: tuple[str, ...]) -> list[PlannedSection]:
    """All sections of a plan; lines that mean none are left out."""
    found = [planned_section(each) for each in lines]
    return [each for each in found if each is not None]


def check_plan(army: Army, library: Library, edition: Edition) -> list[Refusal]:
    """The faults in the plan of a castle: lines that mean nothing, sections that the army does not have."""
    found: list[Refusal] = []
    if len(army.castle) > MOST_SECTIONS:
        return [edition.refuse("army-castle-plan-long", "castle-place", most=MOST_SECTIONS)]
    for line in army.castle:
        if planned_section(line) is None:
            found.append(edition.refuse("army-castle-plan-unread", "castle-place", line=line))
    had: Counter[str] = Counter()
    for entry in army.entries:
        had[entry.figure] += entry.count
    wanted = Counter([each.figure for each in plan_of(army.castle)])
    for key, count in wanted.items():
        figure = library.get(key)
        if figure is None or not figure.is_castle:
            found.append(edition.refuse("army-castle-plan-unread", "castle-place", line=key))
        elif count > had[key]:
            name = full_name(figure)
            found.append(
                edition.refuse("army-castle-plan-lacks", "castle-place", figure=name, planned=count, had=had[key])
            )
    return found
