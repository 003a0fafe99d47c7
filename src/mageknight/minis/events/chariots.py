"""Events at chariots: figures get in and out."""

from __future__ import annotations

from mageknight.kernel.event import Event
from mageknight.minis.figures.bodies import climb_in, step_off
from mageknight.minis.state.battle import Battle


class Boarded(Event[Battle]):
    """A figure is in the compartment of a chariot: it goes where the chariot goes, and touches nobody."""

    FIELDS = ("figure", "chariot")
    PUBLIC = FIELDS

    def __init__(self, figure: int, chariot: int) -> None:
        self.figure = figure
        self.chariot = chariot

    def apply(self, state: Battle) -> None:
        step_off(state, self.figure)
        state.where[self.figure] = state.where[self.chariot]
        climb_in(state, self.figure, self.chariot)


class Alighted(Event[Battle]):
    """A passenger has left its chariot and stands on its own base."""

    FIELDS = ("figure", "x", "y", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, x: int, y: int, facing: int) -> None:
        self.figure = figure
        self.x = x
        self.y = y
        self.facing = facing

    def apply(self, state: Battle) -> None:
        step_off(state, self.figure)
        state.table.place(self.figure, self.x, self.y, self.facing)
