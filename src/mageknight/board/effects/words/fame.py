"""Gain Fame."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.rules.turn.fame import gain_fame
from mageknight.board.sign import Sign, sign
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class Fame(Effect):
    """Gain Fame."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.uses = USE_SPECIAL
        self.reveals = False

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        gain_fame(flow, ctx.seat, self.amount, ctx.tag())

    def text(self) -> Message:
        return say("board-effect-fame", amount=self.amount)

    def signs(self) -> list[Sign] | None:
        return [sign("fame", self.amount)]


PARSERS["fame"] = lambda plain: Fame(plain["fame"])
