"""Every word of the language of effects: importing this module fills the parsers.

Nothing but the loading of content imports it, so a module named here may use any rule, those of playing cards included.
"""

from __future__ import annotations

from mageknight.board.effects import (
    action,
    afflictions,
    banners,
    boost,
    combine,
    crystals,
    enlisting,
    escort,
    flight,
    foes,
    gains,
    granted,
    land,
    mercy,
    offers,
    places,
    points,
    reactions,
    recruiting,
    scouting,
    sorcery,
    source,
    tactics,
    through,
    travel,
    warband,
)
from mageknight.board.rules import moments

__all__ = [
    "action",
    "afflictions",
    "banners",
    "boost",
    "combine",
    "crystals",
    "enlisting",
    "escort",
    "flight",
    "foes",
    "gains",
    "granted",
    "land",
    "mercy",
    "moments",
    "offers",
    "places",
    "points",
    "reactions",
    "recruiting",
    "scouting",
    "sorcery",
    "source",
    "tactics",
    "through",
    "travel",
    "warband",
]
