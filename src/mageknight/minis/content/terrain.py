"""Terrain to choose from, and ready-made tables: polygons on the lattice of 1/500 inch.

Definitions only: what terrain means to figures and lines of fire is the business of `mageknight.minis.table`, whose
pieces and grounds are made here from the data.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.kernel.problem import ContentError, Path
from mageknight.kernel.sheet import Source, decode
from mageknight.minis.content.files import names as file_names
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.schema import PieceFile, PieceSheet, Point, TableSheet
from mageknight.minis.laying import LAYINGS, Laying
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.outline import Outline, OutlineError, crossed, locate, rectangle
from mageknight.minis.table.terrain import (
    KINDS,
    Area,
    Ground,
    Piece,
    access_is_on_border,
    keeps_apart,
    keeps_from_edges,
    starting_area,
)

STARTING_DEPTH: Final = 3
STARTING_MARGIN: Final = 8
TOKEN_RADIUS: Final = 375
"""An objective token is taken to be as large as a round base; the books give no size."""

LARGEST: Final = 12
"""No piece is longer than a third of the usual battlefield, in inches: a limit of ours, the books set none."""


class PieceDef:
    """A terrain piece round its own origin: kind, corners, stairs or ladders, the woods and rocks on top of it, and the
    editions it is kept for (none: every one)."""

    def __init__(
        self,
        name: str,
        kind: int,
        corners: tuple[Point, ...],
        access: tuple[tuple[Point, Point], ...],
        areas: tuple[tuple[int, tuple[Point, ...]], ...],
        games: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.corners = corners
        self.access = access
        self.areas = areas
        self.games = games

    @property
    def name_key(self) -> str:
        return f"minis-piece-{self.name}"

    def laid(self, at: Point, quarters: int) -> list[Piece]:
        """The piece on a table, turned counter-clockwise by quarter turns; what stands on top of it follows, raised."""
        steps = [(*_moved(a, at, quarters), *_moved(b, at, quarters)) for a, b in self.access]
        outline = Outline([_moved(each, at, quarters) for each in self.corners])
        tops = [
            Piece(kind, Outline([_moved(each, at, quarters) for each in corners]), raised=True, name=self.name)
            for kind, corners in self.areas
        ]
        return [Piece(self.kind, outline, access=steps, name=self.name), *tops]


class TableDef:
    """A ready-made battlefield: its size, and which piece lies where."""

    def __init__(
        self,
        name: str,
        width: int,
        height: int,
        placed: tuple[tuple[PieceDef, Point, int], ...],
        games: tuple[str, ...],
    ) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.placed = placed
        self.games = games

    @property
    def name_key(self) -> str:
        return f"minis-table-{self.name}"

    def ground(self) -> Ground:
        """The table without figures, with the starting areas of its four edges."""
        pieces = [each for piece, at, quarters in self.placed for each in piece.laid(at, quarters)]
        return Ground(self.width, self.height, pieces, starting_areas(self.width, self.height))


def starting_areas(width: int, height: int) -> list[Area]:
    """The starting area of each edge: 3 inches deep, 8 from the other edges (REB-SET-03, REB-SET-04)."""
    return [
        starting_area(name, side, width, height, STARTING_DEPTH, STARTING_MARGIN)
        for side, name in enumerate(("south", "east", "north", "west"))
    ]


def _moved(point: Point, at: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters):
        x, y = -y, x
    return x + at[0], y + at[1]


def read_pieces(source: Source, taken: Iterable[str] = ()) -> list[tuple[PieceDef, PieceSheet]]:
    """The pieces of one file with their sheets; what is wrong with them is in the source afterwards.

    Names in `taken` belong to others.
    """
    if not source.is_json():
        return []
    head = decode(source, PieceFile, source.data)
    found: list[tuple[PieceDef, PieceSheet]] = []
    seen = set(taken)
    for position, raw in enumerate(head.pieces if head else []):
        path: Path = ("pieces", position)
        sheet = decode(source, PieceSheet, raw, path)
        if sheet is None:
            continue
        if sheet.id in seen:
            source.complain((*path, "id"), say("content-problem-name-twice", name=sheet.id))
        seen.add(sheet.id)
        faults = _faults(sheet)
        for field, reason in faults:
            source.complain((*path, field), reason)
        if not faults:
            found.append((_piece(sheet), sheet))
    return found


def _piece(sheet: PieceSheet) -> PieceDef:
    areas = tuple((KINDS.index(each.kind), tuple(each.outline)) for each in sheet.areas)
    return PieceDef(
        sheet.id, KINDS.index(sheet.kind), tuple(sheet.outline), tuple(sheet.access), areas, tuple(sheet.games)
    )


def _faults(sheet: PieceSheet) -> list[tuple[str, Message]]:
    """What is wrong with a well-formed piece, field by field."""
    outline = _outline(sheet.outline)
    if outline is None:
        return [("outline", say("minis-problem-outline"))]
    faults: list[tuple[str, Message]] = []
    if max(outline.x1 - outline.x0, outline.y1 - outline.y0) > LARGEST * INCH:
        faults.append(("outline", say("minis-problem-too-large", most=LARGEST)))
    if sheet.access and sheet.kind != "abrupt-elevated":
        faults.append(("access", say("minis-problem-access-kind")))
    elif not all(access_is_on_border(outline, (*a, *b)) for a, b in sheet.access):
        faults.append(("access", say("minis-problem-access-place")))
    if sheet.areas and sheet.kind not in ("elevated", "abrupt-elevated"):
        faults.append(("areas", say("minis-problem-areas-kind")))
    for area in sheet.areas:
        inner = _outline(area.outline)
        if inner is None or not _lies_in(inner, outline):
            faults.append(("areas", say("minis-problem-areas-place")))
    return faults


def _outline(corners: list[Point]) -> Outline | None:
    try:
        return Outline(list(corners))
    except OutlineError:
        return None


def _lies_in(inner: Outline, outer: Outline) -> bool:
    sides = zip(outer.corners(), outer.corners()[1:] + outer.corners()[:1], strict=True)
    return all(locate(outer, *each) >= 0 for each in inner.corners()) and not any(
        crossed(inner, *a, *b) for a, b in sides
    )


def read_table(source: Source, known: dict[str, PieceDef]) -> tuple[TableDef, TableSheet] | None:
    """A table of one file with its sheet, or None when the source now holds problems."""
    if not source.is_json():
        return None
    sheet = decode(source, TableSheet, source.data)
    if sheet is None:
        return None
    placed: list[tuple[PieceDef, Point, int]] = []
    for position, each in enumerate(sheet.pieces):
        if each.piece in known:
            placed.append((known[each.piece], each.at, each.turn))
        else:
            reason = say("minis-problem-unknown-word", word=each.piece, known=", ".join(sorted(known)))
            source.complain(("pieces", position, "piece"), reason)
    for position, game in enumerate(sheet.games):
        if game not in LAYINGS:
            reason = say("minis-problem-unknown-word", word=game, known=", ".join(LAYINGS))
            source.complain(("games", position), reason)
    table = TableDef(sheet.id, sheet.width, sheet.height, tuple(placed), tuple(sheet.games))
    if not source.problems:
        for position, reason in misplaced(table):
            source.complain(("pieces", position), reason)
    return None if source.problems else (table, sheet)


def misplaced(table: TableDef) -> list[tuple[int, Message]]:
    """Pieces that lie where set-up of one of the table's editions forbids it (REB-SET-09, QS-SET-05, M2-SETUP-21 …)."""
    faults: list[tuple[int, Message]] = []
    for game in table.games:
        for fault in _misplaced_for(table, LAYINGS[game]):
            if fault not in faults:
                faults.append(fault)
    return faults


def _misplaced_for(table: TableDef, laying: Laying) -> list[tuple[int, Message]]:
    outlines = [piece.laid(at, quarters)[0].outline for piece, at, quarters in table.placed]
    areas = starting_areas(table.width, table.height)
    faults: list[tuple[int, Message]] = []
    if min(table.width, table.height) < laying.least * INCH:
        faults.append((0, say("minis-problem-too-small", inches=laying.least)))
    if laying.exact and len(outlines) != laying.most:
        faults.append((0, say("minis-problem-piece-count", count=laying.most)))
    for position, outline in enumerate(outlines):
        if not keeps_from_edges(outline, table.width, table.height, laying.from_edges):
            faults.append((position, say("minis-problem-off-table")))
        if any(not keeps_apart(outline, area.outline, laying.from_far_edges) for area in areas):
            faults.append((position, say("minis-problem-in-starting-area")))
        if any(not keeps_apart(outline, other, laying.gap) for other in outlines[:position]):
            faults.append((position, say("minis-problem-too-close", inches=laying.gap)))
        if laying.from_objectives and not keeps_apart(outline, _token(table), laying.from_objectives):
            faults.append((position, say("minis-problem-near-objective", inches=laying.from_objectives)))
        if table.placed[position][0].kind not in laying.kinds:
            faults.append((position, say("minis-problem-kind-not-used")))
    return faults


def _token(table: TableDef) -> Outline:
    """The square round the objective token in the middle of the table."""
    x, y = table.width // 2, table.height // 2
    return rectangle(x - TOKEN_RADIUS, y - TOKEN_RADIUS, x + TOKEN_RADIUS, y + TOKEN_RADIUS)


@cache
def pieces() -> dict[str, PieceDef]:
    """The terrain pieces of the package by name."""
    source = Source("terrain.json", read_bytes("terrain.json"))
    found = read_pieces(source)
    if source.problems:
        raise ContentError(source.problems)
    return {piece.name: piece for piece, _ in found}


@cache
def tables() -> dict[str, TableDef]:
    """The ready-made tables of the package by name."""
    found: dict[str, TableDef] = {}
    for name in file_names("tables", ".json"):
        source = Source(f"tables/{name}.json", read_bytes(f"tables/{name}.json"))
        table = read_table(source, pieces())
        if table is None:
            raise ContentError(source.problems)
        found[table[0].name] = table[0]
    return found
