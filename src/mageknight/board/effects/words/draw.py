"""Draw cards from the Deed deck."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.rules.turn.drawing import draw_cards
from mageknight.board.sign import Sign, sign
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class Draw(Effect):
    """Draw cards from the Deed deck."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        draw_cards(flow, ctx.seat, self.count)

    def text(self) -> Message:
        return say("board-effect-draw", count=self.count)

    def signs(self) -> list[Sign] | None:
        return [sign("draw", self.count)]


PARSERS["draw"] = lambda plain: Draw(plain["draw"])
