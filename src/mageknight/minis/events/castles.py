"""Events at castles: sections are raised, portals opened and shut, sections breached and brought down."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.event import Event
from mageknight.minis.events.scene import TerrainChanged, TerrainPlaced, lay_ground
from mageknight.minis.state.battle import FIELDED, Battle
from mageknight.minis.state.lasting import BOUND_TO_TARGET, FOR_GOOD, Lasting
from mageknight.minis.table.facing import RIGHT_ANGLE
from mageknight.minis.table.tabletop import ROOTED

BREACHED: Final = "breached"
"""The entry of what lasts for a breached section: who breached it, and the points he has for it while it stands."""


STANDING: Final = "castle-ladder"
LYING: Final = "castle-ladder-down"
PLANK: Final = "castle-plank"
PLANK_RUBBLE: Final = "castle-plank-rubble"
"""Ladders that stand at a wall or lie on the ground, and planking."""


class LadderMoved(Event[Battle]):
    """A ladder lies or stands somewhere else, by the hands of a figure (-1: before the battle); a new one if its number is the
    next free one."""

    FIELDS = ("number", "piece", "x", "y", "turn", "figure")
    PUBLIC = FIELDS

    def __init__(self, number: int, piece: str, x: int, y: int, turn: int, figure: int) -> None:
        self.number = number
        self.piece = piece
        self.x = x
        self.y = y
        self.turn = turn
        self.figure = figure

    def apply(self, state: Battle) -> None:
        entry = (self.piece, self.x, self.y, self.turn)
        if self.number == len(state.terrain):
            state.terrain.append(entry)
        else:
            state.terrain[self.number] = entry
        lay_ground(state)


class SectionRaised(Event[Battle]):
    """A castle section stands on the battlefield, as a warrior and as terrain."""

    FIELDS = ("figure", "piece", "x", "y", "turn")
    PUBLIC = FIELDS

    def __init__(self, figure: int, piece: str, x: int, y: int, turn: int) -> None:
        self.figure = figure
        self.piece = piece
        self.x = x
        self.y = y
        self.turn = turn

    def apply(self, state: Battle) -> None:
        TerrainPlaced(state.owner[self.figure], self.piece, self.x, self.y, self.turn).apply(state)
        state.where[self.figure] = FIELDED
        state.table.place(self.figure, self.x, self.y, self.turn * RIGHT_ANGLE, ROOTED)


class PortalsSet(Event[Battle]):
    """Portals of a section are open or shut from now on: `piece` is what it is now."""

    FIELDS = ("figure", "number", "piece", "portal", "opens")
    PUBLIC = FIELDS

    def __init__(self, figure: int, number: int, piece: str, portal: int, opens: bool) -> None:
        self.figure = figure
        self.number = number
        self.piece = piece
        self.portal = portal
        self.opens = opens

    def apply(self, state: Battle) -> None:
        TerrainChanged(self.number, self.piece).apply(state)


class SectionBreached(Event[Battle]):
    """A section is breached: all its portals are open for good. `seat` has `points` for it while it stands, -1 for nobody."""

    FIELDS = ("figure", "number", "piece", "seat", "points")
    PUBLIC = FIELDS

    def __init__(self, figure: int, number: int, piece: str, seat: int, points: int) -> None:
        self.figure = figure
        self.number = number
        self.piece = piece
        self.seat = seat
        self.points = points

    def apply(self, state: Battle) -> None:
        TerrainChanged(self.number, self.piece).apply(state)
        state.lasting.append(
            Lasting(
                kind=BREACHED,
                source=-1,
                target=self.figure,
                amount=self.points,
                until=FOR_GOOD,
                seat=self.seat,
                bound=BOUND_TO_TARGET,
            )
        )
        if self.seat >= 0:
            state.score[self.seat] += self.points


class SectionFell(Event[Battle]):
    """An eliminated section is rubble; `seat` gives back the `points` it had for breaching it, `riding` stood on it. `loose` is
    what became of its planking and its ladders, by their numbers."""

    FIELDS = ("figure", "number", "ruin", "seat", "points", "riding", "loose")
    PUBLIC = FIELDS

    def __init__(
        self,
        figure: int,
        number: int,
        ruin: str,
        seat: int,
        points: int,
        riding: tuple[int, ...],
        loose: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.figure = figure
        self.number = number
        self.ruin = ruin
        self.seat = seat
        self.points = points
        self.riding = riding
        self.loose = loose

    def apply(self, state: Battle) -> None:
        for number, piece in self.loose:
            TerrainChanged(number, piece).apply(state)
        TerrainChanged(self.number, self.ruin).apply(state)
        if self.seat >= 0:
            state.score[self.seat] -= self.points
