"""Conditions about places on a table, for steps that leave the exact spot to whoever moves a figure.

They need nothing but what everybody sees of the figures: where they stand, how large their bases are, where they look.
"""

from __future__ import annotations

import math
from typing import Final

from mageknight.kernel.command import Command
from mageknight.minis.commands import Act, Move, Turn
from mageknight.minis.content.terrain import TOKEN_RADIUS
from mageknight.minis.view.build import BattleView, FigureView

CLOSE: Final = 3
"""Bases that lie so many units apart touch, as a table rounds."""
HALF_DEGREES: Final = 2
NEAR: Final = 5000
"""Ten inches: whoever is nearer can be upon one in a turn."""


def touches(view: BattleView, one: int, other: int) -> bool:
    """Do the bases of two figures touch?"""
    mine, theirs = view.figures[one], view.figures[other]
    ends = [(end, theirs) for end in spine(mine)] + [(end, mine) for end in spine(theirs)]
    return min([off(end, each) for end, each in ends]) <= mine.radius + theirs.radius + CLOSE


def spine(figure: FigureView) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two ends of the line all round which a base lies; those of a round base are its middle."""
    angle = math.radians(figure.facing / HALF_DEGREES)
    ahead, up = math.cos(angle), math.sin(angle)
    front, back = [(figure.x + ahead * far, figure.y + up * far) for far in (figure.nose, -figure.tail)]
    return front, back


def off(place: tuple[float, float], figure: FigureView) -> float:
    """The distance of a place from the spine of a figure."""
    (x0, y0), (x1, y1) = spine(figure)
    along = (x1 - x0) ** 2 + (y1 - y0) ** 2
    part = ((place[0] - x0) * (x1 - x0) + (place[1] - y0) * (y1 - y0)) / along if along else 0.0
    part = min(1.0, max(0.0, part))
    return math.hypot(place[0] - x0 - part * (x1 - x0), place[1] - y0 - part * (y1 - y0))


def faces(view: BattleView, one: int, other: int) -> bool:
    """Does one figure look at the other, with the middle of it inside the front arc?"""
    mine, theirs = view.figures[one], view.figures[other]
    return is_ahead(theirs.x - mine.x, theirs.y - mine.y, mine.facing, mine.arc)


def is_ahead(right: int, up: int, facing: int, arc: int) -> bool:
    """Does something lie inside the front arc, so far to the right and up of where one looks from?"""
    towards = math.degrees(math.atan2(up, right))
    aside = (towards - facing / HALF_DEGREES + 180) % 360 - 180
    return abs(aside) <= arc / 2


def holds(view: BattleView, one: int, objective: int) -> bool:
    """Does the base of a figure touch the token of an objective?"""
    mine, token = view.figures[one], view.objectives[objective]
    return math.hypot(token.x - mine.x, token.y - mine.y) <= mine.radius + TOKEN_RADIUS + CLOSE


def turns_its_back(view: BattleView, command: Command) -> bool:
    """Would a figure stop near an enemy without having any of those that are near in front of it?"""
    if not isinstance(command, (Move, Turn)) or not 0 <= command.figure < len(view.figures):
        return False
    mine = view.figures[command.figure]
    x, y = command.path[-1] if isinstance(command, Move) and command.path else (mine.x, mine.y)
    foes = [each for each in view.figures if each.controller != mine.controller and each.place == "fielded"]
    near = [each for each in foes if math.hypot(each.x - x, each.y - y) <= NEAR]
    return bool(near) and not any(is_ahead(each.x - x, each.y - y, command.facing, mine.arc) for each in near)


def pushes(view: BattleView, command: Command) -> bool:
    """Would a figure hurt itself by what it is told to do?"""
    return (
        isinstance(command, Act) and 0 <= command.figure < len(view.figures) and view.figures[command.figure].push > 0
    )


DEEDS: Final = {"@turns-back": turns_its_back, "@pushes": pushes}
"""Conditions about what somebody is about to do."""
CONDITIONS: Final = {"@touches": touches, "@faces": faces, "@holds": holds}
