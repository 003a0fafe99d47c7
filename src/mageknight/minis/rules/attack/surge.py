"""Surge: a sword moves up to an opponent and strikes, with one close combat action that tires it (M2-SURGE-01 to -10, R66)."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.actions.lookup import manner
from mageknight.minis.actions.manner import CLOSE, AttackManner, Manner, uses
from mageknight.minis.commands import Halt, Move, Turn
from mageknight.minis.content.abilities import ability
from mageknight.minis.effects.ability import trait
from mageknight.minis.effects.moment import MOVED, Happening
from mageknight.minis.effects.parts import PUSHING
from mageknight.minis.events import BY_PUSHING, ActionTakenBack, Surged
from mageknight.minis.figures.bodies import deeds_of
from mageknight.minis.figures.roster import called, foes_in_front, foes_of, is_fielded, members, powers, touches_foe
from mageknight.minis.moves import HaltMove, Moves, PathMove, TurnMove
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.attack.values import SWORD
from mageknight.minis.rules.large.giants import giant_refusal
from mageknight.minis.rules.movement.candidates import contact_goals, within_reach
from mageknight.minis.rules.movement.modes import inches_for, movement_mode
from mageknight.minis.rules.movement.moving import Moving, advance
from mageknight.minis.rules.movement.paths import barred_contacts, passage_of, path_fault_of
from mageknight.minis.rules.movement.rushes import FollowUp
from mageknight.minis.state.battle import BUSY, STOPPED, Battle
from mageknight.minis.table.contact import front_touches, gap
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.spots import contact_spots
from mageknight.minis.table.tabletop import SOARING
from mageknight.minis.table.verdicts import inches
from mageknight.minis.table.ways.paths import find_path

BESIDE: Final = 4
"""How many places beside each opponent are offered."""


class Surge(Manner):
    """A close combat action of a sword that touches nobody: a move that must end with its front arc on an opponent, then an
    attack."""

    def __init__(self) -> None:
        super().__init__("surge", CLOSE)
        self.afar = True
        self.on_foot = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        name = called(state, figure)
        if state.defs[figure].types.attack != SWORD:
            return state.edition.refuse("minis-surge-sword", "surge", figure=name)
        found = giant_refusal(state, figure, "minis-giant-surge", "haste")
        if found is not None:
            return found
        if touches_foe(state, figure):
            return state.edition.refuse("minis-surge-contact", "surge-contact", figure=name)
        barred = powers(state, figure) & trait(state, "no-surge")
        if barred:
            topic = ability(members(barred)[0]).name
            return state.edition.refuse(
                "minis-ability-bars-surge", topic, figure=name, ability=say(f"minis-ability-{topic}")
            )
        if not is_near(state, figure):
            return self.too_far(state, figure)
        return None

    def is_open(self, state: Battle, figure: int) -> bool:
        """The same without words: this is asked of every figure whenever actions are listed."""
        known = state.defs[figure]
        if known.types.attack != SWORD or known.is_giant or touches_foe(state, figure):
            return False
        return not powers(state, figure) & trait(state, "no-surge") and is_near(state, figure)

    def too_far(self, state: Battle, figure: int) -> Refusal:
        """Nobody is near enough, even as the crow flies: how far the nearest opponent is, and how far the figure gets."""
        foes = [gap(state.table, figure, foe) for foe in members(foes_of(state, figure))]
        name = called(state, figure)
        if not foes:
            return state.edition.refuse("minis-surge-nobody", "surge-move", figure=name)
        return state.edition.refuse(
            "minis-surge-too-far", "surge-move", figure=name, gap=inches(min(foes)), speed=inches_for(state, figure)
        )

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(Surging(flow.state.controller[figure], figure, inches_for(flow.state, figure)), SurgeEnd(figure))


def is_near(state: Battle, figure: int) -> bool:
    """Is there an opponent it might come to touch?"""
    return len(in_reach(state, figure, inches_for(state, figure), 1)) > 0


def in_reach(state: Battle, figure: int, most: int, enough: int = -1) -> list[int]:
    """The opponents on its level a figure might come to touch within so many inches, whatever stands between, or the first
    few of them; those it does not dare to touch are left out."""
    table = state.table
    level = table.level[figure]
    x, y, span = table.x[figure], table.y[figure], table.span[figure]
    foes = foes_of(state, figure)
    if state.shunned[figure]:
        foes &= ~barred_contacts(state, figure, 0)
    found: list[int] = []
    for foe in members(foes):
        spans = span + table.span[foe]
        limit = most * INCH + table.radius[figure] + table.radius[foe] + spans
        dx, dy = table.x[foe] - x, table.y[foe] - y
        if dx * dx + dy * dy <= limit * limit and table.level[foe] == level:
            if not spans or gap(table, figure, foe) <= most * 100:
                found.append(foe)
                if len(found) == enough:
                    break
    return found


class NotSurging(HaltMove["Surging"]):
    """Take the action back, where no way leads up to an opponent."""

    def collect(self, state: Battle, ask: Surging, found: list[Command]) -> None:
        """Only where the move before this one has found no way."""
        if not found:
            found.append(Halt(ask.seat))

    def refusal(self, state: Battle, ask: Surging, command: Halt) -> Refusal | None:
        return None if not ask.moves(state) else state.edition.refuse("minis-surge-can-be-made", ask.TOPIC)

    def carry_out(self, flow: Flow[Battle], ask: Surging, command: Halt) -> None:
        take_back(flow, ask.figure)


class SurgeMove(PathMove["Surging"]):
    """Go up to an opponent."""

    def collect(self, state: Battle, ask: Surging, found: list[Command]) -> None:
        found += ask.moves(state)

    def refusal(self, state: Battle, ask: Surging, command: Move) -> Refusal | None:
        return ask.move_refusal(state, command)

    def carry_out(self, flow: Flow[Battle], ask: Surging, command: Move) -> None:
        advance(flow, ask, command.path, command.facing, 0)


class NoTurning(TurnMove["Surging"]):
    """Turning on the spot is no surge."""

    def collect(self, state: Battle, ask: Surging, found: list[Command]) -> None:
        return

    def refusal(self, state: Battle, ask: Surging, command: Turn) -> Refusal | None:
        return refuse("not-an-option")


class Surging(Moving):
    """The move of a surge. Where no way leads up to an opponent the action is taken back."""

    MOVES: ClassVar[Moves] = (SurgeMove(), NoTurning(), NotSurging())
    TOPIC: ClassVar[str] = "surge-move"
    """The rule that a surge must be made where it can."""

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-surge", figure=called(state, self.figure), inches=self.inches)

    def moves(self, state: Battle) -> list[Command]:
        """Up to each opponent in reach: straight to its nearest side, to further places beside it, or round what is in the way."""
        found: list[Command] = []
        passage = passage_of(state, self.figure)
        start = (passage.x, passage.y)
        mode = movement_mode(state, self.figure)
        for foe in self.within(state):
            near: list[Command] = []
            goals: list[tuple[int, int, int]] = []
            contact_goals(state, self.figure, foe, goals)
            if state.table.level[foe] != SOARING:
                spots = contact_spots(state.table, self.figure, foe, mode)
                goals += [(spot.x, spot.y, spot.facing) for spot in spots]
            for x, y, facing in goals:
                if len(near) < BESIDE and within_reach(start, x, y, self.inches) == (x, y):
                    if path_fault_of(state, passage, ((x, y),), facing, self.inches) == 0:
                        near.append(Move(self.seat, self.figure, ((x, y),), facing))
            for x, y, facing in goals[: BESIDE * 2] if not near else []:
                route = find_path(state.table, self.figure, x, y, self.inches, mode, facing)
                if route.fault == 0:
                    near.append(Move(self.seat, self.figure, tuple(route.path[1:]), facing))
                    break
            found += near
        return [command for command in found if self.refusal(state, command) is None]

    def within(self, state: Battle) -> list[int]:
        """The opponents the move may lead up to."""
        return in_reach(state, self.figure, self.inches)

    def sample(self, state: Battle, rng: Rng) -> Command:
        return rng.choice(self.choices(state))

    def nowhere(self, state: Battle) -> Refusal:
        """The move ends before nobody."""
        return state.edition.refuse("minis-surge-ends-nowhere", "surge-move", figure=called(state, self.figure))

    def ends_at_foe(self, state: Battle, command: Move) -> bool:
        """Does the front arc touch an opponent where this move ends?"""
        x, y = command.path[-1]
        table = state.table.copy()
        table.place(self.figure, x, y, command.facing, table.level[self.figure])
        touched = table.touch[self.figure] & foes_of(state, self.figure)
        return any(front_touches(table, self.figure, foe) for foe in members(touched))

    def surges(self) -> bool:
        return True

    def daunted(self, flow: Flow[Battle]) -> None:
        """A figure that does not dare to go up to a terrible one makes no surge at all (M2-ABL-DEF-24, R24)."""
        take_back(flow, self.figure)

    def move_refusal(self, state: Battle, command: Move) -> Refusal | None:
        found = super().move_refusal(state, command)
        if found is None and not self.ends_at_foe(state, command):
            found = self.nowhere(state)
        return found


def take_back(flow: Flow[Battle], figure: int) -> None:
    """The surge is not made: the action is still there and may be given otherwise."""
    flow.emit(ActionTakenBack(figure, 1))


class SurgeTires(Happening):
    """A figure takes 1 pushing damage for a surge after the move and before its attack; not if its action is over (M2-SURGE-04)."""

    def __init__(self) -> None:
        super().__init__("surge", MOVED, 0)

    def due(self, state: Battle, figure: int, about: int) -> list[int]:
        return []

    def stands(self, state: Battle, figure: int, other: int) -> bool:
        return is_fielded(state, figure) and not deeds_of(state, figure) & STOPPED

    def resolve(self, flow: Flow[Battle], figure: int, other: int) -> None:
        if self.stands(flow.state, figure, other):
            hurt(flow, figure, [(PUSHING, 1)], BY_PUSHING)


class SurgeEnd(Frame[Battle]):
    """The move of a surge is over: the attack follows if the figure still stands, unstopped, with an opponent in front."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if is_fielded(state, self.figure) and deeds_of(state, self.figure) & (STOPPED | BUSY) == BUSY:
            if foes_in_front(state, self.figure):
                flow.emit(Surged(self.figure))
                flow.then(SurgeAttack(state.controller[self.figure], self.figure, close_attacks(state, self.figure)))


def close_attacks(state: Battle, figure: int) -> tuple[str, ...]:
    """The words of all close combat attacks a figure has now, captures among them."""
    ways = state.edition.ways
    manners = [*ways.plain[CLOSE], *[each for each in ways.able[CLOSE] if uses(state, figure, each)]]
    return tuple(
        [each.word for each in manners if isinstance(each, AttackManner) and not each.aid and not each.for_captors]
    )


class SurgeAttack(FollowUp):
    """The attack of a surge: it must be made, in any way the dial now shows; a figure that has lost heart still makes it."""

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-surge-attack", figure=called(state, self.figure))

    def attack_refusal(self, state: Battle, how: str) -> Refusal | None:
        if how not in self.attacks:
            return refuse("not-an-option")
        return manner(state, how).refusal(state, self.figure)

    def decline_refusal(self, state: Battle) -> Refusal | None:
        return state.edition.refuse("minis-surge-must-attack", "surge-move", figure=called(state, self.figure))
