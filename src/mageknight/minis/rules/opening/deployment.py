"""Deploying the armies: each player sets up everything, then the next (REB-SET-12, REB-SET-13, QS-SET-08).

Abilities can keep figures back for a later round, in which again one player after the other sets up (reading R15).
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import Enough, LeaveOut, Put
from mageknight.minis.content.abilities import ability
from mageknight.minis.events import FigurePut, LeftOut, LevelChanged
from mageknight.minis.figures.bodies import is_limb, is_passenger
from mageknight.minis.figures.roster import called, figure_word, is_fielded, members
from mageknight.minis.moves import EnoughMove, Moves, PutMove
from mageknight.minis.rules.castles.ladders import bring_all
from mageknight.minis.rules.castles.occupying import castle_points, deploys_at, fits_on_top, is_builder
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.rules.movement.placing import put_refusal
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.rules.turn.turns import BeginTurn
from mageknight.minis.state.battle import RESERVE, Battle
from mageknight.minis.table.facing import RIGHT_ANGLE, STEPS
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.places import room_fault, touched_at
from mageknight.minis.table.spots import Spot, ring, wedged_points
from mageknight.minis.table.tabletop import GROUND, SOARING

SHOWN: Final = 6
STEP: Final = INCH // 4
CROWD: Final = 24
"""Larger armies are offered three close ranks, which hold a third more than two rows."""
FILE: Final = 497
RANKS: Final = ((0, 0), (FILE, 563), (0, 1125))
"""Of three ranks of round bases that stand in the gaps of each other: shift along the edge, distance from the front line."""


ROUNDS: Final = 3
"""All ordinary figures, those that infiltrate, those that are submerged."""
LAIRS: Final = 3
"""Places outside the starting area that are offered at most."""


class Muster(Frame[Battle]):
    """The next player in order deploys; after the last round the battle begins with the first player's turn."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        order = state.order
        if self.number == len(order) * ROUNDS or RESERVE not in state.where:
            flow.then(BeginTurn(order[0]))
            if state.setup.castle >= 0:
                bring_all(flow)
            return
        seat = order[self.number % len(order)]
        flow.then(Muster(self.number + 1))
        if reserve(state, seat):
            flow.then(DeployAsk(seat))


class MusterHalf(Frame[Battle]):
    """The next side deploys at least half of its build total; after that everybody deploys the rest (M2-CONQ-15)."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        turns = 2 * len(state.order)
        if self.number == turns or RESERVE not in state.where:
            flow.then(Muster(0))
            return
        seat = side_by_side(state)[self.number % len(state.order)]
        flow.then(MusterHalf(self.number + 1))
        if reserve(state, seat) and round_now(state) == 0:
            flow.then(
                HalfAsk(seat, standing(state, seat))
                if self.number * 2 < turns
                else RestAsk(seat, standing(state, seat))
            )


def side_by_side(state: Battle) -> list[int]:
    """The seats in the order of turns, those of the first side before the others."""
    first = state.sides[state.order[0]]
    return sorted(state.order, key=lambda seat: (state.sides[seat] != first, state.order.index(seat)))


def standing(state: Battle, seat: int) -> int:
    """The figures of a seat on the battlefield, as bits."""
    return sum([1 << each for each, owner in enumerate(state.owner) if owner == seat and is_fielded(state, each)])


def shown(state: Battle, figure: int) -> int:
    """The abilities that show on the dial of a figure, also before it stands on the battlefield."""
    return (state.defs[figure].masks[state.click[figure]] | state.granted[figure]) & state.in_force


def round_of(state: Battle, figure: int) -> int:
    """The round of deployment in which a figure is set up."""
    mask = shown(state, figure) & state.edition.card.masks.deploys
    return max([state.edition.card.abilities[number].deploys for number in members(mask)]) if mask else 0


def round_now(state: Battle) -> int:
    """The round under way: the earliest of the figures that wait."""
    waiting = [figure for figure, where in enumerate(state.where) if where == RESERVE and not is_limb(state, figure)]
    return min([round_of(state, figure) for figure in waiting]) if waiting else 0


def reserve(state: Battle, seat: int) -> list[int]:
    """The figures of a seat that are to be set up in the round under way."""
    now = round_now(state)
    return [
        figure
        for figure in range(len(state.where))
        if state.owner[figure] == seat
        and state.where[figure] == RESERVE
        and round_of(state, figure) == now
        and not is_limb(state, figure)
    ]


def late_refusal(state: Battle, seat: int, figure: int) -> Refusal:
    """The reason a figure is not set up in the round under way: its turn comes in a later one, or it does not wait at all."""
    if 0 <= figure < len(state.where) and state.owner[figure] == seat and is_limb(state, figure):
        reason = "minis-deploys-aboard" if is_passenger(state, figure) else "minis-deploys-mounted"
        return state.edition.refuse(reason, figure=called(state, figure))
    if 0 <= figure < len(state.where) and state.owner[figure] == seat and state.where[figure] == RESERVE:
        number = max(members(shown(state, figure) & state.edition.card.masks.deploys))
        return state.edition.refuse("minis-deploys-later", ability(number).name, figure=called(state, figure))
    return refuse("minis-not-in-reserve")


def lair_of(state: Battle, figure: int, x: int, y: int) -> MovementMode | None:
    """As what a figure may rest there outside its starting area, if an ability lets it."""
    mask = shown(state, figure) & state.edition.card.masks.lair
    for number in members(mask) if mask else ():
        found = state.edition.card.abilities[number].lair(state, figure, x, y)
        if found is not None:
            return found
    return None


def lairs(state: Battle, seat: int, figure: int) -> list[Put]:
    """Some places outside the starting area where a figure may be deployed."""
    if not shown(state, figure) & state.edition.card.masks.lair:
        return []
    found: list[Put] = []
    for piece in state.table.ground.pieces:
        outline = piece.outline
        x, y = (outline.x0 + outline.x1) // 2, (outline.y0 + outline.y1) // 2
        for px, py in ((x, y), *ring(x, y, INCH, 4), *ring(x, y, 2 * INCH, 4)):
            command = Put(seat, figure, px, py, inward(state, seat))
            if len(found) < LAIRS and lair_refusal(state, command) is None:
                found.append(command)
    return found


def lair_refusal(state: Battle, command: Put) -> Refusal | None:
    """The reason a figure cannot be deployed there outside its starting area."""
    if not state.table.ground.holds(command.x, command.y):
        return refuse("minis-outside-area", *state.edition.cite("deploy-area"))
    mode = lair_of(state, command.figure, command.x, command.y)
    if mode is None:
        return refuse("minis-outside-area", *state.edition.cite("deploy-area"))
    return put_refusal(state, command, mode, soars=True)


class Deploying(PutMove["DeployAsk"]):
    """Set a figure up, or put one elsewhere that stands already."""

    def collect(self, state: Battle, ask: DeployAsk, found: list[Command]) -> None:
        figure = reserve(state, ask.seat)[0]
        for spot in places(state, ask.seat, figure, SHOWN):
            found.append(Put(ask.seat, figure, spot.x, spot.y, spot.facing))
        found += lairs(state, ask.seat, figure)

    def refusal(self, state: Battle, ask: DeployAsk, command: Put) -> Refusal | None:
        figure = command.figure
        if figure not in reserve(state, ask.seat) and not ask.stands(state, figure):
            return late_refusal(state, ask.seat, figure)
        if not state.table.ground.holds(command.x, command.y) or not deploys_at(
            state, ask.seat, figure, command.x, command.y, command.facing
        ):
            found = lair_refusal(state, command)
        else:
            found = put_refusal(state, command, movement_mode(state, figure), soars=True)
        if found is None and round_of(state, figure):
            touched = touched_at(state.table, figure, command.x, command.y, command.facing, GROUND)
            if touched & state.foes[ask.seat]:
                found = state.edition.refuse("minis-deployed-in-contact", figure=called(state, figure))
        return found

    def carry_out(self, flow: Flow[Battle], ask: DeployAsk, command: Put) -> None:
        flow.emit(FigurePut(command.figure, command.x, command.y, command.facing))
        if command.soaring:
            flow.emit(LevelChanged(command.figure, SOARING))
        ask.mark(flow, command)
        ask.go_on(flow, command.figure)


class LeavingOut(Move[Battle, "DeployAsk", LeaveOut]):
    """Leave a figure out for which there is no room."""

    COMMAND = LeaveOut

    def collect(self, state: Battle, ask: DeployAsk, found: list[Command]) -> None:
        """Only where the move before this one has found no place."""
        if not found:
            found.append(LeaveOut(ask.seat, reserve(state, ask.seat)[0]))

    def refusal(self, state: Battle, ask: DeployAsk, command: LeaveOut) -> Refusal | None:
        if command.figure not in reserve(state, ask.seat):
            return refuse("minis-not-in-reserve")
        room = places(state, ask.seat, command.figure, 1)
        return refuse("minis-room-left", *state.edition.cite("deploy-all")) if room else None

    def carry_out(self, flow: Flow[Battle], ask: DeployAsk, command: LeaveOut) -> None:
        flow.emit(LeftOut(command.figure))
        ask.go_on(flow, command.figure)

    def words(self, state: Battle, ask: DeployAsk, command: LeaveOut) -> Message:
        return say("minis-do-leave-out", figure=figure_word(state, command.figure))

    def about(self, state: Battle, ask: DeployAsk, command: LeaveOut) -> tuple[str, ...]:
        return (f"figure:{command.figure}",)


class DeployAsk(MoveAsk[Battle]):
    """Set up one figure after the other inside the own starting area, measured to the centre of the base.

    Until the last one stands, those set up already may be put elsewhere (reading 6).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    KIND = "minis-deploy"
    MOVES: ClassVar[Moves] = (Deploying(), LeavingOut())
    NESTED = False
    LISTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def prompt(self, state: Battle) -> Message:
        if not state.table.rooted:
            return super().prompt(state)
        return say("ask-minis-deploy-castle" if is_builder(state, self.seat) else "ask-minis-deploy-siege")

    def sample(self, state: Battle, rng: Rng) -> Command:
        figure = rng.choice(reserve(state, self.seat))
        if state.table.rooted:
            return rng.choice(self.choices(state))
        outline = area_of(state, self.seat).outline
        for _ in range(20):
            x = outline.x0 + rng.below(outline.x1 - outline.x0 + 1)
            y = outline.y0 + rng.below(outline.y1 - outline.y0 + 1)
            command = Put(self.seat, figure, x, y, inward(state, self.seat))
            if self.refusal(state, command) is None:
                return command
        return rng.choice(self.choices(state))

    def stands(self, state: Battle, figure: int) -> bool:
        """Has the seat set this figure up in the round under way, so that it may still be put elsewhere?"""
        return (
            is_fielded(state, figure)
            and not is_limb(state, figure)
            and not state.defs[figure].is_castle
            and state.owner[figure] == self.seat
            and round_of(state, figure) == round_now(state)
        )

    def again(self) -> Ask[Battle]:
        """The same decision for the next figure."""
        return DeployAsk(self.seat)

    def mark(self, flow: Flow[Battle], command: Put) -> None:
        """The consequences of abilities for a figure that has been deployed."""
        state = flow.state
        mask = shown(state, command.figure) & state.edition.card.masks.deployed
        for number in members(mask) if mask else ():
            outside = not deploys_at(state, self.seat, command.figure, command.x, command.y, command.facing)
            state.edition.card.abilities[number].deployed(flow, command.figure, outside)

    def go_on(self, flow: Flow[Battle], figure: int) -> None:
        """Ask for the next figure of the same round."""
        state = flow.state
        if any(round_of(state, each) == round_of(state, figure) for each in reserve(state, self.seat)):
            flow.then(self.again())


class RestAsk(DeployAsk):
    """Set up the rest of the army; who stands since the first half stays there. `fixed` are these, as bits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fixed")

    def __init__(self, seat: int, fixed: int) -> None:
        super().__init__(seat)
        self.fixed = fixed

    def stands(self, state: Battle, figure: int) -> bool:
        return super().stands(state, figure) and not self.fixed >> figure & 1

    def again(self) -> Ask[Battle]:
        return RestAsk(self.seat, self.fixed)


class HalfStands(EnoughMove["HalfAsk"]):
    """Set up no more in this half."""

    def collect(self, state: Battle, ask: HalfAsk, found: list[Command]) -> None:
        if deployed_points(state, ask.seat) >= half_of(state, ask.seat):
            found.append(Enough(ask.seat))

    def refusal(self, state: Battle, ask: HalfAsk, command: Enough) -> Refusal | None:
        points = deployed_points(state, ask.seat)
        if points >= half_of(state, ask.seat):
            return None
        return state.edition.refuse("minis-deploy-half", points=points, half=half_of(state, ask.seat))


class HalfAsk(RestAsk):
    """Set up at least half of the build total, then as much more as one likes (M2-CONQ-15)."""

    MOVES: ClassVar[Moves] = (Deploying(), LeavingOut(), HalfStands())

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-deploy-half", points=deployed_points(state, self.seat), half=half_of(state, self.seat))

    def again(self) -> Ask[Battle]:
        return HalfAsk(self.seat, self.fixed)


def staying(state: Battle) -> int:
    """The figures that stand since an earlier half and can no longer be put elsewhere, as bits."""
    ask = state.core.agenda[-1] if state.core.agenda else None
    return ask.fixed if isinstance(ask, RestAsk) else 0


def half_of(state: Battle, seat: int) -> int:
    """Half the build total of a seat, rounded up."""
    return (state.edition.share(state.setup, seat) + 1) // 2


def deployed_points(state: Battle, seat: int) -> int:
    """The points of the figures a seat has set up, with the items they wield."""
    stood = standing(state, seat)
    items = [item.points for item, bearer in zip(state.items, state.bearer, strict=True) if stood >> max(bearer, 0) & 1]
    return sum([state.defs[figure].points for figure in members(stood)]) + sum(items)


def inward(state: Battle, seat: int) -> int:
    """The facing from the own edge into the battlefield."""
    return (1, 2, 3, 0)[state.edge[seat]] * RIGHT_ANGLE


def places(state: Battle, seat: int, figure: int, most: int) -> list[Spot]:
    """Up to `most` free places in the starting area: of a fixed grid, from the front line's middle outwards, looking inward;
    where that is full, wedged in between others, and for a long base also turned."""
    outline = area_of(state, seat).outline
    table = state.table
    facing = inward(state, seat)
    if is_builder(state, seat):
        return _free(state, figure, castle_points(state, seat, figure), facing, most)
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
    mode = movement_mode(state, figure)
    found: list[Spot] = []
    for x, y in points:
        if len(found) >= most:
            break
        if state.table.rooted and not _may_deploy(state, figure, x, y, facing):
            continue
        if room_fault(state.table, figure, x, y, facing, mode) == 0:
            found.append(Spot(x, y, facing))
    return found


def _may_deploy(state: Battle, figure: int, x: int, y: int, facing: int) -> bool:
    """May the figure be deployed there and can it stand on what is there, where castles stand?"""
    ground = state.table.ground
    if not ground.holds(x, y) or not fits_on_top(state, figure, x, y, GROUND):
        return False
    return deploys_at(state, state.owner[figure], figure, x, y, facing)


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
