"""Objectives: where players place their own, and who controls which."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import PlaceObjective
from mageknight.minis.content.terrain import TOKEN_RADIUS
from mageknight.minis.events import ObjectiveControlled, ObjectivePlaced
from mageknight.minis.roster import is_able, members
from mageknight.minis.rules.areas import far_edge
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import covers_token, touches_token
from mageknight.minis.table.lattice import INCH, squared
from mageknight.minis.table.verdicts import inches

FROM_EDGES: Final = 3 * INCH
"""Free table between the rim of a token and every edge of the battlefield (M2-SETUP-16)."""

SHOWN: Final = 9
"""Places along the far edge that are offered."""


class PlacingObjective(Move[Battle, "ObjectiveAsk", PlaceObjective]):
    """Place the own objective token: as many inches from the far edge as the dice showed (M2-SETUP-11 to M2-SETUP-16)."""

    COMMAND = PlaceObjective

    def candidates(self, state: Battle, ask: ObjectiveAsk) -> list[Command]:
        """Evenly along the line where it may lie, the middle first."""
        ax, ay, bx, by = objective_line(state, ask.seat)
        steps = sorted(range(SHOWN), key=lambda step: abs(2 * step - SHOWN + 1))
        most = SHOWN - 1
        return [
            PlaceObjective(ask.seat, ax + (bx - ax) * step // most, ay + (by - ay) * step // most) for step in steps
        ]

    def refusal(self, state: Battle, ask: ObjectiveAsk, command: PlaceObjective) -> Refusal | None:
        cite = state.edition.cite
        ax, ay, bx, by = objective_line(state, ask.seat)
        x, y = command.x, command.y
        off = abs(y - ay) if ay == by else abs(x - ax)
        if off:
            far = abs(y - far_edge(state, ask.seat)[1]) if ay == by else abs(x - far_edge(state, ask.seat)[0])
            rolled = state.rolls[ask.seat]
            told = inches(far * 100 // INCH)
            return refuse("minis-objective-distance", *cite("objective-distance"), inches=rolled, distance=told)
        if not (min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)):
            return refuse("minis-objective-beside", *cite("objective-along"))
        ground = state.table.ground
        margin = FROM_EDGES + TOKEN_RADIUS
        if not (margin <= x <= ground.width - margin and margin <= y <= ground.height - margin):
            return refuse("minis-objective-near-edge", *cite("objective-from-edge"), inches=FROM_EDGES // INCH)
        for number, (other_x, other_y, _) in enumerate(state.objectives):
            apart = TOKEN_RADIUS + state.table.token_radius[number]
            if squared(x, y, other_x, other_y) < apart * apart:
                return refuse("minis-objective-overlaps", *cite("objective-from-edge"))
        return None

    def carry_out(self, flow: Flow[Battle], ask: ObjectiveAsk, command: PlaceObjective) -> None:
        flow.emit(ObjectivePlaced(command.x, command.y, TOKEN_RADIUS))

    def words(self, state: Battle, ask: ObjectiveAsk, command: PlaceObjective) -> Message:
        place = say("minis-place", x=inches(command.x * 100 // INCH), y=inches(command.y * 100 // INCH))
        return say("minis-do-objective", place=place)

    def about(self, state: Battle, ask: ObjectiveAsk, command: PlaceObjective) -> tuple[str, ...]:
        return (f"place:{command.x},{command.y}",)


class ObjectiveAsk(MoveAsk[Battle]):
    """A player places the objective token of his own (M2-SETUP-09, M2-SETUP-11)."""

    KIND = "minis-objective"
    FIELDS = ("seat",)
    KIND = "minis-objective"
    MOVES = (PlacingObjective(),)
    RULES = ("M2-SETUP-09",)
    NESTED = False
    LISTED = False

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-objective", inches=state.rolls[self.seat])

    def sample(self, state: Battle, rng: Rng) -> Command:
        ax, ay, bx, by = objective_line(state, self.seat)
        for _ in range(20):
            x = min(ax, bx) + rng.below(abs(bx - ax) + 1)
            y = min(ay, by) + rng.below(abs(by - ay) + 1)
            command = PlaceObjective(self.seat, x, y)
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))


def objective_line(state: Battle, seat: int) -> tuple[int, int, int, int]:
    """The line on which a seat's own token must lie: its far edge, moved inward by the inches rolled, both ends."""
    ax, ay, bx, by = far_edge(state, seat)
    forward = state.rolls[seat] * INCH
    dx, dy = ((0, 1), (-1, 0), (0, -1), (1, 0))[state.edge[seat]]
    return ax + dx * forward, ay + dy * forward, bx + dx * forward, by + dy * forward


def claimants(state: Battle, number: int) -> list[int]:
    """The seats with an able warrior in contact with an objective (M2-OBJ-04, M2-OBJ-06, R30), in the order of turns.

    A base that covers the whole token leaves no place for anybody else to touch it (M2-OBJ-11, M2-OBJ-13, R31).
    """
    touching = [figure for figure in members(state.table.down) if touches_token(state.table, figure, number)]
    covering = [figure for figure in touching if covers_token(state.table, figure, number)]
    able = [figure for figure in covering or touching if is_able(state, figure)]
    seats = {state.owner[figure] for figure in able}
    return [seat for seat in state.order if seat in seats]


def new_controller(state: Battle, number: int, active: int) -> int:
    """Who controls an objective now, -1 for nobody; allies do not contest each other (R32)."""
    seats = claimants(state, number)
    sides = {state.sides[seat] for seat in seats}
    before = state.objectives[number][2]
    if len(sides) > 1:
        return -1
    if not seats or (before >= 0 and state.sides[before] in sides):
        return before
    return active if active in seats else seats[0]


def check_objectives(flow: Flow[Battle], active: int) -> None:
    """Control of every objective is looked at, whoever's turn ends (M2-OBJ-03)."""
    state = flow.state
    for number in range(len(state.objectives)):
        holder = new_controller(state, number, active)
        if holder != state.objectives[number][2]:
            flow.emit(ObjectiveControlled(number, holder))
