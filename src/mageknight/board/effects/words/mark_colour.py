"""A token of the colour chosen before marks the skill while it lies in the centre."""

from __future__ import annotations

from mageknight.board.effect import COLOUR, PARSERS, Effect, EffectUse, load
from mageknight.board.register import WHILE_CENTRE
from mageknight.board.rules.turn.skills import mark
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class MarkColour(Effect):
    """A token of the colour chosen before marks the skill while it lies in the centre."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        mark(flow, ctx.seat, ctx.source, load(flow.state, ctx, COLOUR), WHILE_CENTRE)

    def text(self) -> Message:
        return Message("board-effect-mark-colour")


PARSERS["mark_colour"] = lambda plain: MarkColour()
