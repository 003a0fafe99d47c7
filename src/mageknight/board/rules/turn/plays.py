"""Playing cards, activating units, spending Healing."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.definitions import CardDef, UnitDef
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import (
    POWERED,
    USE_BLOCK,
    USE_INFLUENCE,
    USE_MELEE,
    USE_MOVE,
    Effect,
    EffectUse,
    Resolve,
    begin,
)
from mageknight.board.effects.bonuses import card_bonus
from mageknight.board.effects.words.points import gather_attack, gather_block
from mageknight.board.events.cards import GONE, HAND, PLAYED, CardMoved
from mageknight.board.events.course import CardCounted
from mageknight.board.events.tracks import HEAL, INFLUENCE, MOVE, PointsGained
from mageknight.board.events.warband import unit_of
from mageknight.board.rules.mana.available import Means, dark_magic
from mageknight.board.rules.mana.mana import AskPay, Probe, asking, payable
from mageknight.board.rules.rivals.duels import interfere
from mageknight.board.rules.turn.before_turn import RIVAL_SPELLS, reactions
from mageknight.board.rules.turn.timing import probe, timing_refusal
from mageknight.board.rules.turn.triggers import CAST_SPELL, HEALING_SPENT, UNIT_HEALED, fire
from mageknight.board.rules.turn.wounds import heal_hand
from mageknight.board.rules.units.specials import activation_toll, pay_toll, toll_refusal
from mageknight.board.rules.units.unit_changes import change_unit
from mageknight.board.state import BoardState
from mageknight.board.state.player import Player, Unit
from mageknight.board.state.sources import FROM_CARD, FROM_UNIT
from mageknight.board.terms import (
    ARTIFACT,
    MELEE,
    PH_ATTACK,
    PH_BLOCK,
    PH_RANGED,
    PHYSICAL,
    SEVERAL,
    SIDE_ATTACK,
    SIDE_BLOCK,
    SIDE_INFLUENCE,
    SIDE_MOVE,
    SPELL,
    STRONG_USE,
)
from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse

NOT_IN_HAND: Final = refuse("board-not-in-hand", "UE-DEED-02")
WOUND_UNPLAYABLE: Final = refuse("board-wound-unplayable", "UE-DEED-12")
NO_SUCH_PART: Final = refuse("board-no-such-part", "UE-DEED-03")
NO_MANA_FOR_CARD: Final = refuse("board-no-mana", "UE-DEED-04", "UE-DEED-06")
NO_MANA_FOR_UNIT: Final = refuse("board-no-mana", "UE-UNIT-15")
ONLY_AT_NIGHT: Final = refuse("board-strong-spell-by-day", "UE-DEED-08")
SIDE_ATTACK_LATER: Final = refuse("board-attack-not-now", "UE-DEED-14", "UE-RANGED-06")
SIDE_BLOCK_LATER: Final = refuse("board-block-not-now", "UE-BLOCK-04")
SIDE_AT_ANY_TIME: Final = (SIDE_MOVE, SIDE_INFLUENCE)
SIDE_IN_ATTACK: Final = (*SIDE_AT_ANY_TIME, SIDE_ATTACK)
SIDE_IN_BLOCK: Final = (*SIDE_AT_ANY_TIME, SIDE_BLOCK)
UNIT_NOT_READY: Final = refuse("board-unit-not-ready", "UE-UNIT-11")
NO_SUCH_UNIT: Final = refuse("board-no-such-unit", "UE-UNIT-03")
UNITS_NOT_ALLOWED: Final = refuse("board-units-not-allowed", "UE-COMBAT-06")
NO_HEAL: Final = refuse("board-too-little-healing", "UE-WOUND-07", "UE-WOUND-08")
HEAL_IN_COMBAT: Final = refuse("board-no-healing-in-combat", "UE-WOUND-11")


# Cards.


def moment_refusal(state: BoardState, seat: int, card: CardDef, strong: bool, by_day: bool) -> Refusal | None:
    """The reason why one half of a card is not for this moment, whoever pays for it; `by_day` lets spells be cast strongly by day too."""
    if (card.strong if strong else card.basic) is None:
        return NO_SUCH_PART
    timing = card.strong_timing if strong else card.basic_timing
    if timing:  # most cards know no limits, and this is asked of every card at every decision
        refusal = timing_refusal(state, timing)
        if refusal is not None:
            return refusal
    if strong and card.kind == SPELL and not by_day and not dark_magic(state, seat):
        return ONLY_AT_NIGHT
    return None


def part_refusal(
    state: BoardState, seat: int, card: CardDef, strong: bool, means: Means | None = None
) -> Refusal | None:
    """The reason why one half of a card cannot be played from hand now."""
    refusal = moment_refusal(state, seat, card, strong, False)
    if refusal is not None:
        return refusal
    effect = card.strong if strong else card.basic
    assert effect is not None
    wants = card.strong_wants if strong else card.basic_wants
    if means is None:
        means = Means(state, seat)
    if wants and not means.pays(wants):
        return NO_MANA_FOR_CARD
    supply = means.supply() if effect.may_need_mana else None
    return effect.why_not(state, probe(seat, FROM_CARD, card.number, card.colour, strong, wants, supply))


def half_refusal(
    state: BoardState, ctx: Probe, card: CardDef, strong: bool, wants: tuple[int, ...], by_day: bool
) -> Refusal | None:
    """The reason why one half of a card cannot be played through another effect: all its own limits hold (UE-EFFECT-08)."""
    refusal = moment_refusal(state, ctx.seat, card, strong, by_day)
    if refusal is not None:
        return refusal
    effect = card.strong if strong else card.basic
    assert effect is not None
    if wants and not payable(state, ctx, wants):
        return NO_MANA_FOR_CARD
    return effect.why_not(state, asking(ctx, ctx.away, (*ctx.owing, *wants), ctx.supply))


def sideways_uses(state: BoardState) -> tuple[int, ...]:
    """UE-DEED-13 to 15: sideways, a card gives Move or Influence at any time, Attack or Block 1 when that is of use."""
    phase = state.turn.phase
    return SIDE_IN_ATTACK if phase == PH_ATTACK else SIDE_IN_BLOCK if phase == PH_BLOCK else SIDE_AT_ANY_TIME


def side_refusal(state: BoardState, use: int) -> Refusal | None:
    """The reason why no card can be turned sideways for this now."""
    if use in sideways_uses(state):
        return None
    return SIDE_ATTACK_LATER if use == SIDE_ATTACK else SIDE_BLOCK_LATER


def card_refusal(state: BoardState, seat: int, card: int, use: int) -> Refusal | None:
    """The reason why a card in hand cannot be played like this."""
    if card not in state.players[seat].hand:
        return NOT_IN_HAND
    if card == WOUND:
        return WOUND_UNPLAYABLE
    if not 0 <= use <= SIDE_BLOCK:
        return NO_SUCH_PART
    if use <= STRONG_USE:
        return part_refusal(state, seat, LIB.cards[card], use == STRONG_USE)
    return side_refusal(state, use)


def is_calm(state: BoardState) -> bool:
    """Is nobody fighting, and nothing lasting that could turn an attack or block into something else? Then no effect that `fights`
    can be used, and listing need not ask each of them why."""
    phase = state.turn.phase
    return phase != PH_RANGED and phase != PH_BLOCK and phase != PH_ATTACK and not state.active


def play_card(flow: Flow[BoardState], seat: int, number: int, use: int) -> None:
    """UE-DEED-02: the card goes into the Play area (an artifact used for its strong part leaves the game), then its effect."""
    card = LIB.cards[number]
    strong = use == STRONG_USE
    flow.emit(CardMoved(seat, card.number, HAND, GONE if strong and card.kind == ARTIFACT else PLAYED))
    flow.emit(CardCounted())
    ctx = begin(flow, seat, FROM_CARD, card.number, card.colour, strong)
    if use > STRONG_USE:
        play_sideways(flow, ctx, use)
        return
    effect = card.strong if strong else card.basic
    assert effect is not None
    wants = card.strong_wants if strong else card.basic_wants
    if card.kind == SPELL:
        fire(flow, seat, CAST_SPELL, card.colours)
    after_paying(flow, ctx, wants, effect)
    if card.name in RIVAL_SPELLS:
        flow.then(*reactions(flow.state, seat))


def after_paying(flow: Flow[BoardState], ctx: EffectUse, wants: tuple[int, ...], effect: Effect) -> None:
    if wants:
        flow.then(AskPay(ctx.seat, ctx, wants, effect.uid, POWERED))
    else:
        flow.then(Resolve(effect.uid, ctx))


def play_sideways(flow: Flow[BoardState], ctx: EffectUse, use: int, value: int = 1) -> None:
    """UE-DEED-13: exactly one of Move, Influence, Attack, Block; always physical, never Ranged or Siege."""
    if use == SIDE_MOVE:
        flow.emit(PointsGained(ctx.seat, MOVE, value + card_bonus(flow, ctx, USE_MOVE, True), ctx.tag()))
    elif use == SIDE_INFLUENCE:
        flow.emit(PointsGained(ctx.seat, INFLUENCE, value + card_bonus(flow, ctx, USE_INFLUENCE, True), ctx.tag()))
    elif use == SIDE_ATTACK:
        gather_attack(flow, ctx, value + card_bonus(flow, ctx, USE_MELEE, True), MELEE, PHYSICAL)
    else:
        gather_block(flow, ctx, value + card_bonus(flow, ctx, USE_BLOCK, True), PHYSICAL)


# Units.


def unit_of_seat(player: Player, uid: int) -> Unit | None:
    for unit in player.units:
        if unit.uid == uid:
            return unit
    return None


def ability_colour(kind: UnitDef, ability: int) -> int:
    """The colour of the mana an ability asks for, which counts for resistances (UE-COMBAT-21)."""
    mana = kind.abilities[ability].mana
    for colour in range(6):
        if mana == 1 << colour:
            return colour
    return -1


def ability_refusal(
    state: BoardState, seat: int, unit: Unit, ability: int, means: Means | None = None
) -> Refusal | None:
    """UE-UNIT-11 to 15: a ready, unwounded unit, its mana payable, the effect of use now."""
    if not unit.ready():
        return UNIT_NOT_READY
    combat = state.combat
    if combat is not None and not combat.units_allowed and not unit.bond:
        return UNITS_NOT_ALLOWED
    if combat is not None and combat.unit_limit >= 0 and combat.unit_limit != unit.uid:
        return UNITS_NOT_ALLOWED
    kind = LIB.units[unit.kind]
    if kind.special:
        refusal = toll_refusal(state, activation_toll(state, kind))
        if refusal is not None:
            return refusal
    return line_refusal(state, seat, unit, ability, means)


def line_refusal(state: BoardState, seat: int, unit: Unit, ability: int, means: Means | None = None) -> Refusal | None:
    """The reason why one line of a unit card cannot be used by a unit that can be activated."""
    kind = LIB.units[unit.kind]
    if not 0 <= ability < len(kind.abilities):
        return NO_SUCH_PART
    line = kind.abilities[ability]
    owing = (line.mana,) if line.mana else ()
    if owing and not (means if means is not None else Means(state, seat)).pays(owing):
        return NO_MANA_FOR_UNIT
    return line.effect.why_not(state, probe(seat, FROM_UNIT, unit.uid, ability_colour(kind, ability), False, owing))


def unit_refusal(state: BoardState, seat: int, uid: int, ability: int) -> Refusal | None:
    """The reason why a unit cannot be activated for one of its abilities."""
    unit = unit_of_seat(state.players[seat], uid)
    return NO_SUCH_UNIT if unit is None else ability_refusal(state, seat, unit, ability)


def activate_unit(flow: Flow[BoardState], seat: int, uid: int, ability: int) -> None:
    """UE-UNIT-12, UE-UNIT-13: the unit is spent and exactly one of its abilities is used, unless its card allows several."""
    unit = unit_of(flow.state.players[seat], uid)
    kind = LIB.units[unit.kind]
    pay_toll(flow, seat, activation_toll(flow.state, kind))
    change_unit(flow, seat, unit, True, unit.wounds, unit.hurt)
    if SEVERAL in kind.special:
        from mageknight.board.rules.units.activation import AskAbility

        flow.then(AskAbility(seat, unit.uid, 1 << ability))
    use_ability(flow, seat, unit, ability)


def use_ability(flow: Flow[BoardState], seat: int, unit: Unit, ability: int) -> None:
    """One line of a unit card: its mana is paid, then its effect follows (UE-UNIT-15)."""
    kind = LIB.units[unit.kind]
    line = kind.abilities[ability]
    if flow.state.contest is not None:
        interfere(flow, seat)
    ctx = begin(flow, seat, FROM_UNIT, unit.uid, ability_colour(kind, ability))
    after_paying(flow, ctx, (line.mana,) if line.mana else (), line.effect)


# Healing.


def heal_refusal(state: BoardState, seat: int, uid: int) -> Refusal | None:
    """UE-WOUND-07, UE-WOUND-08: one point for a Wound in hand, a unit's level for one of its Wounds."""
    if state.combat is not None:
        return HEAL_IN_COMBAT
    player = state.players[seat]
    if uid == -1:
        return None if state.turn.heal >= 1 and WOUND in player.hand else NO_HEAL
    unit = unit_of_seat(player, uid)
    if unit is None or not unit.wounds:
        return NO_SUCH_UNIT
    return None if state.turn.heal >= LIB.units[unit.kind].level else NO_HEAL


def heal_wound(flow: Flow[BoardState], seat: int, uid: int) -> None:
    if uid < 0:
        flow.emit(PointsGained(seat, HEAL, -1, 0))
        heal_hand(flow, seat)
        fire(flow, seat, HEALING_SPENT, amount=1)
        return
    unit = unit_of(flow.state.players[seat], uid)
    flow.emit(PointsGained(seat, HEAL, -LIB.units[unit.kind].level, 0))
    change_unit(flow, seat, unit, unit.spent, unit.wounds - 1, unit.hurt)
    fire(flow, seat, UNIT_HEALED, uid)
    fire(flow, seat, HEALING_SPENT, amount=LIB.units[unit.kind].level)
