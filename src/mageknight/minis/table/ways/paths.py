"""Paths: the shortest way of the ruler, proposed by a search over tangents, made legal by the law.

The search begins with the straight way. Whatever bars a leg becomes an obstacle, and only then are the ways round it
looked at: obstacles that bar nothing cost nothing. It ends with the shortest way round the loops of `hulls`; the result has
passed `walk_fault` like any path drawn by hand. Lengths inside the search are floats, they only propose.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import sqrt
from typing import TYPE_CHECKING, Final

from mageknight.minis.table.faults import MUST_STOP, NO_WAY, NONE, TOO_FAR, fault
from mageknight.minis.table.lattice import FINE, INCH, SLACK, divided, fine_length, point_nears
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.places import has_room, resting_level, room_fault
from mageknight.minis.table.tabletop import Table
from mageknight.minis.table.ways.hulls import Loop, tangents, ways_out
from mageknight.minis.table.ways.obstacles import keys_of, loops_of
from mageknight.minis.table.ways.passage import Passage, Path, limit_of, path_length, walk_fault, walls_crossed

if TYPE_CHECKING:
    from mypy_extensions import i64

START: Final = -1
GOAL: Final = -2
MOST_STEPS: Final = 3000
"""Corners a search looks at before it gives up; a real table needs a few dozen."""

_FAR: Final = 1e18
_CUTS: Final = (96, 64, 48, 32, 24, 16, 8)
"""How many units before and after a corner it is tried to cut it off."""
LOOP_BITS: Final = 10
_CORNER: Final = (1 << LOOP_BITS) - 1


Bend = tuple[int, int, int, int, int]
"""How a taut string leaves a corner: between straight on (two numbers) and along the loop (two), turning this way (1 or -1)."""


class Search:
    """A growing graph of corners round obstacles.

    A node is a corner of a loop and the sense in which the path goes round it: loop << 10 | corner << 1 | sense, where sense
    0 follows the order of the corners. `cost` is the length of the shortest way found so far, `came` the node before.
    """

    def __init__(self, passage: Passage, gx: int, gy: int, limit: float, aimed: bool = True) -> None:
        self.passage = passage
        self.gx = gx
        self.gy = gy
        self.limit = limit
        self.aimed = aimed
        self.loops: list[Loop] = []
        self.known: dict[int, bool] = {}
        self.cost: dict[int, float] = {START: 0.0}
        self.came: dict[int, int] = {START: START}
        self.seen: dict[int, int] = {}
        self.heap: list[tuple[float, int]] = []

    def activate(self, key: int) -> None:
        """Take an obstacle into the graph; corners already looked at will look again at what is new."""
        if key in self.known:
            return
        self.known[key] = True
        self.loops += loops_of(self.passage, key)
        for node in self.seen:
            heappush(self.heap, (self._guess(node), node))

    def place(self, node: int) -> tuple[int, int]:
        """The place of a node."""
        if node >= 0:
            loop = self.loops[node >> LOOP_BITS]
            k = (node & _CORNER) >> 1
            return loop.ox + loop.xs[k], loop.oy + loop.ys[k]
        return (self.passage.x, self.passage.y) if node == START else (self.gx, self.gy)

    def _guess(self, node: int) -> float:
        if not self.aimed:
            return self.cost[node]
        x, y = self.place(node)
        dx = self.gx - x
        dy = self.gy - y
        return self.cost[node] + sqrt(dx * dx + dy * dy)

    def run(self) -> bool:
        """Search for the goal; true when a way within the limit is known to be the shortest. Without an aim all corners
        within the limit are visited."""
        heappush(self.heap, (0.0, START))
        steps = 0
        while self.heap and steps < MOST_STEPS:
            guess, node = heappop(self.heap)
            if node == GOAL:
                return True
            if guess > self.limit:
                return False
            if self.seen.get(node, -1) < len(self.loops):
                self.expand(node)
                steps += 1
        return False

    def expand(self, node: int) -> None:
        """Try all useful legs from a node: to the goal, along its loop, to the tangents of the loops not yet looked at."""
        x, y = self.place(node)
        first = self.seen.get(node, -1)
        bend = self.bend(node, x, y)
        if first < 0:
            first = 0
            if self.aimed:
                self._try(node, x, y, GOAL, bend)
            if bend is not None:
                self._try(node, x, y, self._next(node), None)
        self.seen[node] = len(self.loops)
        for k in self.promising(node, x, y, bend, first):
            there, back = tangents(self.loops[k], x, y)
            self._try(node, x, y, k << LOOP_BITS | there << 1, bend)
            self._try(node, x, y, k << LOOP_BITS | back << 1 | 1, bend)
            if node == START:
                for corner in ways_out(self.loops[k], x, y):
                    self._try(node, x, y, k << LOOP_BITS | corner << 1, bend)
                    self._try(node, x, y, k << LOOP_BITS | corner << 1 | 1, bend)

    def promising(self, node: int, x: int, y: int, bend: Bend | None, first: int) -> list[int]:
        """The loops from number `first` on that a leg from a node may touch: near enough, and between the two directions of
        its bend."""
        own = node >> LOOP_BITS if node >= 0 else -1
        spare = self.limit - self.cost[node]
        turn = bend if bend is not None else (0, 0, 0, 0, 1)
        ix, iy, nx, ny, sign = float(turn[0]), float(turn[1]), float(turn[2]), float(turn[3]), float(turn[4])
        straight = sqrt(ix * ix + iy * iy)
        along = sqrt(nx * nx + ny * ny)
        found: list[int] = []
        for k in range(first, len(self.loops)):
            loop = self.loops[k]
            dx = float(loop.ox + loop.mx - x)
            dy = float(loop.oy + loop.my - y)
            reach = loop.reach + 8.0  # stairs lie a little inside the hull round their cliff
            if (
                k == own
                or (ix * dy - iy * dx) * sign < -reach * straight
                or (dx * ny - dy * nx) * sign < -reach * along
                or dx * dx + dy * dy > (spare + reach) * (spare + reach)
            ):
                continue
            found.append(k)
        return found

    def _next(self, node: int) -> int:
        """The next corner of the same loop in the sense of the node."""
        n = self.loops[node >> LOOP_BITS].n
        k = (node & _CORNER) >> 1
        k = (k - 1 if k else n - 1) if node & 1 else (k + 1 if k + 1 < n else 0)
        return node & ~_CORNER | k << 1 | node & 1

    def bend(self, node: int, x: int, y: int) -> Bend | None:
        """Between which directions a taut string may leave a corner: straight on, and along the loop. None is any."""
        if node < 0 or self.loops[node >> LOOP_BITS].n == 1:
            return None
        px, py = self.place(self.came[node])
        nx, ny = self.place(self._next(node))
        return x - px, y - py, nx - x, ny - y, -1 if node & 1 else 1

    def _try(self, node: int, x: int, y: int, to: int, bend: Bend | None) -> None:
        """Take a leg into the graph when it bends the right way, is worth it and obeys the law."""
        tx, ty = self.place(to)
        dx: i64 = tx - x
        dy: i64 = ty - y
        if (dx == 0 and dy == 0 and to != GOAL) or not self.passage.ground.holds(tx, ty):
            return
        if bend is not None:
            sign: i64 = bend[4]
            if (bend[0] * dy - bend[1] * dx) * sign < 0:
                return
            # The goal, and stairs, may lie between the hull and the obstacle itself; there the law alone decides.
            if (dx * bend[3] - dy * bend[2]) * sign < 0 and to != GOAL and self.loops[to >> LOOP_BITS].n > 1:
                return
        cost = self.cost[node] + sqrt(float(dx * dx + dy * dy))
        if cost > self.limit or cost >= self.cost.get(to, _FAR) - 1e-9:
            return
        if to >= 0 and cost > self.cost.get(to ^ 1, _FAR):
            return  # the same corner is nearer the other way round; no shortest way comes through it like this
        if bars(self.passage, x, y, tx, ty, to == GOAL):
            for key in keys_of(self.passage.why):
                self.activate(key)
            return
        self.cost[to] = cost
        self.came[to] = node
        self.seen.pop(to, None)
        heappush(self.heap, (self._guess(to), to))

    def path_to(self, node: int) -> Path:
        """The points of the way found to a node."""
        path: Path = []
        while node != START:
            path.append(self.place(node))
            node = self.came[node]
        path.append((self.passage.x, self.passage.y))
        return path[::-1]


def bars(passage: Passage, ax: int, ay: int, bx: int, by: int, last: bool) -> bool:
    """True if the law bars a leg inside a path, or as its last one: only that may run into a compulsory stop."""
    if ax == bx and ay == by:
        return False
    if passage.blocks(ax, ay, bx, by):
        return True
    if not passage.halts:
        return False
    at = passage.stop(ax, ay, bx, by)
    if at < 0:
        # Over a wall the planner goes only in one last leg; the law also lets a figure bend on top of it.
        walls = 0 if last or not passage.walls else walls_crossed(passage, ax, ay, bx, by)
        if walls:
            passage.why = fault(MUST_STOP, walls.bit_length() - 1)
        return walls != 0
    return not last or fine_length(bx - ax, by - ay) - at > SLACK


class Route:
    """An answer of the planner: a legal path with its length in thousandths of a unit, or a fault and what is known."""

    def __init__(self, path: Path, length: int, fault_code: int) -> None:
        self.path = path
        self.length = length
        self.fault = fault_code


def find_path(
    table: Table,
    i: int,
    x: int,
    y: int,
    inches: int,
    mode: MovementMode,
    facing: int = -1,
    lifted: int = 0,
    level: int = -1,
) -> Route:
    """The shortest legal path of figure i to (x, y) for so many inches, ending with a facing and on a level (the present ones
    if none are given). Without one the route has a fault: no room, too far, a compulsory stop before the goal, or no way."""
    end = facing if facing >= 0 else table.facing[i]
    code = room_fault(table, i, x, y, end, mode, lifted, resting_level(table, i, level))
    if code:
        return Route([], 0, code)
    return plan(Passage(table, i, mode, lifted), x, y, inches)


def plan(passage: Passage, x: int, y: int, inches: int) -> Route:
    """As `find_path`, without asking for room at the end."""
    limit = limit_of(inches)
    search = Search(passage, x, y, search_limit(inches))
    if not search.run():
        straight = [(passage.x, passage.y), (x, y)]
        if path_length(straight) > limit:
            return Route(straight, path_length(straight), fault(TOO_FAR))
        if passage.halts and _stops_short(passage, x, y):
            return Route([], 0, passage.why)
        return Route([], 0, fault(NO_WAY))
    path = rounded(passage, tightened(passage, search.path_to(GOAL)))
    code = walk_fault(passage, path, inches)
    return Route(path, path_length(path), code)


def _stops_short(passage: Passage, x: int, y: int) -> bool:
    """True if a compulsory stop on the straight way explains why there is none; `why` then names the feature."""
    if passage.blocks(passage.x, passage.y, x, y):
        return False
    return passage.stop(passage.x, passage.y, x, y) >= 0


def tightened(passage: Passage, path: Path) -> Path:
    """The path without points that the law lets us leave out."""
    tight = path[:1]
    k = 1
    while k < len(path):
        if k + 1 < len(path):
            ax, ay = tight[-1]
            bx, by = path[k + 1]
            if not bars(passage, ax, ay, bx, by, k + 2 == len(path)):
                k += 1
                continue
        tight.append(path[k])
        k += 1
    return tight


def rounded(passage: Passage, path: Path) -> Path:
    """The path with its corners cut as far as the law allows: what a ruler would do at the rim of a base."""
    smooth = path[:1]
    for k in range(1, len(path) - 1):
        (ax, ay), (x, y), (bx, by) = smooth[-1], path[k], path[k + 1]
        before = fine_length(ax - x, ay - y) // FINE
        after = fine_length(bx - x, by - y) // FINE
        for back in _CUTS:
            if 2 * back >= before or 2 * back >= after:
                continue
            cx, cy = x + divided((ax - x) * back, before), y + divided((ay - y) * back, before)
            dx, dy = x + divided((bx - x) * back, after), y + divided((by - y) * back, after)
            if not (
                bars(passage, ax, ay, cx, cy, False)
                or bars(passage, cx, cy, dx, dy, False)
                or bars(passage, dx, dy, bx, by, k + 2 == len(path))
            ):
                smooth.append((cx, cy))
                smooth.append((dx, dy))
                break
        else:
            smooth.append((x, y))
    return smooth + path[-1:] if len(path) > 1 else path


def search_limit(inches: int) -> float:
    """The length a way may have inside the search: cutting corners may still bring it within the allowance."""
    return limit_of(inches) / FINE * 1.006 + 1.0


def find_approach(
    table: Table,
    i: int,
    x: int,
    y: int,
    inches: int,
    mode: MovementMode,
    facing: int = -1,
    lifted: int = 0,
    level: int = -1,
) -> Route:
    """The way of figure i towards (x, y) as far as it may go this move: cut at the allowance and at the first
    compulsory stop, and back to where the base has room. The goal may be another figure or a rock. The answer may be a path
    of one point: staying."""
    end = facing if facing >= 0 else table.facing[i]
    passage = Passage(table, i, mode, lifted)
    free = Passage(table, i, mode, lifted | _bases_over(table, x, y))
    free.solid &= ~table.ground.covered_by(free.solid, x, y, x, y, free.r)
    free.enter = free.leave = free.rise = free.walls = free.halts = 0
    search = Search(free, x, y, 3.0 * (table.ground.width + table.ground.height))
    if not search.run():
        return Route([(passage.x, passage.y)], 0, fault(NO_WAY))
    path = cut(passage, rounded(free, tightened(free, search.path_to(GOAL))), inches)
    while len(path) > 1:
        px, py = path[-1]
        if (
            has_room(table, i, px, py, end, mode, lifted, resting_level(table, i, level))
            and walk_fault(passage, path, inches) == NONE
        ):
            return Route(path, path_length(path), NONE)
        _step_back(path)
    return Route([(passage.x, passage.y)], 0, NONE)


def _bases_over(table: Table, x: int, y: int) -> int:
    """The bases that cover a point."""
    found = 0
    mask = table.strips.near(x, y, x, y)
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        r = table.radius[k]
        if point_nears(x, y, table.fx[k], table.fy[k], table.sx[k], table.sy[k], r * r, 0):
            found |= low
    return found


def _step_back(path: Path) -> None:
    """Shorten a path by a fifth of an inch."""
    (ax, ay), (bx, by) = path[-2], path[-1]
    length = fine_length(bx - ax, by - ay)
    keep = length - INCH * FINE // 5
    if keep <= 0:
        path.pop()
    else:
        path[-1] = (ax + divided((bx - ax) * keep, length), ay + divided((by - ay) * keep, length))


def cut(passage: Passage, path: Path, inches: int) -> Path:
    """The beginning of a path, up to the allowance and to the first compulsory stop."""
    left = inches * INCH * FINE
    kept = path[:1]
    for k in range(1, len(path)):
        (ax, ay), (bx, by) = path[k - 1], path[k]
        length = fine_length(bx - ax, by - ay)
        keep = min(length, left)
        at = passage.stop(ax, ay, bx, by) if passage.halts else -1
        if 0 <= at < keep:
            keep = at + FINE
        if keep < length:
            kept.append((ax + divided((bx - ax) * keep, length), ay + divided((by - ay) * keep, length)))
            break
        kept.append((bx, by))
        left -= length
    return kept
