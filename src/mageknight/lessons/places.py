"""Conditions about places on a table, for steps that leave the exact spot to whoever moves a figure.

They need nothing but what everybody sees of the figures: where they stand, how large their bases are, where they look.
"""

from __future__ import annotations

import math
from typing import Final

from mageknight.minis.content.terrain import TOKEN_RADIUS
from mageknight.minis.view.build import BattleView

CLOSE: Final = 3
"""Bases that lie so many units apart touch, as a table rounds."""
HALF_DEGREES: Final = 2


def touches(view: BattleView, one: int, other: int) -> bool:
    """Do the bases of two figures touch?"""
    mine, theirs = view.figures[one], view.figures[other]
    apart = math.hypot(theirs.x - mine.x, theirs.y - mine.y)
    return apart <= mine.radius + theirs.radius + CLOSE


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
