"""Reach: everywhere a figure can go with one move, for asking and for drawing.

`Reach` finds the shortest ways to all corners within the allowance once; then each place is answered by the corner it is
seen from. An answer is a path that has passed the law, so what reach promises a move command keeps. For drawing there are
`fans` whose union is the region of the centre dot, `frontier` lines where the allowance ends, and `holes` where the base
finds no room; these are pictures and decide nothing.
"""

from __future__ import annotations

from math import acos, atan2, cos, sin, sqrt
from typing import Final

from mageknight.minis.table.faults import NONE
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.places import has_room, resting_level
from mageknight.minis.table.rays import Rays
from mageknight.minis.table.tabletop import Table
from mageknight.minis.table.ways.hulls import base_loop, tangents
from mageknight.minis.table.ways.obstacles import PIECES, keys_near
from mageknight.minis.table.ways.passage import Passage, Path, path_length, walk_fault
from mageknight.minis.table.ways.paths import LOOP_BITS, START, Bend, Search, bars, rounded, search_limit, tightened

_STEP: Final = 0.265
"""Rays of a fan are at most some fifteen degrees apart, so that the fan of a corner of a round base needs two."""

_BESIDE: Final = 0.0006
"""A ray beside a tangent passes the obstacle, or meets it, by this angle."""

_INSIDE: Final = 8
"""Units by which a point may lie inside the hull round a base or a corner and still be walked to along that hull."""

_TURN: Final = 6.283185307179586

Polygon = list[tuple[int, int]]


class Reach:
    """All places within a move of so many inches of one figure."""

    def __init__(self, table: Table, i: int, inches: int, mode: MovementMode, lifted: int = 0, level: int = -1) -> None:
        self.table = table
        self.figure = i
        self.inches = inches
        self.mode = mode
        self.lifted = lifted
        self.level = resting_level(table, i, level)
        self.passage = Passage(table, i, mode, lifted)
        far = inches * INCH
        self.radius = float(far)
        x, y = self.passage.x, self.passage.y
        self.search = Search(self.passage, x, y, search_limit(inches), False)
        self.keys = keys_near(self.passage, x - far, y - far, x + far, y + far)
        for key in self.keys:
            self.search.activate(key)
        self.search.run()
        self.roots: list[int] = []
        self.root_x: list[int] = []
        self.root_y: list[int] = []
        self.root_cost: list[float] = []
        for node in sorted(self.search.cost):
            cost = self.search.cost[node]
            rx, ry = self.search.place(node)
            self.roots.append(node)
            self.root_x.append(rx)
            self.root_y.append(ry)
            self.root_cost.append(cost)

    def path_to(self, x: int, y: int) -> Path | None:
        """A shortest legal way to a place, or nothing; room at the end is not asked."""
        limit = search_limit(self.inches)
        nearest: list[tuple[float, int]] = []
        for k in range(len(self.roots)):
            dx = x - self.root_x[k]
            dy = y - self.root_y[k]
            cost = self.root_cost[k] + sqrt(dx * dx + dy * dy)
            if cost <= limit:
                nearest.append((cost, k))
        nearest.sort()
        for _, k in nearest:
            if not bars(self.passage, self.root_x[k], self.root_y[k], x, y, True):
                path = self.search.path_to(self.roots[k])
                if path[-1] != (x, y):
                    path.append((x, y))
                path = rounded(self.passage, tightened(self.passage, path))
                return path if walk_fault(self.passage, path, self.inches) == NONE else None
        return None

    def contains(self, x: int, y: int, facing: int = -1) -> bool:
        """True if the figure can move to a place and rest there."""
        end = facing if facing >= 0 else self.table.facing[self.figure]
        room = has_room(self.table, self.figure, x, y, end, self.mode, self.lifted, self.level)
        return room and self.path_to(x, y) is not None

    def length_to(self, x: int, y: int) -> int:
        """The length of the shortest way to a place in thousandths of a unit, or -1."""
        path = self.path_to(x, y)
        return path_length(path) if path is not None else -1

    def holes(self) -> list[Polygon]:
        """The holes where the centre dot of the figure may pass but its base finds no room: round other bases."""
        found: list[Polygon] = []
        table = self.table
        mine = table.radius[self.figure]
        for key in self.keys:
            if key < PIECES:
                loop = base_loop(table.radius[key] + mine, table.nose[key], table.tail[key], table.facing[key])
                found.append([(table.x[key] + dx, table.y[key] + dy) for dx, dy in zip(loop.xs, loop.ys, strict=True)])
        return found

    def draw(self) -> Drawing:
        """The region as polygons."""
        return Drawing(self)


class Drawing:
    """A reach for the eye: `fans`, polygons all turning the same way, whose union is the region of the centre dot; and
    `frontier`, lines where only the allowance ends it."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.rays = Rays(reach.passage, reach.keys)
        self.fans: list[Polygon] = []
        self.frontier: list[Polygon] = []
        self.bends = [
            reach.search.bend(reach.roots[k], reach.root_x[k], reach.root_y[k]) for k in range(len(reach.roots))
        ]
        self.clusters = self._clustered()
        self.asked = (-1, -1)
        self.answer = False
        for k in range(len(reach.roots)):
            left = reach.radius - reach.root_cost[k]
            if left > 1.0:
                self._fan(k, left)

    def _fan(self, k: int, left: float) -> None:
        x, y = self.reach.root_x[k], self.reach.root_y[k]
        angles = self._angles(k, left)
        points: Polygon = []
        ends: list[bool] = []
        for angle in angles:
            dx, dy = cos(angle), sin(angle)
            length = self.rays.cast(x, y, dx, dy, left)
            points.append((round(x + dx * length), round(y + dy * length)))
            ends.append(length >= left - 1e-6)
        if self.reach.roots[k] == START:
            # Nothing is shorter than straight: wherever these rays end freely the region ends.
            self.fans.append(points)
            self._add_lines([*points, points[0]], [*ends, ends[0]])
        elif len(points) > 1:
            self.fans.append([(x, y), *points])
            self._add_lines(points, [ends[m] and self._ends_at(k, points[m]) for m in range(len(ends))])

    def _add_lines(self, points: Polygon, ends: list[bool]) -> None:
        """Add to the frontier the stretches of points that all lie on it."""
        line: Polygon = []
        for point, on in zip(points, ends, strict=True):
            if on:
                line.append(point)
            elif line:
                if len(line) > 1:
                    self.frontier.append(line)
                line = []
        if len(line) > 1:
            self.frontier.append(line)

    def _angles(self, k: int, left: float) -> list[float]:
        """Directions of the rays of a root: evenly over its bend, and beside the tangents of everything it sees."""
        x, y = self.reach.root_x[k], self.reach.root_y[k]
        bend = self.bends[k]
        if bend is None:
            start, width = 0.0, _TURN
        else:
            ix, iy, nx, ny, sign = bend
            first, second = (ix, iy), (nx, ny)
            if sign < 0:
                first, second = second, first
            start = atan2(first[1], first[0])
            width = (atan2(second[1], second[0]) - start) % _TURN
            if width > 3.2:
                return []
        count = 48 if bend is None else int(width / _STEP) + 1
        angles = [start + width * m / count for m in range(count + (0 if bend is None else 1))]
        if width > _STEP:
            angles += self._tangent_angles(self.reach.roots[k], x, y, bend, start, width)
            for angle in self._edge_angles(x, y, left):
                if (angle - start) % _TURN < width:
                    angles.append(start + (angle - start) % _TURN)
            angles.sort()
        return angles

    def _tangent_angles(self, node: int, x: int, y: int, bend: Bend | None, start: float, width: float) -> list[float]:
        angles: list[float] = []
        search = self.reach.search
        for k in search.promising(node, x, y, bend, 0):
            loop = search.loops[k]
            for corner in tangents(loop, x, y):
                angle = atan2(loop.oy + loop.ys[corner] - y, loop.ox + loop.xs[corner] - x)
                for beside in (-_BESIDE, _BESIDE):
                    offset = (angle + beside - start) % _TURN
                    if offset < width:
                        angles.append(start + offset)
        return angles

    def _edge_angles(self, x: int, y: int, left: float) -> list[float]:
        """Directions in which the allowance ends just at an edge of the table, and of its corners."""
        r = self.reach.passage.r
        ground = self.reach.passage.ground
        east, north = ground.width - r - x, ground.height - r - y
        west, south = r - x, r - y
        angles = [atan2(dy, dx) for dx in (east, west) for dy in (north, south)]
        for quarter, gap in enumerate((east, north, -west, -south)):
            if 0 <= gap < left:
                angles += [quarter * _TURN / 4 + side * acos(gap / left) for side in (-1, 1)]
        return angles

    def _ends_at(self, k: int, point: tuple[int, int]) -> bool:
        """True if the region ends at a point of fan k. One fan begins where the one before it ended: that is asked once."""
        x, y = self.asked
        if abs(point[0] - x) + abs(point[1] - y) > 10:
            self.asked = point
            self.answer = self._is_outermost(k, point)
        return self.answer

    def _is_outermost(self, k: int, point: tuple[int, int]) -> bool:
        """True if no other corner reaches a point with something left."""
        reach = self.reach
        x, y = point
        limit = reach.radius - 4.0
        for cx, cy, spare, first, last in self.clusters:
            if (x - cx) * (x - cx) + (y - cy) * (y - cy) >= spare * spare:
                continue
            for m in range(first, last):
                left = limit - reach.root_cost[m]
                if left <= 0 or m == k:
                    continue
                dx = x - reach.root_x[m]
                dy = y - reach.root_y[m]
                if dx * dx + dy * dy >= left * left or not self._opens(m, dx, dy):
                    continue
                if not reach.passage.blocks(reach.root_x[m], reach.root_y[m], x, y):
                    return False
        return True

    def _clustered(self) -> list[tuple[float, float, float, int, int]]:
        """Roots that follow each other, by loop: a place, how far from it any of them may still reach, and which."""
        reach = self.reach
        found: list[tuple[float, float, float, int, int]] = []
        first = 0
        while first < len(reach.roots):
            last = first + 1
            while last < len(reach.roots) and reach.roots[last] >> LOOP_BITS == reach.roots[first] >> LOOP_BITS:
                last += 1
            cx, cy = reach.root_x[first], reach.root_y[first]
            spare = 0.0
            for m in range(first, last):
                away = sqrt((reach.root_x[m] - cx) ** 2 + (reach.root_y[m] - cy) ** 2)
                spare = max(spare, reach.radius - reach.root_cost[m] + away)
            found.append((float(cx), float(cy), spare, first, last))
            first = last
        return found

    def _opens(self, m: int, dx: int, dy: int) -> bool:
        """True if a taut string may leave a root towards a point so far from it; one between hull and base counts too."""
        bend = self.bends[m]
        if bend is None:
            return True
        ix, iy, nx, ny, sign = bend
        back = (ix * dy - iy * dx) * sign
        if back < 0 and back * back > _INSIDE * _INSIDE * (ix * ix + iy * iy):
            return False
        inside = (dx * ny - dy * nx) * sign
        return inside >= 0 or inside * inside <= _INSIDE * _INSIDE * (nx * nx + ny * ny)
