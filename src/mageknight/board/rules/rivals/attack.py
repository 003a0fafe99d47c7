"""One attack of a combat between players: preparing it, blocking it, spending its damage (UE-PVP-25 to 48, 58, 66)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import (
    ChooseUnit,
    Decline,
)
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.fight import fight
from mageknight.board.events.rival_combat import ArtifactStolen, AttackMet, PartakersMet, rival_combat
from mageknight.board.events.tracks import MOVE, Counted, PointsGained
from mageknight.board.events.warband import UnitLeft, unit_of
from mageknight.board.moves.choose import CHOOSE_RIVAL_UNIT, DECLINE, ChoiceAsk
from mageknight.board.register import (
    DOOMED,
    ENEMY_ATTACK,
    EVENT_TRIGGER,
    IGNORE_DAMAGE,
    UNTIL_COMBAT,
    enter,
    lasting,
    strike_out,
)
from mageknight.board.rules.combat.combat import keys_of
from mageknight.board.rules.combat.damage import ignored
from mageknight.board.rules.combat.defeat import wound_rival
from mageknight.board.rules.rivals.combat import Assail
from mageknight.board.rules.rivals.numbers import (
    ANY_ATTACK,
    ARTIFACT_PRICE,
    attack_parts,
    attack_value,
    booty,
    damage_left,
    guarding,
    reduction,
    retreats,
    unit_price,
    wound_price,
)
from mageknight.board.rules.rivals.rivals import contributors
from mageknight.board.rules.turn.triggers import BLOCKED_BY_THIS, TIMES, fire
from mageknight.board.rules.turn.wounds import take_wounds
from mageknight.board.rules.units.banners import needs_token, tokens_free
from mageknight.board.state import BoardState
from mageknight.board.state.battle import UNIT_MARK
from mageknight.board.state.marks import attack_mark
from mageknight.board.state.sources import FROM_UNIT, source_kind
from mageknight.board.state.turn import BLOCKED
from mageknight.board.terms import PH_ATTACK, PH_DAMAGE
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NOTHING_GATHERED: Final = refuse("board-nothing-to-attack-with", "UE-PVP-23", "UE-PVP-25")
TOO_LITTLE: Final = refuse("board-too-little-damage", "UE-PVP-33", "UE-PVP-35", "UE-PVP-37")
NO_SUCH_TARGET: Final = refuse("board-no-such-unit", "UE-PVP-33")
NOT_IN_MELEE: Final = refuse("board-only-in-melee", "UE-PVP-43", "UE-PVP-46")
NOT_TO_STEAL: Final = refuse("board-nothing-to-steal", "UE-PVP-44", "UE-PVP-45")
NO_RETREAT: Final = refuse("board-no-retreat-there", "UE-PVP-46")
GUARD_FIRST: Final = refuse("board-guard-first", "UE-PVP-65")
NO_PART: Final = refuse("board-no-such-unit", "UE-PVP-58")


SLOWED: Final = 0
"""The source of what Move points take off an attack: of this one only."""


def slow_rival(flow: Flow[BoardState], seat: int, token: int) -> None:
    """One Move point against the attack of a unit made cumbersome."""
    flow.emit(PointsGained(seat, MOVE, -1, 0))
    enter(flow, ENEMY_ATTACK, seat, target=token * 8, amount=-1, until=UNTIL_COMBAT, source=SLOWED)


def meet(flow: Flow[BoardState], seat: int) -> None:
    """UE-PVP-29, 32, 58: the Block is set against the attack; the rest is damage, to be spent by the attacker.

    An attack reduced to nothing is blocked, unless it was cancelled before: what goes with that happens to one of the units that took
    part.
    """
    state = flow.state
    value, left = attack_value(state), damage_left(state)
    stopped = value > 0 and left == 0 and len(fight(state).block) > 0
    flow.emit(AttackMet(seat, min(value, reduction(state)), left))
    remember_partakers(flow, stopped)
    if left:
        flow.then(DealDamage(seat, left))
        return
    flow.then(EndExchange(seat))
    if stopped:
        strike_doomed(flow, seat)
        if side_effects(state, seat):
            flow.then(AskPartaker(seat))


def remember_partakers(flow: Flow[BoardState], stopped: bool) -> None:
    """UE-PVP-58, UE-PVP-59: whose attack was blocked: the units that took part, and the hero if there was more to it than units."""
    units = tuple(contributors(flow.state))
    if units:
        flow.emit(PartakersMet(units, stopped))
    if stopped:
        hero = any(source_kind(points.source) != FROM_UNIT for points in attack_parts(flow.state))
        flow.emit(Counted(BLOCKED, len(units) + int(hero)))


def strike_doomed(flow: Flow[BoardState], seat: int) -> None:
    """UE-PVP-56, UE-PVP-58: units doomed to be destroyed once they are blocked, if they took part in the attack."""
    rival = rival_combat(flow.state).rival(seat)
    took_part = contributors(flow.state)
    doomed = [e.target - UNIT_MARK for e in flow.state.active if e.key == DOOMED and e.target >= UNIT_MARK]
    for unit in [u for u in flow.state.players[rival].units if u.uid in doomed and u.uid in took_part and not u.wounds]:
        wound_rival(flow, rival, unit)


def side_effects(state: BoardState, seat: int) -> bool:
    """Does anything wait for the success of this Block?"""
    keys = keys_of(fight(state).block)
    return any(
        e.key == EVENT_TRIGGER and e.seat == seat and e.target == BLOCKED_BY_THIS and e.bound // TIMES in keys
        for e in state.active
    )


class AskPartaker(ChoiceAsk[ChooseUnit]):
    """UE-PVP-58, UE-PVP-66: which of the units that took part in the blocked attack the side effects of the Block are about."""

    KIND = "partaker"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_RIVAL_UNIT, DECLINE)
    RULES = ("UE-PVP-58",)

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-partaker")

    def choices(self, state: BoardState) -> list[Command]:
        rival = state.players[rival_combat(state).rival(self.seat)]
        whole = [unit.uid for unit in rival.units if not unit.wounds]
        units: list[Command] = [ChooseUnit(self.seat, uid) for uid in contributors(state) if uid in whole]
        return units or [Decline(self.seat)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NO_PART

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: ChooseUnit) -> None:
        self.go_on(flow, attack_mark(UNIT_MARK + command.unit, 0))

    def declined(self, flow: Flow[BoardState]) -> None:
        self.go_on(flow, -1)

    def go_on(self, flow: Flow[BoardState], mark: int) -> None:
        """The side effects of the Block come about, for a unit that took part or for none."""
        state = flow.state
        surplus = reduction(state) - attack_value(state)
        fire(flow, self.seat, BLOCKED_BY_THIS, mark, surplus, keys_of(fight(state).block))


class DealDamage(Frame[BoardState]):
    """The attacker spends the damage of an attack on `seat`."""

    FIELDS = ("seat", "damage")

    def __init__(self, seat: int, damage: int) -> None:
        self.seat = seat
        self.damage = damage

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(PhaseChanged(self.seat, PH_DAMAGE))
        flow.then(EndExchange(self.seat))
        spend_on(flow, rival_combat(flow.state).rival(self.seat), self.damage)


class EndExchange(Frame[BoardState]):
    """The attack is over: now it is the turn of the one who blocked."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        if flow.state.combat is not None:
            harden_no_more(flow, self.seat)
            for entry in [e for e in lasting(flow.state, ENEMY_ATTACK, self.seat) if e.source == SLOWED]:
                strike_out(flow, entry)
            flow.then(Assail(self.seat))


def harden_no_more(flow: Flow[BoardState], seat: int) -> None:
    """Damage is ignored once, and of one attack only."""
    for entry in lasting(flow.state, IGNORE_DAMAGE, seat):
        if entry.target == ANY_ATTACK:
            strike_out(flow, entry)


def spend_on(flow: Flow[BoardState], seat: int, damage: int) -> None:
    """The attacker has that much damage to spend."""
    from mageknight.board.moves.rivals.rivals import AskRivalDamage

    flow.then(AskRivalDamage(seat, damage))


def guards_before(state: BoardState, victim: int, damage: int) -> list[int]:
    """The units that stand before the attack and can be wounded: until they are, damage goes nowhere else."""
    return [unit.uid for unit in guarding(state, victim) if unit_price(state, victim, unit) <= damage]


def wound_refusal(state: BoardState, victim: int, uid: int, damage: int) -> Refusal | None:
    """UE-PVP-33, UE-PVP-35: damage equal to the Armor is needed; less has no effect."""
    price = wound_price(state, victim, uid)
    if price < 0:
        return NO_SUCH_TARGET
    if damage < price:
        return TOO_LITTLE
    guards = guards_before(state, victim, damage)
    return GUARD_FIRST if guards and uid not in guards else None


def booty_refusal(state: BoardState, victim: int, damage: int) -> Refusal | None:
    """UE-PVP-43, UE-PVP-46: only a melee attack takes artifacts or drives somebody away, and guards come first."""
    if guards_before(state, victim, damage):
        return GUARD_FIRST
    return None if rival_combat(state).phase == PH_ATTACK else NOT_IN_MELEE


def steal_refusal(state: BoardState, victim: int, card: int, damage: int) -> Refusal | None:
    """UE-PVP-44, UE-PVP-45: why an artifact cannot be stolen."""
    refusal = booty_refusal(state, victim, damage)
    if refusal is not None:
        return refusal
    if card not in booty(state, victim):
        return NOT_TO_STEAL
    return None if damage >= ARTIFACT_PRICE else TOO_LITTLE


def retreat_refusal(state: BoardState, victim: int, space: int, damage: int) -> Refusal | None:
    """UE-PVP-46: why the opponent cannot be driven to a space."""
    refusal = booty_refusal(state, victim, damage)
    if refusal is not None:
        return refusal
    price = retreats(state, victim).get(space)
    if price is None:
        return NO_RETREAT
    return None if damage >= price else TOO_LITTLE


def steal(flow: Flow[BoardState], seat: int, victim: int, card: int) -> None:
    """UE-PVP-43, UE-UNIT-04: an artifact changes hands; a unit that was held by its banner alone leaves."""
    player = flow.state.players[victim]
    uid = booty(flow.state, victim)[card]
    held = uid >= 0 and not needs_token(unit_of(player, uid))
    flow.emit(ArtifactStolen(seat, victim, card, uid))
    if held and tokens_free(player) < 0:
        flow.emit(UnitLeft(victim, uid, unit_of(player, uid).kind))


def wound(flow: Flow[BoardState], victim: int, uid: int) -> None:
    """UE-PVP-33, 35, 36: a unit is wounded, or a Wound comes to the hero's hand and may knock the hero out."""
    if uid < 0:
        harden_no_more(flow, victim)
        take_wounds(flow, victim, 1 - ignored(flow, victim, 1))
        return
    for unit in flow.state.players[victim].units:
        if unit.uid == uid:
            wound_rival(flow, victim, unit)
            return
