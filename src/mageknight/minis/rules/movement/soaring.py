"""Soaring: wing warriors above everything, on flight stands (M2-SOAR-01).

Going up or coming down is a move action with half the speed: the figure breaks away at its old level if it must, flies, and
changes its level where it ends (reading R46). If it does not break away its level changes on the spot, where there is room.
"""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.movement.modes import can_soar, inches_for
from mageknight.minis.rules.movement.moving import Moving
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.tabletop import SOARING

HALF = 2


class ChangeLevel(Manner):
    """A move action with which a figure goes up to soaring level, or comes down from it (M2-SOAR-04)."""

    def __init__(self, word: str, level: int) -> None:
        super().__init__(word, MOVE)
        self.level = level

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if not can_soar(state, figure):
            return state.edition.refuse("minis-cannot-soar", figure=called(state, figure))
        if state.table.level[figure] == self.level:
            reason = "minis-soars-already" if self.level == SOARING else "minis-is-down-already"
            return state.edition.refuse(reason, "soaring-level", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        state = flow.state
        flow.then(Moving(state.controller[figure], figure, inches_for(state, figure, part=HALF), level=self.level))
