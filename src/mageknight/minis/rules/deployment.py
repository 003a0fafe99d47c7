"""Deploying the armies: each player sets up everything, then the next (REB-SET-12, REB-SET-13, QS-SET-08)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import LeaveOut, Put
from mageknight.minis.events import FigurePut, LeftOut, LevelChanged
from mageknight.minis.roster import is_fielded
from mageknight.minis.rules.areas import area_of
from mageknight.minis.rules.gaits import gait_of
from mageknight.minis.rules.placing import put_refusal
from mageknight.minis.rules.turns import BeginTurn
from mageknight.minis.state import RESERVE, Battle
from mageknight.minis.table.facing import RIGHT_ANGLE, STEPS
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.places import room_fault
from mageknight.minis.table.spots import Spot, wedged_points
from mageknight.minis.table.tabletop import SOARING

SHOWN: Final = 6
STEP: Final = INCH // 4
CROWD: Final = 24
"""Larger armies are offered three close ranks, which hold a third more than two rows."""
FILE: Final = 497
RANKS: Final = ((0, 0), (FILE, 563), (0, 1125))
"""Of three ranks of round bases that stand in the gaps of each other: shift along the edge, distance from the front line."""


class Muster(Frame[Battle]):
    """The next player in order deploys; after the last one the battle begins with the first player's turn."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, flow: Flow[Battle]) -> None:
        order = flow.state.order
        if self.number < len(order):
            flow.then(DeployAsk(order[self.number]), Muster(self.number + 1))
        else:
            flow.then(BeginTurn(order[0]))


def reserve(state: Battle, seat: int) -> list[int]:
    """The figures of a seat that are not yet on the battlefield."""
    return [
        figure for figure in range(len(state.where)) if state.owner[figure] == seat and state.where[figure] == RESERVE
    ]


class DeployAsk(Ask[Battle]):
    """Set up one figure after the other inside the own starting area, measured to the centre of the base.

    Until the last one stands, those set up already may be put elsewhere (reading 6).
    """

    FIELDS = ("seat",)
    KIND = "minis-deploy"
    COMMANDS = (Put, LeaveOut)
    NESTED = False
    LISTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def choices(self, state: Battle) -> list[Command]:
        figure = reserve(state, self.seat)[0]
        found: list[Command] = [
            Put(self.seat, figure, spot.x, spot.y, spot.facing) for spot in places(state, self.seat, figure, SHOWN)
        ]
        return found or [LeaveOut(self.seat, figure)]

    def sample(self, state: Battle, rng: Rng) -> Command:
        figure = rng.choice(reserve(state, self.seat))
        outline = area_of(state, self.seat).outline
        for _ in range(20):
            x = outline.x0 + rng.below(outline.x1 - outline.x0 + 1)
            y = outline.y0 + rng.below(outline.y1 - outline.y0 + 1)
            command = Put(self.seat, figure, x, y, inward(state, self.seat))
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if not isinstance(command, (Put, LeaveOut)):
            return refuse("not-an-option")
        waits = command.figure in reserve(state, self.seat)
        if isinstance(command, LeaveOut):
            if not waits:
                return refuse("minis-not-in-reserve")
            room = places(state, self.seat, command.figure, 1)
            return refuse("minis-room-left", *state.edition.cite("deploy-all")) if room else None
        if not waits and not (is_fielded(state, command.figure) and state.owner[command.figure] == self.seat):
            return refuse("minis-not-in-reserve")
        if not area_of(state, self.seat).holds(command.x, command.y):
            return refuse("minis-outside-area", *state.edition.cite("deploy-area"))
        return put_refusal(state, command, gait_of(state, command.figure))

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, Put):
            flow.emit(FigurePut(command.figure, command.x, command.y, command.facing))
            if command.soaring:
                flow.emit(LevelChanged(command.figure, SOARING))
        elif isinstance(command, LeaveOut):
            flow.emit(LeftOut(command.figure))
        if reserve(flow.state, self.seat):
            flow.then(DeployAsk(self.seat))


def inward(state: Battle, seat: int) -> int:
    """The facing from the own edge into the battlefield."""
    return (1, 2, 3, 0)[state.edge[seat]] * RIGHT_ANGLE


def places(state: Battle, seat: int, figure: int, most: int) -> list[Spot]:
    """Up to `most` free places in the starting area: of a fixed grid, from the front line's middle outwards, looking inward;
    where that is full, wedged in between others, and for a long base also turned."""
    outline = area_of(state, seat).outline
    table = state.table
    facing = inward(state, seat)
    grid = _grid(state.edge[seat], outline.x0, outline.y0, outline.x1, outline.y1)
    if state.owner.count(seat) > CROWD:
        grid = _ranks(state.edge[seat], outline.x0, outline.y0, outline.x1, outline.y1) + grid
    found = _free(state, figure, grid, facing, most)
    if found:
        return found
    r = table.radius[figure]
    x0, y0 = max(outline.x0, r), max(outline.y0, r)
    x1, y1 = min(outline.x1, table.ground.width - r), min(outline.y1, table.ground.height - r)
    wedged = wedged_points(table, figure, x0, y0, x1, y1)
    if table.span[figure] == 0:
        return _free(state, figure, wedged, facing, most)
    for turned in range(facing, facing + STEPS, STEPS // 8):
        found += _free(state, figure, grid + wedged, turned % STEPS, most - len(found))
    return found


def _free(state: Battle, figure: int, points: list[tuple[int, int]], facing: int, most: int) -> list[Spot]:
    """The first `most` of the points where the figure has room with that facing."""
    gait = gait_of(state, figure)
    found: list[Spot] = []
    for x, y in points:
        if len(found) >= most:
            break
        if room_fault(state.table, figure, x, y, facing, gait) == 0:
            found.append(Spot(x, y, facing))
    return found


@lru_cache(maxsize=64)
def _grid(edge: int, x0: int, y0: int, x1: int, y1: int) -> list[tuple[int, int]]:
    """Places of a starting area along an edge, the middle of its front line first."""
    middle_x, middle_y = (x0 + x1) // 2, (y0 + y1) // 2
    front_x = (middle_x, x0, middle_x, x1)[edge]
    front_y = (y1, middle_y, y0, middle_y)[edge]
    spots = [
        (abs(x - front_x) + 4 * abs(y - front_y), x, y)
        if edge % 2 == 0
        else (4 * abs(x - front_x) + abs(y - front_y), x, y)
        for x in range(x0, x1 + 1, STEP)
        for y in range(y0, y1 + 1, STEP)
    ]
    spots.sort()
    return [(x, y) for _, x, y in spots]


@lru_cache(maxsize=64)
def _ranks(edge: int, x0: int, y0: int, x1: int, y1: int) -> list[tuple[int, int]]:
    """Places of three close ranks, from one end of the starting area to the other."""
    spots: list[tuple[int, int]] = []
    first, last = (x0, x1) if edge % 2 == 0 else (y0, y1)
    for start in range(first, last + 1, 2 * FILE):
        for shift, deep in RANKS:
            along = start + shift
            if along <= last:
                spots.append(((along, y1 - deep), (x0 + deep, along), (along, y0 + deep), (x1 - deep, along))[edge])
    return spots
