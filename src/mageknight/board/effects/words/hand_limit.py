"""The next draw goes up to a higher Hand limit (UE-ROUND-22)."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.course import HandLimitRaised
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class HandLimit(Effect):
    """The next draw goes up to a higher Hand limit (UE-ROUND-22)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(HandLimitRaised(ctx.seat, self.amount))

    def text(self) -> Message:
        return say("board-effect-hand-limit", amount=self.amount)


PARSERS["hand_limit"] = lambda plain: HandLimit(plain["hand_limit"])
