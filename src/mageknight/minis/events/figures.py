"""Events of figures: moves, attacks, damage, healing, capture."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.event import Event
from mageknight.minis.figures.bodies import body, doer, is_passenger, limbs_of, sit_up, step_off
from mageknight.minis.figures.sections import is_section, one_will
from mageknight.minis.state.battle import (
    BODY_MARKS,
    ELIMINATED,
    FALLEN,
    FIELDED,
    GONE,
    RISEN,
    STOPPED,
    TURN_MARKS,
    Battle,
)

# Why a dial was turned on.
BY_ATTACK: Final = 0
BY_ABILITY: Final = 1
BY_PUSHING: Final = 2
BY_CRITICAL_MISS: Final = 3
BY_RETURN: Final = 4
BY_EXPLOSION: Final = 5
BY_JOLT: Final = 6
BY_COLLAPSE: Final = 7
CAUSES: Final = ("attack", "ability", "pushing", "critical-miss", "return", "explosion", "jolt", "collapse")


class FigurePut(Event[Battle]):
    """A figure was set down, and its limbs with it: deployed, returned, levitated or led along."""

    FIELDS = ("figure", "x", "y", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, x: int, y: int, facing: int) -> None:
        self.figure = figure
        self.x = x
        self.y = y
        self.facing = facing

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = FIELDED
        for limb in limbs_of(state, self.figure):
            state.where[limb] = FIELDED
        state.table.place(self.figure, self.x, self.y, self.facing)


class FigureEntered(Event[Battle]):
    """A figure that nobody brought along comes into the game for a seat; it is put down next. `kind` is the id of its definition."""

    FIELDS = ("kind", "seat")
    PUBLIC = FIELDS

    def __init__(self, kind: int, seat: int) -> None:
        self.kind = kind
        self.seat = seat

    def apply(self, state: Battle) -> None:
        state.enter(self.kind, self.seat)


class Stopped(Event[Battle]):
    """A figure's action ends here."""

    FIELDS = ("figure", "by")
    PUBLIC = FIELDS

    def __init__(self, figure: int, by: int) -> None:
        self.figure = figure
        self.by = by

    def apply(self, state: Battle) -> None:
        state.marks[doer(state, self.figure)] |= STOPPED


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
        mover = body(state, self.figure)
        state.table.place(mover, x, y, self.facing, state.table.level[mover])


class LevelChanged(Event[Battle]):
    """A figure has gone up to soaring level or come down from it, on the spot."""

    FIELDS = ("figure", "level")
    PUBLIC = FIELDS

    def __init__(self, figure: int, level: int) -> None:
        self.figure = figure
        self.level = level

    def apply(self, state: Battle) -> None:
        table, figure = state.table, body(state, self.figure)
        table.place(figure, table.x[figure], table.y[figure], table.facing[figure], self.level)


class FigureTurned(Event[Battle]):
    """A figure took another facing on the spot."""

    FIELDS = ("figure", "facing")
    PUBLIC = FIELDS

    def __init__(self, figure: int, facing: int) -> None:
        self.figure = figure
        self.facing = facing

    def apply(self, state: Battle) -> None:
        state.table.turn(body(state, self.figure), self.facing)


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
    of `effects.parts`.
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

    `parts` is what the damage was made of, as (part, amount) of `effects.parts`; a dial at its end turns less far.
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
        state.tokens[doer(state, self.figure)] = 0
        inherit(state, self.figure)
        state.off[self.figure] = 0
        state.marks[self.figure] |= FALLEN
        for limb in limbs_of(state, self.figure):
            if is_section(state, limb):
                state.where[limb] = ELIMINATED
                state.tokens[limb] = 0
        step_off(state, self.figure)
        if self.seat >= 0:
            state.score[self.seat] += self.points


def inherit(state: Battle, mount: int) -> None:
    """Whoever sat on a mount that falls has done this turn what the unit did (M2-CAV-27)."""
    for limb in limbs_of(state, mount):
        if is_passenger(state, limb):
            continue
        state.marks[limb] |= state.marks[mount] & BODY_MARKS


class SectionLost(Event[Battle]):
    """Three skulls show on a section of a large warrior: it does nothing any more, and nothing can be done to it."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = ELIMINATED
        state.tokens[self.figure] = 0
        state.off[self.figure] = 0
        step_off(state, self.figure)


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


class Refreshed(Event[Battle]):
    """The deeds of a figure earlier in this turn no longer count: it comes back without them."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] &= ~TURN_MARKS


class Risen(Event[Battle]):
    """An eliminated figure comes back until the end phase begins; then it leaves the game."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.marks[self.figure] |= RISEN


class Vanished(Event[Battle]):
    """An eliminated figure is removed from the game and can never return."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.where[self.figure] = GONE


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


class Mounted(Event[Battle]):
    """A rider sits on a mount; the two have one base, that of the mount, and one place from now on. What the rider did before
    no longer counts."""

    FIELDS = ("figure", "mount")
    PUBLIC = FIELDS

    def __init__(self, figure: int, mount: int) -> None:
        self.figure = figure
        self.mount = mount

    def apply(self, state: Battle) -> None:
        step_off(state, self.figure)
        refresh(state, self.figure)
        state.where[self.figure] = state.where[self.mount]
        sit_up(state, self.figure, self.mount)


class SteppedOff(Event[Battle]):
    """A rider has left its mount and stands nowhere; it is put down at once. The tokens of the unit are gone, and neither of the
    two has acted."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        refresh(state, body(state, self.figure))
        refresh(state, self.figure)
        step_off(state, self.figure)


class DialRestarted(Event[Battle]):
    """A dial at its end was turned to its starting marker instead of leaving the battlefield."""

    FIELDS = ("figure", "click")
    PUBLIC = FIELDS

    def __init__(self, figure: int, click: int) -> None:
        self.figure = figure
        self.click = click

    def apply(self, state: Battle) -> None:
        state.click[self.figure] = self.click


def refresh(state: Battle, figure: int) -> None:
    """A base begins afresh: it has no tokens and has done nothing this turn."""
    state.tokens[figure] = 0
    state.marks[figure] &= ~BODY_MARKS


class ControlPassed(Event[Battle]):
    """Another seat controls a figure: it is on that side now, though it still belongs to whoever brought it."""

    FIELDS = ("figure", "seat")
    PUBLIC = FIELDS

    def __init__(self, figure: int, seat: int) -> None:
        self.figure = figure
        self.seat = seat

    def apply(self, state: Battle) -> None:
        for slot in one_will(state, self.figure):
            state.hand_over(slot, self.seat)


class AbilitiesRecalled(Event[Battle]):
    """All abilities of a figure that were cancelled for this turn are in use again."""

    FIELDS = ("figure",)
    PUBLIC = FIELDS

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: Battle) -> None:
        state.off[self.figure] = 0


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
        step_off(state, self.figure)
        if self.seat >= 0:
            state.score[self.seat] += self.points
