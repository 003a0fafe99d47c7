"""Heal units: one Wound of one unit, or all of all (UE-WOUND-10)."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.events.warband import unit_of
from mageknight.board.rules.turn.triggers import UNIT_HEALED, fire
from mageknight.board.rules.units.unit_changes import change_unit
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_WOUNDED_UNIT: Final = refuse("board-no-unit-to-heal", "UE-WOUND-10")
UNITS_NOT_IN_COMBAT: Final = refuse("board-no-healing-in-combat", "UE-COMBAT-25")


class HealUnits(Asker):
    """Heal units: one Wound of one unit, or all of all (UE-WOUND-10)."""

    def __init__(self, everybody: bool) -> None:
        super().__init__()
        self.everybody = everybody
        self.uses = USE_SPECIAL

    def units(self, state: BoardState, ctx: EffectUse) -> list[int]:
        return [unit.uid for unit in state.players[ctx.seat].units if unit.wounds]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.combat is not None:
            return UNITS_NOT_IN_COMBAT
        return None if self.units(state, ctx) else NO_WOUNDED_UNIT

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        units = self.units(flow.state, ctx)
        if self.everybody:
            for uid in units:
                unit = unit_of(flow.state.players[ctx.seat], uid)
                change_unit(flow, ctx.seat, unit, unit.spent, 0, unit.hurt)
        elif units:
            flow.then(AskUnit(ctx.seat, ctx, tuple(units), self.uid))

    def question(self) -> Message:
        return Message("board-ask-heal-unit")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        unit = unit_of(flow.state.players[ctx.seat], choice)
        change_unit(flow, ctx.seat, unit, unit.spent, unit.wounds - 1, unit.hurt)
        fire(flow, ctx.seat, UNIT_HEALED, unit.uid)

    def text(self) -> Message:
        return Message("board-effect-heal-all-units" if self.everybody else "board-effect-heal-unit")


PARSERS["heal_unit"] = lambda plain: HealUnits(plain["heal_unit"].get("count") == "all")
