"""Turn the skill face up again."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.rules.turn.skills import turn_up
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class TurnUp(Effect):
    """Turn the skill face up again."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        turn_up(flow, ctx.seat, ctx.source)

    def text(self) -> Message:
        return Message("board-effect-turn-up")


PARSERS["turn_up"] = lambda plain: TurnUp()
