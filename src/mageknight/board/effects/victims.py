"""Spells that strike the other players: each of them in turn, in the Round order from the caster on.

A victim's own choice is asked of the victim; what is learned from all of them is gathered under the key of the caster's use.
"""

from __future__ import annotations

from mageknight.board.effect import EffectUse
from mageknight.board.state import BoardState


def others(state: BoardState, seat: int) -> list[int]:
    """The other players, in the Round order from the one after this seat on."""
    ring = [one for one in state.order if one >= 0]
    at = ring.index(seat) if seat in ring else 0
    return [one for one in ring[at + 1 :] + ring[:at] if one != seat]


def as_victim(ctx: EffectUse, seat: int) -> EffectUse:
    """The same use of the same effect, about another player."""
    return EffectUse(
        seat=seat, kind=ctx.kind, source=ctx.source, colour=ctx.colour, strong=ctx.strong, bonus=ctx.bonus, key=ctx.key
    )
