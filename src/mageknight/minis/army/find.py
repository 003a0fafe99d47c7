"""Searching the library, for whoever builds an army."""

from __future__ import annotations

from mageknight.minis.content import abilities, factions
from mageknight.minis.content.library import Library
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import RANKS, FigureDef

Span = tuple[int, int]
"""Least and most, both included."""


def find(
    library: Library,
    *,
    faction: str = "",
    points: Span | None = None,
    ability: str = "",
    speed: Span | None = None,
    range: Span | None = None,
    rarity: str = "",
    set: str = "",
    name: str = "",
    generation: int = 0,
) -> list[FigureDef]:
    """All figures that fit every given condition, cheapest first.

    `ability` must show at some click; `speed` is that of the starting click; `rarity` is a rank, or ``stars`` for the
    three that show stars; `name` is a part of the English name. Words that name nothing raise KeyError.
    """
    people = factions.ids()[faction] if faction else -1
    wanted = 1 << abilities.ids()[ability] if ability else 0
    ranks = _ranks(rarity)
    part = name.casefold()
    pool = library.set(set).figures if set else library
    found = [
        each
        for each in pool
        if (people < 0 or people in each.factions)
        and (not generation or each.generation == generation)
        and (not ranks or each.rank in ranks)
        and (points is None or points[0] <= each.points <= points[1])
        and (range is None or range[0] <= each.range <= range[1])
        and (speed is None or speed[0] <= dial.speed(each, each.start) <= speed[1])
        and (not wanted or any(mask & wanted for mask in each.masks))
        and part in each.name.casefold()
    ]
    return sorted(found, key=lambda each: (each.points, each.id))


def _ranks(rarity: str) -> tuple[int, ...]:
    if not rarity:
        return ()
    if rarity == "stars":
        return tuple(rank for rank, _ in enumerate(RANKS) if 1 <= rank <= 3)
    if rarity not in RANKS:
        raise KeyError(rarity)
    return (RANKS.index(rarity),)
