"""Ladders and planking: where they may stand and lie, and how the castle player places his before the battle (R129, R134).

A ladder stands at a wall and makes two access points, its head and its foot; planking lies inside along a wall and joins walkways
that would end there. Both are terrain with a number of their own.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.commands import Enough, PlaceTerrain
from mageknight.minis.content.available import piece
from mageknight.minis.content.terrain import PieceDef
from mageknight.minis.events import PLANK, STANDING, TerrainPlaced
from mageknight.minis.figures.castles import NOTHING, sections_of
from mageknight.minis.moves import EnoughMove, Moves, TerrainMove
from mageknight.minis.rules.opening.terrain import TerrainAsk
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import segments_meet
from mageknight.minis.table.outline import Outline, overlap
from mageknight.minis.table.terrain import (
    BLOCKING,
    CLEAR,
    Piece,
    Segment,
    access_is_on_border,
    keeps_from_edges,
    shared_border,
)

PER_LADDER: Final = 3
"""How many walls of a castle bring one ladder to each side (M2-CASTLE-28)."""
STEP: Final = 250
"""Places along a wall that are looked at lie half an inch apart."""
SHOWN: Final = 6


def piece_named(name: str) -> PieceDef:
    known = piece(name)
    assert known is not None
    return known


def walls_of(state: Battle, seat: int) -> list[int]:
    """The wall sections of a seat on the battlefield, as pieces of the ground."""
    table = state.table
    tops = [table.perch[each] for each in sections_of(state, seat)]
    return [k for k in tops if is_wall(table.ground.pieces[k])]


def is_wall(top: Piece) -> bool:
    return top.castle is not None and top.castle.is_wall


def ladders_each(state: Battle) -> int:
    """The number of ladders of each side: one for three walls of the castle (M2-CASTLE-28, reading R134)."""
    return len(walls_of(state, state.setup.castle)) // PER_LADDER if state.setup.castle >= 0 else 0


def ladder_at(x: int, y: int, turn: int) -> Piece:
    """A standing ladder with its middle there."""
    return piece_named(STANDING).laid((x, y), turn)[0]


def wall_at(state: Battle, ladder: Piece) -> int:
    """The wall at which a ladder would stand, with all its head on one side of it; -1 for none."""
    for k, each in enumerate(state.table.ground.pieces):
        if is_wall(each) and access_is_on_border(each.outline, ladder.access[0]):
            return k
    return NOTHING


def ladder_refusal(state: Battle, x: int, y: int, turn: int) -> Refusal | None:
    """The reason no ladder can stand there: it stands next to a wall, not before its door, nor on other things (M2-CASTLE-28)."""
    ground = state.table.ground
    if not 0 <= turn < 4 or not ground.holds(x, y):
        return refuse("not-an-option")
    ladder = ladder_at(x, y, turn)
    k = wall_at(state, ladder)
    if k < 0:
        return state.edition.refuse("minis-ladder-needs-wall", "castle-ladders")
    works = ground.pieces[k].castle
    assert works is not None
    ax, ay, bx, by = ladder.access[0]
    if any(segments_meet(ax, ay, bx, by, *each) for each in works.doors + works.joins):
        return state.edition.refuse("minis-ladder-in-the-way", "castle-ladders")
    if not keeps_from_edges(ladder.outline, ground.width, ground.height, 0) or any(
        overlap(ladder.outline, each.outline) for each in ground.pieces if is_in_the_way(each)
    ):
        return state.edition.refuse("minis-ladder-in-the-way", "castle-ladders")
    return None


def is_in_the_way(each: Piece) -> bool:
    """Does a ladder find no footing on this: stone, tops, blocking terrain, another ladder that stands?"""
    return each.kind == BLOCKING or each.castle is not None or (each.kind == CLEAR and len(each.access) > 0)


def ladder_places(state: Battle, k: int) -> list[tuple[int, int, int]]:
    """The places of ladders at a wall, from the middle of its sides outwards."""
    o = state.table.ground.pieces[k].outline
    half = (piece_named(STANDING).corners[2][1] - piece_named(STANDING).corners[1][1]) // 2
    found: list[tuple[int, int, int, int]] = []
    mx, my = (o.x0 + o.x1) // 2, (o.y0 + o.y1) // 2
    for along in range(0, max(o.x1 - o.x0, o.y1 - o.y0) // 2, STEP):
        for shift in (along, -along):
            found += [(along, mx + shift, o.y0 - half, 0), (along, mx + shift, o.y1 + half, 2)]
            found += [(along, o.x1 + half, my + shift, 1), (along, o.x0 - half, my + shift, 3)]
    places = [(x, y, turn) for _, x, y, turn in found if ladder_refusal(state, x, y, turn) is None]
    return list(dict.fromkeys(places))


def plank_refusal(state: Battle, seat: int, x: int, y: int, turn: int) -> Refusal | None:
    """The reason no planking can lie there: inside, along a wall of the own castle, and only where a walkway needs it (M2-CASTLE-31,
    M2-CASTLE-80)."""
    ground = state.table.ground
    if not 0 <= turn < 4 or not ground.holds(x, y):
        return refuse("not-an-option")
    outline = piece_named(PLANK).laid((x, y), turn)[0].outline
    if not any(lies_inside(ground.pieces[k], outline, turn) for k in walls_of(state, seat)):
        return state.edition.refuse("minis-plank-needs-wall", "castle-planks")
    if not keeps_from_edges(outline, ground.width, ground.height, 0) or any(
        overlap(outline, each.outline) for each in ground.pieces
    ):
        return state.edition.refuse("minis-plank-in-the-way", "castle-planks")
    walks = {ground.walks[k] for k in tops(state) if shared_border(ground.pieces[k].outline, outline)}
    if len(walks) < 2:
        return state.edition.refuse("minis-plank-needless", "castle-planks-needed")
    return None


def tops(state: Battle) -> list[int]:
    return [k for k, each in enumerate(state.table.ground.pieces) if each.castle is not None]


def lies_inside(wall: Piece, outline: Outline, turn: int) -> bool:
    """Does planking touch the inside of a wall with its long side, parallel to it?"""
    works = wall.castle
    assert works is not None
    assert works.front is not None
    for side in shared_border(wall.outline, outline):
        flat = side[1] == side[3]
        if flat == (turn % 2 == 0) and is_parallel(side, works.front) and not is_in_line(side, works.front):
            return True
    return False


def is_parallel(one: Segment, other: Segment) -> bool:
    return (one[1] == one[3]) == (other[1] == other[3])


def is_in_line(one: Segment, other: Segment) -> bool:
    """Do two parallel upright stretches lie on one line?"""
    return one[1] == other[1] if one[1] == one[3] else one[0] == other[0]


def plank_places(state: Battle, seat: int) -> list[tuple[int, int, int]]:
    """The places of planking between walkways of a seat's castle."""
    deep = (piece_named(PLANK).corners[2][1] - piece_named(PLANK).corners[1][1]) // 2
    found: list[tuple[int, int, int]] = []
    for k in walls_of(state, seat):
        o = state.table.ground.pieces[k].outline
        for x in range(o.x0 - 2 * STEP, o.x1 + 2 * STEP + 1, STEP):
            found += [(x, o.y0 - deep, 0), (x, o.y1 + deep, 0)]
        for y in range(o.y0 - 2 * STEP, o.y1 + 2 * STEP + 1, STEP):
            found += [(o.x0 - deep, y, 1), (o.x1 + deep, y, 1)]
    return [(x, y, turn) for x, y, turn in found if plank_refusal(state, seat, x, y, turn) is None]


def standing_ladders(state: Battle) -> int:
    return len([name for name, _, _, _ in state.terrain if name == STANDING])


def fittings_left(state: Battle, seat: int) -> list[str]:
    """The fittings the castle player may still place, as pieces: his ladders, and planking while a walkway needs it."""
    ladders = ladders_each(state) - standing_ladders(state)
    return [STANDING] * ladders + ([PLANK] if plank_places(state, seat) else [])


class Fitting(TerrainMove["FittingAsk"]):
    """Place a ladder or planking."""

    def collect(self, state: Battle, ask: FittingAsk, found: list[Command]) -> None:
        if standing_ladders(state) < ladders_each(state):
            places = [ladder_places(state, k) for k in walls_of(state, ask.seat)]
            for n in range(max([len(each) for each in places], default=0)):
                for each in places:
                    if n < len(each) and len(found) < 2 * SHOWN:
                        found.append(PlaceTerrain(ask.seat, STANDING, *each[n]))
        found += [PlaceTerrain(ask.seat, PLANK, *each) for each in plank_places(state, ask.seat)[:SHOWN]]

    def refusal(self, state: Battle, ask: FittingAsk, command: PlaceTerrain) -> Refusal | None:
        if command.piece == PLANK:
            return plank_refusal(state, ask.seat, command.x, command.y, command.turn)
        if command.piece != STANDING:
            return state.edition.refuse("minis-castle-not-brought", "castle-fittings", piece=command.piece)
        if standing_ladders(state) >= ladders_each(state):
            return state.edition.refuse("minis-no-ladder-left", "castle-ladders", most=ladders_each(state))
        return ladder_refusal(state, command.x, command.y, command.turn)

    def carry_out(self, flow: Flow[Battle], ask: FittingAsk, command: PlaceTerrain) -> None:
        flow.emit(TerrainPlaced(ask.seat, command.piece, command.x, command.y, command.turn))
        fit_out(flow, ask.seat)


class FittedOut(EnoughMove["FittingAsk"]):
    """No more ladders and planking."""

    def words(self, state: Battle, ask: FittingAsk, command: Enough) -> Message:
        return say("minis-do-fittings-done")


class FittingAsk(TerrainAsk):
    """Place ladders and planking, after all sections and before terrain and warriors; none is compulsory (M2-CASTLE-27)."""

    MOVES: ClassVar[Moves] = (Fitting(), FittedOut())

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-fittings", count=ladders_each(state) - standing_ladders(state))

    def sample(self, state: Battle, rng: Rng) -> Command:
        return rng.choice(self.choices(state))


def fit_out(flow: Flow[Battle], seat: int) -> None:
    """Ask the castle player for ladders and planking, while there is something he can place."""
    if fittings_left(flow.state, seat):
        flow.then(FittingAsk(seat))
