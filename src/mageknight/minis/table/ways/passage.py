"""The law of movement: whether a figure may walk a straight leg, where it must stop, and whether a whole path is legal.

A path is a list of lattice points from the centre dot to the destination. It is legal when every leg keeps clear of what
the mode must keep clear of, the summed length is within the allowance (REB-MOV-01, REB-MOV-02), no compulsory stop is
overrun, and the base has room at the end. `SLACK` is the only grace. Nothing else decides: paths that the planner proposes
pass through here like those drawn by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.table.castle import above_and_below, meets_stairs
from mageknight.minis.table.contact import contact_link
from mageknight.minis.table.faults import (
    BAD_PATH,
    BASE_IN_WAY,
    BETWEEN,
    CLIFF,
    MUST_STOP,
    NONE,
    OFF_TABLE,
    SOLID_IN_WAY,
    TOO_FAR,
    fault,
)
from mageknight.minis.table.lattice import CONTACT_GAP, FINE, INCH, SLACK, WIDE, fine_length, point_nears, segments_meet
from mageknight.minis.table.lattice import segments_near as near_segments
from mageknight.minis.table.movement_mode import CLIMB_CENTRE, CLIMB_WHOLE, IGNORED, WHOLE, MovementMode, slow_mask
from mageknight.minis.table.outline import crossed, locate, nears, shallow, stretches
from mageknight.minis.table.places import room_fault
from mageknight.minis.table.tabletop import GROUND, SOARING, Table
from mageknight.minis.table.ways.stops import first_inside, first_wholly

if TYPE_CHECKING:
    from mypy_extensions import i64

Path = list[tuple[int, int]]
"""Lattice points from the centre dot of the figure to its destination."""

MOST_POINTS: Final = 200
"""A path has no more points than this; the ruler itself bends less."""


class Passage:
    """The law for one figure about to move from where it stands.

    `lifted` are bits of figures that are not in the way: those that are carried along. After `blocks` or `stop` the
    attribute `why` says what the matter was.
    """

    def __init__(self, table: Table, mover: int, mode: MovementMode, lifted: int = 0) -> None:
        self.table = table
        self.ground = table.ground
        self.mover = mover
        self.mode = mode
        self.lifted = lifted
        self.x = table.x[mover]
        self.y = table.y[mover]
        self.r = table.radius[mover]
        self.why = NONE
        self.others = 0
        if mode.bases != IGNORED and table.level[mover] != SOARING:
            self.others = table.down & ~(1 << mover | lifted)
            if table.ground.towers:
                self.others &= ~_overhead(table, mover)
            if table.ground.castles:
                self.others &= ~above_and_below(table, mover)
        self.clear = self.r if mode.bases == WHOLE else 0
        self._mark_terrain()

    def _mark_terrain(self) -> None:
        """Sort the terrain by what it does to this move. What the base lies on already does not block its way out."""
        table, ground, mode, i = self.table, self.ground, self.mode, self.mover
        x, y, r = self.x, self.y, self.r
        fx, fy, sx, sy = table.fx[i], table.fy[i], table.sx[i], table.sy[i]
        self.solid = 0
        if mode.solid != IGNORED and ground.solid:
            self.solid = ground.solid if mode.water else ground.solid & ~ground.wet
            self.solid &= ~ground.covered_by(self.solid, fx, fy, sx, sy, r)
        self.high = ground.is_top(table.perch[i]) if ground.castles else False
        if self.high:
            self.solid &= ~ground.masonry
        self.room = self.r if mode.solid == WHOLE else 0
        self.cliffs = ground.cliffs if mode.cliffs else 0
        self.walls = ground.walls if mode.walls else 0
        slow = slow_mask(table, mode)
        # Wholly inside one feature at the start no part of the base is on clear ground: no forced stop (REB-HIN-11). On its
        # way a long base counts by its front disc, so here too; else a rider with its tail outside could not move at all.
        self.enter = 0 if slow == 0 or ground.wholly_in(slow, x, y, x, y, r) else slow
        perch = ground.perch(x, y)
        own = 1 << perch if perch >= 0 else 0
        if ground.castles and perch >= 0:
            for k in range(len(ground.pieces)):
                own |= 1 << k if ground.one_walk(k, perch) else 0
        self.leave = own if mode.climb == CLIMB_WHOLE else 0
        self.rise = ground.hills & ~own if mode.climb == CLIMB_CENTRE else 0
        if mode.climb == CLIMB_WHOLE:
            self.enter |= ground.hills & ~own
        self.halts = self.enter | self.leave | self.rise | self.walls

    def blocks(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """True if anything bars the straight leg from a to b; `why` then says what."""
        return (self.others != 0 and self._bases_block(ax, ay, bx, by)) or (
            (self.solid | self.cliffs) != 0 and self._terrain_blocks(ax, ay, bx, by)
        )

    def _bases_block(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """Bases in the way (REB-MOV-03), and pairs of touching bases with the leg between them (REB-MOV-04). A leg that only
        touches a rim does not cross it."""
        table = self.table
        clear = self.clear
        margin = clear + CONTACT_GAP
        mask = self.others & table.strips.near(
            (ax if ax < bx else bx) - margin,
            (ay if ay < by else by) - margin,
            (ax if ax > bx else bx) + margin,
            (ay if ay > by else by) + margin,
        )
        if not mask:
            return False
        xs, ys, radius, span, touch = table.x, table.y, table.radius, table.span, table.touch
        ux: i64 = bx - ax
        uy: i64 = by - ay
        square = ux * ux + uy * uy
        while mask:
            low = mask & -mask
            mask ^= low
            k = low.bit_length() - 1
            reach: i64 = radius[k] + clear
            across = ux * (ys[k] - ay) - uy * (xs[k] - ax)
            if span[k]:
                if near_segments(ax, ay, bx, by, table.fx[k], table.fy[k], table.sx[k], table.sy[k], reach * reach, 0):
                    self.why = fault(BASE_IN_WAY, k)
                    return True
            elif (
                -WIDE < across < WIDE
                and across * across < reach * reach * square
                and point_nears(xs[k], ys[k], ax, ay, bx, by, reach * reach, 0)
            ):
                self.why = fault(BASE_IN_WAY, k)
                return True
            if clear == 0 and touch[k] and self._passes_between(k, ax, ay, bx, by):
                return True
        return False

    def _passes_between(self, k: int, ax: int, ay: int, bx: int, by: int) -> bool:
        table = self.table
        mates = table.touch[k] & self.others
        while mates:
            low = mates & -mates
            mates ^= low
            j = low.bit_length() - 1
            cx, cy, dx, dy = contact_link(table, k, j)
            if segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
                self.why = fault(BETWEEN, k, j)
                return True
        return False

    def _terrain_blocks(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """Blocking terrain (REB-BLK-01) and the sides of abrupt elevations (REB-SPC-10) in the way."""
        room = self.room
        mask = (self.solid | self.cliffs) & self.ground.strips.near(
            (ax if ax < bx else bx) - room,
            (ay if ay < by else by) - room,
            (ax if ax > bx else bx) + room,
            (ay if ay > by else by) + room,
        )
        pieces = self.ground.pieces
        while mask:
            low = mask & -mask
            mask ^= low
            k = low.bit_length() - 1
            if self.solid & low:
                o = pieces[k].outline
                if pieces[k].masonry and self._climbs(k, ax, ay, bx, by):
                    continue
                if nears(o, ax, ay, bx, by, room) if room else crossed(o, ax, ay, bx, by):
                    self.why = fault(SOLID_IN_WAY, k)
                    return True
            elif self._is_passed_beneath(k, ax, ay, bx, by):
                continue
            elif self._cliff_blocks(k, ax, ay, bx, by):
                self.why = fault(CLIFF, k)
                return True
        return False

    def _climbs(self, k: int, ax: int, ay: int, bx: int, by: int) -> bool:
        """True if the leg meets the stairs of the section this stone belongs to: the section itself then decides."""
        number = self.ground.pieces[k].number
        return any(
            each.castle is not None and each.number == number and meets_stairs(each, ax, ay, bx, by)
            for each in self.ground.pieces
        )

    def _is_passed_beneath(self, k: int, ax: int, ay: int, bx: int, by: int) -> bool:
        """True if a leg at ground level goes under the top of a section, where only its stone is in the way."""
        piece = self.ground.pieces[k]
        if self.high or self.ground.arches >> k & 1 == 0:
            return False
        return not meets_stairs(piece, ax, ay, bx, by)

    def _cliff_blocks(self, k: int, ax: int, ay: int, bx: int, by: int) -> bool:
        """True if the leg goes up or down an abrupt elevation elsewhere than at its stairs; its border is up."""
        piece = self.ground.pieces[k]
        access = piece.access if piece.castle is None else piece.access + piece.castle.joins
        was_up = locate(piece.outline, ax, ay) >= 0
        parts = stretches(piece.outline, ax, ay, bx, by)
        for part in parts:
            if (part.state >= 0) != was_up:
                was_up = part.state >= 0
                if not _at_stairs(access, ax, ay, bx, by, part.top, part.under):
                    return True
        if (locate(piece.outline, bx, by) >= 0) != was_up:
            return not _at_stairs(access, ax, ay, bx, by, 1, 1)
        # A leg from outside to outside may still touch a corner: that is up for a moment, and needs stairs there.
        for part in parts[1:]:
            if not was_up and not _at_stairs(access, ax, ay, bx, by, part.top, part.under):
                return True
        return False

    def stop(self, ax: int, ay: int, bx: int, by: int) -> int:
        """The first moment of the leg, in thousandths of a unit from a, at which the figure must stop; -1 for none.

        A low wall counts only when the leg itself crosses it; `PathWalk` remembers walls crossed on earlier legs.
        """
        r = self.r
        mask = self.halts & self.ground.strips.near(
            (ax if ax < bx else bx) - r,
            (ay if ay < by else by) - r,
            (ax if ax > bx else bx) + r,
            (ay if ay > by else by) + r,
        )
        if self.leave:
            mask |= self.leave
        best = -1
        while mask:
            low = mask & -mask
            mask ^= low
            at = self._stop_at(low, ax, ay, bx, by)
            if at >= 0 and (best < 0 or at < best):
                best = at
                self.why = fault(MUST_STOP, low.bit_length() - 1)
        return best

    def _stop_at(self, bit: int, ax: int, ay: int, bx: int, by: int) -> int:
        o = self.ground.pieces[bit.bit_length() - 1].outline
        r = self.r
        if self.enter & bit:
            return -1 if shallow(o, ax, ay, bx, by, r) else first_wholly(o, ax, ay, bx, by, r, True, 0)
        if self.leave & bit:
            return first_wholly(o, ax, ay, bx, by, r, False, 0)
        k = bit.bit_length() - 1
        if self.ground.arches & bit and self._is_passed_beneath(k, ax, ay, bx, by):
            return -1
        crossing = first_inside(o, ax, ay, bx, by) if crossed(o, ax, ay, bx, by) else -1
        if crossing < 0 or self.rise & bit:
            return crossing
        return first_wholly(o, ax, ay, bx, by, r, False, crossing)


def cliff_fault(table: Table, i: int, mode: MovementMode, x: int, y: int) -> int:
    """The abrupt elevation a figure could not get up or down on the straight way to a point (REB-SPC-10); nothing else is in its way."""
    if not mode.cliffs or table.ground.cliffs == 0:
        return NONE
    passage = Passage(table, i, mode)
    passage.others = 0
    passage.solid = 0
    return passage.why if passage.blocks(passage.x, passage.y, x, y) else NONE


def _overhead(table: Table, mover: int) -> int:
    """Bits of the figures on top of towers the mover is not on: they are above its way."""
    found = 0
    mask = table.down
    while mask:
        low = mask & -mask
        mask ^= low
        perch = table.perch[low.bit_length() - 1]
        if perch >= 0 and perch != table.perch[mover] and table.ground.towers >> perch & 1:
            found |= low
    return found


def _at_stairs(access: list[tuple[int, int, int, int]], ax: int, ay: int, bx: int, by: int, part: int, of: int) -> bool:
    """True if the point part / of the way from a to b lies on one of the stairs."""
    px = ax * of + (bx - ax) * part
    py = ay * of + (by - ay) * part
    return any(
        (px - cx * of) * (dy - cy) == (py - cy * of) * (dx - cx)
        and min(cx, dx) * of <= px <= max(cx, dx) * of
        and min(cy, dy) * of <= py <= max(cy, dy) * of
        for cx, cy, dx, dy in access
    )


def path_length(path: Path) -> int:
    """The length of a path in thousandths of a unit: the sum of its legs, each rounded down."""
    total = 0
    for k in range(1, len(path)):
        total += fine_length(path[k][0] - path[k - 1][0], path[k][1] - path[k - 1][1])
    return total


def limit_of(inches: int) -> int:
    """The greatest length, in thousandths of a unit, of a path for so many inches."""
    return inches * INCH * FINE + SLACK


def walk_fault(passage: Passage, path: Path, inches: int) -> int:
    """The reason the way itself is not legal, or 0: form, length, legs, stops; the end is asked by `path_fault`."""
    if not path or len(path) > MOST_POINTS or path[0] != (passage.x, passage.y):
        return fault(BAD_PATH)
    for x, y in path:
        if not passage.ground.holds(x, y):
            return fault(OFF_TABLE)
    if path_length(path) > limit_of(inches):
        return fault(TOO_FAR)
    for k in range(1, len(path)):
        (ax, ay), (bx, by) = path[k - 1], path[k]
        if (ax != bx or ay != by) and passage.blocks(ax, ay, bx, by):
            return passage.why
    return _stop_fault(passage, path) if passage.halts else NONE


def _stop_fault(passage: Passage, path: Path) -> int:
    """`MUST_STOP` when the path runs on by more than `SLACK` after a compulsory stop."""
    left = path_length(path)
    behind = 0
    for k in range(1, len(path)):
        (ax, ay), (bx, by) = path[k - 1], path[k]
        if ax == bx and ay == by:
            continue
        at = passage.stop(ax, ay, bx, by)
        if behind:
            at = _earlier(at, _wall_stop(passage, behind, ax, ay, bx, by))
        if at >= 0 and left - at > SLACK:
            return passage.why
        behind |= walls_crossed(passage, ax, ay, bx, by)
        left -= fine_length(bx - ax, by - ay)
    return NONE


def _earlier(first: int, second: int) -> int:
    if first < 0 or second < 0:
        return max(first, second)
    return min(first, second)


def _wall_stop(passage: Passage, behind: int, ax: int, ay: int, bx: int, by: int) -> int:
    """The point where the leg first has the base clear of a wall that an earlier leg crossed (REB-SPC-03)."""
    best = -1
    while behind:
        low = behind & -behind
        behind ^= low
        k = low.bit_length() - 1
        at = first_wholly(passage.ground.pieces[k].outline, ax, ay, bx, by, passage.r, False, 0)
        if at >= 0 and (best < 0 or at < best):
            best = at
            passage.why = fault(MUST_STOP, k)
    return best


def walls_crossed(passage: Passage, ax: int, ay: int, bx: int, by: int) -> int:
    """The low walls that the centre dot passes over on a leg."""
    found = 0
    walls = passage.walls & passage.ground.strips.along(ax, ay, bx, by)
    while walls:
        low = walls & -walls
        walls ^= low
        if crossed(passage.ground.pieces[low.bit_length() - 1].outline, ax, ay, bx, by):
            found |= low
    return found


def path_fault(passage: Passage, path: Path, inches: int, facing: int, level: int = GROUND) -> int:
    """The reason figure and path are not legal, or 0: the way, and room for the base at its end with that facing and level."""
    code = walk_fault(passage, path, inches)
    if code:
        return code
    x, y = path[-1]
    return room_fault(passage.table, passage.mover, x, y, facing, passage.mode, passage.lifted, level)
