"""Terrain: what lies on the table before the first figure and does not move.

A `Piece` is an outline of one kind. A hill is an elevated piece; woods or a ruin on top of it are pieces of their own,
marked as raised. What each kind means to a figure that moves and to a line of fire is a table below, once. `Ground` holds
all pieces with an index for fast questions; it never changes and is shared by every copy of a table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mageknight.minis.table.lattice import BIGGEST, INCH, turn
from mageknight.minis.table.outline import Outline, crossed, holds_base, locate, nears, outlines_apart, rectangle
from mageknight.minis.table.ways.hulls import Loop

CLEAR: Final = 0
HINDERING: Final = 1
BLOCKING: Final = 2
ELEVATED: Final = 3
ABRUPT: Final = 4
SHALLOW_WATER: Final = 5
DEEP_WATER: Final = 6
LOW_WALL: Final = 7
CONCEALING: Final = 8
CHASM: Final = 9
KINDS: Final = (
    "clear",
    "hindering",
    "blocking",
    "elevated",
    "abrupt-elevated",
    "shallow-water",
    "deep-water",
    "low-wall",
    "concealing",
    "chasm",
)

# What a kind does to movement and to lines of fire.
FREE: Final = 0
HINDERS: Final = 1
BLOCKS: Final = 2

MOVEMENT: Final = [FREE, HINDERS, BLOCKS, FREE, FREE, HINDERS, BLOCKS, FREE, FREE, BLOCKS]
"""By kind: hindering and blocking as named, water by its depth (REB-SPC-01, REB-SPC-02), M2-TERRAIN-12, M2-TERRAIN-17.

A low wall is left by a rule of its own (REB-SPC-03) and so is an elevation (REB-ELV-04)."""

FIRE: Final = [FREE, HINDERS, BLOCKS, FREE, FREE, FREE, FREE, HINDERS, HINDERS, FREE]
"""By kind: water has no effect on fire (REB-SPC-01, REB-SPC-02), a low wall hinders it (REB-SPC-05)."""

CELL: Final = 10
"""Fields of the index measure 2 to this power units, about two inches."""


Segment = tuple[int, int, int, int]
"""A stretch of a border by its two ends."""


class Works:
    """The works on top of a castle section besides an abrupt elevation.

    `word` is its kind (keep, round tower …), `arch` the way through it at ground level as an outline, `is_open` whether a
    figure can come into that way now. `doors` are all its portals, open or shut, as stretches of its border; `crowded`: all who
    stand on it touch each other (M2-CASTLE-72). `front` is the side that looks outside, None where every side does.
    `joins` are the stretches of its border where another top adjoins, filled in by the ground. `surface`: the whole top is an
    access point, connected to the doors (M2-CASTLE-70, M2-CASTLE-71); `stairs` are the doors that are open now. `ladders`
    are the ladders that stand at it, head and foot, filled in by the ground too. `plank`: this is no section but planking, which
    belongs to the wall it lies against (M2-CASTLE-31).
    """

    def __init__(
        self,
        word: str,
        arch: Outline | None,
        is_open: bool,
        doors: list[Segment],
        crowded: bool,
        is_wall: bool,
        front: Segment | None = None,
        surface: bool = False,
        plank: bool = False,
    ) -> None:
        self.word = word
        self.arch = arch
        self.is_open = is_open
        self.doors = doors
        self.crowded = crowded
        self.is_wall = is_wall
        self.front = front
        self.surface = surface
        self.plank = plank
        self.stairs: list[Segment] = []
        self.ladders: list[tuple[Segment, Segment]] = []
        self.joins: list[Segment] = []


class Piece:
    """A terrain feature: its kind, its outline, whether it lies on top of an elevation, its stairs or ladders, whether it
    is constructed terrain.

    `access` holds the ends of stairs, ladders and doors on the border of an abrupt elevation (REB-SPC-10). Of constructed
    terrain, `dots` are its printed centre dots and `fortification` is what it adds to a defense. `number` is the place of the
    feature among those on the battlefield, -1 where nobody counts them. `castle` is what it is as the top of a castle section,
    None for all other terrain; `masonry` marks the stone beneath such a top, which is in the way at ground level alone.
    """

    def __init__(
        self,
        kind: int,
        outline: Outline,
        raised: bool = False,
        access: list[tuple[int, int, int, int]] | None = None,
        name: str = "",
        built: bool = False,
        dots: list[tuple[int, int]] | None = None,
        fortification: int = 0,
        number: int = -1,
        castle: Works | None = None,
        masonry: bool = False,
    ) -> None:
        self.kind = kind
        self.outline = outline
        self.raised = raised
        self.access = access if access is not None else []
        self.name = name
        self.built = built
        self.dots = dots if dots is not None else []
        self.fortification = fortification
        self.number = number
        self.castle = castle
        self.masonry = masonry
        self.movement = MOVEMENT[kind]
        self.fire = FIRE[kind]
        self.elevates = kind in (ELEVATED, ABRUPT)
        self.water = kind in (SHALLOW_WATER, DEEP_WATER)


class Area:
    """A named part of the table without substance: a starting area, a zone of a scenario."""

    def __init__(self, name: str, outline: Outline) -> None:
        self.name = name
        self.outline = outline

    def holds(self, x: int, y: int) -> bool:
        """True if a centre dot lies in the area, border included (REB-SET-12)."""
        return locate(self.outline, x, y) >= 0


Box = tuple[int, int, int, int]
"""Least x, least y, greatest x, greatest y."""


class Strips:
    """An index of boxes: which of them may meet a given box, as bits of an int, in four look-ups.

    `left[c]` has the bits of all boxes that begin in column c or before it, `right[c]` of those that end in it or after
    it, `low` and `high` likewise for rows. Column 0 and the last one catch what lies beyond the border.
    """

    def __init__(self, width: int, height: int, twin_of: Strips | None = None) -> None:
        if twin_of is not None:
            self.left: list[int] = twin_of.left[:]
            self.right: list[int] = twin_of.right[:]
            self.low: list[int] = twin_of.low[:]
            self.high: list[int] = twin_of.high[:]
            return
        columns = (width >> CELL) + 3
        rows = (height >> CELL) + 3
        self.left = [0] * columns
        self.right = [0] * columns
        self.low = [0] * rows
        self.high = [0] * rows

    def copy(self) -> Strips:
        """An independent copy."""
        return Strips(0, 0, self)

    def add(self, bit: int, x0: int, y0: int, x1: int, y1: int) -> None:
        """Enter a box under a bit."""
        _fill(self.left, bit, field(x0, self.left), len(self.left))
        _fill(self.right, bit, 0, field(x1, self.right) + 1)
        _fill(self.low, bit, field(y0, self.low), len(self.low))
        _fill(self.high, bit, 0, field(y1, self.high) + 1)

    def drop(self, bit: int) -> None:
        """Take a box out."""
        keep = ~bit
        for lane in (self.left, self.right, self.low, self.high):
            for c in range(len(lane)):
                lane[c] &= keep

    def shift(self, bit: int, old: Box, new: Box) -> None:
        """Move a box: only the fields between its old and its new borders are written."""
        left, low = self.left, self.low
        _shift_start(left, bit, field(old[0], left), field(new[0], left))
        _shift_start(low, bit, field(old[1], low), field(new[1], low))
        _shift_stop(self.right, bit, field(old[2], left), field(new[2], left))
        _shift_stop(self.high, bit, field(old[3], low), field(new[3], low))

    def near(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """Bits of all boxes that may meet this one: none is missed, some may be a field away."""
        left, low = self.left, self.low
        columns = len(left) - 1
        rows = len(low) - 1
        a = (x0 >> CELL) + 1
        b = (x1 >> CELL) + 1
        c = (y0 >> CELL) + 1
        d = (y1 >> CELL) + 1
        if a < 0 or c < 0 or b > columns or d > rows:
            a = min(max(a, 0), columns)
            b = min(max(b, 0), columns)
            c = min(max(c, 0), rows)
            d = min(max(d, 0), rows)
        return left[b] & self.right[a] & low[d] & self.high[c]

    def along(self, ax: int, ay: int, bx: int, by: int) -> int:
        """Bits of all boxes that may meet the segment between two points on the table."""
        a = (ax >> CELL) + 1
        b = (bx >> CELL) + 1
        c = (ay >> CELL) + 1
        d = (by >> CELL) + 1
        if a > b:
            a, b = b, a
        if c > d:
            c, d = d, c
        return self.left[b] & self.right[a] & self.low[d] & self.high[c]


def field(value: int, lane: list[int]) -> int:
    """The column or row of a coordinate."""
    c = (value >> CELL) + 1
    if c < 0:
        return 0
    last = len(lane) - 1
    return last if c > last else c


def _shift_start(lane: list[int], bit: int, old: int, new: int) -> None:
    for c in range(new, old):
        lane[c] |= bit
    for c in range(old, new):
        lane[c] &= ~bit


def _shift_stop(lane: list[int], bit: int, old: int, new: int) -> None:
    for c in range(old + 1, new + 1):
        lane[c] |= bit
    for c in range(new + 1, old + 1):
        lane[c] &= ~bit


def _fill(lane: list[int], bit: int, start: int, stop: int) -> None:
    for c in range(start, stop):
        lane[c] |= bit


class Ground:
    """The table without figures: its size, its terrain, its areas. Never changed; share it.

    The masks name pieces by what they do: `solid` blocks movement, `slow` hinders it, `wet` is water, `hills` elevates,
    `cliffs` does so abruptly, `sights` concerns lines of fire, `built` was put up by hands, `towers` are cliffs of that kind,
    `dotted` has centre dots to stand on, `castles` are the tops of castle sections, `arches` those with a way beneath them,
    `masonry` is the stone beneath tops. With `parts` figures on and beside an abrupt elevation do not touch each other.
    `walks` numbers the tops that adjoin each other and so are one elevation, 0 for all other pieces; `homes` names by piece
    the top it belongs to, which is its own but for planking.
    `mid_x`, `mid_y` and `reach_square` describe a circle round
    each piece. `loops` keeps what the planner once worked out.
    """

    def __init__(
        self,
        width: int,
        height: int,
        pieces: list[Piece] | None = None,
        areas: list[Area] | None = None,
        parts: bool = False,
    ) -> None:
        if not (0 < width <= BIGGEST and 0 < height <= BIGGEST):
            raise ValueError(f"a table measures up to {BIGGEST} units each way, not {width} by {height}")
        self.width = width
        self.height = height
        self.parts = parts
        self.pieces: list[Piece] = pieces if pieces is not None else []
        self.areas: list[Area] = areas if areas is not None else []
        self.strips = Strips(width, height)
        self.mid_x: list[int] = []
        self.mid_y: list[int] = []
        self.reach_square: list[int] = []
        self.loops: dict[tuple[int, int, bool], list[Loop]] = {}
        self.solid = 0
        self.slow = 0
        self.wet = 0
        self.walls = 0
        self.hills = 0
        self.cliffs = 0
        self.sights = 0
        self.built = 0
        self.towers = 0
        self.dotted = 0
        self.castles = 0
        self.arches = 0
        self.masonry = 0
        for i, piece in enumerate(self.pieces):
            self._index(i, piece)
        self.walks: list[int] = joined_tops(self.pieces) if self.castles else []
        self.homes: list[int] = fitted(self.pieces) if self.castles else []

    def _index(self, i: int, piece: Piece) -> None:
        bit = 1 << i
        o = piece.outline
        self.strips.add(bit, o.x0, o.y0, o.x1, o.y1)
        self.mid_x.append(o.mx)
        self.mid_y.append(o.my)
        self.reach_square.append(o.reach * o.reach)
        if piece.movement == BLOCKS:
            self.solid |= bit
        if piece.movement == HINDERS:
            self.slow |= bit
        if piece.water:
            self.wet |= bit
        if piece.kind == LOW_WALL:
            self.walls |= bit
        if piece.elevates:
            self.hills |= bit
        if piece.kind == ABRUPT:
            self.cliffs |= bit
        if piece.fire != FREE or piece.elevates:
            self.sights |= bit
        if piece.built:
            self._index_built(bit, piece)
        if piece.castle is not None or piece.masonry:
            self._index_castle(bit, piece)

    def _index_built(self, bit: int, piece: Piece) -> None:
        self.built |= bit
        if piece.kind == ABRUPT:
            self.towers |= bit
        if piece.dots:
            self.dotted |= bit

    def _index_castle(self, bit: int, piece: Piece) -> None:
        if piece.castle is None:
            self.masonry |= bit
            return
        self.castles |= bit
        if piece.castle.arch is not None:
            self.arches |= bit

    def one_walk(self, a: int, b: int) -> bool:
        """True if two pieces are tops of one castle whose walkways are continuous (M2-CASTLE-34, reading R131)."""
        return self.castles != 0 and a >= 0 and b >= 0 and self.walks[a] == self.walks[b] != 0

    def home(self, k: int) -> int:
        """The top of the section a piece belongs to: planking to its wall, all else to itself (M2-CASTLE-31)."""
        return self.homes[k] if self.homes and k >= 0 else k

    def is_top(self, k: int) -> bool:
        """True if a piece, -1 for none, is the top of a castle section."""
        return k >= 0 and self.castles >> k & 1 == 1

    def holds(self, x: int, y: int) -> bool:
        """True if a point is on the table, edge included."""
        return 0 <= x <= self.width and 0 <= y <= self.height

    def perch(self, x: int, y: int) -> int:
        """The elevated piece a centre dot stands on, border included, or -1 (M2-TERRAIN-02, REB-ELV-06)."""
        hills = self.hills & self.strips.near(x, y, x, y) if self.hills else 0
        while hills:
            bit = hills & -hills
            i = bit.bit_length() - 1
            if locate(self.pieces[i].outline, x, y) >= 0:
                return i
            hills ^= bit
        return -1

    def covered_by(self, mask: int, x: int, y: int, tx: int, ty: int, r: int) -> int:
        """The pieces of a mask a base lies on with any part; lying against a border is not on it (REB-HIN-05)."""
        found = 0
        mask &= self.strips.near(min(x, tx) - r, min(y, ty) - r, max(x, tx) + r, max(y, ty) + r)
        while mask:
            bit = mask & -mask
            if nears(self.pieces[bit.bit_length() - 1].outline, x, y, tx, ty, r):
                found |= bit
            mask ^= bit
        return found

    def wholly_in(self, mask: int, x: int, y: int, tx: int, ty: int, r: int) -> int:
        """The pieces of a mask that hold a base completely (REB-HIN-03)."""
        found = 0
        mask &= self.strips.near(x, y, x, y)
        while mask:
            bit = mask & -mask
            if holds_base(self.pieces[bit.bit_length() - 1].outline, x, y, tx, ty, r):
                found |= bit
            mask ^= bit
        return found


def joined_tops(pieces: list[Piece]) -> list[int]:
    """By piece the number of its walk, 0 for what is no top of a castle; enters the joins of tops that share a stretch of border."""
    walks = [i + 1 if piece.castle is not None else 0 for i, piece in enumerate(pieces)]
    tops = [i for i, piece in enumerate(pieces) if piece.castle is not None]
    for at, i in enumerate(tops):
        for j in tops[:at]:
            shared = shared_border(pieces[i].outline, pieces[j].outline)
            if not shared:
                continue
            one, other = pieces[i].castle, pieces[j].castle
            assert one is not None
            assert other is not None
            one.joins += shared
            other.joins += shared
            old, new = walks[i], walks[j]
            walks = [new if walk == old else walk for walk in walks]
    return walks


def fitted(pieces: list[Piece]) -> list[int]:
    """By piece the top it belongs to; hangs ladders on the walls they stand at (M2-CASTLE-28, M2-CASTLE-31)."""
    homes = list(range(len(pieces)))
    walls = [k for k, each in enumerate(pieces) if each.castle is not None and each.castle.is_wall]
    for k, each in enumerate(pieces):
        if each.castle is not None and each.castle.plank:
            homes[k] = max(walls, key=lambda wall: border_length(each.outline, pieces[wall].outline), default=k)
        if each.kind == CLEAR and each.access:
            head, foot = each.access[0], each.access[1]
            for wall in walls:
                works = pieces[wall].castle
                if works is not None and access_is_on_border(pieces[wall].outline, head):
                    pieces[wall].access.append(head)
                    works.ladders.append((head, foot))
                    break
    return homes


def border_length(first: Outline, second: Outline) -> int:
    """The length of the stretch of border that two outlines share."""
    return sum([abs(bx - ax) + abs(by - ay) for ax, ay, bx, by in shared_border(first, second)])


def shared_border(first: Outline, second: Outline) -> list[Segment]:
    """The stretches two upright outlines have in common, their very ends left out: those belong to the ground."""
    found: list[Segment] = []
    for i in range(first.n):
        ax, ay, bx, by = first.xs[i - 1], first.ys[i - 1], first.xs[i], first.ys[i]
        for j in range(second.n):
            cx, cy, dx, dy = second.xs[j - 1], second.ys[j - 1], second.xs[j], second.ys[j]
            if ax == bx == cx == dx:
                low, high = max(min(ay, by), min(cy, dy)) + 1, min(max(ay, by), max(cy, dy)) - 1
                if low < high:
                    found.append((ax, low, ax, high))
            elif ay == by == cy == dy:
                low, high = max(min(ax, bx), min(cx, dx)) + 1, min(max(ax, bx), max(cx, dx)) - 1
                if low < high:
                    found.append((low, ay, high, ay))
    return found


@lru_cache(maxsize=64)
def starting_area(name: str, side: int, width: int, height: int, depth: int, margin: int) -> Area:
    """A starting area along one edge (0 bottom, 1 right, 2 top, 3 left): `depth` and `margin` in inches.

    Rebellion: 3 inches deep, 8 inches from the other edges (REB-SET-03, REB-SET-04).
    """
    d = depth * INCH
    m = margin * INCH
    if side == 0:
        return Area(name, rectangle(m, 0, width - m, d))
    if side == 1:
        return Area(name, rectangle(width - d, m, width, height - m))
    if side == 2:
        return Area(name, rectangle(m, height - d, width - m, height))
    return Area(name, rectangle(0, m, d, height - m))


def keeps_apart(first: Outline, second: Outline, inches: int) -> bool:
    """True if two outlines keep at least so many inches between them (REB-SET-09, QS-SET-07)."""
    return outlines_apart(first, second, inches * INCH)


def keeps_from_point(o: Outline, x: int, y: int, inches: int) -> bool:
    """True if an outline keeps at least so many inches from a point (QS-SET-06)."""
    return not nears(o, x, y, x, y, inches * INCH)


def keeps_from_edges(o: Outline, width: int, height: int, inches: int) -> bool:
    """True if an outline lies on the table, at least so many inches from its edges (M2-SETUP-23)."""
    m = inches * INCH
    return o.x0 >= m and o.y0 >= m and o.x1 <= width - m and o.y1 <= height - m


def access_is_on_border(o: Outline, access: tuple[int, int, int, int]) -> bool:
    """True if both ends of stairs or a ladder lie on one side of the outline."""
    ax, ay, bx, by = access
    for i in range(o.n):
        cx, cy, dx, dy = o.xs[i - 1], o.ys[i - 1], o.xs[i], o.ys[i]
        if turn(cx, cy, dx, dy, ax, ay) == 0 == turn(cx, cy, dx, dy, bx, by):
            if locate(o, ax, ay) == 0 == locate(o, bx, by) and not crossed(o, ax, ay, bx, by):
                return True
    return False
