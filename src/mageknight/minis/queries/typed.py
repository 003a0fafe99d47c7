"""Places and names said in words, as answers to decisions about places: "to 12 13.5 facing 80", "to the Goblin"."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Final

from mageknight.kernel.agenda import Ask
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import command_types
from mageknight.minis.commands import Move, Put
from mageknight.minis.figures.roster import called
from mageknight.minis.queries.battle import RoomAt, WayTo, room_at, way_to
from mageknight.minis.rules.movement.march import Marching
from mageknight.minis.rules.movement.moving import Moving
from mageknight.minis.state.battle import FIELDED, Battle
from mageknight.minis.table.facing import STEPS
from mageknight.minis.table.lattice import INCH

Wanted = Callable[[str, Message], bool]

NUMBER: Final = re.compile(r"(?<![(#\w.,])\d+(?:[.,]\d+)?(?![)\d])")
"""A number that does not belong to a figure's name, such as the (2) of a namesake."""
HALF_DEGREES: Final = 2


def forms(ask: Ask[Battle]) -> list[Message]:
    """The forms in which answers to a decision about a place are said."""
    if isinstance(ask, (Moving, Marching)):
        return [say("minis-heard-place"), say("minis-heard-figure")]
    return [say("minis-heard-place")] if Put in command_types(type(ask)) else []


def heard(state: Battle, ask: Ask[Battle], line: str, wanted: Wanted) -> Command | None:
    """The move or the setting down that a line means; nothing if it names neither a place nor a figure to go to."""
    numbers = [Fraction(each.replace(",", ".")) for each in NUMBER.findall(line)]
    if isinstance(ask, (Moving, Marching)):
        mover = ask.figure if isinstance(ask, Moving) else _marching(state, ask, line, wanted)
        return _way(state, ask, mover, numbers, line, wanted)
    if Put in command_types(type(ask)) and len(numbers) >= 2:
        return _put(state, ask, numbers, line, wanted)
    return None


def _marching(state: Battle, ask: Marching, line: str, wanted: Wanted) -> int:
    """The member of a formation that a line begins with the name of, else the first that has not moved."""
    waiting = [figure for figure in ask.group if figure not in ask.settled]
    named = [figure for figure in waiting if wanted(line.split()[0], called(state, figure))] if line.split() else []
    return (named or waiting or [ask.group[0]])[0]


def _way(
    state: Battle, ask: Ask[Battle], mover: int, numbers: list[Fraction], line: str, wanted: Wanted
) -> Command | None:
    """The way to the place or the figure that is named, or as near to it as the mover gets."""
    facing = _facing(numbers, -1)
    if len(numbers) >= 2:
        x, y = _place(numbers)
        found = way_to(state, WayTo(mover, x, y, facing if facing >= 0 else state.table.facing[mover]))
    else:
        goal = _goal(state, mover, line, wanted)
        if goal < 0:
            return None
        found = way_to(state, WayTo(mover, state.table.x[goal], state.table.y[goal], facing, goal))
    path = tuple(found.path[1:])
    return Move(ask.seat, mover, path, found.facing) if path else None


def _put(state: Battle, ask: Ask[Battle], numbers: list[Fraction], line: str, wanted: Wanted) -> Command | None:
    """Setting down the figure the decision proposes, or the one the line begins with the name of, at the place that is named."""
    offered = [each for each in ask.choices(state) if isinstance(each, Put)]
    if not offered:
        return None
    first = line.split()[0]
    reserve = [
        figure
        for figure in range(len(state.defs))
        if state.controller[figure] == ask.seat and state.where[figure] != FIELDED
    ]
    named = [figure for figure in reserve if wanted(first, called(state, figure))]
    figure = named[0] if named else offered[0].figure
    x, y = _place(numbers)
    found = room_at(state, RoomAt(figure, x, y, _facing(numbers, offered[0].facing)))
    return Put(ask.seat, figure, found.x, found.y, found.facing)


def _place(numbers: list[Fraction]) -> tuple[int, int]:
    return round(numbers[0] * INCH), round(numbers[1] * INCH)


def _facing(numbers: list[Fraction], otherwise: int) -> int:
    return round(numbers[2] * HALF_DEGREES) % STEPS if len(numbers) >= 3 else otherwise


def _goal(state: Battle, mover: int, line: str, wanted: Wanted) -> int:
    """The one figure that words after "to" mean, -1 if none or several are meant."""
    words = line.split()
    if not words or not wanted(words[0], say("minis-heard-to")):
        return -1
    rest = " ".join(words[1:])
    meant = [
        figure
        for figure in range(len(state.defs))
        if rest and figure != mover and state.where[figure] == FIELDED and wanted(rest, called(state, figure))
    ]
    return meant[0] if len(meant) == 1 else -1
