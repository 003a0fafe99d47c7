"""Distance and contact: who touches whom, with which arc, and how far it is.

Distances are measured from centre dot to centre dot and horizontally (REB-CON-01, REB-ELV-05); contact is seen from
straight above (REB-HGT-06). Distances and arcs of a long base go by its centre dot, its contact by the whole capsule; soaring
figures touch with their flight stands, each other and tall bases.
"""

from __future__ import annotations

from math import isqrt

from mageknight.minis.table.bases import OVERLAP, link, touching_points
from mageknight.minis.table.built import access_directions
from mageknight.minis.table.castle import section_directions
from mageknight.minis.table.facing import DX, DY, STEPS, facing_into_arc, in_arc
from mageknight.minis.table.lattice import (
    CONTACT_GAP,
    FINE,
    fine_hundredths,
    fine_length,
    hundredths,
    point_nears,
    squared,
    within,
)
from mageknight.minis.table.limbs import FRONT, PASSENGER
from mageknight.minis.table.outline import nears, stretches
from mageknight.minis.table.stairs import stairs_directions
from mageknight.minis.table.tabletop import OFF, SOARING, Table
from mageknight.minis.table.terrain import ABRUPT


def is_within(table: Table, i: int, j: int, inches: int) -> bool:
    """True if two centre dots are at most so many inches apart, the limit included (REB-RNG-06)."""
    return within(squared(table.x[i], table.y[i], table.x[j], table.y[j]), inches)


def distance(table: Table, i: int, j: int) -> int:
    """The distance of two centre dots in hundredths of an inch, for showing; comparisons use `is_within`."""
    return hundredths(squared(table.x[i], table.y[i], table.x[j], table.y[j]))


def gap(table: Table, i: int, j: int) -> int:
    """The gap between two bases, in hundredths of an inch, for showing; 0 only where they touch."""
    if in_contact(table, i, j):
        return 0
    ax, ay, bx, by = contact_link(table, i, j)
    return max(1, fine_hundredths(fine_length(bx - ax, by - ay) - (table.radius[i] + table.radius[j]) * FINE))


def turn_to_front(table: Table, i: int, directions: list[tuple[int, int]]) -> int:
    """By how many degrees at least i must turn to have one of some directions in its front arc, rounded up."""
    least = STEPS
    for vx, vy in directions:
        steps = (facing_into_arc(table.facing[i], table.arc[i], vx, vy) - table.facing[i]) % STEPS
        least = min(least, steps, STEPS - steps)
    return (least + 1) // 2


def in_contact(table: Table, i: int, j: int) -> bool:
    """True if two figures are in base contact (REB-CON-02)."""
    return table.touch[i] >> j & 1 == 1


def overlaps(table: Table, i: int, j: int) -> bool:
    """True if two bases overlap: never true on a legal table."""
    return table.spacing(i, j) == OVERLAP


def _toucher(table: Table, i: int) -> int:
    """The base whose contact lets a figure strike and be struck: its own, for a passenger that of its chariot (M2-CHARIOT-16)."""
    return table.host[i] if table.part[i] == PASSENGER else i


def contact_directions(table: Table, i: int, j: int) -> list[tuple[int, int]]:
    """Directions, from the centre dot of i, of the points where it touches j; empty when it does not."""
    if not in_contact(table, _toucher(table, i), _toucher(table, j)):
        return []
    if table.level[i] == SOARING or table.level[j] == SOARING or table.body[i] == table.body[j]:
        return [(table.x[j] - table.x[i], table.y[j] - table.y[i])]
    found = touching_points(
        table.x[i],
        table.y[i],
        table.fx[i],
        table.fy[i],
        table.sx[i],
        table.sy[i],
        table.radius[i],
        table.fx[j],
        table.fy[j],
        table.sx[j],
        table.sy[j],
        table.radius[j],
    )
    if table.ground.towers and (not found or table.parted(i, j)):
        return access_directions(table, i, j)
    if not found and table.ground.castles:
        return [(table.x[j] - table.x[i], table.y[j] - table.y[i])]  # all on top of a gatehouse touch (M2-CASTLE-72)
    if table.part[i] < FRONT:
        return found
    own = [(vx, vy) for vx, vy in found if in_arc(table.facing[i], 90, vx, vy)]
    # A stretch along the side may have both its ends beyond the quarter it passes through.
    return own or [(DX[table.facing[i]], DY[table.facing[i]])]


def front_touches(table: Table, i: int, j: int) -> bool:
    """True if some part of the front arc of i touches j (REB-CLS-01)."""
    if table.span[i] == 0 and table.span[j] == 0 and not table.ground.towers:
        return in_contact(table, i, j) and sees(table, i, j)
    return any(in_arc(table.facing[i], table.arc[i], vx, vy) for vx, vy in contact_directions(table, i, j))


def rear_is_touched(table: Table, i: int, j: int) -> bool:
    """True if i touches the rear arc of j (REB-CLS-03); the border of the arcs is front."""
    return any(in_rear(table, j, vx, vy) for vx, vy in contact_directions(table, j, i))


def in_rear(table: Table, i: int, vx: int, vy: int) -> bool:
    """True if a direction from the centre dot of i lies in its rear arc; the border is not rear (reading R52)."""
    rear = table.rear[i]
    return rear >= 360 or (rear > 0 and not in_arc(table.facing[i], 360 - rear, vx, vy))


def sees(table: Table, i: int, j: int) -> bool:
    """True if the line from i to j passes through the front arc of i (REB-RNG-05)."""
    return in_arc(table.facing[i], table.arc[i], table.x[j] - table.x[i], table.y[j] - table.y[i])


def comes_from_behind(table: Table, i: int, j: int) -> bool:
    """True if the line from i to j passes through the rear arc of j (M2-RANGED-11)."""
    return in_rear(table, j, table.x[i] - table.x[j], table.y[i] - table.y[j])


def spin_to_front(table: Table, i: int, j: int) -> int:
    """The facing nearest to the present one with which the front arc of i touches j, which it must touch (REB-SPN-01)."""
    vx, vy = contact_directions(table, i, j)[0]
    return facing_into_arc(table.facing[i], table.arc[i], vx, vy)


def touching(table: Table, i: int) -> list[int]:
    """The figures in base contact with i, in order."""
    found: list[int] = []
    left = table.touch[i]
    while left:
        low = left & -left
        found.append(low.bit_length() - 1)
        left ^= low
    return found


def contact_link(table: Table, i: int, j: int) -> tuple[int, int, int, int]:
    """The bar between two touching figures that no path may pass (REB-MOV-04)."""
    if table.span[i] == 0 and table.span[j] == 0:
        return table.x[i], table.y[i], table.x[j], table.y[j]
    return link(table.fx[i], table.fy[i], table.sx[i], table.sy[i], table.fx[j], table.fy[j], table.sx[j], table.sy[j])


def touches_token(table: Table, i: int, token: int) -> bool:
    """True if a base touches or covers a token (QS-OBJ-01, M2-MEASURE-05); soaring figures and passengers touch none
    (M2-SOAR-11, M2-CHARIOT-05). One on top of a cliff is touched from there alone (reading R191)."""
    if table.level[i] == OFF or table.level[i] == SOARING or table.part[i] == PASSENGER:
        return False
    reach = table.radius[i] + table.token_radius[token] + CONTACT_GAP
    x, y = table.token_x[token], table.token_y[token]
    if table.ground.parts and table.parted_from(i, x, y):
        return False
    if table.span[i] == 0:
        return squared(table.x[i], table.y[i], x, y) <= reach * reach
    return point_nears(x, y, table.fx[i], table.fy[i], table.sx[i], table.sy[i], reach * reach, 1)


def covers_token(table: Table, i: int, token: int) -> bool:
    """True if a base is larger than a token and has all of it beneath it: nobody else then touches it (M2-OBJ-13, M2-OBJ-14,
    reading R31). A token in the very outline of the base is covered."""
    if table.level[i] == OFF or table.level[i] == SOARING or table.host[i] >= 0:
        return False
    reach = table.radius[i] - table.token_radius[token]
    if reach < 0 or (reach == 0 and table.span[i] == 0):
        return False
    x, y = table.token_x[token], table.token_y[token]
    if table.ground.parts and table.parted_from(i, x, y):
        return False
    return point_nears(x, y, table.fx[i], table.fy[i], table.sx[i], table.sy[i], reach * reach, 1)


def touches_piece(table: Table, i: int, piece: int) -> bool:
    """True if a base is in contact with a terrain feature: on it with any part, or nearer to it than the contact gap
    (REB-GLO-01)."""
    return (
        table.level[i] != OFF
        and table.level[i] != SOARING
        and nears(
            table.ground.pieces[piece].outline,
            table.fx[i],
            table.fy[i],
            table.sx[i],
            table.sy[i],
            table.radius[i] + CONTACT_GAP,
        )
    )


def stands_on(table: Table, i: int, mask: int) -> int:
    """The pieces of a mask the base of i lies on with any part (REB-HIN-05)."""
    if table.level[i] == OFF:
        return 0
    return table.ground.covered_by(mask, table.fx[i], table.fy[i], table.sx[i], table.sy[i], table.radius[i])


def stands_wholly_in(table: Table, i: int, mask: int) -> int:
    """The pieces of a mask that hold the base of i completely (REB-HIN-03)."""
    if table.level[i] == OFF:
        return 0
    return table.ground.wholly_in(mask, table.fx[i], table.fy[i], table.sx[i], table.sy[i], table.radius[i])


def is_elevated(table: Table, i: int) -> bool:
    """True if the centre dot stands on elevated terrain (REB-ELV-06)."""
    return table.perch[i] >= 0


def cliff_between(table: Table, i: int, j: int) -> bool:
    """True if exactly one of the two stands on some abrupt elevation: no close combat, no formation (REB-SPC-08,
    REB-SPC-09). At the access point of a tower figures touch all the same (M2-CONSTR-07)."""
    a, b = table.perch[i], table.perch[j]
    pieces = table.ground.pieces
    if (table.ground.towers and in_contact(table, i, j)) or (table.rooted >> i | table.rooted >> j) & 1:
        return False
    if table.ground.one_walk(a, b):
        return False
    return a != b and ((a >= 0 and pieces[a].kind == ABRUPT) or (b >= 0 and pieces[b].kind == ABRUPT))


def adjacent_across_wall(table: Table, i: int, j: int) -> int:
    """The low wall across which two figures stand as if in base contact, or -1 (REB-SPC-06).

    Both bases touch the wall, the line between the centre dots crosses it, and nothing but the wall's own thickness on
    that line keeps the bases from touching.
    """
    walls = table.ground.walls
    while walls:
        bit = walls & -walls
        piece = bit.bit_length() - 1
        if touches_piece(table, i, piece) and touches_piece(table, j, piece) and _wall_fills_gap(table, i, j, piece):
            return piece
        walls ^= bit
    return -1


def _wall_fills_gap(table: Table, i: int, j: int, piece: int) -> bool:
    ax, ay, bx, by = contact_link(table, i, j)
    length = isqrt(squared(ax, ay, bx, by) * FINE * FINE)
    thick = 0
    for part in stretches(table.ground.pieces[piece].outline, ax, ay, bx, by):
        if part.state > 0:
            thick += part.extent(length)
    reach = table.radius[i] + table.radius[j] + 2 * CONTACT_GAP
    return thick > 0 and length - thick <= reach * FINE


def melee_directions(table: Table, i: int, j: int) -> list[tuple[int, int]]:
    """Directions, from the centre dot of i, in which it can strike j or be struck by it in close combat; empty when it
    cannot: base contact, or a low wall between them, and no cliff (REB-CLS-01, REB-SPC-06, REB-SPC-08)."""
    if table.rooted and (table.rooted >> i | table.rooted >> j) & 1:
        return section_directions(table, i, j) if table.rooted >> j & 1 else []
    if cliff_between(table, i, j):
        return []
    found = contact_directions(table, i, j)
    if not found and table.ground.walls and adjacent_across_wall(table, i, j) >= 0:
        ax, ay, bx, by = contact_link(table, i, j)
        # As if the bases touched: the point of the rim of i on the line to j.
        ri, rj = table.radius[i], table.radius[j]
        found = [((ax - table.x[i]) * (ri + rj) + (bx - ax) * ri, (ay - table.y[i]) * (ri + rj) + (by - ay) * ri)]
    return found


def can_strike(table: Table, i: int, j: int) -> bool:
    """True if i could fight j in close combat as they stand, with its front arc (REB-CLS-01)."""
    return any(in_arc(table.facing[i], table.arc[i], vx, vy) for vx, vy in melee_directions(table, i, j))


def strikes_rear(table: Table, i: int, j: int) -> bool:
    """True if a close combat attack of i on j meets the rear arc of j (REB-CLS-03)."""
    directions = melee_directions(table, j, i)
    if not directions and table.ground.castles:
        directions = stairs_directions(table, j, i)
    return any(in_rear(table, j, vx, vy) for vx, vy in directions)
