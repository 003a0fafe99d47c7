"""What can be played at any moment of a turn: cards, units, skills, the Tactic, banners; and spending Healing.

One description serves listing, explaining and doing; the turn and every phase of a combat share it.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import (
    ActivateUnit,
    AttachBanner,
    HealWound,
    PlayCard,
    UseBanner,
    UseGrant,
    UseSkill,
    UseTactic,
)
from mageknight.board.content.definitions import CardDef, UnitDef
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effect import POWERED, USE_BLOCK, USE_INFLUENCE, USE_MELEE, USE_MOVE, Ctx, Effect, Resolve, begin
from mageknight.board.effects.bonuses import card_bonus
from mageknight.board.effects.points import gather_attack, gather_block
from mageknight.board.effects.warband import change_unit
from mageknight.board.events.cards import GONE, HAND, PLAYED, CardMoved
from mageknight.board.events.course import CardCounted, TacticUsed
from mageknight.board.events.tracks import HEAL, INFLUENCE, MOVE, PointsGained
from mageknight.board.events.warband import unit_of
from mageknight.board.player import Player, Unit
from mageknight.board.rules.banners import attach, attach_refusal, attachable, usable_banners, use_banner, use_refusal
from mageknight.board.rules.before import RIVAL_SPELLS, reactions
from mageknight.board.rules.company import activation_toll, pay_toll, toll_refusal
from mageknight.board.rules.duels import interfere
from mageknight.board.rules.grants import grant_refusal, open_grants, use_grant
from mageknight.board.rules.mana import AskPay, Probe, asking, payable
from mageknight.board.rules.purse import Means, dark_magic
from mageknight.board.rules.rivals import attends_partly
from mageknight.board.rules.skills import list_skills, skill_refusal, touches_others, use_skill
from mageknight.board.rules.timing import probe, timing_refusal
from mageknight.board.rules.triggers import CAST_SPELL, HEALING_SPENT, UNIT_HEALED, fire
from mageknight.board.rules.wounds import heal_hand
from mageknight.board.sources import FROM_CARD, FROM_TACTIC, FROM_UNIT
from mageknight.board.state import BoardState
from mageknight.board.terms import (
    ARTIFACT,
    BASIC_USE,
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
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal, refuse

NOT_IN_HAND: Final = refuse("board-not-in-hand", "UE-DEED-02")
WOUND_UNPLAYABLE: Final = refuse("board-wound-unplayable", "UE-DEED-12")
NO_SUCH_PART: Final = refuse("board-no-such-part", "UE-DEED-03")
NO_MANA_FOR_CARD: Final = refuse("board-no-mana", "UE-DEED-04", "UE-DEED-06")
NO_MANA_FOR_UNIT: Final = refuse("board-no-mana", "UE-UNIT-15")
ONLY_AT_NIGHT: Final = refuse("board-strong-spell-by-day", "UE-DEED-08")
SIDE_ATTACK_LATER: Final = refuse("board-attack-not-now", "UE-DEED-14", "UE-RANGED-06")
SIDE_BLOCK_LATER: Final = refuse("board-block-not-now", "UE-BLOCK-04")
UNIT_NOT_READY: Final = refuse("board-unit-not-ready", "UE-UNIT-11")
NO_SUCH_UNIT: Final = refuse("board-no-such-unit", "UE-UNIT-03")
UNITS_NOT_ALLOWED: Final = refuse("board-units-not-allowed", "UE-COMBAT-06")
NO_TACTIC: Final = refuse("board-no-tactic-to-use", "UE-EFFECT-01")
NO_HEAL: Final = refuse("board-too-little-healing", "UE-WOUND-07", "UE-WOUND-08")
HEAL_IN_COMBAT: Final = refuse("board-no-healing-in-combat", "UE-WOUND-11")
UNKNOWN_PLAY: Final = refuse("not-an-option")

PLAYS: Final = (PlayCard, ActivateUnit, UseSkill, UseTactic, UseGrant, AttachBanner, UseBanner, HealWound)


# Cards.


def part_refusal(
    state: BoardState, seat: int, card: CardDef, strong: bool, means: Means | None = None
) -> Refusal | None:
    """Why one half of a card cannot be played from hand now."""
    effect = card.strong if strong else card.basic
    if effect is None:
        return NO_SUCH_PART
    refusal = timing_refusal(state, card.strong_timing if strong else card.basic_timing)
    if refusal is not None:
        return refusal
    if strong and card.kind == SPELL and not dark_magic(state, seat):
        return ONLY_AT_NIGHT
    wants = card.strong_wants if strong else card.basic_wants
    if means is None:
        means = Means(state, seat)
    if wants and not means.pays(wants):
        return NO_MANA_FOR_CARD
    purse = means.purse() if effect.hungry else None
    return effect.why_not(state, probe(seat, FROM_CARD, card.number, card.colour, strong, wants, purse))


def half_refusal(
    state: BoardState, ctx: Probe, card: CardDef, strong: bool, wants: tuple[int, ...], by_day: bool
) -> Refusal | None:
    """Why one half of a card cannot be played through another effect: all its own limits hold (UE-EFFECT-08)."""
    effect = card.strong if strong else card.basic
    if effect is None:
        return NO_SUCH_PART
    refusal = timing_refusal(state, card.strong_timing if strong else card.basic_timing)
    if refusal is not None:
        return refusal
    if strong and card.kind == SPELL and not by_day and not dark_magic(state, ctx.seat):
        return ONLY_AT_NIGHT
    if wants and not payable(state, ctx, wants):
        return NO_MANA_FOR_CARD
    return effect.why_not(state, asking(ctx, ctx.away, (*ctx.owing, *wants), ctx.purse))


def side_refusal(state: BoardState, use: int) -> Refusal | None:
    """UE-DEED-13 to 15: sideways, a card gives Move, Influence, Attack or Block 1 when that is of use."""
    phase = state.turn.phase
    if use == SIDE_ATTACK:
        return None if phase == PH_ATTACK else SIDE_ATTACK_LATER
    if use == SIDE_BLOCK:
        return None if phase == PH_BLOCK else SIDE_BLOCK_LATER
    return None


def card_refusal(state: BoardState, seat: int, command: PlayCard) -> Refusal | None:
    if command.card not in state.players[seat].hand:
        return NOT_IN_HAND
    if command.card == WOUND:
        return WOUND_UNPLAYABLE
    if not 0 <= command.use <= SIDE_BLOCK:
        return NO_SUCH_PART
    if command.use <= STRONG_USE:
        return part_refusal(state, seat, LIB.cards[command.card], command.use == STRONG_USE)
    return side_refusal(state, command.use)


def is_calm(state: BoardState) -> bool:
    """Is nobody fighting, and nothing lasting that could turn an attack or block into something else? Then no effect that `fights`
    can be used, and listing need not ask each of them why."""
    phase = state.turn.phase
    return phase != PH_RANGED and phase != PH_BLOCK and phase != PH_ATTACK and not state.active


def of_no_use(half: Effect | None) -> bool:
    """Is there no such half, or is it for combats only?"""
    return half is None or half.fights


def list_cards(state: BoardState, seat: int, means: Means, found: list[Command]) -> None:
    """Every way to play every card in hand, in the order of the hand; equal cards are one."""
    phase = state.turn.phase
    calm = is_calm(state)
    seen: list[int] = []
    for number in state.players[seat].hand:
        if number == WOUND or number in seen:
            continue
        seen.append(number)
        card = LIB.cards[number]
        if not (calm and of_no_use(card.basic)) and part_refusal(state, seat, card, False, means) is None:
            found.append(PlayCard(seat, number, BASIC_USE))
        if not (calm and of_no_use(card.strong)) and part_refusal(state, seat, card, True, means) is None:
            found.append(PlayCard(seat, number, STRONG_USE))
        found.append(PlayCard(seat, number, SIDE_MOVE))
        found.append(PlayCard(seat, number, SIDE_INFLUENCE))
        if phase == PH_ATTACK:
            found.append(PlayCard(seat, number, SIDE_ATTACK))
        elif phase == PH_BLOCK:
            found.append(PlayCard(seat, number, SIDE_BLOCK))


def play_card(flow: Flow[BoardState], seat: int, command: PlayCard) -> None:
    """UE-DEED-02: the card goes into the Play area (an artifact used for its strong part leaves the game), then its effect."""
    card = LIB.cards[command.card]
    strong = command.use == STRONG_USE
    flow.emit(CardMoved(seat, card.number, HAND, GONE if strong and card.kind == ARTIFACT else PLAYED))
    flow.emit(CardCounted())
    ctx = begin(flow, seat, FROM_CARD, card.number, card.colour, strong)
    if command.use > STRONG_USE:
        play_sideways(flow, ctx, command.use)
        return
    effect = card.strong if strong else card.basic
    assert effect is not None
    wants = card.strong_wants if strong else card.basic_wants
    if card.kind == SPELL:
        fire(flow, seat, CAST_SPELL, card.colours)
    after_paying(flow, ctx, wants, effect)
    if card.name in RIVAL_SPELLS:
        flow.then(*reactions(flow.state, seat))


def after_paying(flow: Flow[BoardState], ctx: Ctx, wants: tuple[int, ...], effect: Effect) -> None:
    if wants:
        flow.then(AskPay(ctx.seat, ctx, wants, effect.uid, POWERED))
    else:
        flow.then(Resolve(effect.uid, ctx))


def play_sideways(flow: Flow[BoardState], ctx: Ctx, use: int, value: int = 1) -> None:
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
    """Why one line of a unit card cannot be used by a unit that can be activated."""
    kind = LIB.units[unit.kind]
    if not 0 <= ability < len(kind.abilities):
        return NO_SUCH_PART
    line = kind.abilities[ability]
    owing = (line.mana,) if line.mana else ()
    if owing and not (means if means is not None else Means(state, seat)).pays(owing):
        return NO_MANA_FOR_UNIT
    return line.effect.why_not(state, probe(seat, FROM_UNIT, unit.uid, ability_colour(kind, ability), False, owing))


def unit_refusal(state: BoardState, seat: int, command: ActivateUnit) -> Refusal | None:
    unit = unit_of_seat(state.players[seat], command.unit)
    return NO_SUCH_UNIT if unit is None else ability_refusal(state, seat, unit, command.ability)


def list_units(state: BoardState, seat: int, means: Means, found: list[Command]) -> None:
    calm = is_calm(state)
    for unit in state.players[seat].units:
        for ability, line in enumerate(LIB.units[unit.kind].abilities):
            if not (calm and line.effect.fights) and ability_refusal(state, seat, unit, ability, means) is None:
                found.append(ActivateUnit(seat, unit.uid, ability))


def activate_unit(flow: Flow[BoardState], seat: int, command: ActivateUnit) -> None:
    """UE-UNIT-12, UE-UNIT-13: the unit is spent and exactly one of its abilities is used, unless its card allows several."""
    unit = unit_of(flow.state.players[seat], command.unit)
    kind = LIB.units[unit.kind]
    pay_toll(flow, seat, activation_toll(flow.state, kind))
    change_unit(flow, seat, unit, True, unit.wounds, unit.hurt)
    if SEVERAL in kind.special:
        from mageknight.board.rules.activation import AskAbility

        flow.then(AskAbility(seat, unit.uid, 1 << command.ability))
    use_ability(flow, seat, unit, command.ability)


def use_ability(flow: Flow[BoardState], seat: int, unit: Unit, ability: int) -> None:
    """One line of a unit card: its mana is paid, then its effect follows (UE-UNIT-15)."""
    kind = LIB.units[unit.kind]
    line = kind.abilities[ability]
    if flow.state.contest is not None:
        interfere(flow, seat)
    ctx = begin(flow, seat, FROM_UNIT, unit.uid, ability_colour(kind, ability))
    after_paying(flow, ctx, (line.mana,) if line.mana else (), line.effect)


# The Tactic.


def tactic_refusal(state: BoardState, seat: int) -> Refusal | None:
    player = state.players[seat]
    if player.tactic < 0 or attends_partly(state, seat):
        return NO_TACTIC
    tactic = LIB.tactics[player.tactic]
    if tactic.use not in ("once_flip", "once_per_turn") or tactic.effect is None or player.tactic_used:
        return NO_TACTIC
    return tactic.effect.why_not(state, probe(seat, FROM_TACTIC, tactic.number, -1, False))


def use_tactic(flow: Flow[BoardState], seat: int) -> None:
    tactic = LIB.tactics[flow.state.players[seat].tactic]
    assert tactic.effect is not None
    flow.emit(TacticUsed(seat, 2 if tactic.use == "once_flip" else 1))
    flow.then(Resolve(tactic.effect.uid, begin(flow, seat, FROM_TACTIC, tactic.number, -1)))


# Banners and Healing.


def list_banners(state: BoardState, seat: int, found: list[Command]) -> None:
    if not state.players[seat].units:
        return
    found.extend([AttachBanner(seat, card, uid) for card, uid in attachable(state, seat)])
    found.extend([UseBanner(seat, uid) for uid in usable_banners(state, seat)])


def heal_refusal(state: BoardState, seat: int, command: HealWound) -> Refusal | None:
    """UE-WOUND-07, UE-WOUND-08: one point for a Wound in hand, a unit's level for one of its Wounds."""
    if state.combat is not None:
        return HEAL_IN_COMBAT
    player = state.players[seat]
    if command.unit == -1:
        return None if state.turn.heal >= 1 and WOUND in player.hand else NO_HEAL
    unit = unit_of_seat(player, command.unit)
    if unit is None or not unit.wounds:
        return NO_SUCH_UNIT
    return None if state.turn.heal >= LIB.units[unit.kind].level else NO_HEAL


def list_healing(state: BoardState, seat: int, found: list[Command]) -> None:
    heal = state.turn.heal
    if heal <= 0 or state.combat is not None:
        return
    player = state.players[seat]
    if WOUND in player.hand:
        found.append(HealWound(seat, -1))
    for unit in player.units:
        if unit.wounds and LIB.units[unit.kind].level <= heal:
            found.append(HealWound(seat, unit.uid))


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


# All of it together.


def list_plays(state: BoardState, seat: int, found: list[Command]) -> None:
    """Everything that can be played now, in a fixed order."""
    means = Means(state, seat)
    list_cards(state, seat, means, found)
    list_units(state, seat, means, found)
    list_skills(state, seat, found)
    if tactic_refusal(state, seat) is None:
        found.append(UseTactic(seat))
    found.extend([UseGrant(seat, at) for at in open_grants(state, seat)])
    list_banners(state, seat, found)
    list_healing(state, seat, found)


def play_refusal(state: BoardState, seat: int, command: Command) -> Refusal | None:
    """Why this cannot be played now; nothing if it can."""
    if isinstance(command, PlayCard):
        return card_refusal(state, seat, command)
    if isinstance(command, ActivateUnit):
        return unit_refusal(state, seat, command)
    if isinstance(command, UseSkill):
        return skill_refusal(state, seat, command.skill)
    if isinstance(command, UseTactic):
        return tactic_refusal(state, seat)
    if isinstance(command, UseGrant):
        return grant_refusal(state, seat, command.grant)
    if isinstance(command, AttachBanner):
        return attach_refusal(state, seat, command.card, command.unit)
    if isinstance(command, UseBanner):
        return use_refusal(state, seat, command.unit)
    if isinstance(command, HealWound):
        return heal_refusal(state, seat, command)
    return UNKNOWN_PLAY


def carry_out_play(flow: Flow[BoardState], seat: int, command: Command) -> None:
    """Do what was played."""
    if isinstance(command, PlayCard):
        play_card(flow, seat, command)
    elif isinstance(command, ActivateUnit):
        activate_unit(flow, seat, command)
    elif isinstance(command, UseSkill):
        use_skill(flow, seat, command.skill)
        if touches_others(command.skill):
            flow.then(*reactions(flow.state, seat))
    elif isinstance(command, UseTactic):
        use_tactic(flow, seat)
    elif isinstance(command, UseGrant):
        use_grant(flow, seat, command.grant)
    elif isinstance(command, AttachBanner):
        attach(flow, seat, command.card, command.unit)
    elif isinstance(command, UseBanner):
        use_banner(flow, seat, command.unit)
    elif isinstance(command, HealWound):
        heal_wound(flow, seat, command.unit)
