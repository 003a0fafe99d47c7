"""Energy Flow: one ready unit of each other player, up to a level, may be spent by the caster."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_SPECIAL, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.effects.victims import others
from mageknight.board.rules.units.unit_changes import change_unit
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.message import Message, say

# Energy Flow.


class DrainUnits(Asker):
    """One ready unit of each other player, up to a level, may be spent by the caster."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        state = flow.state
        asks: list[Frame[BoardState]] = []
        for seat in others(state, ctx.seat):
            ready = [u.uid for u in state.players[seat].units if not u.spent and LIB.units[u.kind].level <= self.level]
            if ready:
                asks.append(AskUnit(ctx.seat, ctx, tuple(ready), self.uid, True))
        flow.then(*asks)

    def question(self) -> Message:
        return Message("board-ask-drain-unit")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        for seat in others(flow.state, ctx.seat):
            for unit in flow.state.players[seat].units:
                if unit.uid == choice:
                    change_unit(flow, seat, unit, True, unit.wounds, unit.hurt)
                    return

    def text(self) -> Message:
        return say("board-effect-drain-units", level=self.level)


PARSERS["drain_units"] = lambda plain: DrainUnits(plain["drain_units"])


CARD: Final[dict[str, Any]] = {
    "kind": "spells",
    "id": "energy_flow",
    "set": "base",
    "colors": ["green"],
    "number": 112,
    "tags": ["healing"],
    "basic": [{"ready_unit": {"count": 1}}, {"drain_units": 2}],
    "strong": [{"ready_unit": {"count": 1, "also_heal": True}}, {"drain_units": 3}],
    "basic_timing": "not_in_combat",
    "strong_timing": "not_in_combat",
}
