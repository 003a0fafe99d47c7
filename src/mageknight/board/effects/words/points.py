"""Move, Influence, Healing and Block."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import PARSERS, USE_BLOCK, USE_HEAL, USE_INFLUENCE, USE_MOVE, Effect, EffectUse
from mageknight.board.effects.archery import AskArchery
from mageknight.board.effects.bonuses import Bonus, card_bonus, composite_bonus, parse_bonus, with_bonus
from mageknight.board.events.fight import AttackGathered, BlockGathered
from mageknight.board.events.tracks import HEAL, INFLUENCE, MOVE, POINTS, PointsGained
from mageknight.board.register import ARCHERY, OTHER_UNITS, OTHERS_UNITS, SHAPESHIFT, UNIT_BONUS, holds, strike_out
from mageknight.board.rules.combat.combat import DOUBLE_SWIFT, FREE, PER_TRAIT
from mageknight.board.rules.coop.teams import allied
from mageknight.board.rules.units.banners import banner_of, unit_fights
from mageknight.board.sign import Sign, sign
from mageknight.board.state import BoardState
from mageknight.board.state.battle import Points
from mageknight.board.state.sources import FROM_CARD, FROM_UNIT
from mageknight.board.terms import (
    BASIC_ACTION,
    ELEMENTS,
    MELEE,
    PH_ATTACK,
    PH_BLOCK,
    PH_END,
    PH_NONE,
    PH_RANGED,
    PHYSICAL,
)
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

NOT_IN_TURN: Final = refuse("board-not-now", "UE-TURN-26", "UE-TURN-40")
NOT_ATTACKING: Final = refuse("board-attack-not-now", "UE-COMBAT-18")
NOT_RANGED: Final = refuse("board-attack-not-ranged", "UE-RANGED-03")
NOT_BLOCKING: Final = refuse("board-block-not-now", "UE-COMBAT-18")
NO_HEALING: Final = refuse("board-no-healing-in-combat", "UE-COMBAT-25", "UE-WOUND-11")
ONLY_INTERACTING: Final = refuse("board-only-in-interaction", "UE-INTERACT-03")
# The three forms a Basic Action card can be given by a shapeshifter.
AS_MOVE: Final = 0
AS_ATTACK: Final = 1
AS_BLOCK: Final = 2


def form_of(state: BoardState, ctx: EffectUse, form: int, bonus: Bonus | None) -> int:
    """The form in which a card gives its Move, Attack or Block; only a fixed amount of a Basic Action can be changed."""
    if ctx.kind != FROM_CARD or bonus is not None or not state.active:
        return form
    if LIB.cards[ctx.source].kind != BASIC_ACTION:
        return form
    for entry in state.active:
        if entry.key == SHAPESHIFT and entry.seat == ctx.seat:
            return entry.amount
    return form


def form_refusal(state: BoardState, ctx: EffectUse, form: int) -> Refusal | None:
    """The reason why something of this form is of no use now."""
    phase = state.turn.phase
    if form == AS_BLOCK:
        return None if phase == PH_BLOCK else NOT_BLOCKING
    if form == AS_ATTACK:
        return None if phase == PH_ATTACK else NOT_RANGED if phase == PH_RANGED else NOT_ATTACKING
    return NOT_IN_TURN if state.turn.seat != ctx.seat or phase in (PH_END, PH_NONE) else None


def give_changed(flow: Flow[BoardState], ctx: EffectUse, form: int, amount: int, element: int) -> None:
    """The same amount in another form; its element stays, though Move has none."""
    for entry in [e for e in flow.state.active if e.key == SHAPESHIFT and e.seat == ctx.seat]:
        strike_out(flow, entry)
    if form == AS_MOVE:
        flow.emit(PointsGained(ctx.seat, MOVE, amount, ctx.tag()))
    elif form == AS_ATTACK:
        gather_attack(flow, ctx, amount, MELEE, element)
    else:
        gather_block(flow, ctx, amount, element)


class GainPoints(Effect):
    """Move X, Influence X, Heal X (UE-EFFECT-02)."""

    def __init__(self, what: int, amount: int, bonus: Bonus | None, only_interacting: bool) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.bonus = bonus
        self.only_interacting = only_interacting
        self.uses = (USE_MOVE, USE_INFLUENCE, USE_HEAL)[what]
        self.reveals = False

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        turn = state.turn
        if turn.seat != ctx.seat or turn.phase == PH_END or turn.phase == PH_NONE:
            return NOT_IN_TURN
        if self.what == MOVE:
            return form_refusal(state, ctx, form_of(state, ctx, AS_MOVE, self.bonus))
        if self.what == HEAL and state.combat is not None:
            return NO_HEALING
        if self.only_interacting and not turn.interacting:
            return ONLY_INTERACTING
        return None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        amount = self.amount
        if self.bonus is not None:
            amount += self.bonus.value(flow.state, ctx)
        if self.what != HEAL:
            amount += composite_bonus(flow, ctx) + card_bonus(flow, ctx, self.uses)
        form = form_of(flow.state, ctx, AS_MOVE, self.bonus) if self.what == MOVE else AS_MOVE
        if form != AS_MOVE:
            give_changed(flow, ctx, form, amount, PHYSICAL)
        elif amount:
            flow.emit(PointsGained(ctx.seat, self.what, amount, ctx.tag()))

    def text(self) -> Message:
        return with_bonus(say("board-effect-" + POINTS[self.what], amount=self.amount), self.bonus)

    def signs(self) -> list[Sign] | None:
        return [sign(POINTS[self.what], self.amount)] if self.bonus is None and not self.only_interacting else None

    def code(self) -> list[int]:
        return [self.uses, self.amount]


def element_word(element: int) -> Message:
    return Message("board-element-" + ELEMENTS[element].replace("_", "-"))


def gather_attack(
    flow: Flow[BoardState], ctx: EffectUse, amount: int, kind: int, element: int, limit: int = FREE, about: int = -1
) -> None:
    """Add points to the attack being prepared; a drawn bow may change them first."""
    if amount > 0:
        if ctx.kind == FROM_UNIT:
            unit_fights(flow, ctx)
        points = Points(
            amount=amount, kind=kind, element=element, source=ctx.tag(), limit=limit, about=about, key=ctx.key
        )
        if kind != MELEE and holds(flow.state, ARCHERY, ctx.seat):
            flow.then(AskArchery(ctx.seat, points))
        else:
            flow.emit(AttackGathered(ctx.seat, points))


def gather_block(
    flow: Flow[BoardState], ctx: EffectUse, amount: int, element: int, limit: int = FREE, about: int = -1
) -> None:
    """Add points to the block being prepared."""
    if amount > 0:
        if ctx.kind == FROM_UNIT:
            unit_fights(flow, ctx)
        flow.emit(
            BlockGathered(
                ctx.seat,
                Points(
                    amount=amount, kind=MELEE, element=element, source=ctx.tag(), limit=limit, about=about, key=ctx.key
                ),
            )
        )


def unit_bonus(state: BoardState, ctx: EffectUse, attack: bool, kind: int = MELEE) -> int:
    """The bonus a unit's banner and lasting effects give its attack or block (UE-UNIT-17, UE-UNIT-19)."""
    if ctx.kind != FROM_UNIT:
        return 0
    total = 0
    for unit in state.players[ctx.seat].units:
        banner = banner_of(state, unit) if unit.uid == ctx.source else None
        if banner is not None:
            total += banner.attack if attack else banner.block
    for entry in state.active:
        if entry.key == UNIT_BONUS and entry.seat == ctx.seat:
            others = entry.target == OTHER_UNITS and entry.source != ctx.tag()
            if others or entry.target in (-1, ctx.source):
                total += entry.amount if attack else entry.bound
        elif entry.key == OTHERS_UNITS and entry.seat != ctx.seat and not allied(state, entry.seat, ctx.seat):
            total += entry.amount
    return total


BLOCK_TEXTS: Final = {
    FREE: "board-effect-block",
    DOUBLE_SWIFT: "board-effect-block-double-swift",
    PER_TRAIT: "board-effect-block-per-trait",
}


class GainBlock(Effect):
    """Block X of an element; `limit` says what it counts against whom (see `rules.combat.combat`)."""

    def __init__(self, amount: int, element: int, bonus: Bonus | None, limit: int) -> None:
        super().__init__()
        self.amount = amount
        self.element = element
        self.bonus = bonus
        self.limit = limit
        self.uses = USE_BLOCK
        self.fights = True
        self.reveals = False

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return form_refusal(state, ctx, form_of(state, ctx, AS_BLOCK, self.bonus))

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        amount = self.amount
        if self.bonus is not None:
            amount += self.bonus.value(flow.state, ctx)
        amount += composite_bonus(flow, ctx) + card_bonus(flow, ctx, self.uses) + unit_bonus(flow.state, ctx, False)
        form = form_of(flow.state, ctx, AS_BLOCK, self.bonus)
        if form != AS_BLOCK:
            give_changed(flow, ctx, form, amount, self.element)
        else:
            gather_block(flow, ctx, amount, self.element, self.limit)

    def text(self) -> Message:
        text = say(BLOCK_TEXTS[self.limit], amount=self.amount, element=element_word(self.element))
        return with_bonus(text, self.bonus)

    def signs(self) -> list[Sign] | None:
        if self.bonus is not None or self.limit != FREE:
            return None
        return [sign("block", self.amount, ELEMENTS[self.element])]

    def code(self) -> list[int]:
        return [self.uses, self.amount, self.element]


def _points(what: int, key: str) -> Any:
    def parse(plain: dict[str, Any]) -> Effect:
        return GainPoints(what, plain[key], parse_bonus(plain), plain.get("only_in") == "interaction")

    return parse


def _block(plain: dict[str, Any]) -> Effect:
    element = ELEMENTS.index(plain.get("element", "physical"))
    limit = FREE
    if plain.get("double_vs") == "swift" or plain.get("double_against") == "swift":
        limit = DOUBLE_SWIFT
    elif plain.get("plus_per") == "trait_of_enemy":
        limit = PER_TRAIT
    return GainBlock(int(plain["block"]), element, parse_bonus(plain), limit)


PARSERS["move"] = _points(MOVE, "move")
PARSERS["influence"] = _points(INFLUENCE, "influence")
PARSERS["heal"] = _points(HEAL, "heal")
PARSERS["block"] = _block
