"""Setting the scene: starting edges, the pile of terrain, the first player, terrain on the table."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Ask, Chance, Flow, Frame, Roll
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng, below
from mageknight.minis.commands import ChooseEdge, Contribute, Enough, LeaveTerrain, PlaceTerrain
from mageknight.minis.content.terrain import TOKEN_RADIUS, PieceDef
from mageknight.minis.events import (
    FOR_FIRST_PLAYER,
    DiceRolled,
    DistancesRolled,
    EdgeChosen,
    ObjectivePlaced,
    OrderSet,
    TerrainContributed,
    TerrainLeft,
    TerrainPlaced,
)
from mageknight.minis.rules.areas import area_of, far_edge
from mageknight.minis.rules.attack import DICE
from mageknight.minis.rules.objectives import ObjectiveAsk
from mageknight.minis.setup import PLAYERS_SET_THE_SCENE, RANDOM_TABLE
from mageknight.minis.state import Battle
from mageknight.minis.stock import piece, pieces_for
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.outline import Outline, nears
from mageknight.minis.table.terrain import (
    ABRUPT,
    DEEP_WATER,
    ELEVATED,
    keeps_apart,
    keeps_from_edges,
)

SCENE: Final = 1
"""The stream of a table strewn by chance."""

CLOCKWISE: Final = (0, 3, 2, 1)
"""The place of each edge in the order of turns: to the left of south sits west."""

SHOWN: Final = 12
"""Places for a terrain piece that are offered at most."""

GRID: Final = 3 * INCH // 2
STREWN_TRIES: Final = 60


class SetScene(Frame[Battle]):
    """The whole of set-up up to the first player's terrain (REB-SET-02 to REB-SET-08)."""

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        seats = range(state.setup.seats)
        frames: list[Frame[Battle]] = []
        if not state.setup.edges:
            frames += [EdgeAsk(seat) for seat in seats]
        if state.setup.table == PLAYERS_SET_THE_SCENE and state.edition.laying.contributed:
            frames += [ContributeAsk(seat, 0) for seat in seats]
        flow.then(*frames, FirstPlayerRoll(tuple(seats)))


class EdgeAsk(Ask[Battle]):
    """Choose a side of the battlefield as starting edge (REB-SET-02)."""

    FIELDS = ("seat",)
    KIND = "minis-edge"
    COMMANDS = (ChooseEdge,)
    NESTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def choices(self, state: Battle) -> list[Command]:
        found: list[Command] = [ChooseEdge(self.seat, edge) for edge in range(4)]
        return [command for command in found if self.refusal(state, command) is None]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if not isinstance(command, ChooseEdge) or not 0 <= command.edge < 4:
            return refuse("not-an-option")
        if command.edge in state.edge:
            return refuse("minis-edge-taken", *state.edition.cite("edge-taken"))
        taken = [edge for edge in state.edge if edge >= 0]
        facing = state.edition.opposite_edges and state.setup.seats == 2
        if facing and taken and command.edge != (taken[0] + 2) % 4:
            return refuse("minis-edge-not-opposite", *state.edition.cite("edge-opposite"))
        return None

    def forced(self, state: Battle) -> Command | None:
        """With two players at opposite edges the second has no choice."""
        choices = self.choices(state)
        return choices[0] if len(choices) == 1 else None

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        assert isinstance(command, ChooseEdge)
        flow.emit(EdgeChosen(self.seat, command.edge))


class ContributeAsk(Ask[Battle]):
    """Put terrain pieces on the common pile (REB-SET-05, M2-SETUP-06); the standard game has conditions of its own."""

    FIELDS = ("seat", "given")
    KIND = "minis-contribute"
    COMMANDS = (Contribute, Enough)
    NESTED = False

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def choices(self, state: Battle) -> list[Command]:
        found: list[Command] = [Contribute(self.seat, each.name) for each in pieces_for(state.setup)]
        found.append(Enough(self.seat))
        return [command for command in found if self.refusal(state, command) is None]

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if isinstance(command, Enough):
            return equal_pieces(state) if wants_equal_pieces(state) else None
        if not isinstance(command, Contribute):
            return refuse("not-an-option")
        known = piece(command.piece)
        if known is None:
            return refuse("minis-unknown-piece", piece=command.piece)
        found = kind_refusal(state, known)
        if found is None and wants_equal_pieces(state) and self.given and state.pile[-1] != command.piece:
            found = equal_pieces(state)
        return found

    def forced(self, state: Battle) -> Command | None:
        """Where two equal pieces are asked for, the first decides the second."""
        return Contribute(self.seat, state.pile[-1]) if wants_equal_pieces(state) and self.given else None

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, Contribute):
            flow.emit(TerrainContributed(self.seat, command.piece))
            if self.given + 1 < flow.state.edition.laying.contributed:
                flow.then(ContributeAsk(self.seat, self.given + 1))


def equal_pieces(state: Battle) -> Refusal:
    return refuse("minis-two-equal-pieces", *state.edition.cite("equal-pieces"))


def wants_equal_pieces(state: Battle) -> bool:
    """Must each player bring two equal pieces (REB-STD-04)?"""
    return state.setup.standard and state.edition.equal_pieces


def kind_refusal(state: Battle, known: PieceDef) -> Refusal | None:
    """Why a piece is not used at this table, wherever it would lie."""
    edition = state.edition
    if known.kind not in edition.laying.kinds:
        return refuse("minis-kind-not-used", *edition.cite("terrain-kinds"), piece=say(known.name_key))
    if state.setup.standard and known.kind in (ELEVATED, ABRUPT):
        return refuse("minis-nothing-elevated", *edition.cite("nothing-elevated"))
    if state.setup.tournament and known.kind == DEEP_WATER:
        return refuse("minis-no-deep-water", *edition.cite("no-deep-water"))
    return None


class FirstPlayerRoll(Roll[Battle]):
    """Two dice for each contender, ties again (REB-SET-07); turns then go clockwise (REB-TRN-01)."""

    FIELDS = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(DICE, 2 * len(seats), 6)
        self.seats = seats

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        totals: list[int] = []
        for at, seat in enumerate(self.seats):
            dice = (outcome[2 * at] + 1, outcome[2 * at + 1] + 1)
            flow.emit(DiceRolled(FOR_FIRST_PLAYER, seat, -1, dice))
            totals.append(dice[0] + dice[1])
        best = tuple([seat for at, seat in enumerate(self.seats) if totals[at] == max(totals)])
        if flow.state.edition.own_objectives:
            flow.emit(DistancesRolled(self.seats, tuple(totals)))
        if len(best) > 1:
            flow.then(FirstPlayerRoll(best))
        else:
            flow.emit(OrderSet(turn_order(flow.state, best[0])))
            flow.then(LayOut())


def turn_order(state: Battle, first: int) -> tuple[int, ...]:
    """All seats clockwise round the table, beginning with the first player."""
    start = CLOCKWISE[state.edge[first]]
    seats = sorted(range(state.setup.seats), key=lambda seat: ((CLOCKWISE[state.edge[seat]] - start) % 4, seat))
    return tuple(seats)


class LayOut(Frame[Battle]):
    """The first player is known: objective, terrain, then the armies (REB-SET-08, QS-SET-03, QS-SET-05)."""

    def run(self, flow: Flow[Battle]) -> None:
        from mageknight.minis.rules.deployment import Muster

        state = flow.state
        if state.edition.objective and not state.objectives:
            ground = state.table.ground
            flow.emit(ObjectivePlaced(ground.width // 2, ground.height // 2, TOKEN_RADIUS))
        frames: list[Frame[Battle]] = []
        if state.edition.own_objectives:
            frames += [ObjectiveAsk(seat) for seat in state.order]
        if state.setup.table == RANDOM_TABLE:
            count = state.edition.laying.most or state.edition.laying.contributed * state.setup.seats
            frames += [StrewnTerrain() for _ in range(count)]
        elif state.setup.table == PLAYERS_SET_THE_SCENE:
            frames.append(TerrainTurn(0))
        flow.then(*frames, Muster(0))


class TerrainTurn(Frame[Battle]):
    """Whose turn it is to lay down terrain, while there is any left to lay."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        laying = state.edition.laying
        if laying.most and len(state.terrain) >= laying.most:
            return
        if laying.contributed and not state.pile:
            return
        shift = 1 if laying.last_lays_first else 0
        seat = state.order[(self.number + shift) % len(state.order)]
        flow.then(TerrainAsk(seat), TerrainTurn(self.number + 1))


class TerrainAsk(Ask[Battle]):
    """Lay a terrain piece on the battlefield (REB-SET-08 to REB-SET-10, QS-SET-05 to QS-SET-07)."""

    FIELDS = ("seat",)
    KIND = "minis-terrain"
    COMMANDS = (PlaceTerrain, LeaveTerrain)
    NESTED = False
    LISTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def choices(self, state: Battle) -> list[Command]:
        found: list[Command] = []
        for known in on_offer(state):
            for x, y, turn in free_places(state, known, SHOWN):
                found.append(PlaceTerrain(self.seat, known.name, x, y, turn))
        return found or [LeaveTerrain(self.seat, known.name) for known in on_offer(state)]

    def sample(self, state: Battle, rng: Rng) -> Command:
        known = rng.choice(on_offer(state))
        for _ in range(STREWN_TRIES):
            ground = state.table.ground
            x, y, turn = rng.below(ground.width), rng.below(ground.height), rng.below(4)
            if terrain_refusal(state, known, x, y, turn) is None:
                return PlaceTerrain(self.seat, known.name, x, y, turn)
        return rng.choice(self.choices(state))

    def refusal(self, state: Battle, command: Command) -> Refusal | None:
        if not isinstance(command, (PlaceTerrain, LeaveTerrain)):
            return refuse("not-an-option")
        known = next((each for each in on_offer(state) if each.name == command.piece), None)
        if known is None:
            return refuse("minis-not-in-pile", *state.edition.cite("terrain-pile"), piece=command.piece)
        if isinstance(command, LeaveTerrain):
            fits = any(free_places(state, each, 1) for each in on_offer(state))
            return refuse("minis-piece-fits", *state.edition.cite("terrain-fits")) if fits else None
        if not 0 <= command.turn < 4:
            return refuse("not-an-option")
        return terrain_refusal(state, known, command.x, command.y, command.turn)

    def answer(self, flow: Flow[Battle], command: Command) -> None:
        if isinstance(command, PlaceTerrain):
            flow.emit(TerrainPlaced(self.seat, command.piece, command.x, command.y, command.turn))
        elif isinstance(command, LeaveTerrain) and command.piece in flow.state.pile:
            flow.emit(TerrainLeft(self.seat, command.piece))


def on_offer(state: Battle) -> list[PieceDef]:
    """The pieces that can be laid next: those of the pile, or where there is none all kinds the edition uses."""
    if not state.edition.laying.contributed:
        return [each for each in pieces_for(state.setup) if each.kind in state.edition.laying.kinds]
    names: list[str] = []
    for name in state.pile:
        if name not in names:
            names.append(name)
    return [known for known in [piece(name) for name in names] if known is not None]


def terrain_refusal(state: Battle, known: PieceDef, x: int, y: int, turn: int) -> Refusal | None:
    """Why a piece cannot lie there."""
    ground = state.table.ground
    laying = state.edition.laying
    if not ground.holds(x, y):
        return refuse("minis-terrain-off-table")
    outline = known.laid((x, y), turn)[0].outline
    if not keeps_from_edges(outline, ground.width, ground.height, 0):
        return refuse("minis-terrain-off-table")
    if not keeps_from_edges(outline, ground.width, ground.height, laying.from_edges):
        rules = state.edition.cite("terrain-from-edge")
        return refuse("minis-terrain-near-edge", *rules, inches=laying.from_edges)
    for other in lying(state):
        if not keeps_apart(outline, other, laying.gap):
            return refuse("minis-terrain-too-close", *state.edition.cite("terrain-apart"), inches=laying.gap)
    for number in range(len(state.objectives)):
        if not keeps_from_objective(state, outline, number):
            rules = state.edition.cite("terrain-from-objective")
            return refuse("minis-terrain-near-objective", *rules, inches=laying.from_objectives)
    return area_refusal(state, outline)


def keeps_from_objective(state: Battle, outline: Outline, number: int) -> bool:
    """Does a piece keep its distance from an objective: its centre (QS-SET-06) or its rim (M2-SETUP-22, R13)?"""
    x, y, _ = state.objectives[number]
    laying = state.edition.laying
    rim = state.table.token_radius[number] if laying.from_rim else 0
    return not nears(outline, x, y, x, y, laying.from_objectives * INCH + rim)


def area_refusal(state: Battle, outline: Outline) -> Refusal | None:
    """Why a piece lies too near the starting areas: in one (REB-SET-10), or near a far edge (M2-SETUP-24)."""
    laying = state.edition.laying
    rules = state.edition.cite("terrain-from-area")
    for seat in range(state.setup.seats):
        if laying.areas_free and not keeps_apart(outline, area_of(state, seat).outline, 0):
            return refuse("minis-terrain-in-area", *rules)
        if laying.from_far_edges:
            ax, ay, bx, by = far_edge(state, seat)
            if nears(outline, ax, ay, bx, by, laying.from_far_edges * INCH):
                return refuse("minis-terrain-near-area", *rules, inches=laying.from_far_edges)
    return None


def lying(state: Battle) -> list[Outline]:
    """The outlines of the terrain already on the table; what stands on top of a piece is inside it."""
    return [each.outline for each in state.table.ground.pieces if not each.raised]


def free_places(state: Battle, known: PieceDef, most: int) -> list[tuple[int, int, int]]:
    """Up to `most` places of a fixed grid where a piece can lie, from the middle of the table outwards."""
    ground = state.table.ground
    found: list[tuple[int, int, int]] = []
    columns = range(GRID, ground.width, GRID)
    spots = [(abs(x - ground.width // 2) + abs(y - ground.height // 2), x, y) for x in columns for y in columns]
    spots.sort()
    for _, x, y in spots:
        for turn in (0, 1):
            if terrain_refusal(state, known, x, y, turn) is None:
                found.append((x, y, turn))
                if len(found) >= most:
                    return found
    return found


class StrewnTerrain(Chance[Battle]):
    """Chance lays down one piece of terrain; the outcome is its number, place and turn, or empty where nothing fits."""

    def __init__(self) -> None:
        super().__init__(SCENE)

    def draw(self, state: Battle, gen: list[int]) -> tuple[int, ...]:
        stock = strewable(state)
        ground = state.table.ground
        for _ in range(STREWN_TRIES):
            number = below(gen, SCENE, len(stock))
            x, y = below(gen, SCENE, ground.width), below(gen, SCENE, ground.height)
            turn = below(gen, SCENE, 4)
            if terrain_refusal(state, stock[number], x, y, turn) is None:
                return number, x, y, turn
        return ()

    def fits(self, state: Battle, outcome: tuple[int, ...]) -> bool:
        if not outcome:
            return True
        stock = strewable(state)
        if len(outcome) != 4 or not 0 <= outcome[0] < len(stock) or not 0 <= outcome[3] < 4:
            return False
        return terrain_refusal(state, stock[outcome[0]], outcome[1], outcome[2], outcome[3]) is None

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        if outcome:
            name = strewable(flow.state)[outcome[0]].name
            flow.emit(TerrainPlaced(-1, name, outcome[1], outcome[2], outcome[3]))


def strewable(state: Battle) -> list[PieceDef]:
    """The pieces chance may lay down: all that are used at this table."""
    return [each for each in pieces_for(state.setup) if kind_refusal(state, each) is None]
