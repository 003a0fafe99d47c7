"""What a table agrees on before a board game begins."""

from __future__ import annotations

from mageknight.kernel.game import Setup

ALL_SETS = ("base", "lost_legion", "krang", "shades_of_tezla", "ultimate")


class BoardSetup(Setup, frozen=True, kw_only=True):
    """Scenario, heroes and sets of a board game.

    `heroes` may be left empty: then they are picked one player at a time (UE-FLOW-03). `sets` are the boxes whose
    content is used.
    """

    scenario: str = "first_reconnaissance"
    heroes: tuple[str, ...] = ()
    sets: tuple[str, ...] = ALL_SETS
