"""Agreements of a table before a board game begins."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.game import Setup

ALL_SETS = ("base", "lost_legion", "krang", "shades_of_tezla", "ultimate")

PACKS: Final[list[str]] = []
"""The packs of the user's that are loaded, in order: the name of each and the hash of its content (see `board.setup.packs`)."""

PACK_OF: Final[dict[str, str]] = {}
"""The scenarios of these packs, each with the name of its pack."""


class BoardSetup(Setup, frozen=True, kw_only=True):
    """Scenario, heroes, sets and variants of a board game.

    `heroes` may be left empty: then they are picked one player at a time (UE-FLOW-03). `sets` are the boxes whose
    content is used. `variants` are those agreed on (UE-FLOW-02), by name. Three more things can be changed, or left empty
    for what the scenario says: `city_levels` in the order of reveal (the last one holds for all further cities), the map's
    `shape`, and `tiles`: how many of the countryside, of cities, of other core tiles. `megapolises` are the levels of the last one
    or two cities if those are Megapolises. `teams` says for each seat in which of two teams it plays; by lot if it is empty.
    `packs` are the packs of the user's this table knows, up to the last one whose name is among the sets, each with its hash.
    """

    scenario: str = "first_reconnaissance"
    heroes: tuple[str, ...] = ()
    sets: tuple[str, ...] = ALL_SETS
    variants: tuple[str, ...] = ()
    city_levels: tuple[int, ...] = ()
    shape: str = ""
    tiles: tuple[int, ...] = ()
    megapolises: tuple[int, ...] = ()
    teams: tuple[int, ...] = ()
    packs: tuple[str, ...] = ()

    def plain(self) -> bool:
        """Is the scenario played as it is written?"""
        return not (self.variants or self.city_levels or self.shape or self.tiles or self.megapolises or self.teams)
