"""Into the Heat: units cannot be assigned damage."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.register import UNITS_SAFE, UNTIL_TURN, enter
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class UnitsSafe(Effect):
    """Units cannot be assigned damage."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(flow, UNITS_SAFE, ctx.seat, -1, 0, 0, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-units-safe")


PARSERS["units_take_no_damage"] = lambda plain: UnitsSafe()
