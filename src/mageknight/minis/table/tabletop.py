"""The table with its figures and tokens: a plain value in flat lists, cheap to copy.

Figures are slots 0, 1, 2 …; a slot keeps its number for the whole game, on the table or off it. `place` and `lift` are the
only ways to change a figure; they keep what is asked most often up to date: who touches whom, who stands on which
elevation, and the index of bases. Whether a place is legal is not asked here but in `places` and `paths`.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis.table.bases import CONTACT, LONG_TAIL, ROUND_RADIUS, spacing
from mageknight.minis.table.facing import STEPS, offset
from mageknight.minis.table.lattice import CONTACT_GAP
from mageknight.minis.table.terrain import Box, Ground, Strips

OFF: Final = -1
GROUND: Final = 0
SOARING: Final = 1
"""Levels: off the table, on the ground or an elevation, above everything (M2-SOAR-01)."""

SLOT: Final = 7
"""Numbers of a figure in a dump: x, y, facing, radius, tail, arc, level."""


class Table:
    """Figures and tokens on a ground.

    For figure i: `x`, `y` centre dot, `facing`, `radius`, `tail` (distance of the rear disc, 0 for a round base), `sx`, `sy`
    the tail point, `arc` of the front in degrees, `level`, `perch` the elevated piece under the centre dot or -1, `touch`
    the bits of the figures in base contact. `down` has the bits of all figures on ground or elevations, `aloft` of the
    soaring ones, `strips` the index of those that are down. Tokens are discs that hinder nobody.
    """

    def __init__(self, ground: Ground, twin_of: Table | None = None) -> None:
        self.ground = ground
        if twin_of is None:
            self.x: list[int] = []
            self.y: list[int] = []
            self.facing: list[int] = []
            self.radius: list[int] = []
            self.tail: list[int] = []
            self.sx: list[int] = []
            self.sy: list[int] = []
            self.arc: list[int] = []
            self.level: list[int] = []
            self.perch: list[int] = []
            self.touch: list[int] = []
            self.down = 0
            self.aloft = 0
            self.strips = Strips(ground.width, ground.height)
            self.token_x: list[int] = []
            self.token_y: list[int] = []
            self.token_radius: list[int] = []
            return
        self.x = twin_of.x[:]
        self.y = twin_of.y[:]
        self.facing = twin_of.facing[:]
        self.radius = twin_of.radius  # replaced, never written into
        self.tail = twin_of.tail
        self.sx = twin_of.sx[:]
        self.sy = twin_of.sy[:]
        self.arc = twin_of.arc[:]
        self.level = twin_of.level[:]
        self.perch = twin_of.perch[:]
        self.touch = twin_of.touch[:]
        self.down = twin_of.down
        self.aloft = twin_of.aloft
        self.strips = twin_of.strips.copy()
        self.token_x = twin_of.token_x[:]
        self.token_y = twin_of.token_y[:]
        self.token_radius = twin_of.token_radius[:]

    def copy(self) -> Table:
        """An independent copy; the ground is shared."""
        return Table(self.ground, self)

    def __len__(self) -> int:
        return len(self.x)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.ground is other.ground and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(tuple(self.dump()))

    def add(self, radius: int = ROUND_RADIUS, tail: int = 0, arc: int = 180) -> int:
        """A new figure, off the table; returns its slot."""
        self.radius = [*self.radius, radius]
        self.tail = [*self.tail, tail]
        self.x.append(0)
        self.y.append(0)
        self.facing.append(0)
        self.sx.append(0)
        self.sy.append(0)
        self.arc.append(arc)
        self.level.append(OFF)
        self.perch.append(-1)
        self.touch.append(0)
        return len(self.x) - 1

    def add_at(self, x: int, y: int, facing: int = 0, arc: int = 180, long: bool = False) -> int:
        """A new figure of a standard size, placed at once: for situations and tests."""
        i = self.add(ROUND_RADIUS, LONG_TAIL if long else 0, arc)
        self.place(i, x, y, facing)
        return i

    def place(self, i: int, x: int, y: int, facing: int, level: int = GROUND) -> None:
        """Put a figure down with its centre dot at (x, y), from wherever it was."""
        if level != OFF and not self.ground.holds(x, y):
            raise ValueError(f"({x}, {y}) is not on the table")
        facing %= STEPS
        sx, sy = x, y
        if self.tail[i]:
            dx, dy = offset(facing, self.tail[i])
            sx -= dx
            sy -= dy
        bit = 1 << i
        was_down = self.level[i] == GROUND
        old = self.box(i)
        self.x[i] = x
        self.y[i] = y
        self.facing[i] = facing
        self.sx[i] = sx
        self.sy[i] = sy
        self.level[i] = level
        if level == GROUND:
            if was_down:
                self.strips.shift(bit, old, self.box(i))
            else:
                self.strips.add(bit, *self.box(i))
            self.down |= bit
            self.aloft &= ~bit
            self.perch[i] = self.ground.perch(x, y)
        else:
            if was_down:
                self.strips.drop(bit)
            self.down &= ~bit
            self.aloft = self.aloft | bit if level == SOARING else self.aloft & ~bit
            self.perch[i] = -1
        self._touch_anew(i)

    def lift(self, i: int) -> None:
        """Take a figure off the table."""
        self.place(i, self.x[i], self.y[i], self.facing[i], OFF)

    def turn(self, i: int, facing: int) -> None:
        """Give a figure another facing on the spot; a long base swings its tail round."""
        if self.tail[i]:
            self.place(i, self.x[i], self.y[i], facing, self.level[i])
        else:
            self.facing[i] = facing % STEPS

    def box(self, i: int) -> Box:
        """The upright box round a base."""
        r = self.radius[i]
        x, y, sx, sy = self.x[i], self.y[i], self.sx[i], self.sy[i]
        if x == sx and y == sy:
            return x - r, y - r, x + r, y + r
        return min(x, sx) - r, min(y, sy) - r, max(x, sx) + r, max(y, sy) + r

    def others(self, i: int) -> int:
        """Bits of the figures on the same level as figure i, itself left out."""
        level = self.level[i]
        mask = self.down if level == GROUND else self.aloft if level == SOARING else 0
        return mask & ~(1 << i)

    def _touch_anew(self, i: int) -> None:
        """Find out whom figure i touches now; figures on different levels never touch (M2-SOAR-16)."""
        bit = 1 << i
        left = self.touch[i]
        while left:
            low = left & -left
            self.touch[low.bit_length() - 1] &= ~bit
            left ^= low
        mask = self.others(i)
        if self.level[i] == GROUND:
            x0, y0, x1, y1 = self.box(i)
            mask &= self.strips.near(x0 - CONTACT_GAP, y0 - CONTACT_GAP, x1 + CONTACT_GAP, y1 + CONTACT_GAP)
        found = 0
        while mask:
            low = mask & -mask
            j = low.bit_length() - 1
            if self.spacing(i, j) == CONTACT:
                found |= low
                self.touch[j] |= bit
            mask ^= low
        self.touch[i] = found

    def spacing(self, i: int, j: int) -> int:
        """How the bases of two figures lie to each other: `OVERLAP`, `CONTACT` or `APART`, whatever their levels."""
        return spacing(
            self.x[i],
            self.y[i],
            self.sx[i],
            self.sy[i],
            self.radius[i],
            self.x[j],
            self.y[j],
            self.sx[j],
            self.sy[j],
            self.radius[j],
        )

    def add_token(self, x: int, y: int, radius: int) -> int:
        """Lay down a token; returns its number."""
        self.token_x.append(x)
        self.token_y.append(y)
        self.token_radius.append(radius)
        return len(self.token_x) - 1

    def dump(self) -> list[int]:
        """All that is not derived, as one list of ints: figures, tokens. `load` is its reverse."""
        flat = [len(self.x)]
        for i in range(len(self.x)):
            flat += [self.x[i], self.y[i], self.facing[i], self.radius[i], self.tail[i], self.arc[i], self.level[i]]
        for t in range(len(self.token_x)):
            flat += [self.token_x[t], self.token_y[t], self.token_radius[t]]
        return flat


def load(ground: Ground, flat: list[int]) -> Table:
    """The table that `dump` wrote down."""
    table = Table(ground)
    end = 1 + flat[0] * SLOT
    for at in range(1, end, SLOT):
        x, y, facing, radius, tail, arc, level = flat[at : at + SLOT]
        table.place(table.add(radius, tail, arc), x, y, facing, level)
    for at in range(end, len(flat), 3):
        table.add_token(flat[at], flat[at + 1], flat[at + 2])
    return table
