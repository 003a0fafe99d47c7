"""What an edition is: a rule set over the one table, as data with a few hooks.

Editions differ in which parts of the rules they use and in numbers; the frames of `mageknight.minis.rules` ask the edition
of the battle. A hook is a method here with the common answer, overridden where an edition does otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.minis.figure import FigureDef
from mageknight.minis.setup import MinisSetup

if TYPE_CHECKING:
    from mageknight.kernel.agenda import Flow
    from mageknight.kernel.game import Outcome
    from mageknight.minis.state import Battle


class Edition:
    """A rule set. Subclasses set the facts in their constructor and override the hooks they need."""

    def __init__(self, name: str, generations: tuple[int, ...]) -> None:
        self.name = name
        self.generations = generations
        self.least_seats = 2
        self.most_seats = 4
        self.passes = True
        self.breaks_away = True
        self.formations = True
        self.captures = True
        self.criticals = True
        self.arrows = True
        self.typed = False
        self.objective = False
        self.opposite_edges = False
        self.deep = 3
        self.margin = 8
        self.contributed = 2
        self.terrain_count = 0
        self.terrain_gap = 2
        self.kinds: tuple[int, ...] = ()
        self.second_places_first = False
        self.survivors_score = True
        self.measures_freely = True

    def actions(self, setup: MinisSetup) -> int:
        """How many actions a player has each turn (REB-TRN-03)."""
        return setup.total // 100

    def granted(self, figure: FigureDef) -> int:
        """The abilities a figure has whatever its dial shows, as bits."""
        return 0

    def end_phase(self, flow: Flow[Battle], seat: int) -> None:
        """What happens when a turn ends, before tokens come off."""

    def outcome(self, state: Battle) -> Outcome:
        """Who has won, once the battle is over."""
        raise AssertionError(f"{self.name} has no outcome")
