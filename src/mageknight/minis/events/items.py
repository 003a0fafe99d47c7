"""Events of items."""

from __future__ import annotations

from mageknight.kernel.event import Event
from mageknight.minis.state.battle import LOST, LYING, Battle
from mageknight.minis.state.lasting import lent


class ItemLaid(Event[Battle]):
    """An item lies on the battlefield with the centre of its token there; `figure` has dropped it or left it behind."""

    FIELDS = ("item", "figure", "x", "y")
    PUBLIC = FIELDS

    def __init__(self, item: int, figure: int, x: int, y: int) -> None:
        self.item = item
        self.figure = figure
        self.x = x
        self.y = y

    def apply(self, state: Battle) -> None:
        state.bearer[self.item] = LYING
        state.spots[self.item] = (self.x, self.y)
        state.granted = lent(state)


class ItemLost(Event[Battle]):
    """An item has left the game."""

    FIELDS = ("item",)
    PUBLIC = FIELDS

    def __init__(self, item: int) -> None:
        self.item = item

    def apply(self, state: Battle) -> None:
        state.bearer[self.item] = LOST
        state.granted = lent(state)


class ItemTaken(Event[Battle]):
    """A figure has picked an item up and wields it."""

    FIELDS = ("item", "figure")
    PUBLIC = FIELDS

    def __init__(self, item: int, figure: int) -> None:
        self.item = item
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.bearer[self.item] = self.figure
        state.granted = lent(state)
