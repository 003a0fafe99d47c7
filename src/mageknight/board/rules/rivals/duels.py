"""Duels: Fame for defeating an enemy, or for an exchange of blows with another player, without the help of units (Dueling)."""

from __future__ import annotations

from typing import Final

from mageknight.board.register import DUEL, lasting, strike_out, targeted
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Points
from mageknight.board.state.sources import FROM_UNIT, source_kind
from mageknight.kernel.agenda import Flow

OPPONENT: Final = -1
"""In the place of an enemy's token: the duel is with the other player."""


def meddle(flow: Flow[BoardState], token: int) -> None:
    """A unit blocked, attacked or affected an enemy, or took its damage: that is no duel any more."""
    for entry in targeted(flow.state, DUEL, token):
        strike_out(flow, entry)


def meddle_with(flow: Flow[BoardState], token: int, share: list[Points]) -> None:
    """The same, if units took part in an attack or block."""
    if any(source_kind(points.source) == FROM_UNIT for points in share):
        meddle(flow, token)


def honour(flow: Flow[BoardState], seat: int, token: int) -> None:
    """An enemy is defeated: a duel with it gives its Fame."""
    for entry in targeted(flow.state, DUEL, token):
        strike_out(flow, entry)
        if entry.seat == seat:
            gain_fame(flow, seat, entry.amount, entry.source)


# With another player.


def interfere(flow: Flow[BoardState], seat: int) -> None:
    """A player's unit has used an ability, or the player has not attacked: the duel with the opponent is over."""
    for entry in lasting(flow.state, DUEL, seat):
        if entry.target == OPPONENT:
            strike_out(flow, entry)


def return_blow(flow: Flow[BoardState], seat: int) -> None:
    """The attack after a duel is made: neither it nor the block before had the help of a unit."""
    for entry in lasting(flow.state, DUEL, seat):
        if entry.target == OPPONENT:
            strike_out(flow, entry)
            gain_fame(flow, seat, entry.amount, entry.source)
