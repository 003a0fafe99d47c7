"""Bow of Starsdawn: Ranged attacks count twice or become Siege, Siege attacks may count twice as Ranged (see `effects.archery`)."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import ARCHERY, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class Archery(Effect):
    """This turn Ranged attacks count twice or become Siege attacks, and Siege attacks may count twice as Ranged (see `effects.archery`)."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, ARCHERY, ctx.seat, -1, 0, 0, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-archery")


PARSERS["archery"] = lambda plain: Archery()
