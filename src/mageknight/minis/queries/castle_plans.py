"""The castle planner's questions: may these sections stand there, and where could one more join them?

The rules of placing sections answer, on an empty battlefield of the size a siege needs, as if the player sat in the south.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Core
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.kernel.rng import seed_from_text, streams
from mageknight.minis.army.castle_plan import MOST_SECTIONS, PlannedSection, plan_of
from mageknight.minis.army.model import Army
from mageknight.minis.content.available import library, piece, tables_for
from mageknight.minis.content.terrain import PieceDef
from mageknight.minis.edition.building import CASTLE
from mageknight.minis.editions import EDITIONS
from mageknight.minis.queries.answers import JoinView, PlannedView, Yard
from mageknight.minis.rules.castles.planning import AWAY, DEEP, place_refusal, snapped_places
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.rules.opening.battle import new_battle
from mageknight.minis.setup import MinisSetup
from mageknight.minis.setup.armies import CASTLE_TABLE
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.terrain import Piece
from mageknight.minis.view.piece_types import LaidPiece

SNAPS: Final = 60
"""Places for one more section that are offered at most."""
LEAST_TOTAL: Final = 100
MOST_TOTAL: Final = 6_000
BARE: Final = ""
BUILDER: Final = 0
BESIEGER: Final = 1


def castle_plan(army: Army, section: str, table: str) -> Yard:
    """The plan of an army on its battlefield: every section with what is wrong with its place, and where `section` could join."""
    edition = EDITIONS.get(army.game)
    if edition is None or CASTLE not in edition.building.brings or len(army.castle) > MOST_SECTIONS:
        raise refuse("minis-castle-unknown", *(edition.cite("castle-agreed") if edition else ()))
    state = yard(army, table)
    ground = state.table.ground
    tops: list[Piece] = []
    sections: list[PlannedView] = []
    for each in plan_of(army.castle):
        known = section_named(each.figure)
        if known is None:
            continue
        x, y, turn = each.place(0, ground.width, ground.height)
        refusal = place_refusal(state, BUILDER, known, x, y, turn, tuple(tops))
        top = known.laid((x, y), turn)[0]
        sections.append(section_view(each, known, (x, y, turn), refusal))
        tops.append(top)
    wanted = section_named(section)
    places = [] if wanted is None else snapped_places(state, BUILDER, wanted, tuple(tops), SNAPS)
    far = area_of(state, BESIEGER).outline
    return Yard(
        width=ground.width,
        height=ground.height,
        deep=min(DEEP * INCH, far.y0 - AWAY * INCH),
        terrain=[LaidPiece(name, x, y, turn) for name, x, y, turn in state.terrain],
        sections=sections,
        places=[
            JoinView(x, y, turn, PlannedSection(section, x - ground.width // 2, y, turn).text())
            for x, y, turn in places
        ],
    )


def yard(army: Army, table: str) -> Battle:
    """The battlefield a castle is planned on: the one named if it is deep enough, or a bare one, or the first that is deep enough."""
    fields = [each.name for each in tables_for(army.game) if min(each.width, each.height) >= CASTLE_TABLE * INCH]
    total = max(LEAST_TOTAL, min(army.total, MOST_TOTAL))
    place = next(iter(fields), BARE) if min(EDITIONS[army.game].field(total)) < CASTLE_TABLE else BARE
    if table in fields:
        place = table
    setup = MinisSetup(edition=army.game, total=total, table=place, edges=(0, 2), castle=BUILDER)
    return new_battle(setup, Core([], streams(seed_from_text("castle"), ())), [])


def section_named(key: str) -> PieceDef | None:
    """The terrain that a castle section is, None for other figures."""
    figure = library().get(key)
    return piece(figure.fittings.castle) if figure is not None and figure.is_castle else None


def section_view(
    section: PlannedSection, known: PieceDef, at: tuple[int, int, int], refusal: Refusal | None
) -> PlannedView:
    x, y, turn = at
    return PlannedView(
        figure=section.figure, piece=known.name, x=x, y=y, turn=turn, plan=section.text(), refusal=refusal
    )
