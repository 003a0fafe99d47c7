"""Rebellion, the first edition."""

from __future__ import annotations

from mageknight.kernel.game import Outcome
from mageknight.minis.edition.edition import Edition
from mageknight.minis.rules.turn.ending import ending_message, outcome_by_points
from mageknight.minis.state.battle import Battle


class Rebellion(Edition):
    """The complete first rules, with the abilities of the 2002 card."""

    def __init__(self) -> None:
        super().__init__("rebellion", (1,), ("atlantis-guild", "orc-raiders", "knights-immortal", "necropolis-sect"))
        self.equal_pieces = True
        self.book = "REB-"
        self.first_table = "everything"

    def outcome(self, state: Battle) -> Outcome:
        return outcome_by_points(state, ending_message(state))
