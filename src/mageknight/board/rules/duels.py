"""Duels: Fame for defeating an enemy without the help of units (Dueling)."""

from __future__ import annotations

from mageknight.board.effect import FROM_UNIT
from mageknight.board.register import DUEL, strike_out, targeted
from mageknight.board.rules.fame import gain_fame
from mageknight.board.state import BoardState, Points
from mageknight.kernel.agenda import Flow


def meddle(flow: Flow[BoardState], token: int) -> None:
    """A unit blocked, attacked or affected an enemy, or took its damage: that is no duel any more."""
    for entry in targeted(flow.state, DUEL, token):
        strike_out(flow, entry)


def meddle_with(flow: Flow[BoardState], token: int, share: list[Points]) -> None:
    """The same, if units took part in an attack or block."""
    if any(points.source // 4096 == FROM_UNIT for points in share):
        meddle(flow, token)


def honour(flow: Flow[BoardState], seat: int, token: int) -> None:
    """An enemy is defeated: a duel with it gives its Fame."""
    for entry in targeted(flow.state, DUEL, token):
        strike_out(flow, entry)
        if entry.seat == seat:
            gain_fame(flow, seat, entry.a, entry.source)
