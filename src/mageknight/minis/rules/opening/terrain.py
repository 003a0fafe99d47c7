"""Laying terrain: whose turn it is, what lies on offer, where a piece may lie, and what chance strews."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Chance, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move, MoveAsk
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng, below
from mageknight.minis.commands import LeaveTerrain, PlaceTerrain
from mageknight.minis.content.available import piece, pieces_for
from mageknight.minis.content.terrain import PieceDef
from mageknight.minis.events import TerrainLeft, TerrainPlaced
from mageknight.minis.figures.roster import called, members
from mageknight.minis.moves import EnoughMove, Moves, TerrainMove
from mageknight.minis.rules.castles.enclosing import is_enclosed
from mageknight.minis.rules.opening.areas import area_of, far_edge
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.outline import Outline, nears, overlap
from mageknight.minis.table.terrain import (
    ABRUPT,
    CLEAR,
    DEEP_WATER,
    ELEVATED,
    Piece,
    keeps_apart,
    keeps_from_edges,
)

SCENE: Final = 1
"""The stream of a table strewn by chance."""

SHOWN: Final = 12
"""Places for a terrain piece that are offered at most."""

GRID: Final = 3 * INCH // 2
STREWN_TRIES: Final = 60


def kind_refusal(state: Battle, known: PieceDef) -> Refusal | None:
    """The reason a piece is not used at this table, wherever it would lie."""
    edition = state.edition
    if known.built is not None and not state.setup.constructed:
        return refuse("minis-nothing-built", *edition.cite("nothing-built"))
    if known.kind not in edition.laying.kinds:
        return refuse("minis-kind-not-used", *edition.cite("terrain-kinds"), piece=say(known.name_key))
    if state.setup.standard and known.kind in (ELEVATED, ABRUPT):
        return refuse("minis-nothing-elevated", *edition.cite("nothing-elevated"))
    if state.setup.tournament and known.kind == DEEP_WATER:
        return refuse("minis-no-deep-water", *edition.cite("no-deep-water"))
    return None


class TerrainTurn(Frame[Battle]):
    """The turn of a seat to lay down terrain, while there is any left to lay."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        laying = state.edition.laying
        contributed, most = state.edition.pool(state.setup)
        if most and features_laid(state) >= most:
            return
        if contributed and not state.pile:
            return
        shift = 1 if laying.last_lays_first else 0
        seat = state.order[(self.number + shift) % len(state.order)]
        flow.then(TerrainAsk(seat), TerrainTurn(self.number + 1))


def features_laid(state: Battle) -> int:
    """The number of features that lie there, two constructed ones counted as one (M2-CONSTR-09); castles are none of them."""
    names = [name for name, _, _, _ in state.terrain if is_feature(name)]
    built = len([name for name in names if is_built(name)])
    return len(names) - built + (built + 1) // 2


def is_feature(name: str) -> bool:
    """Is this terrain of the pile, and no part of a castle?"""
    known = piece(name)
    return known is None or (known.castle is None and known.kind != CLEAR)


def is_built(name: str) -> bool:
    known = piece(name)
    return known is not None and known.built is not None


class LayingTerrain(TerrainMove["TerrainAsk"]):
    """Lay a piece of the pile down."""

    def collect(self, state: Battle, ask: TerrainAsk, found: list[Command]) -> None:
        for known in on_offer(state):
            for x, y, turn in free_places(state, known, SHOWN):
                found.append(PlaceTerrain(ask.seat, known.name, x, y, turn))

    def refusal(self, state: Battle, ask: TerrainAsk, command: PlaceTerrain) -> Refusal | None:
        known = offered(state, command.piece)
        if known is None:
            return not_in_pile(state, command.piece)
        if not 0 <= command.turn < 4:
            return refuse("not-an-option")
        return terrain_refusal(state, known, command.x, command.y, command.turn)

    def carry_out(self, flow: Flow[Battle], ask: TerrainAsk, command: PlaceTerrain) -> None:
        flow.emit(TerrainPlaced(ask.seat, command.piece, command.x, command.y, command.turn))
        if is_built(command.piece):
            flow.then(AnotherBuilt(ask.seat))


class LeavingTerrain(Move[Battle, "TerrainAsk", LeaveTerrain]):
    """Leave a piece out, where none fits any more."""

    COMMAND = LeaveTerrain

    def collect(self, state: Battle, ask: TerrainAsk, found: list[Command]) -> None:
        """Only where the move before this one has found no place for any piece."""
        if not found:
            for known in on_offer(state):
                found.append(LeaveTerrain(ask.seat, known.name))

    def refusal(self, state: Battle, ask: TerrainAsk, command: LeaveTerrain) -> Refusal | None:
        if offered(state, command.piece) is None:
            return not_in_pile(state, command.piece)
        fits = any(free_places(state, each, 1) for each in on_offer(state))
        return refuse("minis-piece-fits", *state.edition.cite("terrain-fits")) if fits else None

    def carry_out(self, flow: Flow[Battle], ask: TerrainAsk, command: LeaveTerrain) -> None:
        if command.piece in flow.state.pile:
            flow.emit(TerrainLeft(ask.seat, command.piece))

    def words(self, state: Battle, ask: TerrainAsk, command: LeaveTerrain) -> Message:
        return say("minis-do-leave-terrain", piece=say("minis-piece-" + command.piece))

    def about(self, state: Battle, ask: TerrainAsk, command: LeaveTerrain) -> tuple[str, ...]:
        return (f"piece:{command.piece}",)


class TerrainAsk(MoveAsk[Battle]):
    """Lay a terrain piece on the battlefield (REB-SET-08 to REB-SET-10, QS-SET-05 to QS-SET-07)."""

    FIELDS = ("seat",)
    KIND = "minis-terrain"
    MOVES: ClassVar[Moves] = (LayingTerrain(), LeavingTerrain())
    NESTED = False
    LISTED = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def sample(self, state: Battle, rng: Rng) -> Command:
        known = rng.choice(on_offer(state))
        for _ in range(STREWN_TRIES):
            ground = state.table.ground
            x, y, turn = rng.below(ground.width), rng.below(ground.height), rng.below(4)
            if terrain_refusal(state, known, x, y, turn) is None:
                return PlaceTerrain(self.seat, known.name, x, y, turn)
        return rng.choice(self.choices(state))


class AnotherBuilt(Frame[Battle]):
    """A second constructed feature for whoever lays one, if there is one with a place for it (M2-CONSTR-09)."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[Battle]) -> None:
        state = flow.state
        if any(each.built is not None and free_places(state, each, 1) for each in on_offer(state)):
            flow.then(SecondBuiltAsk(self.seat))


class LeavingItAtOne(EnoughMove["SecondBuiltAsk"]):
    """Lay no second one."""


class LayingSecond(LayingTerrain):
    """Lay another constructed feature down."""

    def collect(self, state: Battle, ask: TerrainAsk, found: list[Command]) -> None:
        for known in on_offer(state):
            if known.built is not None:
                for x, y, turn in free_places(state, known, SHOWN):
                    found.append(PlaceTerrain(ask.seat, known.name, x, y, turn))

    def refusal(self, state: Battle, ask: TerrainAsk, command: PlaceTerrain) -> Refusal | None:
        if not is_built(command.piece):
            return state.edition.refuse("minis-only-built", "two-built")
        return super().refusal(state, ask, command)

    def carry_out(self, flow: Flow[Battle], ask: TerrainAsk, command: PlaceTerrain) -> None:
        flow.emit(TerrainPlaced(ask.seat, command.piece, command.x, command.y, command.turn))


class SecondBuiltAsk(TerrainAsk):
    """Lay a second constructed feature, or leave it at one."""

    MOVES: ClassVar[Moves] = (LeavingItAtOne(), LayingSecond())

    def sample(self, state: Battle, rng: Rng) -> Command:
        return rng.choice(self.choices(state))


def on_offer(state: Battle) -> list[PieceDef]:
    """The pieces that can be laid next: those of the pile, or where there is none all kinds the edition uses."""
    if not state.edition.laying.contributed:
        return [each for each in pieces_for(state.setup) if each.kind in state.edition.laying.kinds]
    names: list[str] = []
    for name in state.pile:
        if name not in names:
            names.append(name)
    return [known for known in [piece(name) for name in names] if known is not None]


def offered(state: Battle, name: str) -> PieceDef | None:
    """The piece of this name, if it can be laid next."""
    return next((each for each in on_offer(state) if each.name == name), None)


def not_in_pile(state: Battle, name: str) -> Refusal:
    return refuse("minis-not-in-pile", *state.edition.cite("terrain-pile"), piece=name)


def terrain_refusal(state: Battle, known: PieceDef, x: int, y: int, turn: int) -> Refusal | None:
    """The reason a piece cannot lie there."""
    ground = state.table.ground
    if not ground.holds(x, y):
        return refuse("minis-terrain-off-table")
    if state.table.ground.castles and is_enclosed(state, x, y):
        return state.edition.refuse("minis-castle-encloses")
    for outline in known.outlines((x, y), turn):
        found = outline_refusal(state, outline, known.built is not None)
        if found is not None:
            return found
    return None


def outline_refusal(state: Battle, outline: Outline, built: bool) -> Refusal | None:
    """The reason terrain with this outline cannot lie there. Constructed features may lie near each other (M2-CONSTR-10)."""
    ground = state.table.ground
    laying = state.edition.laying
    if not keeps_from_edges(outline, ground.width, ground.height, 0):
        return refuse("minis-terrain-off-table", *state.edition.cite("terrain-on-table"))
    if not keeps_from_edges(outline, ground.width, ground.height, laying.from_edges):
        rules = state.edition.cite("terrain-from-edge")
        return refuse("minis-terrain-near-edge", *rules, inches=laying.from_edges)
    for other in lying(state):
        if built and is_built(other.name):
            if overlap(outline, other.outline):
                return refuse("minis-terrain-on-terrain", *state.edition.cite("built-apart"))
        elif not keeps_apart(outline, other.outline, laying.gap):
            return refuse("minis-terrain-too-close", *state.edition.cite("terrain-apart"), inches=laying.gap)
    for number in range(len(state.objectives)):
        if not keeps_from_objective(state, outline, number):
            rules = state.edition.cite("terrain-from-objective")
            return refuse("minis-terrain-near-objective", *rules, inches=laying.from_objectives)
    table = state.table
    for figure in members(table.down):
        x0, y0, x1, y1 = table.fx[figure], table.fy[figure], table.sx[figure], table.sy[figure]
        if nears(outline, x0, y0, x1, y1, table.radius[figure]):
            return state.edition.refuse("minis-terrain-under-base", "lies-on-terrain", figure=called(state, figure))
    return area_refusal(state, outline)


def keeps_from_objective(state: Battle, outline: Outline, number: int) -> bool:
    """Does a piece keep its distance from an objective: its centre (QS-SET-06) or its rim (M2-SETUP-22, R13)?"""
    x, y, _ = state.objectives[number]
    laying = state.edition.laying
    rim = state.table.token_radius[number] if laying.from_rim else 0
    return not nears(outline, x, y, x, y, laying.from_objectives * INCH + rim)


def area_refusal(state: Battle, outline: Outline) -> Refusal | None:
    """The reason a piece lies too near the starting areas: in one (REB-SET-10), or near a far edge (M2-SETUP-24)."""
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


def lying(state: Battle) -> list[Piece]:
    """The terrain already on the table; what stands on top of a piece is inside it."""
    return [each for each in state.table.ground.pieces if not each.raised]


def free_places(state: Battle, known: PieceDef, most: int) -> list[tuple[int, int, int]]:
    """Up to `most` places of a fixed grid where a piece can lie, from the middle of the table outwards."""
    ground = state.table.ground
    found: list[tuple[int, int, int]] = []
    columns, rows = range(GRID, ground.width, GRID), range(GRID, ground.height, GRID)
    spots = [(abs(x - ground.width // 2) + abs(y - ground.height // 2), x, y) for x in columns for y in rows]
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

    BUILT: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__(SCENE)

    def draw(self, state: Battle, gen: list[int]) -> tuple[int, ...]:
        stock = strewable(state, self.BUILT)
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
        stock = strewable(state, self.BUILT)
        if len(outcome) != 4 or not 0 <= outcome[0] < len(stock) or not 0 <= outcome[3] < 4:
            return False
        return terrain_refusal(state, stock[outcome[0]], outcome[1], outcome[2], outcome[3]) is None

    def settle(self, flow: Flow[Battle], outcome: tuple[int, ...]) -> None:
        if outcome:
            name = strewable(flow.state, self.BUILT)[outcome[0]].name
            flow.emit(TerrainPlaced(-1, name, outcome[1], outcome[2], outcome[3]))


class StrewnBuilt(StrewnTerrain):
    """Chance lays down one constructed feature."""

    BUILT: ClassVar[bool] = True


def strewable(state: Battle, built: bool) -> list[PieceDef]:
    """The pieces chance may lay down: all that are used at this table, constructed ones apart."""
    return [
        each
        for each in pieces_for(state.setup)
        if (each.built is not None) == built and kind_refusal(state, each) is None
    ]
