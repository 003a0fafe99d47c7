"""Entries of an army list: figures with what they carry and ride, and what the army brings besides.

Everything is named by keys, so that lists can be stored, sent and set beside each other. A level of a figure and a version of a
champion are keys of their own (`content.sets`). A set-up may write an army that is nothing but figures as their keys alone, as
all set-ups did before there was equipment; `mustered` reads both forms, `lean` writes the shortest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

MOST_SPELLS: Final = 60
"""More than any book holds."""


class Enlisted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many copies of one figure with the same equipment.

    `items` are the keys of what it wields, a spellbook among them, and `spells` those of the spells in that book in their
    order. `rides` is the mount it rides, `boards` the chariot of the same army it begins the game aboard of.
    """

    figure: str
    count: int = 1
    items: tuple[str, ...] = ()
    spells: Annotated[tuple[str, ...], Meta(max_length=MOST_SPELLS)] = ()
    rides: str = ""
    boards: str = ""

    @property
    def is_plain(self) -> bool:
        """Is there nothing to it but the figure?"""
        return not (self.items or self.spells or self.rides or self.boards)

    def one(self) -> Enlisted:
        """A single one of them."""
        return self if self.count == 1 else msgspec.structs.replace(self, count=1)


class Muster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The army of a seat: its list, the adventuring company and the domain it brings, and the plan of its castle."""

    figures: tuple[Enlisted, ...]
    company: str = ""
    domain: str = ""
    castle: tuple[str, ...] = ()

    def singles(self) -> list[Enlisted]:
        """Everybody one by one, in the order of the list."""
        return [one for each in self.figures for one in [each.one()] * each.count]

    def figure_keys(self) -> list[str]:
        """The keys of all figures, mounts included, each once for each line it stands in."""
        return [key for each in self.figures for key in (each.figure, each.rides) if key]


Lineup = tuple[str, ...] | Muster
"""An army as a set-up writes it: the keys of its figures, or everything."""


def mustered(lineup: Lineup) -> Muster:
    """An army of a set-up with everything spelled out."""
    return lineup if isinstance(lineup, Muster) else Muster(tuple([Enlisted(key) for key in lineup]))


def gathered_keys(keys: Sequence[str]) -> tuple[Enlisted, ...]:
    """Entries of a list of figures: copies of one figure together, in the order of their first appearance."""
    counts: dict[str, int] = {}
    for key in keys:
        counts[key] = counts.get(key, 0) + 1
    return tuple([Enlisted(key, count) for key, count in counts.items()])


def closed(lineup: Lineup) -> Lineup:
    """An army as its opponents may read it: with its books, but not what stands in them (M2-SPELL-13, reading R112)."""
    if not isinstance(lineup, Muster) or not any(each.spells for each in lineup.figures):
        return lineup
    figures = tuple([msgspec.structs.replace(each, spells=()) for each in lineup.figures])
    return msgspec.structs.replace(lineup, figures=figures)


def closed_data(lineup: Any) -> Any:
    """The same for an army as plain data."""
    if not isinstance(lineup, dict):
        return lineup
    lines = lineup.get("figures", ())
    return lineup | {"figures": [{key: value for key, value in line.items() if key != "spells"} for line in lines]}


def lean(muster: Muster) -> Lineup:
    """The shortest way to write an army: its figures alone, if there is nothing else to it."""
    brings = muster.company or muster.domain or muster.castle
    if brings or not all(each.is_plain for each in muster.figures):
        return muster
    return tuple([each.figure for each in muster.singles()])
