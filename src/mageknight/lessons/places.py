"""Conditions about places on a table, for steps that leave the exact spot to whoever moves a figure.

They need nothing but what everybody sees of the figures: where they stand, how large their bases are, where they look.
"""

from __future__ import annotations

import math
from typing import Final

from mageknight.minis.content.terrain import TOKEN_RADIUS
from mageknight.minis.view.build import BattleView, FigureView

CLOSE: Final = 3
"""Bases that lie so many units apart touch, as a table rounds."""
HALF_DEGREES: Final = 2


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
    """How far a place is from the spine of a figure."""
    (x0, y0), (x1, y1) = spine(figure)
    along = (x1 - x0) ** 2 + (y1 - y0) ** 2
    part = ((place[0] - x0) * (x1 - x0) + (place[1] - y0) * (y1 - y0)) / along if along else 0.0
    part = min(1.0, max(0.0, part))
    return math.hypot(place[0] - x0 - part * (x1 - x0), place[1] - y0 - part * (y1 - y0))


def faces(view: BattleView, one: int, other: int) -> bool:
    """Does one figure look at the other, with the middle of it inside the front arc?"""
    mine, theirs = view.figures[one], view.figures[other]
    towards = math.degrees(math.atan2(theirs.y - mine.y, theirs.x - mine.x))
    aside = (towards - mine.facing / HALF_DEGREES + 180) % 360 - 180
    return abs(aside) <= mine.arc / 2


def holds(view: BattleView, one: int, objective: int) -> bool:
    """Does the base of a figure touch the token of an objective?"""
    mine, token = view.figures[one], view.objectives[objective]
    return math.hypot(token.x - mine.x, token.y - mine.y) <= mine.radius + TOKEN_RADIUS + CLOSE


CONDITIONS: Final = {"@touches": touches, "@faces": faces, "@holds": holds}
