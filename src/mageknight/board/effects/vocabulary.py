"""Every word of the language of effects: importing this module fills the parsers.

Nothing but the loading of content imports it, so a module named here may use any rule, those of playing cards included.
"""

from __future__ import annotations

from mageknight.board.effects import (
    action,
    boost,
    combine,
    crystals,
    flight,
    foes,
    gains,
    granted,
    land,
    offers,
    places,
    points,
    reactions,
    recruiting,
    source,
    tactics,
    through,
    travel,
    warband,
)
from mageknight.board.rules import moments

__all__ = [
    "action",
    "boost",
    "combine",
    "crystals",
    "flight",
    "foes",
    "gains",
    "granted",
    "land",
    "moments",
    "offers",
    "places",
    "points",
    "reactions",
    "recruiting",
    "source",
    "tactics",
    "through",
    "travel",
    "warband",
]
