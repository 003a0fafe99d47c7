"""Setting a rider down beside its mount: it has dismounted, was thrown, or has lost the mount under it."""

from __future__ import annotations

from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import Put
from mageknight.minis.events import FigurePut
from mageknight.minis.figures.roster import called
from mageknight.minis.rules.movement.gaits import gait_of
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
    """Where a rider that is off the table can be put down in contact with its mount; from the air it comes down nowhere."""
    table = table_with(state, mount, last)
    return contact_spots(table, rider, mount, gait_of(state, rider)) if table.level[mount] == GROUND else []


class SetRiderDown(Ask[Battle]):
    """Put the rider on its own base in contact with the mount, with any facing (M2-CAV-46, M2-CAV-49)."""

    FIELDS = ("seat", "rider", "mount", "last")
    KIND = "minis-set-rider-down"
    COMMANDS = (Put,)
    LISTED = False

    def __init__(self, seat: int, rider: int, mount: int, last: int = GROUND) -> None:
        super().__init__(seat)
        self.rider = rider
        self.mount = mount
        self.last = last

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-set-rider-down", figure=called(state, self.rider), mount=called(state, self.mount))

    def choices(self, state: Battle) -> list[Command]:
        spots = spots_at(state, self.rider, self.mount, self.last)
        return [Put(self.seat, self.rider, spot.x, spot.y, spot.facing) for spot in spots]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if not isinstance(command, Put) or command.figure != self.rider or command.soaring:
            return refuse("minis-other-figure")
        if not 0 <= command.facing < STEPS:
            return refuse("minis-bad-facing")
        table = table_with(state, self.mount, self.last)
        code = room_fault(table, self.rider, command.x, command.y, command.facing, gait_of(state, self.rider))
        if code:
            return fault_refusal(state, code)
        if not would_touch(table, self.rider, command.x, command.y, command.facing, self.mount):
            return state.edition.refuse("minis-not-beside", "set-rider-down", other=called(state, self.mount))
        return None

    def sample(self, state: Battle, rng: Rng) -> Command:
        return rng.choice(self.choices(state))

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        assert isinstance(command, Put)
        flow.emit(FigurePut(command.figure, command.x, command.y, command.facing))
