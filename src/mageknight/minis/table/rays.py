"""Rays: how far one sees from a corner in a direction, for pictures of a reach. Floats; nothing here decides a rule."""

from __future__ import annotations

from math import sqrt

from mageknight.minis.table.lattice import FINE
from mageknight.minis.table.ways.obstacles import PIECES, loops_of
from mageknight.minis.table.ways.passage import Passage


class Rays:
    """The obstacles of a passage as circles and straight sides, gathered once for many rays.

    `discs` are round bases; everything else is made of `circles`, with centre and radius, and of straight `sides`, already
    moved outwards by the room a base needs. `groups` say which of them belong to one obstacle, and the circle that holds
    them all; `exact` is set when compulsory stops are left to the law.
    """

    def __init__(self, passage: Passage, keys: list[int]) -> None:
        self.passage = passage
        self.exact = (passage.leave | passage.rise | passage.walls) != 0
        self.discs: list[tuple[int, int, int, float]] = []
        self.circles: list[tuple[float, float, float]] = []
        self.sides: list[tuple[float, float, float, float]] = []
        self.groups: list[tuple[float, float, float, int, int, int, int]] = []
        for key in keys:
            if key < PIECES:
                self._add_base(key)
            elif passage.solid >> (key - PIECES) & 1:
                self._add_solid(key - PIECES)
            elif passage.enter >> (key - PIECES) & 1:
                self._add_core(key)

    def _add_base(self, i: int) -> None:
        table = self.passage.table
        r = float(table.radius[i] + self.passage.clear)
        x, y, sx, sy = table.fx[i], table.fy[i], table.sx[i], table.sy[i]
        if table.span[i] == 0:
            self.discs.append((x, y, table.radius[i] + self.passage.clear, r * r))
            return
        start = len(self.circles), len(self.sides)
        self.circles.append((x, y, r))
        self.circles.append((sx, sy, r))
        self._add_sides(x, y, sx, sy, r)
        self._add_sides(sx, sy, x, y, r)
        self._close(x, y, r + table.span[i], start)

    def _add_solid(self, piece: int) -> None:
        o = self.passage.ground.pieces[piece].outline
        r = float(self.passage.room)
        start = len(self.circles), len(self.sides)
        for k in range(o.n):
            self._add_sides(o.xs[k], o.ys[k], o.xs[k - 1], o.ys[k - 1], r)
            if r:
                self.circles.append((o.xs[k], o.ys[k], r))
        self._close(o.mx, o.my, o.reach + r, start)

    def _add_core(self, key: int) -> None:
        """The part of a feature where the base is completely inside and must stop: its border ends a ray."""
        for loop in loops_of(self.passage, key):
            start = len(self.circles), len(self.sides)
            for k in range(loop.n):
                self._add_sides(loop.xs[k], loop.ys[k], loop.xs[k - 1], loop.ys[k - 1], 0.0)
            reach = max(sqrt((x - loop.mx) ** 2 + (y - loop.my) ** 2) for x, y in zip(loop.xs, loop.ys, strict=True))
            self._close(loop.mx, loop.my, reach, start)

    def _add_sides(self, ax: float, ay: float, bx: float, by: float, r: float) -> None:
        """One side, moved by r to the side from which it is met."""
        length = sqrt((bx - ax) ** 2 + (by - ay) ** 2) or 1.0
        dx = -(by - ay) / length * r
        dy = (bx - ax) / length * r
        self.sides.append((ax + dx, ay + dy, bx + dx, by + dy))

    def _close(self, x: float, y: float, reach: float, start: tuple[int, int]) -> None:
        self.groups.append((x, y, reach, start[0], len(self.circles), start[1], len(self.sides)))

    def cast(self, x: int, y: int, dx: float, dy: float, length: float) -> float:
        """The length of a ray, at most `length`: to an obstacle, the edge of the table, a compulsory stop."""
        length = self._to_edge(x, y, dx, dy, length)
        for px, py, radius, square in self.discs:
            along = (px - x) * dx + (py - y) * dy
            if along <= 0 or along - radius > length:
                continue
            across = dx * (py - y) - dy * (px - x)
            depth = square - across * across
            if depth > 0:
                at = along - sqrt(depth)
                if at < length:
                    length = at if at > 0 else 0.0
        for cx, cy, reach, c0, c1, s0, s1 in self.groups:
            along = (cx - x) * dx + (cy - y) * dy
            if along < -reach or along - reach > length:
                continue
            across = dx * (cy - y) - dy * (cx - x)
            if across >= reach or across <= -reach:
                continue
            for k in range(c0, c1):
                length = self._to_circle(k, x, y, dx, dy, length)
            for k in range(s0, s1):
                length = self._to_side(k, x, y, dx, dy, length)
        if self.exact:
            stop = self.passage.stop(x, y, round(x + dx * length), round(y + dy * length))
            if stop >= 0:
                length = min(length, stop / FINE)
        return max(length, 0.0)

    def _to_edge(self, x: int, y: int, dx: float, dy: float, length: float) -> float:
        """To where the base would leave the table."""
        r = self.passage.r
        ground = self.passage.ground
        if dx > 1e-9:
            length = min(length, (ground.width - r - x) / dx)
        elif dx < -1e-9:
            length = min(length, (r - x) / dx)
        if dy > 1e-9:
            length = min(length, (ground.height - r - y) / dy)
        elif dy < -1e-9:
            length = min(length, (r - y) / dy)
        return max(length, 0.0)

    def _to_circle(self, k: int, x: int, y: int, dx: float, dy: float, length: float) -> float:
        cx, cy, r = self.circles[k]
        vx = cx - x
        vy = cy - y
        along = vx * dx + vy * dy
        across = dx * vy - dy * vx
        depth = r * r - across * across
        if depth > 0 and along > 0:
            return min(length, max(along - sqrt(depth), 0.0))
        return length

    def _to_side(self, k: int, x: int, y: int, dx: float, dy: float, length: float) -> float:
        ax, ay, bx, by = self.sides[k]
        ex = bx - ax
        ey = by - ay
        bend = dx * ey - dy * ex
        if bend < 1e-9:  # parallel, or met from inside
            return length
        there = ((ax - x) * dy - (ay - y) * dx) / bend
        if there < -1e-6 or there > 1 + 1e-6:
            return length
        at = ((ax - x) * ey - (ay - y) * ex) / bend
        if at < 1.0 and not 0.001 < there < 0.999:
            return length  # the ray begins at this corner and leaves it
        return at if -1e-6 <= at < length else length
