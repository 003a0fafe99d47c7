"""Castle sections and those who stand on them; where their player and his opponents deploy."""

from __future__ import annotations

from typing import Final

from mageknight.minis.figures.bodies import is_cavalry, rider_of
from mageknight.minis.figures.castles import sections_of
from mageknight.minis.figures.riding import is_mount
from mageknight.minis.rules.opening.areas import area_of
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.castle import goes_beneath
from mageknight.minis.table.lattice import CONTACT_GAP, INCH
from mageknight.minis.table.outline import nears
from mageknight.minis.table.places import spine_of
from mageknight.minis.table.tabletop import GROUND

AWAY: Final = 30
"""How many inches warriors of the castle player keep from the opponents' starting areas, and opponents from the castle."""
STEP: Final = 3 * INCH // 4


def fits_on_top(state: Battle, figure: int, x: int, y: int, level: int) -> bool:
    """Would a figure there not stand on a section, or is it one that can? No titan, multiple-dial warrior, mount, cavalry unit
    or warrior on a long base does (M2-CASTLE-33)."""
    table = state.table
    if level != GROUND or not table.ground.is_top(table.ground.perch(x, y)):
        return True
    if table.ground.arches and goes_beneath(table, figure, x, y, level):
        return True
    known = state.defs[figure]
    mounted = is_mount(known) or is_cavalry(state, figure) or rider_of(state, figure) >= 0
    return not (known.is_giant or mounted or table.span[figure])


def is_builder(state: Battle, seat: int) -> bool:
    """Has this seat a castle on the battlefield?"""
    return state.table.rooted != 0 and len(sections_of(state, seat)) > 0


def deploys_at(state: Battle, seat: int, figure: int, x: int, y: int, facing: int) -> bool:
    """May a figure of this seat be deployed there? The castle player's in base contact with a section or on top of one, away from
    the opponents' areas; his opponents' in their area, or anywhere on their half of the battlefield more than 30 inches from every
    section (M2-CASTLE-25, M2-CASTLE-26, reading R128)."""
    if is_builder(state, seat):
        return touches_castle(state, figure, x, y, facing) and not any(
            _nears_area(state, other, figure, x, y, facing)
            for other in range(state.setup.seats)
            if state.sides[other] != state.sides[seat]
        )
    if not state.table.rooted:
        return area_of(state, seat).holds(x, y)
    return in_own_half(state, seat, x, y) and not nears_castle(state, figure, x, y, facing)


def in_own_half(state: Battle, seat: int, x: int, y: int) -> bool:
    ground = state.table.ground
    deep = (y, ground.width - x, ground.height - y, x)[state.edge[seat]]
    return 0 <= deep * 2 <= (ground.height, ground.width)[state.edge[seat] % 2]


def touches_castle(state: Battle, figure: int, x: int, y: int, facing: int) -> bool:
    """Would a figure there touch a castle section, or stand on one?"""
    table = state.table
    fx, fy, sx, sy = spine_of(table, figure, x, y, facing)
    reach = table.radius[figure] + CONTACT_GAP
    return any(each.castle is not None and nears(each.outline, fx, fy, sx, sy, reach) for each in table.ground.pieces)


def nears_castle(state: Battle, figure: int, x: int, y: int, facing: int) -> bool:
    """Is a base there 30 inches or less from a section?"""
    table = state.table
    fx, fy, sx, sy = spine_of(table, figure, x, y, facing)
    reach = table.radius[figure] + AWAY * INCH + 1
    return any(each.castle is not None and nears(each.outline, fx, fy, sx, sy, reach) for each in table.ground.pieces)


def _nears_area(state: Battle, seat: int, figure: int, x: int, y: int, facing: int) -> bool:
    table = state.table
    fx, fy, sx, sy = spine_of(table, figure, x, y, facing)
    return nears(area_of(state, seat).outline, fx, fy, sx, sy, table.radius[figure] + AWAY * INCH)


def castle_points(state: Battle, seat: int, figure: int) -> list[tuple[int, int]]:
    """Places for the castle player's figures: on the tops, from the middle of each outwards, then at the foot of the castle."""
    table = state.table
    r = table.radius[figure]
    tops: list[tuple[int, int, int]] = []
    foot: list[tuple[int, int]] = []
    for section in sections_of(state, seat):
        o = table.ground.pieces[table.perch[section]].outline
        mx, my = (o.x0 + o.x1) // 2, (o.y0 + o.y1) // 2
        for x in range(mx % STEP, o.x1 + 1, STEP):
            for y in range(my % STEP, o.y1 + 1, STEP):
                if x >= o.x0 and y >= o.y0:
                    tops.append((max(abs(x - mx), abs(y - my)), x, y))
        for x in range(o.x0 + r, o.x1 - r + 1, 2 * STEP):
            foot += [(x, o.y0 - r - 1), (x, o.y1 + r + 1)]
        for y in range(o.y0 + r, o.y1 - r + 1, 2 * STEP):
            foot += [(o.x0 - r - 1, y), (o.x1 + r + 1, y)]
    tops.sort()
    return [(x, y) for _, x, y in tops] + foot
