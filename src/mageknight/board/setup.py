"""What a table agrees on before a board game begins."""

from __future__ import annotations

from mageknight.kernel.game import Setup

ALL_SETS = ("base", "lost_legion", "krang", "shades_of_tezla", "ultimate")


class BoardSetup(Setup, frozen=True, kw_only=True):
    """Scenario, heroes, sets and variants of a board game.

    `heroes` may be left empty: then they are picked one player at a time (UE-FLOW-03). `sets` are the boxes whose
    content is used. `variants` are those agreed on (UE-FLOW-02), by name. Three more things can be changed, or left empty
    for what the scenario says: `city_levels` in the order of reveal (the last one holds for all further cities), the map's
    `shape`, and `tiles`: how many of the countryside, of cities, of other core tiles.
    """

    scenario: str = "first_reconnaissance"
    heroes: tuple[str, ...] = ()
    sets: tuple[str, ...] = ALL_SETS
    variants: tuple[str, ...] = ()
    city_levels: tuple[int, ...] = ()
    shape: str = ""
    tiles: tuple[int, ...] = ()

    def plain(self) -> bool:
        """Is the scenario played as it is written?"""
        return not self.variants and not self.city_levels and not self.shape and not self.tiles
