"""Revenant: Deathspeakers call an eliminated figure of any army back for one turn (M2-SUBF-14 to M2-SUBF-18).

It is a special action of the command phase. The figure stands up at its starting marker within 10 inches, obeys whoever called it,
may act at once, and leaves the game when the end phase begins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import SPECIAL, Manner
from mageknight.minis.commands import Put, Target
from mageknight.minis.events import FigurePut, Refreshed, Returned, Risen
from mageknight.minis.figures.roster import NOT_COUNTED, called, figure_word, foes_of, members, powers
from mageknight.minis.moves import PutMove
from mageknight.minis.rules.figures.control import pass_control, second_copy_refusal
from mageknight.minis.rules.large.giants import giant_refusal
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.placing import put_refusal
from mageknight.minis.state.battle import COMMAND_PHASE, ELIMINATED, Battle
from mageknight.minis.table.facing import facing_to
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.places import has_room
from mageknight.minis.table.spots import contact_spots, ring

SUBFACTION: Final = "deathspeakers"
REACH: Final = 10
"""How far from the caller the figure may stand up, in inches from centre dot to centre dot."""
RINGS: Final = (2, 4, 6, 8, 10)
AROUND: Final = 12
"""Places looked at when a list is wanted."""


class Revenant(Manner):
    """A special action of the command phase: an eliminated figure returns for this turn."""

    def __init__(self) -> None:
        super().__init__("revenant", SPECIAL)
        self.in_command = True

    def refusal(self, state: Battle, figure: int) -> Refusal | None:
        if state.defs[figure].subfaction != SUBFACTION or not state.in_force:
            return state.edition.refuse("minis-not-of-subfaction", "revenant", figure=called(state, figure))
        if state.phase != COMMAND_PHASE:
            return state.edition.refuse("minis-command-phase-only", "revenant", figure=called(state, figure))
        if powers(state, figure) & NOT_COUNTED:
            return state.edition.refuse("minis-demoralized-caller", "revenant", figure=called(state, figure))
        if not any(rise_refusal(state, figure, each) is None for each in range(len(state.where))):
            return state.edition.refuse("minis-nobody-to-return", "revenant", figure=called(state, figure))
        return None

    def begin(self, flow: Flow[Battle], figure: int) -> None:
        flow.then(PickRisen(flow.state.controller[figure], figure))


def rise_refusal(state: Battle, caller: int, figure: int) -> Refusal | None:
    """The reason a figure cannot be called back: whose army it was in does not matter."""
    if not 0 <= figure < len(state.where) or state.where[figure] != ELIMINATED:
        return state.edition.refuse("minis-not-eliminated", "revenant", figure=figure_word(state, figure))
    found = giant_refusal(state, figure, "minis-too-large-to-rise", "return")
    if found is None:
        found = second_copy_refusal(state, state.controller[caller], figure)
    if found is None and not places_near(state, caller, figure, 1):
        found = state.edition.refuse("minis-no-room-beside", "revenant", figure=called(state, figure))
    return found


def places_near(state: Battle, caller: int, figure: int, most: int = 0) -> list[tuple[int, int, int]]:
    """Places worth looking at: beside opposing figures, beside the caller, and on rings round it; `most` 0 for all."""
    table = state.table
    mode = movement_mode(state, figure)
    x, y = table.x[caller], table.y[caller]
    found: list[tuple[int, int, int]] = []
    for other in (*members(foes_of(state, caller) & table.down), caller):
        for spot in contact_spots(table, figure, other, mode):
            if is_near(state, caller, spot.x, spot.y) and table.ground.perch(spot.x, spot.y) < 0:
                found.append((spot.x, spot.y, spot.facing))
                if len(found) == most:
                    return found
    for inches in RINGS:
        for px, py in ring(x, y, inches * INCH - 1, AROUND):
            facing = facing_to(px - x, py - y)
            if table.ground.perch(px, py) < 0 and has_room(table, figure, px, py, facing, mode):
                found.append((px, py, facing))
                if len(found) == most:
                    return found
    return found


def is_near(state: Battle, caller: int, x: int, y: int) -> bool:
    dx, dy = x - state.table.x[caller], y - state.table.y[caller]
    return dx * dx + dy * dy <= REACH * INCH * REACH * INCH


class Calling(Move[Battle, "PickRisen", Target]):
    """Call one eliminated figure."""

    COMMAND = Target

    def candidates(self, state: Battle, ask: PickRisen) -> list[Command]:
        return [Target(ask.seat, figure) for figure in range(len(state.where)) if state.where[figure] == ELIMINATED]

    def refusal(self, state: Battle, ask: PickRisen, command: Target) -> Refusal | None:
        return rise_refusal(state, ask.caller, command.figure)

    def carry_out(self, flow: Flow[Battle], ask: PickRisen, command: Target) -> None:
        figure = command.figure
        flow.emit(Returned(figure, flow.state.defs[figure].start))
        flow.emit(Refreshed(figure))
        flow.emit(Risen(figure))
        pass_control(flow, figure, ask.seat)
        flow.then(PutRisen(ask.seat, ask.caller, figure))

    def words(self, state: Battle, ask: PickRisen, command: Target) -> Message:
        return say("minis-do-call", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: PickRisen, command: Target) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class PickRisen(MoveAsk[Battle]):
    """Choose the eliminated figure that is called back."""

    FIELDS = ("seat", "caller")
    KIND = "minis-call"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Calling(),)

    def __init__(self, seat: int, caller: int) -> None:
        super().__init__(seat)
        self.caller = caller


class Standing(PutMove["PutRisen"]):
    """Set it down at ground level, which is neither the air nor elevated terrain (M2-SPEED-02), within reach of the caller; that is
    no movement."""

    def candidates(self, state: Battle, ask: PutRisen) -> list[Command]:
        return [Put(ask.seat, ask.figure, x, y, facing) for x, y, facing in places_near(state, ask.caller, ask.figure)]

    def refusal(self, state: Battle, ask: PutRisen, command: Put) -> Refusal | None:
        if command.figure != ask.figure:
            return state.edition.refuse("minis-other-figure", "revenant")
        if command.soaring or state.table.ground.perch(command.x, command.y) >= 0:
            return state.edition.refuse("minis-rises-on-the-ground", "revenant-place", figure=called(state, ask.figure))
        if not is_near(state, ask.caller, command.x, command.y):
            return state.edition.refuse("minis-rises-too-far", "revenant-place", inches=REACH)
        return put_refusal(state, command, movement_mode(state, ask.figure))

    def carry_out(self, flow: Flow[Battle], ask: PutRisen, command: Put) -> None:
        flow.emit(FigurePut(ask.figure, command.x, command.y, command.facing))


class PutRisen(MoveAsk[Battle]):
    """Set the figure down that was called back."""

    FIELDS = ("seat", "caller", "figure")
    KIND = "minis-put-risen"
    MOVES: ClassVar[tuple[Move[Any, Any, Any], ...]] = (Standing(),)
    LISTED = False

    def __init__(self, seat: int, caller: int, figure: int) -> None:
        super().__init__(seat)
        self.caller = caller
        self.figure = figure

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-put-risen", figure=called(state, self.figure))
