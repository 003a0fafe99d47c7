"""Overwhelming: a mount rides up to an opposing cavalry unit, and a die may throw its rider (M2-CAV-69 to M2-CAV-72)."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Roll
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal
from mageknight.minis.commands import Move
from mageknight.minis.events import FOR_OVERWHELMING, DiceRolled, SteppedOff
from mageknight.minis.figures.bodies import body, deeds_of, is_cavalry, mount_of, rider_of
from mageknight.minis.figures.riding import DARK_RIDERS
from mageknight.minis.figures.roster import called, foes_of, foes_touched, is_fielded, members
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.attack.damage import eliminate
from mageknight.minis.rules.attack.surge import Surging, in_reach
from mageknight.minis.rules.attack.values import rider_bonus
from mageknight.minis.rules.cavalry.setting_down import SetRiderDown, spots_at
from mageknight.minis.rules.cavalry.taming import tame
from mageknight.minis.rules.movement.modes import speed_type
from mageknight.minis.rules.movement.paths import path_fault_of
from mageknight.minis.rules.movement.placing import fault_refusal
from mageknight.minis.rules.movement.spin import AfterMove
from mageknight.minis.state.battle import STOPPED, Battle
from mageknight.minis.table.places import touched_at
from mageknight.minis.table.ways.passage import Passage

THROWN: Final = 6
"""The least sum of die and bonus that throws a rider."""


def units_touched(state: Battle, bits: int) -> list[int]:
    """The mounts of the cavalry units among some figures."""
    return sorted({body(state, each) for each in members(bits) if is_cavalry(state, each)})


class Overwhelming(Surging):
    """The move must end in contact with exactly one opposing cavalry unit; where no way leads there it is taken back."""

    TOPIC: ClassVar[str] = "overwhelm"

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-overwhelm", figure=called(state, self.figure), inches=self.inches)

    def within(self, state: Battle) -> list[int]:
        """The opposing mounts with riders that may be in reach."""
        found = in_reach(state, self.figure, self.inches)
        return [foe for foe in found if rider_of(state, foe) >= 0]

    def speed_refusal(self, state: Battle, command: Move) -> Refusal | None:
        """The reason the way is only open to whoever uses a speed ability, which this move cannot (M2-CAV-72)."""
        mode = state.edition.movement_mode(0, speed_type(state, self.figure))
        passage = Passage(state.table, self.figure, mode)
        code = path_fault_of(state, passage, command.path, command.facing, self.inches)
        return fault_refusal(state, code) if code > 0 else None

    def ends_at_foe(self, state: Battle, command: Move) -> bool:
        x, y = command.path[-1]
        level = state.table.level[self.figure]
        touched = touched_at(state.table, self.figure, x, y, command.facing, level) & foes_of(state, self.figure)
        return len(units_touched(state, touched)) == 1

    def nowhere(self, state: Battle) -> Refusal:
        return state.edition.refuse("minis-overwhelm-nowhere", "overwhelm", figure=called(state, self.figure))

    def surges(self) -> bool:
        return False

    def move_refusal(self, state: Battle, command: Move) -> Refusal | None:
        found = super().move_refusal(state, command)
        return found if found is not None else self.speed_refusal(state, command)


class Overwhelms(AfterMove):
    """The unit stands before the other one: the die falls."""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if not is_fielded(state, self.figure) or deeds_of(state, self.figure) & STOPPED:
            return
        units = units_touched(state, foes_touched(state, self.figure))
        rider = rider_of(state, self.figure)
        if len(units) == 1 and rider >= 0:
            flow.then(ThrowRoll(rider, rider_of(state, units[0])))


class ThrowRoll(Roll[Battle]):
    """One die plus the bonus of the rider: 6 or more throws the other rider, unless it is a Dark Rider (reading R106)."""

    FIELDS = ("rider", "other")

    def __init__(self, rider: int, other: int) -> None:
        super().__init__(DICE, 1, 6)
        self.rider = rider
        self.other = other

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        state = flow.state
        die = outcome[0] + 1
        least = THROWN - rider_bonus(state, self.rider)
        flow.emit(DiceRolled(FOR_OVERWHELMING, state.controller[self.rider], self.rider, (die,), least))
        if die >= least and mount_of(state, self.other) >= 0 and state.defs[self.other].subfaction != DARK_RIDERS:
            throw(flow, self.rider, self.other)


def throw(flow: Flow[Battle], by: int, rider: int) -> None:
    """A rider is thrown: its player puts it down beside its mount; without room it is eliminated (M2-CAV-71)."""
    state = flow.state
    mount = mount_of(state, rider)
    level = state.table.level[mount]
    tame(flow, rider)
    flow.emit(SteppedOff(rider))
    if spots_at(state, rider, mount, level):
        flow.then(SetRiderDown(state.controller[rider], rider, mount, level))
    else:
        eliminate(flow, rider, state.controller[by])


def needs_room(state: Battle, figure: int) -> Refusal | None:
    """The reason a unit cannot overwhelm where it stands."""
    if foes_touched(state, figure):
        return state.edition.refuse("minis-touches-foe", "overwhelm", figure=called(state, figure))
    if not [foe for foe in members(foes_of(state, figure)) if rider_of(state, foe) >= 0]:
        return state.edition.refuse("minis-no-cavalry", "overwhelm", figure=called(state, figure))
    return None
