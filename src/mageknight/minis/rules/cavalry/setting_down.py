"""Setting a rider down beside its mount: it has dismounted, was thrown, or has lost the mount under it."""

from __future__ import annotations

from typing import ClassVar

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.minis.commands import Put
from mageknight.minis.events import FigurePut
from mageknight.minis.figures.roster import called
from mageknight.minis.moves import Moves, PutMove
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.placing import fault_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS
from mageknight.minis.table.places import room_fault, would_touch
from mageknight.minis.table.spots import Spot, contact_spots
from mageknight.minis.table.tabletop import GROUND, OFF, Table


def table_with(state: Battle, mount: int, last: int) -> Table:
    """The table with the mount where it is, or on its last place and level if it has just been eliminated (M2-CAV-46)."""
    table = state.table
    if table.level[mount] != OFF:
        return table
    table = table.copy()
    table.place(mount, table.x[mount], table.y[mount], table.facing[mount], last)
    return table


def spots_at(state: Battle, rider: int, mount: int, last: int = GROUND) -> list[Spot]:
    """The spots where a rider that is off the table can be put down in contact with its mount; from the air it comes down nowhere."""
    table = table_with(state, mount, last)
    return contact_spots(table, rider, mount, movement_mode(state, rider)) if table.level[mount] == GROUND else []


class Standing(PutMove["SetRiderDown"]):
    """The rider stands there."""

    def collect(self, state: Battle, ask: SetRiderDown, found: list[Command]) -> None:
        for spot in spots_at(state, ask.rider, ask.mount, ask.last):
            found.append(Put(ask.seat, ask.rider, spot.x, spot.y, spot.facing))

    def refusal(self, state: Battle, ask: SetRiderDown, command: Put) -> Refusal | None:
        if command.figure != ask.rider or command.soaring:
            return refuse("minis-other-figure")
        if not 0 <= command.facing < STEPS:
            return refuse("minis-bad-facing")
        table = table_with(state, ask.mount, ask.last)
        code = room_fault(table, ask.rider, command.x, command.y, command.facing, movement_mode(state, ask.rider))
        if code:
            return fault_refusal(state, code)
        if not would_touch(table, ask.rider, command.x, command.y, command.facing, ask.mount):
            return state.edition.refuse("minis-not-beside", "set-rider-down", other=called(state, ask.mount))
        return None

    def carry_out(self, flow: Flow[Battle], ask: SetRiderDown, command: Put) -> None:
        flow.emit(FigurePut(command.figure, command.x, command.y, command.facing))


class SetRiderDown(MoveAsk[Battle]):
    """Put the rider on its own base in contact with the mount, with any facing (M2-CAV-46, M2-CAV-49)."""

    FIELDS = ("seat", "rider", "mount", "last")
    KIND = "minis-set-rider-down"
    MOVES: ClassVar[Moves] = (Standing(),)
    LISTED = False

    def __init__(self, seat: int, rider: int, mount: int, last: int = GROUND) -> None:
        super().__init__(seat)
        self.rider = rider
        self.mount = mount
        self.last = last

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-set-rider-down", figure=called(state, self.rider), mount=called(state, self.mount))
