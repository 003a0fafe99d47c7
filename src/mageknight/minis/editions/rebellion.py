"""Rebellion, the first edition."""

from __future__ import annotations

from mageknight.kernel.game import Outcome
from mageknight.minis.edition import Edition
from mageknight.minis.rules.ending import ending_message, outcome_by_points
from mageknight.minis.state import Battle
from mageknight.minis.table.terrain import (
    ABRUPT,
    BLOCKING,
    DEEP_WATER,
    ELEVATED,
    HINDERING,
    LOW_WALL,
    SHALLOW_WATER,
)


class Rebellion(Edition):
    """The complete first rules, with the abilities of the 2002 card."""

    def __init__(self) -> None:
        super().__init__("rebellion", (1,))
        self.kinds = (HINDERING, BLOCKING, ELEVATED, ABRUPT, SHALLOW_WATER, DEEP_WATER, LOW_WALL)

    def outcome(self, state: Battle) -> Outcome:
        return outcome_by_points(state, ending_message(state))
