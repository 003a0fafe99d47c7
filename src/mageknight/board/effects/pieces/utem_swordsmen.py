"""Utem Swordsmen: the unit that is activated is wounded by it."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.events.warband import unit_of
from mageknight.board.rules.units.banners import AskSave, can_save
from mageknight.board.rules.units.unit_changes import change_unit
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message


class WoundSelf(Effect):
    """The unit that is activated is wounded by it."""

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        unit = unit_of(flow.state.players[ctx.seat], ctx.source)
        if can_save(flow.state, unit):
            flow.then(AskSave(ctx.seat, unit.uid, -1, -1))
        else:
            change_unit(flow, ctx.seat, unit, unit.spent, unit.wounds + 1, unit.hurt)

    def text(self) -> Message:
        return Message("board-effect-wound-self")


PARSERS["wound_self"] = lambda plain: WoundSelf()
