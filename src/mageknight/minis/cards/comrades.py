"""Comrades beside a member."""

from __future__ import annotations

from mageknight.minis.figures.bodies import halves
from mageknight.minis.figures.roster import friends_of
from mageknight.minis.state.battle import Battle


def touches_comrade(state: Battle, figure: int) -> bool:
    """Does a figure touch a friend, other than its own mount or rider?"""
    own = sum([1 << half for half in halves(state, figure)])
    return state.table.touch[figure] & friends_of(state, figure) & ~own != 0
