"""Captives: how they are taken, led along and put down."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.commands import Put
from mageknight.minis.content.abilities import ability
from mageknight.minis.effects.ability import trait
from mageknight.minis.effects.parts import CAPTURE, Parts
from mageknight.minis.events import CaptiveLifted, Captured, FigurePut, TokensLost
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.roster import called, foes_in_front, members, powers
from mageknight.minis.moves import Moves
from mageknight.minis.rules.attack.aiming import Aim
from mageknight.minis.rules.attack.close import because, close_refusal, front_refusal, nearest_refusal, struck_refusal
from mageknight.minis.rules.attack.damage import eliminate, free
from mageknight.minis.rules.attack.values import SWORD
from mageknight.minis.rules.cavalry.units import affected_refusal
from mageknight.minis.rules.large.giants import giant_refusal
from mageknight.minis.rules.movement.landing import come_down_together
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.placing import PutBesideMove, fault_refusal
from mageknight.minis.rules.movement.room import led_spots
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import barring
from mageknight.minis.table.contact import in_contact
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.spots import Spot
from mageknight.minis.table.tabletop import SOARING
from mageknight.minis.table.ways.passage import cliff_fault


class Capture(AttackManner):
    """A close combat action that tries to capture instead of to damage, declared before the dice (REB-CAP-01, -02)."""

    def __init__(self) -> None:
        super().__init__("capture", CLOSE)
        self.captures = True
        self.formation = True
        self.harms = False
        self.on_foot = True
        self.by_warriors = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        domain = barring(state, "capture") if state.beside else None
        if domain is not None:
            return state.edition.refuse("minis-domain-bars", "domain", domain=domain.title())
        if not state.edition.captures:
            return state.edition.refuse("minis-no-captures")
        if state.edition.fighting.sword_captures and state.defs[figure].types.attack != SWORD:
            return state.edition.refuse("minis-sword-only", "sword-captures", figure=called(state, figure))
        barred = powers(state, figure) & trait(state, "no-capture")
        if barred:
            topic = captive_topic(barred)
            return state.edition.refuse("minis-cannot-capture", topic, figure=called(state, figure))
        found = giant_refusal(state, figure, "minis-giant-captures", "captives")
        if found is None:
            found = close_refusal(state, figure)
        if found is not None:
            return found
        if not any(self.target_refusal(state, figure, foe) is None for foe in foes_in_front(state, figure)):
            why = nearest_refusal(state, figure, foes_in_front(state, figure), self.target_refusal)
            return because(state, figure, "minis-nobody-to-capture", why)
        return None

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        found = struck_refusal(state, attacker, target)
        if found is None:
            found = giant_refusal(state, target, "minis-giant-captured", "captives")
        if found is not None:
            return found
        if state.captive[target] >= 0 and not state.edition.fighting.captors_are_targets:
            return state.edition.refuse("minis-captor-not-captured", target=called(state, target))
        barred = powers(state, target) & trait(state, "not-capturable")
        if barred:
            topic = captive_topic(barred)
            return state.edition.refuse("minis-not-capturable", topic, target=called(state, target))
        found = affected_refusal(state, target, "cavalry-capture")
        if found is not None:
            return found
        if not in_contact(state.table, attacker, target) and not spots_for(state, attacker, target):
            return state.edition.refuse("minis-no-room-for-captive")
        return None

    def modify_attack(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        if state.edition.fighting.capture_attack:
            parts.append((CAPTURE, state.edition.fighting.capture_attack))

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Aim(flow.state.controller[figure], self.word, figure))

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        """The target is the captive of the (primary) attacker, without damage (REB-CAP-04, REB-FCL-09).

        One captured across a low wall is put down in contact at once (REB-CAP-11, reading 19).
        """
        led = flow.state.captive[target]
        if led >= 0:
            free(flow, target, led)
        flow.emit(Captured(attacker, target))
        if flow.state.edition.tokens_last and tokens_of(flow.state, target):
            flow.emit(TokensLost(target))
        if flow.state.table.level[attacker] == SOARING:
            come_down_together(flow, attacker, target)
        elif not in_contact(flow.state.table, attacker, target):
            lift_captive(flow, attacker)
            flow.then(PlaceCaptive(flow.state.controller[attacker], attacker, target))


class Dispatch(AttackManner):
    """A close combat action of a captor on its captive: a hit eliminates it, a miss does nothing. Nobody helps."""

    def __init__(self) -> None:
        super().__init__("dispatch", CLOSE)
        self.harms = False
        self.for_captors = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if state.captive[figure] < 0:
            return state.edition.refuse("minis-no-captive", "dispatch", figure=called(state, figure))
        return self.target_refusal(state, figure, state.captive[figure])

    def target_refusal(self, state: Battle, attacker: int, target: int) -> Refusal | None:
        if state.captive[attacker] != target or target < 0:
            return state.edition.refuse("minis-not-its-captive", "dispatch", figure=called(state, attacker))
        return front_refusal(state, attacker, target)

    def modify_attack(self, state: Battle, attacker: int, target: int, parts: Parts) -> None:
        parts.append((CAPTURE, state.edition.fighting.capture_attack))

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Aim(flow.state.controller[figure], self.word, figure, (flow.state.captive[figure],)))

    def land(self, flow: Flow[Battle], attacker: int, target: int, critical: bool) -> None:
        eliminate(flow, target, flow.state.controller[attacker])


def captive_topic(barred: int) -> str:
    """The topic of the ability that keeps a figure from taking captives or from being one."""
    return ability(members(barred)[0]).name + "-captives"


def spots_for(state: Battle, captor: int, captive: int) -> list[Spot]:
    """The spots where a captive can be put down in contact with its captor."""
    return led_spots(state.table, captive, captor, movement_mode(state, captor))


def lift_captive(flow: Flow[Battle], captor: int) -> None:
    """Take a captive off the table while its controller moves."""
    captive = flow.state.captive[captor]
    if captive >= 0:
        flow.emit(CaptiveLifted(captive))


class PlacingCaptive(PutBesideMove["PlaceCaptive"]):
    """Put it down there."""

    TOPIC = "not-beside-captor"

    def figure(self, ask: PlaceCaptive) -> int:
        return ask.captive

    def other(self, ask: PlaceCaptive) -> int:
        return ask.captor

    def movement_mode(self, state: Battle, ask: PlaceCaptive) -> MovementMode:
        """It goes where its captor goes."""
        return movement_mode(state, ask.captor)

    def collect(self, state: Battle, ask: PlaceCaptive, found: list[Command]) -> None:
        for spot in spots_for(state, ask.captor, ask.captive):
            found.append(Put(ask.seat, ask.captive, spot.x, spot.y, spot.facing))

    def refusal(self, state: Battle, ask: PlaceCaptive, command: Put) -> Refusal | None:
        found = super().refusal(state, ask, command)
        if found is None:
            cliff = cliff_fault(state.table, ask.captor, self.movement_mode(state, ask), command.x, command.y)
            found = fault_refusal(state, cliff) if cliff else None
        return found

    def carry_out(self, flow: Flow[Battle], ask: PlaceCaptive, command: Put) -> None:
        flow.emit(FigurePut(command.figure, command.x, command.y, command.facing))


class PlaceCaptive(MoveAsk[Battle]):
    """Put the captive down in contact with its controller, with any facing (REB-CAP-11, REB-CAP-16)."""

    FIELDS = ("seat", "captor", "captive")
    KIND = "minis-place-captive"
    MOVES: ClassVar[Moves] = (PlacingCaptive(),)
    LISTED = False

    def __init__(self, seat: int, captor: int, captive: int) -> None:
        super().__init__(seat)
        self.captor = captor
        self.captive = captive

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-place-captive", captive=called(state, self.captive), captor=called(state, self.captor))
