"""Ready spent units: one, all, or several up to a total of levels (UE-UNIT-16); `price` is Influence for each level."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import COUNT, PARSERS, TARGET, USE_SPECIAL, Effect, EffectUse, Resolve, load, store
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.events.tracks import INFLUENCE, PointsGained
from mageknight.board.events.warband import unit_of
from mageknight.board.rules.units.unit_changes import change_unit
from mageknight.board.state import BoardState
from mageknight.board.state.player import Unit
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_SPENT_UNIT: Final = refuse("board-no-unit-to-ready", "UE-UNIT-16")


class ReadyUnits(Asker):
    """Ready spent units: one, all, or several up to a total of levels (UE-UNIT-16); `price` is Influence for each level."""

    def __init__(self, count: int, max_level: int, total_levels: int, also_heal: bool, price: int = 0) -> None:
        super().__init__()
        self.price = price
        self.count = count
        self.max_level = max_level
        self.total_levels = total_levels
        self.also_heal = also_heal
        self.uses = USE_SPECIAL
        self.priced = price > 0

    def units(self, state: BoardState, ctx: EffectUse) -> list[int]:
        left = self.total_levels - load(state, ctx, COUNT, 0)
        most = min(self.max_level, left)
        return [
            unit.uid
            for unit in state.players[ctx.seat].units
            if unit.spent
            and unit.uid != self_of(ctx)
            and LIB.units[unit.kind].level <= most
            and LIB.units[unit.kind].level * self.price <= max(0, state.turn.influence)
        ]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.units(state, ctx) else NO_SPENT_UNIT

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        units = self.units(flow.state, ctx)
        if self.count >= 99 and self.total_levels >= 99:
            for uid in units:
                self.chosen(flow, ctx, uid)
        elif units:
            flow.then(AskUnit(ctx.seat, ctx, tuple(units), self.uid, self.count > 1))

    def question(self) -> Message:
        return Message("board-ask-ready-unit")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        if choice < 0:
            return
        unit = unit_of(flow.state.players[ctx.seat], choice)
        wounds = max(0, unit.wounds - 1) if self.also_heal else unit.wounds
        if self.price:
            flow.emit(PointsGained(ctx.seat, INFLUENCE, -self.price * LIB.units[unit.kind].level, ctx.tag()))
        change_unit(flow, ctx.seat, unit, False, wounds, unit.hurt)
        if self.count > 1 and self.total_levels < 99:
            store(flow, ctx, COUNT, load(flow.state, ctx, COUNT, 0) + LIB.units[unit.kind].level)
            flow.then(Resolve(self.uid, ctx))

    def text(self) -> Message:
        if self.total_levels < 99:
            return say("board-effect-ready-levels", levels=self.total_levels)
        if self.count >= 99:
            return Message("board-effect-ready-all")
        if self.also_heal:
            return Message("board-effect-ready-and-heal")
        if self.price:
            return say("board-effect-ready-for", level=self.max_level, price=self.price)
        return say("board-effect-ready", level=self.max_level)


def self_of(ctx: EffectUse) -> int:
    """The unit an effect comes from cannot be its own target while it is being activated."""
    return ctx.source if ctx.kind == 1 else -1


class ReadyThat(Effect):
    """The unit this is about becomes ready: the one that carries the banner, or the one something happened to before."""

    def __init__(self, carrier: bool) -> None:
        super().__init__()
        self.carrier = carrier
        self.uses = USE_SPECIAL

    def unit(self, state: BoardState, ctx: EffectUse) -> Unit | None:
        uid = ctx.source if self.carrier else load(state, ctx, TARGET)
        for unit in state.players[ctx.seat].units:
            if unit.uid == uid and unit.spent:
                return unit
        return None

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.unit(state, ctx) is not None else NO_SPENT_UNIT

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        unit = self.unit(flow.state, ctx)
        if unit is not None:
            change_unit(flow, ctx.seat, unit, False, unit.wounds, unit.hurt)

    def text(self) -> Message:
        return Message("board-effect-ready-that")


def _ready(plain: dict[str, Any]) -> Effect:
    inner = plain["ready_unit"]
    count = inner.get("count", 1)
    if count in ("this_unit", "that_unit"):
        return ReadyThat(count == "this_unit")
    many = count in ("any", "all")
    return ReadyUnits(
        99 if many else int(count) if isinstance(count, int) else 1,
        inner.get("max_level", 99),
        inner.get("total_levels", 99),
        bool(inner.get("also_heal")),
        inner.get("cost", {}).get("influence_per_level", 0),
    )


PARSERS["ready_unit"] = _ready
