"""Carrying a friend: a move at whose end somebody else is set down in contact."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.commands import Move, Put, Target
from mageknight.minis.content.abilities import STRONG_FLIER
from mageknight.minis.events import (
    FOR_BREAKING_AWAY,
    CaptiveLifted,
    DiceRolled,
    FigurePut,
    Rested,
    TokenReceived,
)
from mageknight.minis.figures.bodies import deeds_of, tokens_of
from mageknight.minis.figures.roster import called, friends_of, is_fielded, members
from mageknight.minis.moves import Moves, TargetMove
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.cavalry.units import affected_refusal
from mageknight.minis.rules.figures.capture import lift_captive
from mageknight.minis.rules.large.giants import ignored_refusal
from mageknight.minis.rules.movement import room
from mageknight.minis.rules.movement.lowering import Lowering, lower, lowering_refusal, unwelcome
from mageknight.minis.rules.movement.modes import inches_for, movement_mode
from mageknight.minis.rules.movement.moving import (
    BROKEN_AWAY,
    FAILED,
    Moving,
    break_away_on,
    lead_captive,
    shake_off,
    slip_away,
)
from mageknight.minis.rules.movement.placing import PutBesideMove
from mageknight.minis.rules.movement.spin import Shifted
from mageknight.minis.rules.turn.tokens import PUSHED
from mageknight.minis.state.battle import ACTED, RESTING, Battle
from mageknight.minis.table.spots import Spot

Place = tuple[int, int, int]
"""Where a figure stood, and its facing."""


def carry_refusal(state: Battle, flier: int, figure: int) -> Refusal | None:
    """The reason a figure cannot be carried."""
    if not is_fielded(state, figure) or not (friends_of(state, flier) & state.table.touch[flier]) >> figure & 1:
        return state.edition.refuse("minis-carried-friend", "strong-flier")
    if deeds_of(state, figure) & (ACTED | RESTING):
        return state.edition.refuse("minis-acted-already", "strong-flier", figure=called(state, figure))
    found = ignored_refusal(state, figure, STRONG_FLIER)
    return found if found is not None else affected_refusal(state, figure, "cavalry-lifted")


class Lifting(TargetMove["PickCarried"]):
    """Carry this friend."""

    def candidates(self, state: Battle, ask: PickCarried) -> list[Command]:
        return [Target(ask.seat, each) for each in members(state.table.touch[ask.flier])]

    def refusal(self, state: Battle, ask: PickCarried, command: Target) -> Refusal | None:
        return carry_refusal(state, ask.flier, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: PickCarried, command: Target) -> None:
        state, figure = flow.state, command.figure
        place = state.table.x[figure], state.table.y[figure], state.table.facing[figure]
        lift_captive(flow, figure)
        flow.emit(CaptiveLifted(figure))
        flow.then(Carrying(ask.seat, ask.flier, inches_for(state, ask.flier), figure, place))


class PickCarried(MoveAsk[Battle]):
    """Choose the friend to carry."""

    FIELDS = ("seat", "flier")
    KIND = "minis-carry"
    MOVES: ClassVar[Moves] = (Lifting(),)

    def __init__(self, seat: int, flier: int) -> None:
        super().__init__(seat)
        self.flier = flier

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-carry", figure=called(state, self.flier))


class Carrying(Moving):
    """The move of a flier with a friend in its claws, which is set down in contact at its end.

    Who stays where it is carries nobody: its friend is back in its `place`.
    """

    FIELDS = ("seat", "figure", "inches", "carried", "place", "tried")

    def __init__(self, seat: int, figure: int, inches: int, carried: int, place: Place, tried: int = 0) -> None:
        super().__init__(seat, figure, inches, tried)
        self.carried = carried
        self.place = place

    def moves(self, state: Battle) -> list[Command]:
        return [command for command in super().moves(state) if self.refusal(state, command) is None]

    def bring_along(self, flow: Flow[Battle]) -> None:
        flow.then(SetDown(self.seat, self.figure, self.carried))
        super().bring_along(flow)

    def move_refusal(self, state: Battle, command: Move) -> Refusal | None:
        found = super().move_refusal(state, command)
        if found is None:
            x, y = command.path[-1]
            if not has_room_beside(state, self.figure, self.carried, x, y, command.facing):
                found = state.edition.refuse("minis-no-room-beside", "strong-flier", figure=called(state, self.carried))
        return found

    def break_away(self, flow: Flow[Battle]) -> None:
        roll = CarryRoll(self)
        flow.then(roll.goes_on(BROKEN_AWAY) if slip_away(flow, self.figure) else roll)

    def stay(self, flow: Flow[Battle], facing: int) -> None:
        flow.emit(FigurePut(self.carried, *self.place))
        self.turn(flow, facing)
        lead_captive(flow, self.carried)


class CarryRoll(Roll[Battle]):
    """The flier breaks away from whoever touches it; its friend need not."""

    FIELDS = ("ask",)

    def __init__(self, ask: Carrying) -> None:
        super().__init__(DICE, 1, 6)
        self.ask = ask

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state, ask = flow.state, self.ask
        die = outcome[0] + 1
        least = break_away_on(state, ask.figure)
        flow.emit(DiceRolled(FOR_BREAKING_AWAY, state.controller[ask.figure], ask.figure, (die,), least))
        tried = BROKEN_AWAY if die >= least else FAILED
        if tried == BROKEN_AWAY:
            shake_off(flow, ask.figure)
        flow.then(self.goes_on(tried))

    def goes_on(self, tried: int) -> Carrying:
        """The move that follows."""
        ask = self.ask
        return Carrying(
            seat=ask.seat, figure=ask.figure, inches=ask.inches, carried=ask.carried, place=ask.place, tried=tried
        )


def spots_beside(state: Battle, flier: int, carried: int) -> list[Spot]:
    return room.spots_beside(state.table, carried, flier, movement_mode(state, carried))


def has_room_beside(state: Battle, flier: int, carried: int, x: int, y: int, facing: int) -> bool:
    """Could the friend be set down in contact with the flier there?"""
    table = state.table.copy()
    table.place(flier, x, y, facing)
    return len(room.spots_beside(table, carried, flier, movement_mode(state, carried))) > 0


class SettingDown(PutBesideMove["SetDown"]):
    """Set the friend down there."""

    TOPIC = "strong-flier"

    def figure(self, ask: SetDown) -> int:
        return ask.carried

    def other(self, ask: SetDown) -> int:
        return ask.flier

    def collect(self, state: Battle, ask: SetDown, found: list[Command]) -> None:
        puts = [Put(ask.seat, ask.carried, each.x, each.y, each.facing) for each in ask.spots(state)]
        welcome = [put for put in puts if not unwelcome(state, ask.seat, put)]
        found += welcome or puts

    def refusal(self, state: Battle, ask: SetDown, command: Put) -> Refusal | None:
        found = super().refusal(state, ask, command)
        if found is None and unwelcome(state, ask.seat, command) and ask.has_choice(state):
            found = lowering_refusal(state, ask.seat, command)
        return found

    def carry_out(self, flow: Flow[Battle], ask: SetDown, command: Put) -> None:
        if ask.has_choice(flow.state):
            lower(flow, ask, command)
        else:
            ask.lower(flow, command)


class SetDown(Lowering):
    """Set the carried friend down in contact with the flier, with any facing."""

    FIELDS = ("seat", "flier", "carried")
    KIND = "minis-set-down"
    MOVES: ClassVar[Moves] = (SettingDown(),)
    LISTED = False

    def __init__(self, seat: int, flier: int, carried: int) -> None:
        super().__init__(seat)
        self.flier = flier
        self.carried = carried

    def spots(self, state: Battle) -> list[Spot]:
        return spots_beside(state, self.flier, self.carried)

    def has_choice(self, state: Battle) -> bool:
        """Is there a place beside the flier where it touches nobody it may not? Where there is none it is set down all the same."""
        return any(
            not unwelcome(state, self.seat, Put(self.seat, self.carried, each.x, each.y, each.facing))
            for each in self.spots(state)
        )

    def lower(self, flow: Flow[Battle], command: Put) -> None:
        state, figure = flow.state, self.carried
        flow.emit(FigurePut(figure, command.x, command.y, command.facing))
        if tokens_of(state, figure) < PUSHED:
            flow.emit(TokenReceived(figure, tokens_of(state, figure) + 1))
        flow.emit(Rested(figure))
        flow.then(Shifted(figure))
        lead_captive(flow, figure)

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-set-down", figure=called(state, self.carried), flier=called(state, self.flier))
