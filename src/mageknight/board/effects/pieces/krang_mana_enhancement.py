"""Mana Enhancement: lay the skill into the centre of the table, marked with the colour of the mana just spent."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, TARGET, Effect, EffectUse, load
from mageknight.board.events.warband import SkillUsed
from mageknight.board.register import WHILE_CENTRE
from mageknight.board.rules.turn.skills import CENTRE, mark
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class ToCentre(Effect):
    """Lay the skill into the centre of the table, marked with the colour of the mana just spent."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(SkillUsed(ctx.seat, ctx.source, CENTRE))
        mark(flow, ctx.seat, ctx.source, load(flow.state, ctx, TARGET), WHILE_CENTRE)

    def text(self) -> Message:
        return Message("board-effect-to-centre")


PARSERS["to_centre"] = lambda plain: ToCentre()
