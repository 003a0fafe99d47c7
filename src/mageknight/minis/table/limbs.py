"""Limbs: riders, passengers and sections, which share the place of their host; and the quarters of a large base.

The base of a large warrior has four quarters round its centre dot, front, left, rear and right, with borders at 45 degrees
to the facing; a border belongs to both (M2-MDIAL-13, M2-MDIAL-42). A section looks outwards from its quarter: its facing is
that of its host, turned by so many right angles, and its front arc measures 90 degrees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.table.bases import touching_points
from mageknight.minis.table.facing import DX, DY, RIGHT_ANGLE, STEPS, in_arc

if TYPE_CHECKING:
    from mageknight.minis.table.tabletop import Table

NO_LIMB: Final = 0
RIDER: Final = 1
PASSENGER: Final = 2
FRONT: Final = 3
LEFT: Final = 4
REAR: Final = 5
RIGHT: Final = 6
"""Parts a slot may be of its host: none, the rider of a mount, the passenger of a chariot, one of four sections."""

COMPARTMENT_ARC: Final = 270
BACKWARD: Final = 2
"""A passenger attacks over both sides and the rear of its chariot: it looks back, two quarters round, over three of them."""

QUARTERS: Final = 4
ALL_QUARTERS: Final = 15


def quarters(facing: int, directions: list[tuple[int, int]]) -> int:
    """The quarters of a base with that facing that some directions from its centre dot meet: bit 0 front, 1 left, 2 rear,
    3 right.

    Several directions are points of one stretch along a side, so whoever touches front and rear touches the side between.
    """
    found = 0
    for vx, vy in directions:
        for quarter in range(QUARTERS):
            if in_arc((facing + quarter * RIGHT_ANGLE) % STEPS, 90, vx, vy):
                found |= 1 << quarter
    for pair, (ahead, beside) in ((5, (facing, 1)), (10, ((facing + RIGHT_ANGLE) % STEPS, 2))):
        if found & pair == pair and not found & ~pair:
            side = sum([DX[ahead] * vy - DY[ahead] * vx for vx, vy in directions])
            found |= 1 << beside if side > 0 else 1 << (beside + 2) % QUARTERS
    return found


def section_contacts(table: Table, section: int, touched: int) -> int:
    """Those of the figures touching its host that a section touches with its quarter."""
    host = table.host[section]
    wanted = 1 << table.part[section] - FRONT
    found = 0
    while touched:
        low = touched & -touched
        touched ^= low
        if contact_quarters(table, host, low.bit_length() - 1) & wanted:
            found |= low
    return found


def contact_quarters(table: Table, i: int, j: int) -> int:
    """The quarters of figure i in which its base touches that of figure j, which it must touch; a flight stand touches it where the stand
    lies."""
    if table.tall and table.aloft >> j & 1:
        return quarters(table.facing[i], [(table.x[j] - table.x[i], table.y[j] - table.y[i])])
    return quarters(
        table.facing[i],
        touching_points(
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
        ),
    )


def with_limbs(table: Table, bodies: int) -> int:
    """A set of bases together with the limbs that sit on them."""
    limbs = table.limbs
    found = bodies
    while limbs:
        low = limbs & -limbs
        limbs ^= low
        if table.body[low.bit_length() - 1] & bodies:
            found |= low
    return found
