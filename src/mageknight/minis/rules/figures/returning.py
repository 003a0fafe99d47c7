"""Bringing eliminated figures back: Necromancy and Summon."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.commands import Put, Target
from mageknight.minis.content import factions
from mageknight.minis.events import FOR_RETURN, DiceRolled, FigurePut, Mounted, Refreshed, Returned, Vanished
from mageknight.minis.figures import dial
from mageknight.minis.figures.bodies import rider_of
from mageknight.minis.figures.riding import can_ride, fits
from mageknight.minis.figures.roster import called, friends_of, members, touches_foe
from mageknight.minis.moves import Moves, TargetMove
from mageknight.minis.rules.attack.aiming import DICE
from mageknight.minis.rules.figures.control import pass_control, second_copy_refusal
from mageknight.minis.rules.large.giants import giant_refusal
from mageknight.minis.rules.movement import room
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.placing import PutBesideMove
from mageknight.minis.state.battle import ELIMINATED, Battle
from mageknight.minis.table.spots import Spot

UNDEAD = ("Zombie", "Skeleton")
"""Figures with these words in their names return without a die."""


class Returning(Manner):
    """An own eliminated figure returns in contact with the one that acts."""

    def __init__(self, word: str, ability: int, summons: bool, kind: int = MOVE) -> None:
        super().__init__(word, kind, ability)
        self.summons = summons

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        topic = topic_of(self.summons)
        if touches_foe(state, figure):
            return state.edition.refuse("minis-touches-foe", topic, figure=called(state, figure))
        if not has_candidates(state, figure, self.summons):
            return state.edition.refuse("minis-nobody-to-return", topic, figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(PickReturned(flow.state.controller[figure], figure, self.summons))


def topic_of(summons: bool) -> str:
    """The ability a return stands on."""
    return "summon" if summons else "necromancy"


def spots_beside(state: Battle, figure: int, mage: int) -> list[Spot]:
    """The spots where a figure can be put down in contact with the one that brings it back."""
    return room.spots_beside(state.table, figure, mage, movement_mode(state, figure))


def free_mounts(state: Battle, figure: int, mage: int) -> list[int]:
    """The riderless mounts in play a returning rider may come back onto (M2-CAV-25, reading R81)."""
    if not can_ride(state.defs[figure]):
        return []
    return [
        each
        for each in members(friends_of(state, mage))
        if fits(state.defs[figure], state.defs[each])
        and rider_of(state, each) < 0
        and state.controller[each] == state.owner[each] == state.controller[mage]
    ]


def return_refusal(state: Battle, mage: int, figure: int, summons: bool) -> Refusal | None:
    """The reason a figure cannot be brought back."""
    topic = topic_of(summons)
    if not 0 <= figure < len(state.where) or state.owner[figure] != state.controller[mage]:
        return state.edition.refuse("minis-not-yours", topic, "returns-own")
    if state.where[figure] != ELIMINATED:
        return state.edition.refuse("minis-not-eliminated", topic, figure=called(state, figure))
    if summons:
        if factions.ids()["mage-spawn"] not in state.defs[figure].factions:
            return state.edition.refuse("minis-not-mage-spawn", topic, figure=called(state, figure))
        if state.defs[figure].points > state.defs[mage].points:
            return state.edition.refuse("minis-worth-too-much", topic, figure=called(state, figure))
    found = second_copy_refusal(state, state.controller[mage], figure)
    if found is not None:
        return found
    found = giant_refusal(state, figure, "minis-too-large", "return")
    if found is not None:
        return found
    if not spots_beside(state, figure, mage) and not free_mounts(state, figure, mage):
        return state.edition.refuse("minis-no-room-beside", topic, figure=called(state, figure))
    return None


def returnable(state: Battle, mage: int, summons: bool) -> list[int]:
    return [figure for figure in range(len(state.where)) if return_refusal(state, mage, figure, summons) is None]


def has_candidates(state: Battle, mage: int, summons: bool) -> bool:
    """Is there anybody to bring back?"""
    return any(return_refusal(state, mage, figure, summons) is None for figure in range(len(state.where)))


class BringingBack(TargetMove["PickReturned"]):
    """Bring this one back."""

    def collect(self, state: Battle, ask: PickReturned, found: list[Command]) -> None:
        for figure in returnable(state, ask.mage, ask.summons):
            found.append(Target(ask.seat, figure))

    def refusal(self, state: Battle, ask: PickReturned, command: Target) -> Refusal | None:
        return return_refusal(state, ask.mage, command.figure, ask.summons)

    def carry_out(self, flow: Flow[Battle], ask: PickReturned, command: Target) -> None:
        known = flow.state.defs[command.figure]
        if needs_die(flow.state, ask, command.figure):
            flow.then(ReturnRoll(ask.mage, command.figure))
        else:
            bring_back(flow, ask.mage, command.figure, known.start)

    def reveals(self, state: Battle, ask: PickReturned, command: Target) -> bool:
        return needs_die(state, ask, command.figure)


class PickReturned(MoveAsk[Battle]):
    """Choose the eliminated figure to bring back."""

    FIELDS = ("seat", "mage", "summons")
    KIND = "minis-return"
    MOVES: ClassVar[Moves] = (BringingBack(),)

    def __init__(self, seat: int, mage: int, summons: bool) -> None:
        super().__init__(seat)
        self.mage = mage
        self.summons = summons


def needs_die(state: Battle, ask: PickReturned, figure: int) -> bool:
    """Does a die decide about the return of a figure?"""
    return not ask.summons and not any(word in state.defs[figure].name for word in UNDEAD)


class ReturnRoll(Roll[Battle]):
    """The die of clicks a returning figure takes from its start; three skulls keep it away."""

    FIELDS = ("mage", "figure")

    def __init__(self, mage: int, figure: int) -> None:
        super().__init__(DICE, 1, 6)
        self.mage = mage
        self.figure = figure

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        known = state.defs[self.figure]
        lost = state.edition.fighting.lost_on
        most = dial.damage_left(known, known.start) - 1
        if lost:
            most = min(most, lost - 1)
        flow.emit(
            DiceRolled(
                purpose=FOR_RETURN,
                seat=state.controller[self.mage],
                figure=self.figure,
                dice=(die,),
                least=1,
                most=most,
            )
        )
        click = dial.after_damage(known, known.start, die)
        if lost and die >= lost:
            flow.emit(Vanished(self.figure))
        elif not dial.is_eliminated(known, click):
            bring_back(flow, self.mage, self.figure, click)


def bring_back(flow: Flow[Battle], mage: int, figure: int, click: int) -> None:
    flow.emit(Returned(figure, click))
    if flow.state.edition.fighting.returns_fresh:
        flow.emit(Refreshed(figure))
    pass_control(flow, figure, flow.state.controller[mage])
    flow.then(PutReturned(flow.state.controller[mage], mage, figure))


class SettingDown(PutBesideMove["PutReturned"]):
    """Set the figure down there."""

    TOPIC = "necromancy"

    def figure(self, ask: PutReturned) -> int:
        return ask.figure

    def other(self, ask: PutReturned) -> int:
        return ask.mage

    def collect(self, state: Battle, ask: PutReturned, found: list[Command]) -> None:
        for spot in spots_beside(state, ask.figure, ask.mage):
            found.append(Put(ask.seat, ask.figure, spot.x, spot.y, spot.facing))

    def carry_out(self, flow: Flow[Battle], ask: PutReturned, command: Put) -> None:
        flow.emit(FigurePut(ask.figure, command.x, command.y, command.facing))


class MountingUp(TargetMove["PutReturned"]):
    """The rider sits up on this mount."""

    def collect(self, state: Battle, ask: PutReturned, found: list[Command]) -> None:
        for mount in free_mounts(state, ask.figure, ask.mage):
            found.append(Target(ask.seat, mount))

    def refusal(self, state: Battle, ask: PutReturned, command: Target) -> Refusal | None:
        if command.figure in free_mounts(state, ask.figure, ask.mage):
            return None
        return state.edition.refuse("minis-mount-does-not-fit", figure=called(state, ask.figure))

    def carry_out(self, flow: Flow[Battle], ask: PutReturned, command: Target) -> None:
        flow.emit(Mounted(ask.figure, command.figure))


class PutReturned(MoveAsk[Battle]):
    """Set the returned figure down in contact with the one that brought it back; a rider may sit up on a mount instead."""

    FIELDS = ("seat", "mage", "figure")
    KIND = "minis-put-returned"
    MOVES: ClassVar[Moves] = (SettingDown(), MountingUp())
    LISTED = False

    def __init__(self, seat: int, mage: int, figure: int) -> None:
        super().__init__(seat)
        self.mage = mage
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-put-returned", figure=called(state, self.figure))
