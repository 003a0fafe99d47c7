"""Planning a castle: where its sections may stand, which places are offered, and the castle as a whole (reading R128)."""

from __future__ import annotations

from typing import ClassVar, Final

from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.move import Move
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import Rng
from mageknight.minis.army.castle_plan import plan_of
from mageknight.minis.commands import PlaceTerrain, RaiseCastle
from mageknight.minis.content.available import piece
from mageknight.minis.content.terrain import PieceDef
from mageknight.minis.events import SectionRaised
from mageknight.minis.figures.castles import sections_of
from mageknight.minis.moves import Moves, TerrainMove
from mageknight.minis.rules.castles.enclosing import encloses_without_portal
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.rules.opening.terrain import TerrainAsk
from mageknight.minis.setup.entries import Muster
from mageknight.minis.state.battle import RESERVE, Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.outline import Outline, overlap
from mageknight.minis.table.terrain import Piece, Segment, keeps_apart, keeps_from_edges

DEEP: Final = 18
"""How far from the own edge sections may stand, in inches (M2-CASTLE-21)."""
AWAY: Final = 30
"""How far they keep from the opponents' starting areas, in inches (M2-CASTLE-21)."""
LINE: Final = 11
"""How far from the own edge the middle of a ready castle lies, in inches."""
SHOWN: Final = 16
"""Places for a section that are offered at most."""
OUTWARD: Final = (2, 3, 0, 1)
"""By edge: the quarter turns with which the front of a section looks into the battlefield."""
ORDER: Final = ("castle-gatehouse", "castle-keep", "castle-doorway", "castle-wall", "castle-tower")
"""From the middle of a ready castle to its ends."""


def waiting(state: Battle, seat: int) -> list[int]:
    """The castle sections of a seat that are still to be placed, in order."""
    return [
        figure
        for figure, known in enumerate(state.defs)
        if known.is_castle and state.owner[figure] == seat and state.where[figure] == RESERVE
    ]


def section_piece(state: Battle, figure: int) -> PieceDef:
    """The terrain a section is."""
    known = piece(state.defs[figure].fittings.castle)
    assert known is not None
    return known


class RaisingCastle(Move[Battle, "SectionAsk", RaiseCastle]):
    """Place all sections at once."""

    COMMAND = RaiseCastle

    def candidates(self, state: Battle, ask: SectionAsk) -> list[Command]:
        return [RaiseCastle(ask.seat)]

    def refusal(self, state: Battle, ask: SectionAsk, command: RaiseCastle) -> Refusal | None:
        if raised_at_once(state, ask.seat) is None:
            return state.edition.refuse("minis-castle-no-plan", "castle-place")
        return None

    def carry_out(self, flow: Flow[Battle], ask: SectionAsk, command: RaiseCastle) -> None:
        for figure, x, y, turn in raised_at_once(flow.state, ask.seat) or []:
            flow.emit(SectionRaised(figure, section_piece(flow.state, figure).name, x, y, turn))
        ask.go_on(flow)

    def words(self, state: Battle, ask: SectionAsk, command: RaiseCastle) -> Message:
        planned = own_plan(state, ask.seat) is not None
        return say("minis-do-raise-planned") if planned else say("minis-do-raise-castle")


class PlacingSection(TerrainMove["SectionAsk"]):
    """Place one section."""

    def collect(self, state: Battle, ask: SectionAsk, found: list[Command]) -> None:
        names: list[str] = []
        for figure in waiting(state, ask.seat):
            known = section_piece(state, figure)
            if known.name not in names:
                names.append(known.name)
                for x, y, turn in snapped_places(state, ask.seat, known):
                    found.append(PlaceTerrain(ask.seat, known.name, x, y, turn))

    def refusal(self, state: Battle, ask: SectionAsk, command: PlaceTerrain) -> Refusal | None:
        if not 0 <= command.turn < 4:
            return refuse("not-an-option")
        for figure in waiting(state, ask.seat):
            known = section_piece(state, figure)
            if known.name == command.piece:
                return place_refusal(state, ask.seat, known, command.x, command.y, command.turn)
        return state.edition.refuse("minis-castle-not-brought", "castle-place", piece=command.piece)

    def carry_out(self, flow: Flow[Battle], ask: SectionAsk, command: PlaceTerrain) -> None:
        state = flow.state
        figures = [each for each in waiting(state, ask.seat) if section_piece(state, each).name == command.piece]
        flow.emit(SectionRaised(figures[0], command.piece, command.x, command.y, command.turn))
        ask.go_on(flow)


class SectionAsk(TerrainAsk):
    """Place the next castle section, before all terrain and all warriors (M2-CASTLE-20); or all at once, as planned with the army
    or in a line."""

    MOVES: ClassVar[Moves] = (RaisingCastle(), PlacingSection())

    def prompt(self, state: Battle) -> Message:
        return say("ask-minis-castle", count=len(waiting(state, self.seat)))

    def sample(self, state: Battle, rng: Rng) -> Command:
        return rng.choice(self.choices(state))

    def go_on(self, flow: Flow[Battle]) -> None:
        """The same decision for the next section."""
        if waiting(flow.state, self.seat):
            flow.then(SectionAsk(self.seat))


def place_refusal(
    state: Battle, seat: int, known: PieceDef, x: int, y: int, turn: int, planned: tuple[Piece, ...] = ()
) -> Refusal | None:
    """The reason a section cannot stand there. It needs keep no distance from other sections or edges (M2-CASTLE-22). `planned` are
    the tops of sections that are to stand before it does."""
    ground = state.table.ground
    if not ground.holds(x, y):
        return refuse("minis-terrain-off-table")
    outline = known.laid((x, y), turn)[0].outline
    if not keeps_from_edges(outline, ground.width, ground.height, 0):
        return refuse("minis-terrain-off-table", *state.edition.cite("terrain-on-table"))
    if any(overlap(outline, other.outline) for other in (*ground.pieces, *planned)):
        return state.edition.refuse("minis-castle-overlaps", "castle-place")
    if depth_of(state, seat, outline) > DEEP * INCH:
        return state.edition.refuse("minis-castle-too-far", "castle-place", inches=DEEP)
    for other in range(state.setup.seats):
        if state.sides[other] != state.sides[seat]:
            if not keeps_apart(outline, area_of(state, other).outline, AWAY):
                return state.edition.refuse("minis-castle-too-near-enemy", "castle-place", inches=AWAY)
    if encloses_without_portal(state, [*planned, known.laid((x, y), turn)[0]]):
        return state.edition.refuse("minis-castle-needs-portal")
    return None


def depth_of(state: Battle, seat: int, outline: Outline) -> int:
    """The distance an outline reaches from the edge of a seat."""
    ground = state.table.ground
    return (outline.y1, ground.width - outline.x0, ground.height - outline.y0, outline.x1)[state.edge[seat]]


def snapped_places(
    state: Battle, seat: int, known: PieceDef, planned: tuple[Piece, ...] = (), most: int = SHOWN
) -> list[tuple[int, int, int]]:
    """Places for a section side by side with those that stand or are planned, or for the first one before the own edge."""
    tops = [state.table.ground.pieces[state.table.perch[each]].outline for each in sections_of(state, seat)]
    tops += [each.outline for each in planned]
    turns = [(OUTWARD[state.edge[seat]] + step) % 4 for step in range(4)]
    found: list[tuple[int, int, int]] = []
    for turn in turns:
        places = [along_line(state, seat, 0)]
        if tops:
            sides = upright_sides(known.laid((0, 0), turn)[0].outline)
            places = [place for top in tops for place in adjoining(upright_sides(top), sides)]
        for x, y in places:
            is_new = (x, y, turn) not in found
            if is_new and len(found) < most and place_refusal(state, seat, known, x, y, turn, planned) is None:
                found.append((x, y, turn))
    return found


def upright_sides(o: Outline) -> list[Segment]:
    """The sides of an outline that lie along an axis."""
    sides = [(o.xs[n - 1], o.ys[n - 1], o.xs[n], o.ys[n]) for n in range(o.n)]
    return [each for each in sides if each[0] == each[2] or each[1] == each[3]]


def adjoining(fixed: list[Segment], moved: list[Segment]) -> list[tuple[int, int]]:
    """The place for an outline round its origin so that the middles of two sides meet, face to face."""
    found: list[tuple[int, int]] = []
    for ax, ay, bx, by in fixed:
        for cx, cy, dx, dy in moved:
            # Outlines run the same way round, so sides face each other when they run opposite ways.
            if (bx - ax) * (dx - cx) + (by - ay) * (dy - cy) < 0:
                found.append(((ax + bx - cx - dx) // 2, (ay + by - cy - dy) // 2))
    return found


def along_line(state: Battle, seat: int, along: int) -> tuple[int, int]:
    """A place on the line of a ready castle, so many units from its middle."""
    ground = state.table.ground
    x, y = ground.width // 2 + along, ground.height // 2 + along
    deep = LINE * INCH
    return ((x, deep), (ground.width - deep, y), (x, ground.height - deep), (deep, y))[state.edge[seat]]


def raised_at_once(state: Battle, seat: int) -> list[tuple[int, int, int, int]] | None:
    """The sections of a seat with their places as the plan of its army has them, or else in a line."""
    return own_plan(state, seat) or ready_plan(state, seat)


def own_plan(state: Battle, seat: int) -> list[tuple[int, int, int, int]] | None:
    """The plan that came with the army of a seat. None without one, once a section has been placed, or where the plan does not
    fit the battlefield."""
    lineup = state.setup.armies[seat] if state.setup.armies else ()
    if not isinstance(lineup, Muster) or not lineup.castle or sections_of(state, seat):
        return None
    ground = state.table.ground
    left = waiting(state, seat)
    found: list[tuple[int, int, int, int]] = []
    tops: list[Piece] = []
    for section in plan_of(lineup.castle):
        figures = [each for each in left if state.defs[each].key == section.figure]
        if not figures:
            return None
        left.remove(figures[0])
        known = section_piece(state, figures[0])
        x, y, turn = section.place(state.edge[seat], ground.width, ground.height)
        if place_refusal(state, seat, known, x, y, turn, tuple(tops)) is not None:
            return None
        tops.append(known.laid((x, y), turn)[0])
        found.append((figures[0], x, y, turn))
    return found or None


def ready_plan(state: Battle, seat: int) -> list[tuple[int, int, int, int]] | None:
    """All sections of a seat in one line before its edge: gatehouses and keeps in the middle, walls beside them, towers at the
    ends. None once a section has been placed otherwise, or where there is no room."""
    figures = waiting(state, seat)
    if sections_of(state, seat) or not figures:
        return None
    row = in_a_row(state, figures)
    widths = [width_of(state, figure) for figure in row]
    at = -(sum(widths) // 2)
    found: list[tuple[int, int, int, int]] = []
    for figure, width in zip(row, widths, strict=True):
        x, y = along_line(state, seat, at + width // 2)
        known = section_piece(state, figure)
        doors_inside = known.castle is not None and known.castle.portals and not known.castle.arch
        turn = (OUTWARD[state.edge[seat]] + (2 if doors_inside else 0)) % 4
        if place_refusal(state, seat, known, x, y, turn) is not None:
            return None
        found.append((figure, x, y, turn))
        at += width
    return found


def width_of(state: Battle, figure: int) -> int:
    corners = section_piece(state, figure).corners
    return max(x for x, _ in corners) - min(x for x, _ in corners)


def in_a_row(state: Battle, figures: list[int]) -> list[int]:
    """The sections from left to right: the row grows at both ends in turn."""
    row: list[int] = []
    for n, figure in enumerate(sorted(figures, key=lambda each: (ORDER.index(section_piece(state, each).name), each))):
        row = [*row, figure] if n % 2 else [figure, *row]
    return row
