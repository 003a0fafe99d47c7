"""A random legal version of a set-up: variants, map and cities by lot, as far as they go together."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mageknight.board.scenarios import SCENARIOS, setup_refusal
from mageknight.board.scenarios.variants import (
    LEAST_COUNTRYSIDE,
    LEAST_MEGAPOLIS,
    MOST_LEVEL,
    MOST_MEGAPOLIS,
    SHAPES,
    VARIANTS,
    most_tiles,
)
from mageknight.board.setup import ALL_SETS, BoardSetup
from mageknight.kernel.rng import Rng

PLAIN: Final = 4
"""One table in so many plays the scenario as it is written."""

SELDOM: Final = 6
"""One table in so many changes a thing that is not a variant by name."""


def varied(setup: BoardSetup, rng: Rng) -> BoardSetup:
    """The scenario of a set-up for as many players, with some of what the table could agree on; always a legal one."""
    if rng.below(PLAIN) == 0:
        return setup
    found = setup
    for change in changes(setup, rng):
        wished = msgspec.structs.replace(found, **change)
        if setup_refusal(wished) is None:
            found = wished
    names = list(VARIANTS)
    rng.shuffle(names)
    for name in names[: 1 + rng.below(6)]:
        wished = msgspec.structs.replace(found, variants=(*found.variants, name))
        if setup_refusal(wished) is None:
            found = wished
    return found


def changes(setup: BoardSetup, rng: Rng) -> list[dict[str, Any]]:
    """Changes of map, cities and boxes to be tried one after the other."""
    scenario = SCENARIOS[setup.scenario]
    most = most_tiles(scenario, setup)
    tiles = tuple(
        [least + rng.below(top - least + 1) for least, top in zip((LEAST_COUNTRYSIDE, 1, 0), most, strict=True)]
    )
    levels = tuple([1 + rng.below(MOST_LEVEL) for _ in range(scenario.cities[setup.seats])])
    mega = tuple([LEAST_MEGAPOLIS + rng.below(MOST_MEGAPOLIS - LEAST_MEGAPOLIS + 1) for _ in range(1 + rng.below(2))])
    wishes: list[dict[str, Any]] = [
        {"tiles": tiles},
        {"shape": rng.choice(list(SHAPES))},
        {"city_levels": levels},
        {"megapolises": mega},
        {"sets": ALL_SETS[:1]},
    ]
    return [wish for wish in wishes if rng.below(SELDOM) == 0]
