"""Objectives: where players place their own, and who controls which."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import PlaceObjective
from mageknight.minis.content.terrain import TOKEN_RADIUS
from mageknight.minis.events import FOR_OBJECTIVE, DiceRolled, DistancesRolled, ObjectiveControlled, ObjectivePlaced
from mageknight.minis.figures.bodies import body
from mageknight.minis.figures.roster import is_able, members
from mageknight.minis.rules.attack.assault import DICE
from mageknight.minis.rules.opening.areas import far_edge
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import covers_token, touches_token
from mageknight.minis.table.lattice import INCH, squared
from mageknight.minis.table.limbs import with_limbs
from mageknight.minis.table.verdicts import inches

Line = tuple[int, int, int, int]
"""A line between two places."""

FROM_EDGES: Final = 3 * INCH
"""Free table between the rim of a token and every edge of the battlefield (M2-SETUP-16)."""

SHOWN: Final = 9
"""Places along the far edge that are offered."""


class PlacingObjective(Move[Battle, "ObjectiveAsk", PlaceObjective]):
    """Place the own objective token: as many inches from the far edge as the dice showed (M2-SETUP-11 to M2-SETUP-16)."""

    COMMAND = PlaceObjective

    def candidates(self, state: Battle, ask: ObjectiveAsk) -> list[Command]:
        """Evenly along the line where it may lie, the middle first."""
        steps = sorted(range(SHOWN), key=lambda step: abs(2 * step - SHOWN + 1))
        most = SHOWN - 1
        found: list[Command] = [
            PlaceObjective(ask.seat, ax + (bx - ax) * step // most, ay + (by - ay) * step // most)
            for step in steps
            for ax, ay, bx, by in ask.lines(state)
        ]
        return found

    def refusal(self, state: Battle, ask: ObjectiveAsk, command: PlaceObjective) -> Refusal | None:
        cite = state.edition.cite
        x, y = command.x, command.y
        ax, ay, bx, by = ask.lines(state)[0]
        for line in ask.lines(state):
            if y == line[1] == line[3] or x == line[0] == line[2]:
                ax, ay, bx, by = line
        off = abs(y - ay) if ay == by else abs(x - ax)
        if off:
            told = inches(ask.distance(state, x, y) * 100 // INCH)
            rolled = state.rolls[ask.seat]
            return refuse(ask.WRONG, *cite(ask.WRONG.removeprefix("minis-")), inches=rolled, distance=told)
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

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    KIND = "minis-objective"
    MOVES = (PlacingObjective(),)
    RULES = ("M2-SETUP-09",)
    NESTED = False
    LISTED = False
    WRONG: ClassVar[str] = "minis-objective-distance"

    def lines(self, state: Battle) -> list[Line]:
        """The lines on which the token may lie, both ends of each."""
        return [objective_line(state, self.seat)]

    def distance(self, state: Battle, x: int, y: int) -> int:
        """The distance of a place from where the inches are measured."""
        ax, ay, _, _ = far_edge(state, self.seat)
        return abs(y - ay) if state.edge[self.seat] % 2 == 0 else abs(x - ax)

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-objective", inches=state.rolls[self.seat])

    def sample(self, state: Battle, rng: Rng) -> Command:
        for _ in range(20):
            ax, ay, bx, by = rng.choice(self.lines(state))
            x = min(ax, bx) + rng.below(abs(bx - ax) + 1)
            y = min(ay, by) + rng.below(abs(by - ay) + 1)
            command = PlaceObjective(self.seat, x, y)
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))


class CenterlineAsk(ObjectiveAsk):
    """A player places a token measured from the centreline of the battlefield, on either side of it (M2-CONQ-14)."""

    RULES = ("M2-CONQ-14",)
    WRONG: ClassVar[str] = "minis-objective-centerline"

    def lines(self, state: Battle) -> list[Line]:
        ground = state.table.ground
        away = state.rolls[self.seat] * INCH
        end = FROM_EDGES + TOKEN_RADIUS
        if state.edge[self.seat] % 2 == 0:
            middle = ground.height // 2
            return [(end, y, ground.width - end, y) for y in (middle - away, middle + away)]
        middle = ground.width // 2
        return [(x, end, x, ground.height - end) for x in (middle - away, middle + away)]

    def distance(self, state: Battle, x: int, y: int) -> int:
        ground = state.table.ground
        return abs(y - ground.height // 2) if state.edge[self.seat] % 2 == 0 else abs(x - ground.width // 2)

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-objective-centerline", inches=state.rolls[self.seat])


class TokenRound(Frame[Battle]):
    """Each player in order, of a team one after the other, places one more token: the first ones by the roll for the first player,
    later ones by a roll each, measured from the far edge and from the centreline in turn (M2-CONQ-13, M2-CONQ-14)."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if self.number >= state.edition.own_tokens(state.setup):
            return
        seats = placers(state, self.number)
        frames: list[Frame[Battle]] = [DistanceRoll(seats)] if self.number else []
        for seat in seats:
            frames.append(CenterlineAsk(seat) if self.number % 2 else ObjectiveAsk(seat))
        flow.then(*frames, TokenRound(self.number + 1))


def placers(state: Battle, number: int) -> tuple[int, ...]:
    """The seats that place a token in this round: everybody, or one player of each team in turn (reading R187)."""
    if not state.edition.scale.teams:
        return tuple(state.order)
    teams: dict[int, list[int]] = {}
    for seat in state.order:
        teams.setdefault(state.sides[seat], []).append(seat)
    return tuple([team[number % len(team)] for team in teams.values()])


class DistanceRoll(Roll[Battle]):
    """Two dice for each player: how far his next objective lies away."""

    FIELDS = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(DICE, 2 * len(seats), 6)
        self.seats = seats

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        totals: list[int] = []
        for at, seat in enumerate(self.seats):
            dice = (outcome[2 * at] + 1, outcome[2 * at + 1] + 1)
            flow.emit(DiceRolled(FOR_OBJECTIVE, seat, -1, dice))
            totals.append(dice[0] + dice[1])
        flow.emit(DistancesRolled(self.seats, tuple(totals)))


def objective_line(state: Battle, seat: int) -> Line:
    """The line on which a seat's own token must lie: its far edge, moved inward by the inches rolled, both ends."""
    ax, ay, bx, by = far_edge(state, seat)
    forward = state.rolls[seat] * INCH
    dx, dy = ((0, 1), (-1, 0), (0, -1), (1, 0))[state.edge[seat]]
    return ax + dx * forward, ay + dy * forward, bx + dx * forward, by + dy * forward


def claimants(state: Battle, number: int) -> list[int]:
    """The seats with an able warrior in contact with an objective (M2-OBJ-04, M2-OBJ-06, R30), in the order of turns.

    A base that covers the whole token leaves no place for anybody else to touch it (M2-OBJ-11, M2-OBJ-13, R31). Rider and
    mount both touch what the mount touches (reading R33).
    """
    everybody = with_limbs(state.table, state.table.down)
    touching = [figure for figure in members(everybody) if touches_token(state.table, figure, number)]
    covering = [figure for figure in touching if covers_token(state.table, body(state, figure), number)]
    able = [figure for figure in covering or touching if is_able(state, figure)]
    seats = {state.controller[figure] for figure in able}
    return [seat for seat in state.order if seat in seats]


def new_controller(state: Battle, number: int, active: int) -> int:
    """The controller of an objective now, -1 for nobody; allies do not contest each other (R32)."""
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
