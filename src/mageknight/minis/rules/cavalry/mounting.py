"""Mounting and dismounting, both special actions (M2-CAV-49 to M2-CAV-55, reading R107)."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.commands import Target
from mageknight.minis.events import Mounted, Refreshed, SteppedOff, TokenReceived
from mageknight.minis.figures.bodies import is_cavalry, is_limb, mount_of, rider_of
from mageknight.minis.figures.riding import DARK_RIDERS, can_ride, fits, is_mount
from mageknight.minis.figures.roster import called, figure_word, friends_of, is_fielded, members
from mageknight.minis.rules.cavalry.setting_down import SetRiderDown, spots_at
from mageknight.minis.rules.cavalry.taming import tame
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.tabletop import SOARING


def seat_refusal(state: Battle, rider: int, mount: int) -> Refusal | None:
    """The reason a figure cannot sit on that one: it must be a mount of its side that fits it, without a rider, and neither may be under
    another player's control for a time (M2-CAV-11)."""
    name = called(state, mount)
    if (
        not is_fielded(state, mount)
        or not is_mount(state.defs[mount])
        or not fits(state.defs[rider], state.defs[mount])
    ):
        return state.edition.refuse("minis-mount-does-not-fit", figure=called(state, rider))
    if rider_of(state, mount) >= 0:
        return state.edition.refuse("minis-mount-taken", figure=name)
    if not friends_of(state, rider) >> mount & 1 or state.controller[mount] != state.controller[rider]:
        return state.edition.refuse("minis-mount-not-friendly", figure=name)
    if state.controller[mount] != state.owner[mount] or state.controller[rider] != state.owner[rider]:
        return state.edition.refuse("minis-mount-borrowed", figure=name)
    return None


def mount_refusal(state: Battle, rider: int, mount: int) -> Refusal | None:
    """The reason a figure on foot cannot mount that one where they stand (M2-CAV-54)."""
    found = seat_refusal(state, rider, mount)
    if found is None and not state.table.touch[rider] >> mount & 1:
        found = state.edition.refuse("minis-mount-not-touched", figure=called(state, mount))
    return found


def mounts_for(state: Battle, rider: int) -> list[int]:
    """The mounts a figure on foot can mount now."""
    return [
        each
        for each in members(state.table.touch[rider] & friends_of(state, rider))
        if mount_refusal(state, rider, each) is None
    ]


class MountUp(Manner):
    """A special action of a rider on foot beside a mount that fits it."""

    def __init__(self) -> None:
        super().__init__("mount", SPECIAL)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        name = called(state, figure)
        if not can_ride(state.defs[figure]):
            return state.edition.refuse("minis-no-rider", figure=name)
        if is_limb(state, figure):
            return state.edition.refuse("minis-mounted-already", figure=name)
        if not mounts_for(state, figure):
            return state.edition.refuse("minis-no-mount-near", figure=name)
        return None

    def is_open(self, state: Battle, figure: int) -> bool:
        return can_ride(state.defs[figure]) and not is_limb(state, figure) and len(mounts_for(state, figure)) > 0

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(ChooseMount(flow.state.controller[figure], figure))


class Choosing(Move[Battle, "ChooseMount", Target]):
    """Mount this one."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: ChooseMount) -> list[Command]:
        return [Target(ask.seat, each) for each in mounts_for(state, ask.rider)]

    def refusal(self, state: Battle, ask: ChooseMount, command: Target) -> Refusal | None:
        return mount_refusal(state, ask.rider, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: ChooseMount, command: Target) -> None:
        mount_up(flow, ask.rider, command.figure)

    def words(self, state: Battle, ask: ChooseMount, command: Target) -> Message:
        return say("minis-do-mount", mount=figure_word(state, command.figure))

    def about(self, state: Battle, ask: ChooseMount, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class ChooseMount(MoveAsk[Battle]):
    """The mount a rider takes of those beside it."""

    FIELDS = ("seat", "rider")
    KIND = "minis-choose-mount"
    MOVES = (Choosing(),)

    def __init__(self, seat: int, rider: int) -> None:
        super().__init__(seat)
        self.rider = rider

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-choose-mount", figure=called(state, self.rider))

    def forced(self, state: Battle) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None


def mount_up(flow: Flow[Battle], rider: int, mount: int) -> None:
    """The two are a unit from now on; it has one token and has not acted (M2-CAV-55, reading R107)."""
    flow.emit(Mounted(rider, mount))
    flow.emit(Refreshed(mount))
    flow.emit(TokenReceived(mount, 1))


class Dismount(Manner):
    """A special action of the unit, for which it gets no token: rider and mount may each act in the same turn."""

    def __init__(self) -> None:
        super().__init__("dismount", SPECIAL)

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        name = called(state, figure)
        mount = mount_of(state, figure)
        if mount < 0:
            return state.edition.refuse("minis-not-riding", figure=name)
        if state.defs[figure].subfaction == DARK_RIDERS:
            return state.edition.refuse("minis-dark-riders-stay", figure=name)
        if state.table.level[mount] == SOARING or not room_beside(state, figure):
            return state.edition.refuse("minis-no-room-to-dismount", figure=name)
        return None

    def is_open(self, state: Battle, figure: int) -> bool:
        return is_cavalry(state, figure) and self.refusal(state, figure) is None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        mount = mount_of(flow.state, figure)
        come_down(flow, figure, mount)


def room_beside(state: Battle, rider: int) -> bool:
    """Is there a place for the rider in contact with its mount (M2-CAV-52)?"""
    trial = state.copy()
    mount = mount_of(trial, rider)
    SteppedOff(rider).apply(trial)
    return len(spots_at(trial, rider, mount)) > 0


def come_down(flow: Flow[Battle], rider: int, mount: int) -> None:
    """The rider leaves the saddle and is put down by its player; the tokens of the unit are gone, and neither has acted."""
    tame(flow, rider)
    flow.emit(SteppedOff(rider))
    flow.then(SetRiderDown(flow.state.controller[rider], rider, mount))
