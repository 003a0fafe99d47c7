"""Polarization: using mana as its opposite."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.register import POLARIZED, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class Polarize(Effect):
    """One mana of this turn may be used as its opposite: red and blue, green and white; by Day black as any basic colour, at Night gold
    as black for strong spells. `rules.mana.available` reads it."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, POLARIZED, ctx.seat, until=UNTIL_TURN, source=ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-polarize")


PARSERS["polarize"] = lambda plain: Polarize()
