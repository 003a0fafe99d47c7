"""Trampling: a straight move through the front arc, over whoever stands there (M2-CAV-73 to M2-CAV-79, reading R105)."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import Move
from mageknight.minis.effects.parts import Parts
from mageknight.minis.events import BY_ABILITY
from mageknight.minis.figures.bodies import rider_of
from mageknight.minis.figures.roster import called, is_fielded, members
from mageknight.minis.rules.attack.damage import hurt
from mageknight.minis.rules.movement.moving import BROKEN_AWAY, FAILED, NOT_TRIED, BreakAwayRoll, Moving, slip_away
from mageknight.minis.rules.movement.paths import KEEP, barred_contacts, contact_refusal
from mageknight.minis.rules.movement.placing import fault_refusal
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS, facing_to, in_arc, offset
from mageknight.minis.table.faults import BAD_PATH, fault
from mageknight.minis.table.lattice import INCH, point_nears
from mageknight.minis.table.limbs import with_limbs
from mageknight.minis.table.places import touched_at
from mageknight.minis.table.ways.passage import path_length
from mageknight.minis.table.ways.straight import crossed_bases, trample_fault

STRIDES: Final = 4
"""How many lengths of a way over a figure are looked at."""


def trodden(state: Battle, mount: int, start: tuple[int, int], end: tuple[int, int]) -> list[int]:
    """Whoever is trampled on a straight way between two places: friends and opponents on the ground, riders only where the way
    crosses the rear of their mount, no titans and no warriors with several dials (M2-TITAN-09, M2-MDIAL-10)."""
    table = state.table
    found: list[int] = []
    for figure in members(crossed_bases(table, mount, end[0], end[1], start)):
        if state.defs[figure].is_giant:
            continue
        found.append(figure)
        rider = rider_of(state, figure)
        r = table.radius[figure]
        if rider >= 0 and point_nears(table.sx[figure], table.sy[figure], *start, *end, r * r, 0):
            found.append(rider)
    return found


class Trampling(Moving):
    """A straight move of a mount with its rider; `start` is where it began."""

    FIELDS = ("seat", "figure", "inches", "tried", "spared", "level", "twice", "start", "part")

    def __init__(
        self,
        seat: int,
        figure: int,
        inches: int,
        tried: int = NOT_TRIED,
        spared: int = 0,
        level: int = KEEP,
        twice: bool = False,
        start: tuple[int, int] = (0, 0),
        part: int = 0,
    ) -> None:
        super().__init__(seat, figure, inches, tried, spared, level, twice)
        self.start = start
        self.part = part

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-trample", figure=called(state, self.figure), inches=self.inches)

    def moves(self, state: Battle) -> list[Command]:
        """Over each figure in the front arc, as far beyond it as there is room, and straight on; a mount that has no room for its
        tail turns round."""
        table, figure = state.table, self.figure
        x, y = table.x[figure], table.y[figure]
        ways = [table.facing[figure]]
        for other in members(table.down & ~(1 << figure)):
            dx, dy = table.x[other] - x, table.y[other] - y
            if (dx * dx + dy * dy) <= (self.inches * INCH) ** 2 and in_arc(
                table.facing[figure], table.arc[figure], dx, dy
            ):
                ways.append(facing_to(dx, dy))
        found: list[Command] = []
        for way in ways:
            command = self.farthest(state, way)
            if command is not None and command not in found:
                found.append(command)
        return found

    def farthest(self, state: Battle, way: int) -> Move | None:
        """The longest of a few strides in a direction that ends where there is room."""
        table, figure = state.table, self.figure
        for stride in range(STRIDES):
            dx, dy = offset(way, (self.inches * INCH - 1) * (STRIDES - stride) // STRIDES)
            x, y = table.x[figure] + dx, table.y[figure] + dy
            if table.ground.holds(x, y):
                for facing in (way, (way + STEPS // 2) % STEPS):
                    command = Move(self.seat, figure, ((x, y),), facing)
                    if self.refusal(state, command) is None:
                        return command
        return None

    def sample(self, state: Battle, rng: Rng) -> Command:
        return rng.choice(self.choices(state))

    def bring_along(self, flow: Flow[Battle]) -> None:
        """The move is made: whoever lay under it is hurt, before anything else happens."""
        state = flow.state
        end = (state.table.x[self.figure], state.table.y[self.figure])
        clicks: Parts = [(self.part, 1)]
        for figure in trodden(state, self.figure, self.start, end):
            if is_fielded(state, figure):
                hurt(flow, figure, clicks, BY_ABILITY, self.figure)
        super().bring_along(flow)

    def move_refusal(self, state: Battle, command: Move) -> Refusal | None:
        if command.figure != self.figure:
            return refuse("minis-other-figure")
        if self.tried == FAILED:
            return state.edition.refuse("minis-broke-not-away")
        if self.is_held(state):
            return state.edition.refuse("minis-must-break-away", "break-away")
        if len(command.path) != 1:
            return fault_refusal(state, fault(BAD_PATH))
        if not 0 <= command.facing < STEPS:
            return refuse("minis-bad-facing")
        table = state.table
        x, y = command.path[0]
        code = trample_fault(table, self.figure, x, y, command.facing, self.inches)
        if code:
            length = path_length([(table.x[self.figure], table.y[self.figure]), (x, y)])
            return fault_refusal(state, code, length, self.inches)
        touched = with_limbs(table, touched_at(table, self.figure, x, y, command.facing))
        touched &= barred_contacts(state, self.figure, self.spared)
        return contact_refusal(state, self.figure, touched, self.spared) if touched else None

    def break_away(self, flow: Flow[Battle]) -> None:
        roll = TrampleBreak(self.seat, self.figure, self.inches, self.spared, start=self.start, part=self.part)
        flow.then(roll.goes_on(BROKEN_AWAY) if slip_away(flow, self.figure) else roll)


class TrampleBreak(BreakAwayRoll):
    """The die of a mount that wants to trample and is held."""

    FIELDS = ("seat_of", "figure", "inches", "spared", "level", "twice", "start", "part")

    def __init__(
        self,
        seat_of: int,
        figure: int,
        inches: int,
        spared: int,
        level: int = KEEP,
        twice: bool = False,
        start: tuple[int, int] = (0, 0),
        part: int = 0,
    ) -> None:
        super().__init__(seat_of, figure, inches, spared, level, twice)
        self.start = start
        self.part = part

    def goes_on(self, tried: int) -> Moving:
        return Trampling(
            seat=self.seat_of,
            figure=self.figure,
            inches=self.inches,
            tried=tried,
            spared=self.spared,
            level=self.level,
            twice=self.twice,
            start=self.start,
            part=self.part,
        )
