"""Objectives: what it is worth to hold them, and what it costs to be far from those others hold.

They decide a battle of edition 2.0 when the time is up. So they count little at first and much at the end.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mageknight.minis.figures.roster import is_able, members
from mageknight.minis.rules.opening.objectives import new_controller
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH

EARLY: Final = 0.02
LATE: Final = 0.34
"""What holding one objective is worth, in parts of the build total: when the battle begins, and what is added until it ends."""
FAR: Final = 24
"""From so many inches on it does not matter how far away one is."""
PULL: Final = 0.6
"""What is missing of an objective to whoever stands that far from it."""
UNGUARDED: Final = 0.3
"""What is lost of one's own objective if an enemy is about to reach it and nobody is near."""


def token_worth(state: Battle) -> float:
    """The worth of one objective now, in points."""
    limit = state.edition.turns(state.setup)
    gone = max(state.taken) / limit if limit > 0 else 0.5
    return state.setup.total * (EARLY + LATE * min(1.0, gone) ** 2)


def objectives(state: Battle, seat: int) -> float:
    """The worth of the objectives to a seat as everybody stands: whose they are when the turn ends, and who is near."""
    if not state.objectives:
        return 0.0
    worth = 0.0
    each = token_worth(state)
    fielded = state.table.afield & ~state.held
    own = [figure for figure in members(fielded & state.friends[seat]) if is_able(state, figure)]
    others = [figure for figure in members(fielded & state.foes[seat]) if is_able(state, figure)]
    for number, (x, y, _) in enumerate(state.objectives):
        holder = new_controller(state, number, state.active)
        ours = holder >= 0 and state.sides[holder] == state.sides[seat]
        if ours:
            worth += each
            near, _ = nearest(state, own, x, y)
            theirs, _ = nearest(state, others, x, y)
            worth -= each * UNGUARDED * max(0.0, min(near, FAR) - theirs) / FAR
            continue
        if holder >= 0:
            worth -= each
        near, figure = nearest(state, own, x, y)
        worth -= each * PULL * min(1.0, near / FAR)
        if figure >= 0:  # whoever goes for one objective does not go for the next
            own.remove(figure)
    return worth


def nearest(state: Battle, figures: list[int], x: int, y: int) -> tuple[float, int]:
    """The distance from a place to the nearest of some figures, in inches, and which one that is; -1 for nobody."""
    table = state.table
    best, found = FAR * FAR * INCH * INCH, -1
    for figure in figures:
        square = (table.x[figure] - x) ** 2 + (table.y[figure] - y) ** 2
        if square < best:
            best, found = square, figure
    return isqrt(best) / INCH, found
