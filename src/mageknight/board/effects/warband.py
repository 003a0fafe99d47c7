"""Effects on one's own units."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import COUNT, PARSERS, TARGET, USE_SPECIAL, Ctx, Effect, Resolve, note, recall
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskUnit
from mageknight.board.events.tracks import INFLUENCE, PointsGained
from mageknight.board.events.warband import UnitChanged, unit_of
from mageknight.board.player import Unit
from mageknight.board.register import (
    UNIT_ARMOR,
    UNIT_BONUS,
    UNIT_RESISTS,
    UNITS_SAFE,
    UNTIL_COMBAT,
    UNTIL_TURN,
    enter,
)
from mageknight.board.rules.banners import AskSave, can_save
from mageknight.board.rules.triggers import UNIT_HEALED, fire
from mageknight.board.state import BoardState
from mageknight.board.terms import RESISTANCES
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NO_SPENT_UNIT: Final = refuse("board-no-unit-to-ready", "UE-UNIT-16")
NO_WOUNDED_UNIT: Final = refuse("board-no-unit-to-heal", "UE-WOUND-10")
ONLY_IN_COMBAT: Final = refuse("board-only-in-combat", "UE-COMBAT-19")
NO_UNITS: Final = refuse("board-no-units", "UE-UNIT-17")
UNITS_NOT_IN_COMBAT: Final = refuse("board-no-healing-in-combat", "UE-COMBAT-25")


def change_unit(flow: Flow[BoardState], seat: int, unit: Unit, spent: bool, wounds: int, hurt: bool) -> None:
    flow.emit(UnitChanged(seat, unit.uid, unit.kind, spent, wounds, hurt))


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

    def units(self, state: BoardState, ctx: Ctx) -> list[int]:
        left = self.total_levels - recall(state, ctx, COUNT, 0)
        most = min(self.max_level, left)
        return [
            unit.uid
            for unit in state.players[ctx.seat].units
            if unit.spent
            and unit.uid != self_of(ctx)
            and LIB.units[unit.kind].level <= most
            and LIB.units[unit.kind].level * self.price <= max(0, state.turn.influence)
        ]

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if self.units(state, ctx) else NO_SPENT_UNIT

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        units = self.units(flow.state, ctx)
        if self.count >= 99 and self.total_levels >= 99:
            for uid in units:
                self.chosen(flow, ctx, uid)
        elif units:
            flow.then(AskUnit(ctx.seat, ctx, tuple(units), self.uid, self.count > 1))

    def question(self) -> Message:
        return Message("board-ask-ready-unit")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        if choice < 0:
            return
        unit = unit_of(flow.state.players[ctx.seat], choice)
        wounds = max(0, unit.wounds - 1) if self.also_heal else unit.wounds
        if self.price:
            flow.emit(PointsGained(ctx.seat, INFLUENCE, -self.price * LIB.units[unit.kind].level, ctx.tag()))
        change_unit(flow, ctx.seat, unit, False, wounds, unit.hurt)
        if self.count > 1 and self.total_levels < 99:
            note(flow, ctx, COUNT, recall(flow.state, ctx, COUNT, 0) + LIB.units[unit.kind].level)
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


def self_of(ctx: Ctx) -> int:
    """The unit an effect comes from cannot be its own target while it is being activated."""
    return ctx.source if ctx.kind == 1 else -1


class ReadyThat(Effect):
    """The unit this is about becomes ready: the one that carries the banner, or the one something happened to before."""

    def __init__(self, carrier: bool) -> None:
        super().__init__()
        self.carrier = carrier
        self.uses = USE_SPECIAL

    def unit(self, state: BoardState, ctx: Ctx) -> Unit | None:
        uid = ctx.source if self.carrier else recall(state, ctx, TARGET)
        for unit in state.players[ctx.seat].units:
            if unit.uid == uid and unit.spent:
                return unit
        return None

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        return None if self.unit(state, ctx) is not None else NO_SPENT_UNIT

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        unit = self.unit(flow.state, ctx)
        if unit is not None:
            change_unit(flow, ctx.seat, unit, False, unit.wounds, unit.hurt)

    def text(self) -> Message:
        return Message("board-effect-ready-that")


class HealUnits(Asker):
    """Heal units: one Wound of one unit, or all of all (UE-WOUND-10)."""

    def __init__(self, everybody: bool) -> None:
        super().__init__()
        self.everybody = everybody
        self.uses = USE_SPECIAL

    def units(self, state: BoardState, ctx: Ctx) -> list[int]:
        return [unit.uid for unit in state.players[ctx.seat].units if unit.wounds]

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        if state.combat is not None:
            return UNITS_NOT_IN_COMBAT
        return None if self.units(state, ctx) else NO_WOUNDED_UNIT

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        units = self.units(flow.state, ctx)
        if self.everybody:
            for uid in units:
                unit = unit_of(flow.state.players[ctx.seat], uid)
                change_unit(flow, ctx.seat, unit, unit.spent, 0, unit.hurt)
        elif units:
            flow.then(AskUnit(ctx.seat, ctx, tuple(units), self.uid))

    def question(self) -> Message:
        return Message("board-ask-heal-unit")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        unit = unit_of(flow.state.players[ctx.seat], choice)
        change_unit(flow, ctx.seat, unit, unit.spent, unit.wounds - 1, unit.hurt)
        fire(flow, ctx.seat, UNIT_HEALED, unit.uid)

    def text(self) -> Message:
        return Message("board-effect-heal-all-units" if self.everybody else "board-effect-heal-unit")


class WoundSelf(Effect):
    """The unit that is activated is wounded by it."""

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        unit = unit_of(flow.state.players[ctx.seat], ctx.source)
        if can_save(flow.state, unit):
            flow.then(AskSave(ctx.seat, unit.uid, -1, -1))
        else:
            change_unit(flow, ctx.seat, unit, unit.spent, unit.wounds + 1, unit.hurt)

    def text(self) -> Message:
        return Message("board-effect-wound-self")


class UnitsBonus(Asker):
    """Units gain attack, block, armor or resistances, all of them or one."""

    def __init__(self, everybody: bool, attack: int, block: int, armor: int, resistances: int, until: int) -> None:
        super().__init__()
        self.everybody = everybody
        self.attack = attack
        self.block = block
        self.armor = armor
        self.resistances = resistances
        self.until = until
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: Ctx) -> Refusal | None:
        """UE-UNIT-17: it takes units; what lasts for a combat is used in one."""
        if self.until == UNTIL_COMBAT and state.combat is None:
            return ONLY_IN_COMBAT
        return None if state.players[ctx.seat].units else NO_UNITS

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        if self.everybody:
            self.chosen(flow, ctx, -1)
        else:
            units = tuple([unit.uid for unit in flow.state.players[ctx.seat].units])
            if units:
                flow.then(AskUnit(ctx.seat, ctx, units, self.uid))

    def question(self) -> Message:
        return Message("board-ask-choose-unit")

    def chosen(self, flow: Flow[BoardState], ctx: Ctx, choice: int) -> None:
        if self.attack or self.block:
            enter(flow, UNIT_BONUS, ctx.seat, choice, self.attack, self.block, self.until, ctx.tag())
        if self.armor:
            enter(flow, UNIT_ARMOR, ctx.seat, choice, self.armor, 0, self.until, ctx.tag())
        if self.resistances:
            enter(flow, UNIT_RESISTS, ctx.seat, choice, self.resistances, 0, self.until, ctx.tag())

    def text(self) -> Message:
        words = [
            say(key, amount=amount)
            for key, amount in (
                ("board-bonus-attack", self.attack),
                ("board-bonus-block", self.block),
                ("board-bonus-armor", self.armor),
            )
            if amount
        ]
        words += [Message("board-resistance-" + RESISTANCES[r]) for r in range(3) if self.resistances >> r & 1]
        whom = Message("board-units-all" if self.everybody else "board-units-one")
        return say("board-effect-unit-bonus", whom=whom, bonus=words)


class UnitsSafe(Effect):
    """Units cannot be assigned damage."""

    def resolve(self, flow: Flow[BoardState], ctx: Ctx) -> None:
        enter(flow, UNITS_SAFE, ctx.seat, -1, 0, 0, UNTIL_TURN, ctx.tag())

    def text(self) -> Message:
        return Message("board-effect-units-safe")


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


def _unit_bonus(plain: dict[str, Any]) -> Effect:
    inner = plain["unit_bonus"]
    resistances = 0
    for name in inner.get("resistances", []):
        resistances |= 1 << RESISTANCES.index(name)
    until = UNTIL_COMBAT if plain.get("duration") == "combat" else UNTIL_TURN
    return UnitsBonus(
        inner.get("units") == "all",
        inner.get("attack", 0),
        inner.get("block", 0),
        inner.get("armor", 0),
        resistances,
        until,
    )


PARSERS["ready_unit"] = _ready
PARSERS["heal_unit"] = lambda plain: HealUnits(plain["heal_unit"].get("count") == "all")
PARSERS["wound_self"] = lambda plain: WoundSelf()
PARSERS["unit_bonus"] = _unit_bonus
PARSERS["units_take_no_damage"] = lambda plain: UnitsSafe()
