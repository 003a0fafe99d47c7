"""One attack of a combat between players: preparing it, blocking it, spending its damage (UE-PVP-25 to 48, 58, 66)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import (
    AssignDamage,
    ChooseUnit,
    Decline,
    EndPhase,
    ForceRetreat,
    SlowAttack,
    StealArtifact,
    Strike,
)
from mageknight.board.events.contest import ArtifactStolen, AttackMet, PartakersMet, struggle
from mageknight.board.events.course import PhaseChanged
from mageknight.board.events.fight import fight
from mageknight.board.events.tracks import MOVE, Counted, PointsGained
from mageknight.board.events.warband import UnitLeft, unit_of
from mageknight.board.events.world import FigureMoved
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
from mageknight.board.rules.banners import needs_token, tokens_free
from mageknight.board.rules.blows import (
    ANY_ATTACK,
    ARTIFACT_PRICE,
    attack_parts,
    attack_value,
    booty,
    damage_left,
    guarding,
    hero_price,
    reduction,
    retreats,
    unit_price,
    units_in_reach,
)
from mageknight.board.rules.combat import keys_of
from mageknight.board.rules.contest import Assail, FinishContest, launch, pass_attack
from mageknight.board.rules.damage import ignored
from mageknight.board.rules.defeat import wound_rival
from mageknight.board.rules.fighting import slow_refusal
from mageknight.board.rules.plays import PLAYS, carry_out_play, list_plays, play_refusal
from mageknight.board.rules.rivals import contributors, foes
from mageknight.board.rules.soldiers import UNIT_MARK
from mageknight.board.rules.triggers import BLOCKED_BY_THIS, TIMES, fire
from mageknight.board.rules.wounds import take_wounds
from mageknight.board.sources import FROM_UNIT, source_kind
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_ATTACK, PH_DAMAGE
from mageknight.board.turn import BLOCKED
from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
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


class AskRivalAttack(Ask[BoardState]):
    """UE-PVP-23: prepare an attack on the other player and make it, or pass."""

    FIELDS = ("seat",)
    COMMANDS = (*PLAYS, Strike, EndPhase)
    RULES = ("UE-PVP-23",)
    NESTED = False

    def kind(self) -> str:
        return "rival-attack"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-rival-melee" if struggle(state).phase == PH_ATTACK else "board-ask-rival-ranged")

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = []
        list_plays(state, self.seat, found)
        if attack_value(state) > 0:
            found.append(Strike(self.seat))
        return [*found, EndPhase(self.seat)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        if isinstance(command, EndPhase):
            return None
        if isinstance(command, Strike):
            return None if attack_value(state) > 0 else NOTHING_GATHERED
        return play_refusal(state, self.seat, command)

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, EndPhase):
            pass_attack(flow, self.seat)
        elif isinstance(command, Strike):
            launch(flow, self.seat)
        else:
            flow.then(self)
            carry_out_play(flow, self.seat, command)


class AskRivalBlock(Ask[BoardState]):
    """UE-PVP-27: any number of Blocks and special effects against the attack; Move points against a unit made cumbersome."""

    FIELDS = ("seat",)
    COMMANDS = (*PLAYS, SlowAttack, EndPhase)
    RULES = ("UE-PVP-27",)
    NESTED = False

    def kind(self) -> str:
        return "rival-block"

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-rival-block", attack=attack_value(state), left=damage_left(state))

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = []
        list_plays(state, self.seat, found)
        if state.turn.move > 0:
            slows = [SlowAttack(self.seat, enemy.token, 0) for enemy in foes(state)]
            found.extend([command for command in slows if slow_refusal(state, command) is None])
        return [*found, EndPhase(self.seat)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        if isinstance(command, SlowAttack):
            return slow_refusal(state, command)
        return None if isinstance(command, EndPhase) else play_refusal(state, self.seat, command)

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, EndPhase):
            meet(flow, self.seat)
            return
        flow.then(self)
        if isinstance(command, SlowAttack):
            flow.emit(PointsGained(self.seat, MOVE, -1, 0))
            enter(flow, ENEMY_ATTACK, self.seat, command.enemy * 8, -1, 0, UNTIL_COMBAT, SLOWED)
        else:
            carry_out_play(flow, self.seat, command)


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
    rival = struggle(flow.state).rival(seat)
    took_part = contributors(flow.state)
    doomed = [e.target - UNIT_MARK for e in flow.state.active if e.key == DOOMED and e.target >= UNIT_MARK]
    for unit in [u for u in flow.state.players[rival].units if u.uid in doomed and u.uid in took_part and not u.wounds]:
        wound_rival(flow, rival, unit)


def side_effects(state: BoardState, seat: int) -> bool:
    """Does anything wait for the success of this Block?"""
    keys = keys_of(fight(state).block)
    return any(
        e.key == EVENT_TRIGGER and e.seat == seat and e.target == BLOCKED_BY_THIS and e.b // TIMES in keys
        for e in state.active
    )


class AskPartaker(Ask[BoardState]):
    """UE-PVP-58, UE-PVP-66: which of the units that took part in the blocked attack the side effects of the Block are about."""

    FIELDS = ("seat",)
    COMMANDS = (ChooseUnit, Decline)
    RULES = ("UE-PVP-58",)

    def kind(self) -> str:
        return "partaker"

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-partaker")

    def choices(self, state: BoardState) -> list[Command]:
        rival = state.players[struggle(state).rival(self.seat)]
        whole = [unit.uid for unit in rival.units if not unit.wounds]
        units: list[Command] = [ChooseUnit(self.seat, uid) for uid in contributors(state) if uid in whole]
        return units or [Decline(self.seat)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else NO_PART

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        state = flow.state
        surplus = reduction(state) - attack_value(state)
        mark = (UNIT_MARK + command.unit) * 8 if isinstance(command, ChooseUnit) else -1
        fire(flow, self.seat, BLOCKED_BY_THIS, mark, surplus, keys_of(fight(state).block))


class DealDamage(Frame[BoardState]):
    """The attacker spends the damage of an attack on `seat`."""

    FIELDS = ("seat", "damage")

    def __init__(self, seat: int, damage: int) -> None:
        self.seat = seat
        self.damage = damage

    def run(self, flow: Flow[BoardState]) -> None:
        flow.emit(PhaseChanged(self.seat, PH_DAMAGE))
        flow.then(AskRivalDamage(struggle(flow.state).rival(self.seat), self.damage), EndExchange(self.seat))


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


class AskRivalDamage(Ask[BoardState]):
    """UE-PVP-32 to 37, 43 to 48: the attacker spends the damage, as long as it lasts: Wounds, stolen artifacts, a forced retreat."""

    FIELDS = ("seat", "damage")
    COMMANDS = (AssignDamage, StealArtifact, ForceRetreat, Decline)
    RULES = ("UE-PVP-32",)
    NESTED = False

    def __init__(self, seat: int, damage: int) -> None:
        super().__init__(seat)
        self.damage = damage

    def kind(self) -> str:
        return "rival-damage"

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-rival-damage", damage=self.damage)

    def victim(self, state: BoardState) -> int:
        return struggle(state).rival(self.seat)

    def choices(self, state: BoardState) -> list[Command]:
        victim = self.victim(state)
        wounds: list[Command] = [AssignDamage(self.seat, -1)]
        wounds.extend([AssignDamage(self.seat, unit.uid) for unit in units_in_reach(state, victim)])
        wounds.extend([StealArtifact(self.seat, card) for card in booty(state, victim)])
        wounds.extend([ForceRetreat(self.seat, space) for space in retreats(state, victim)])
        return [*[command for command in wounds if self.refusal(state, command) is None], Decline(self.seat)]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        if isinstance(command, Decline):
            return None
        if isinstance(command, AssignDamage):
            return self.wound_refusal(state, command.unit)
        if self.guards(state):
            return GUARD_FIRST
        if struggle(state).phase != PH_ATTACK:
            return NOT_IN_MELEE
        if isinstance(command, StealArtifact):
            if command.card not in booty(state, self.victim(state)):
                return NOT_TO_STEAL
            return None if self.damage >= ARTIFACT_PRICE else TOO_LITTLE
        assert isinstance(command, ForceRetreat)
        price = retreats(state, self.victim(state)).get(command.space)
        if price is None:
            return NO_RETREAT
        return None if self.damage >= price else TOO_LITTLE

    def wound_refusal(self, state: BoardState, uid: int) -> Refusal | None:
        """UE-PVP-33, UE-PVP-35: damage equal to the Armor is needed; less has no effect."""
        price = self.wound_price(state, uid)
        if price < 0:
            return NO_SUCH_TARGET
        if self.damage < price:
            return TOO_LITTLE
        guards = self.guards(state)
        return GUARD_FIRST if guards and uid not in guards else None

    def guards(self, state: BoardState) -> list[int]:
        """The units that stand before the attack and can be wounded: until they are, damage goes nowhere else."""
        victim = self.victim(state)
        return [u.uid for u in guarding(state, victim) if unit_price(state, victim, u) <= self.damage]

    def wound_price(self, state: BoardState, uid: int) -> int:
        """What wounding the hero (-1) or a unit takes; -1 if there is no such unit in reach."""
        victim = self.victim(state)
        if uid == -1:
            return hero_price(state, victim)
        for unit in units_in_reach(state, victim):
            if unit.uid == uid:
                return unit_price(state, victim, unit)
        return -1

    def forced(self, state: BoardState) -> Command | None:
        """UE-PVP-37: damage that is too little for anything stays unassigned; all of this lies open."""
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        victim = self.victim(flow.state)
        if isinstance(command, AssignDamage):
            left = self.damage - self.wound_price(flow.state, command.unit)
            flow.then(AskRivalDamage(self.seat, left))
            wound(flow, victim, command.unit)
        elif isinstance(command, StealArtifact):
            steal(flow, self.seat, victim, command.card)
            flow.then(AskRivalDamage(self.seat, self.damage - ARTIFACT_PRICE))
        elif isinstance(command, ForceRetreat):
            flow.emit(FigureMoved(victim, command.space, False))
            flow.then(FinishContest(self.seat))


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
