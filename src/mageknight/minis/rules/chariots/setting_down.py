"""Setting a passenger down: beside the chariot it leaves, or where its chariot broke up."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Put
from mageknight.minis.events import Alighted
from mageknight.minis.figures.bodies import chariot_of, step_off
from mageknight.minis.figures.roster import called
from mageknight.minis.moves import Moves, PutMove
from mageknight.minis.rules.chariots.carrying import BESIDE
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.paths import barred_contacts, contact_refusal
from mageknight.minis.rules.movement.placing import fault_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS
from mageknight.minis.table.limbs import contact_quarters
from mageknight.minis.table.places import room_fault, touched_at, would_touch
from mageknight.minis.table.spots import Spot, contact_spots
from mageknight.minis.table.tabletop import GROUND

TURNS: Final = 8
"""The facings that are offered where only the facing is free."""


def afoot(state: Battle, figure: int) -> Battle:
    """The battle as it would be with a passenger out of its chariot and not yet on the ground."""
    trial = state.copy()
    step_off(trial, figure)
    return trial


def spots_beside(state: Battle, figure: int) -> list[Spot]:
    """The spots where a passenger can be put down in contact with a side or the rear of its chariot (M2-CHARIOT-11)."""
    trial, hull = afoot(state, figure), chariot_of(state, figure)
    found = contact_spots(trial.table, figure, hull, movement_mode(trial, figure))
    return [spot for spot in found if beside_fault(trial, figure, hull, spot.x, spot.y, spot.facing) is None]


def beside_fault(trial: Battle, figure: int, hull: int, x: int, y: int, facing: int) -> Refusal | None:
    """The reason a figure off the table cannot be put there beside a chariot."""
    table = trial.table
    code = room_fault(table, figure, x, y, facing, movement_mode(trial, figure))
    if code:
        return fault_refusal(trial, code)
    if not would_touch(table, figure, x, y, facing, hull) or not touched_quarters(trial, figure, hull, x, y, facing):
        return trial.edition.refuse("minis-not-beside", "disembark", other=called(trial, hull))
    barred = barred_contacts(trial, figure, 0)
    touched = touched_at(table, figure, x, y, facing, GROUND) & barred if barred else 0
    return contact_refusal(trial, figure, touched, 0) if touched else None


def touched_quarters(trial: Battle, figure: int, hull: int, x: int, y: int, facing: int) -> int:
    """The sides and the rear of a chariot that a figure put there would touch."""
    table = trial.table.copy()
    table.place(figure, x, y, facing)
    return contact_quarters(table, hull, figure) & BESIDE


class Alighting(PutMove["SetPassengerDown"]):
    """The passenger steps out there."""

    def collect(self, state: Battle, ask: SetPassengerDown, found: list[Command]) -> None:
        if ask.wreck < 0:
            for spot in spots_beside(state, ask.figure):
                found.append(Put(ask.seat, ask.figure, spot.x, spot.y, spot.facing))
            return
        table = state.table
        x, y, facing = table.x[ask.wreck], table.y[ask.wreck], table.facing[ask.wreck]
        for step in range(TURNS):
            found.append(Put(ask.seat, ask.figure, x, y, (facing + step * STEPS // TURNS) % STEPS))

    def refusal(self, state: Battle, ask: SetPassengerDown, command: Put) -> Refusal | None:
        if command.figure != ask.figure or command.soaring:
            return refuse("minis-other-figure")
        if not 0 <= command.facing < STEPS:
            return refuse("minis-bad-facing")
        if ask.wreck < 0:
            hull = chariot_of(state, ask.figure)
            return beside_fault(afoot(state, ask.figure), ask.figure, hull, command.x, command.y, command.facing)
        if (command.x, command.y) != (state.table.x[ask.wreck], state.table.y[ask.wreck]):
            return state.edition.refuse("minis-at-the-wreck", figure=called(state, ask.figure))
        return None

    def carry_out(self, flow: Flow[Battle], ask: SetPassengerDown, command: Put) -> None:
        flow.emit(Alighted(command.figure, command.x, command.y, command.facing))


class SetPassengerDown(MoveAsk[Battle]):
    """Put a passenger on its own base: beside its chariot, or where the chariot broke up, with any facing (M2-CHARIOT-11,
    M2-CHARIOT-24)."""

    FIELDS = ("seat", "figure", "wreck")
    KIND = "minis-set-passenger-down"
    MOVES: ClassVar[Moves] = (Alighting(),)
    LISTED = False

    def __init__(self, seat: int, figure: int, wreck: int = -1) -> None:
        super().__init__(seat)
        self.figure = figure
        self.wreck = wreck

    def prompt(self, state: Battle) -> Message:
        hull = self.wreck if self.wreck >= 0 else chariot_of(state, self.figure)
        return say("ask-minis-set-passenger-down", figure=called(state, self.figure), chariot=called(state, hull))
