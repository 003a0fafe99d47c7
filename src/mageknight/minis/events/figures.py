"""What happens to figures: moves, attacks, damage, healing, capture."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.event import Event
from mageknight.minis.state import ELIMINATED, FALLEN, FIELDED, GONE, STOPPED, Battle

# Why a dial was turned on.
BY_ATTACK: Final = 0
BY_ABILITY: Final = 1
BY_PUSHING: Final = 2
BY_CRITICAL_MISS: Final = 3
BY_RETURN: Final = 4
CAUSES: Final = ("attack", "ability", "pushing", "critical-miss", "return")


class FigurePut(Event[Battle]):
    """A figure was set down: deployed, returned, levitated or led along."""

    FIELDS = ("figure", "x", "y", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, x: int, y: int, facing: int) -> None:
        self.figure = figure
        self.x = x
        self.y = y
        self.facing = facing

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = FIELDED
        state.table.place(self.figure, self.x, self.y, self.facing)


class Stopped(Event[Battle]):
    """A figure's action ends here."""

    FIELDS = ("figure", "by")
    PUBLIC = FIELDS

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= STOPPED


class FigureMoved(Event[Battle]):
    """A figure moved along a path and took a facing."""

    FIELDS = ("figure", "path", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, path: tuple[tuple[int, int], ...], facing: int) -> None:
        self.figure = figure
        self.path = path
        self.facing = facing

    def apply(self, state: Battle) -> None:
        x, y = self.path[-1]
        state.table.place(self.figure, x, y, self.facing, state.table.level[self.figure])


class LevelChanged(Event[Battle]):
    """A figure has gone up to soaring level or come down from it, on the spot."""

    FIELDS = ("figure", "level")
    PUBLIC = FIELDS

    def __init__(self, figure: int, level: int) -> None:
        self.figure = figure
        self.level = level

    def apply(self, state: Battle) -> None:
        table, figure = state.table, self.figure
        table.place(figure, table.x[figure], table.y[figure], table.facing[figure], self.level)


class FigureTurned(Event[Battle]):
    """A figure took another facing on the spot."""

    FIELDS = ("figure", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, facing: int) -> None:
        self.figure = figure
        self.facing = facing

    def apply(self, state: Battle) -> None:
        state.table.turn(self.figure, self.facing)


class Shunned(Event[Battle]):
    """A figure may not move into contact with another one for the rest of the turn."""

    FIELDS = ("figure", "other")
    PUBLIC = FIELDS

    def __init__(self, figure: int, other: int) -> None:
        self.figure = figure
        self.other = other

    def apply(self, state: Battle) -> None:
        state.shunned[self.figure] |= 1 << self.other


class Attacked(Event[Battle]):
    """The result of an attack against one figure: roll with modifiers plus attack value against defense.

    `adds` and `guards` are what was added to the dice and what the defense was made of, as (part, amount) with the parts
    of `rules.parts`.
    """

    FIELDS = ("attacker", "target", "total", "defense", "hit", "adds", "guards")
    PUBLIC = FIELDS

    def __init__(
        self,
        attacker: int,
        target: int,
        total: int,
        defense: int,
        hit: bool,
        adds: tuple[tuple[int, int], ...],
        guards: tuple[tuple[int, int], ...],
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.total = total
        self.defense = defense
        self.hit = hit
        self.adds = adds
        self.guards = guards


class Damaged(Event[Battle]):
    """A dial was turned on by `amount` clicks and now stands at `click`.

    `parts` is what the damage was made of, as (part, amount) of `rules.parts`; a dial at its end turns less far.
    """

    FIELDS = ("figure", "amount", "click", "cause", "by", "parts")
    PUBLIC = FIELDS

    def __init__(
        self, figure: int, amount: int, click: int, cause: int, by: int, parts: tuple[tuple[int, int], ...]
    ) -> None:
        self.figure = figure
        self.amount = amount
        self.click = click
        self.cause = cause
        self.by = by
        self.parts = parts

    def apply(self, state: Battle) -> None:
        state.click[self.figure] = self.click


class Healed(Event[Battle]):
    """A dial was turned back by `amount` clicks and now stands at `click`; `parts` is what the healing was made of."""

    FIELDS = ("figure", "amount", "click", "by", "parts")
    PUBLIC = FIELDS

    def __init__(self, figure: int, amount: int, click: int, by: int, parts: tuple[tuple[int, int], ...]) -> None:
        self.figure = figure
        self.amount = amount
        self.click = click
        self.by = by
        self.parts = parts

    def apply(self, state: Battle) -> None:
        state.click[self.figure] = self.click


class Eliminated(Event[Battle]):
    """A figure left the battlefield; `points` go to `seat`, -1 for nobody."""

    FIELDS = ("figure", "seat", "points")
    PUBLIC = FIELDS

    def __init__(self, figure: int, seat: int, points: int) -> None:
        self.figure = figure
        self.seat = seat
        self.points = points

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = ELIMINATED
        state.click[self.figure] = state.defs[self.figure].clicks
        state.tokens[self.figure] = 0
        state.off[self.figure] = 0
        state.marks[self.figure] |= FALLEN
        state.table.lift(self.figure)
        if self.seat >= 0:
            state.score[self.seat] += self.points


class PointsShared(Event[Battle]):
    """A figure fell by no opponent's hand: each of its opponents gets `points`."""

    FIELDS = ("figure", "seats", "points")
    PUBLIC = FIELDS

    def __init__(self, figure: int, seats: tuple[int, ...], points: int) -> None:
        self.figure = figure
        self.seats = seats
        self.points = points

    def apply(self, state: Battle) -> None:
        for seat in self.seats:
            state.score[seat] += self.points


class Returned(Event[Battle]):
    """An eliminated figure is set to a click and will be placed."""

    FIELDS = ("figure", "click")
    PUBLIC = FIELDS

    def __init__(self, figure: int, click: int) -> None:
        self.figure = figure
        self.click = click

    def apply(self, state: Battle) -> None:
        state.click[self.figure] = self.click


class Captured(Event[Battle]):
    """A figure is now the captive of another one."""

    FIELDS = ("captor", "captive")
    PUBLIC = FIELDS

    def __init__(self, captor: int, captive: int) -> None:
        self.captor = captor
        self.captive = captive

    def apply(self, state: Battle) -> None:
        state.captor[self.captive] = self.captor
        state.captive[self.captor] = self.captive
        state.held |= 1 << self.captive


class Freed(Event[Battle]):
    """A captive is free again, or gone."""

    FIELDS = ("captor", "captive")
    PUBLIC = FIELDS

    def __init__(self, captor: int, captive: int) -> None:
        self.captor = captor
        self.captive = captive

    def apply(self, state: Battle) -> None:
        state.captor[self.captive] = -1
        state.captive[self.captor] = -1
        state.held &= ~(1 << self.captive)


class CaptiveLifted(Event[Battle]):
    """A captive is taken off the table while its controller moves; it is put down at once afterwards."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.table.lift(self.figure)


class FigureWithdrawn(Event[Battle]):
    """A figure leaves the table with its player; for a captive `points` go to the controlling `seat`."""

    FIELDS = ("figure", "seat", "points")
    PUBLIC = FIELDS

    def __init__(self, figure: int, seat: int, points: int) -> None:
        self.figure = figure
        self.seat = seat
        self.points = points

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = GONE
        state.tokens[self.figure] = 0
        state.table.lift(self.figure)
        if self.seat >= 0:
            state.score[self.seat] += self.points
