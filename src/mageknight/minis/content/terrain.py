"""Terrain to choose from, and ready-made tables: polygons on the lattice of 1/500 inch.

Definitions only: what terrain means to figures and lines of fire is the business of `mageknight.minis.table`, whose
pieces and grounds are made here from the data.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from mageknight.kernel.files.problem import ContentError, Path
from mageknight.kernel.files.sheet import Source, decode
from mageknight.kernel.message import Message, say
from mageknight.minis.content.castles import CastleCard, card_of, variants
from mageknight.minis.content.files import names as file_names
from mageknight.minis.content.files import read_bytes
from mageknight.minis.content.schema import BuiltSheet, PieceFile, PieceSheet, Point, TableSheet
from mageknight.minis.edition.laying import LAYINGS, Laying
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.outline import Outline, OutlineError, crossed, locate, overlap, rectangle
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


RULES: Final = ("", "pushed", "counters")
"""Words of additional rules on the cards of constructed terrain, as the rules know them: it may be pushed along, and
whoever touches it counters spells better."""


BUILT_KINDS: Final = ("abrupt-elevated", "blocking", "concealing", "elevated", "hindering")
"""The terrain types of constructed terrain, in the order of their letters A, B, C, E, H (M2-CONSTR-03)."""


class BuiltCard:
    """The card of a constructed feature (M2-CONSTR-02); `dots` round the origin, `rule` one of `RULES`, `ruin` the
    piece that is left where it was, empty for none."""

    def __init__(
        self, defense: int, structure: int, fortification: int, dots: tuple[Point, ...], rule: str, ruin: str
    ) -> None:
        self.defense = defense
        self.structure = structure
        self.fortification = fortification
        self.dots = dots
        self.rule = rule
        self.ruin = ruin


class PieceDef:
    """A terrain piece round its own origin: kind, corners, stairs or ladders, the woods and rocks on top of it and the water
    beside it (third of `areas`: whether it lies beside), and the editions it is kept for (none: every one). `built` is its card
    if it is constructed terrain, `castle` what it is as a castle section; what is not `offered` only comes to lie where another
    piece was."""

    def __init__(
        self,
        name: str,
        kind: int,
        corners: tuple[Point, ...],
        access: tuple[tuple[Point, Point], ...],
        areas: tuple[tuple[int, tuple[Point, ...], bool], ...],
        games: tuple[str, ...] = (),
        built: BuiltCard | None = None,
        offered: bool = True,
        castle: CastleCard | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.corners = corners
        self.access = access
        self.areas = areas
        self.games = games
        self.built = built
        self.offered = offered
        self.castle = castle

    @property
    def name_key(self) -> str:
        return f"minis-piece-{self.name}"

    def laid(self, at: Point, quarters: int, number: int = -1) -> list[Piece]:
        """The piece on a table, turned counter-clockwise by quarter turns; what stands on top of it follows, raised, and what
        lies beside it. `number` is its place among the features of the battlefield."""
        steps = [(*_moved(a, at, quarters), *_moved(b, at, quarters)) for a, b in self.access]
        outline = Outline([_moved(each, at, quarters) for each in self.corners])
        tops = [
            Piece(
                kind,
                Outline([_moved(each, at, quarters) for each in corners]),
                raised=not beside,
                name=self.name,
                number=number,
            )
            for kind, corners, beside in self.areas
        ]
        if self.castle is not None:
            return self.castle.laid(self.name, lambda point: _moved(point, at, quarters), self.corners, number)
        card = self.built
        dots = [_moved(each, at, quarters) for each in card.dots] if card is not None else []
        fort = card.fortification if card is not None else 0
        whole = Piece(
            kind=self.kind,
            outline=outline,
            raised=False,
            access=steps,
            name=self.name,
            built=card is not None,
            dots=dots,
            fortification=fort,
            number=number,
        )
        return [whole, *tops]

    def outlines(self, at: Point, quarters: int) -> list[Outline]:
        """The outlines the piece covers on the ground when it lies there."""
        return [each.outline for each in self.laid(at, quarters) if not each.raised]


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


def starting_areas(width: int, height: int, deep: int = STARTING_DEPTH) -> list[Area]:
    """The starting area of each edge: 3 inches deep, 8 from the other edges (REB-SET-03, REB-SET-04)."""
    return [
        starting_area(name, side, width, height, deep, STARTING_MARGIN)
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
    areas = tuple((KINDS.index(each.kind), tuple(each.outline), each.beside) for each in sheet.areas)
    card = sheet.built
    return PieceDef(
        name=sheet.id,
        kind=KINDS.index(sheet.kind),
        corners=tuple(sheet.outline),
        access=tuple(sheet.access),
        areas=areas,
        games=tuple(sheet.games),
        built=None
        if card is None
        else BuiltCard(
            defense=card.defense,
            structure=card.structure,
            fortification=card.fortification,
            dots=tuple(card.dots),
            rule=card.rule,
            ruin=card.ruin,
        ),
        offered=sheet.offered,
        castle=None if sheet.castle is None else card_of(sheet.id, sheet.castle),
    )


def _faults(sheet: PieceSheet) -> list[tuple[str, Message]]:
    """The faults of a well-formed piece, field by field."""
    outline = _outline(sheet.outline)
    if outline is None:
        return [("outline", say("minis-problem-outline"))]
    faults: list[tuple[str, Message]] = []
    if max(outline.x1 - outline.x0, outline.y1 - outline.y0) > LARGEST * INCH:
        faults.append(("outline", say("minis-problem-too-large", most=LARGEST)))
    if sheet.access and sheet.kind not in ("abrupt-elevated", "clear"):
        faults.append(("access", say("minis-problem-access-kind")))
    elif not all(access_is_on_border(outline, (*a, *b)) for a, b in sheet.access):
        faults.append(("access", say("minis-problem-access-place")))
    if any(not area.beside for area in sheet.areas) and sheet.kind not in ("elevated", "abrupt-elevated"):
        faults.append(("areas", say("minis-problem-areas-kind")))
    for area in sheet.areas:
        inner = _outline(area.outline)
        if inner is None or (overlap(inner, outline) if area.beside else not _lies_in(inner, outline)):
            faults.append(("areas", say("minis-problem-areas-place")))
    if sheet.built is not None:
        faults += _built_faults(sheet, sheet.built, outline)
    return faults


def _built_faults(sheet: PieceSheet, card: BuiltSheet, outline: Outline) -> list[tuple[str, Message]]:
    """The faults of the card of a constructed feature (M2-CONSTR-03)."""
    faults: list[tuple[str, Message]] = []
    if sheet.kind not in BUILT_KINDS:
        reason = say("minis-problem-unknown-word", word=sheet.kind, known=", ".join(BUILT_KINDS))
        faults.append(("kind", reason))
    if card.rule not in RULES:
        faults.append(("built", say("minis-problem-unknown-word", word=card.rule, known=", ".join(RULES[1:]))))
    if any(locate(outline, *dot) <= 0 for dot in card.dots):
        faults.append(("built", say("minis-problem-dots-place")))
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
    outlines = [piece.outlines(at, quarters)[0] for piece, at, quarters in table.placed]
    areas = starting_areas(table.width, table.height, laying.deep)
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
        near = [other for at, other in enumerate(outlines[:position]) if not _both_built(table, at, position)]
        if any(not keeps_apart(outline, other, laying.gap) for other in near):
            faults.append((position, say("minis-problem-too-close", inches=laying.gap)))
        if laying.from_objectives and not keeps_apart(outline, _token(table), laying.from_objectives):
            faults.append((position, say("minis-problem-near-objective", inches=laying.from_objectives)))
        if table.placed[position][0].kind not in laying.kinds:
            faults.append((position, say("minis-problem-kind-not-used")))
    return faults


def _both_built(table: TableDef, one: int, other: int) -> bool:
    """Constructed features need keep no distance from each other (M2-CONSTR-10)."""
    return table.placed[one][0].built is not None and table.placed[other][0].built is not None


def _token(table: TableDef) -> Outline:
    """The square round the objective token in the middle of the table."""
    x, y = table.width // 2, table.height // 2
    return rectangle(x - TOKEN_RADIUS, y - TOKEN_RADIUS, x + TOKEN_RADIUS, y + TOKEN_RADIUS)


@cache
def pieces() -> dict[str, PieceDef]:
    """The terrain pieces of the package by name, castle sections with their portals open and shut among them."""
    found: list[PieceDef] = []
    for name in ("terrain.json", "castles.json"):
        source = Source(name, read_bytes(name))
        for piece, _ in read_pieces(source, [each.name for each in found]):
            found += [piece, *opened(piece)]
        if source.problems:
            raise ContentError(source.problems)
    return {piece.name: piece for piece in found}


def opened(piece: PieceDef) -> list[PieceDef]:
    """A castle section with some of its portals open, every way there is."""
    if piece.castle is None:
        return []
    return [
        PieceDef(
            name=card.name,
            kind=piece.kind,
            corners=piece.corners,
            access=(),
            areas=(),
            games=piece.games,
            built=None,
            offered=False,
            castle=card,
        )
        for card in variants(piece.castle)
    ]


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
