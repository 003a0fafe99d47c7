"""Tables for tests: short builders, the eight symmetries of the lattice, and strategies for random situations."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from mageknight.minis.table import (
    ABRUPT,
    BLOCKING,
    DEEP_WATER,
    ELEVATED,
    HINDERING,
    INCH,
    LEFT,
    LOW_WALL,
    RIGHT,
    SHALLOW_WATER,
    STEPS,
    WALK,
    Ground,
    Outline,
    Piece,
    Table,
    has_room,
)

SIZE = 24 * INCH
"""Side of the tables made here."""

EAST, NORTH, WEST, SOUTH = 0, 180, 360, 540


def box(kind: int, x0: float, y0: float, x1: float, y1: float, raised: bool = False) -> Piece:
    """A piece with upright sides, in inches."""
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    return Piece(kind, Outline([(round(x * INCH), round(y * INCH)) for x, y in corners]), raised)


def field(*pieces: Piece) -> Table:
    """An empty table of 24 by 24 inches."""
    return Table(Ground(SIZE, SIZE, list(pieces)))


def stand(table: Table, x: float, y: float, facing: int = EAST, arc: int = 180, long: bool = False) -> int:
    """A figure at a place in inches."""
    return table.add_at(round(x * INCH), round(y * INCH), facing, arc, long)


def points(*inches: tuple[float, float]) -> list[tuple[int, int]]:
    """A path in inches."""
    return [(round(x * INCH), round(y * INCH)) for x, y in inches]


class Symmetry:
    """One of the eight symmetries: first x and y may be exchanged, then each may be mirrored."""

    def __init__(self, number: int) -> None:
        self.swap = bool(number & 1)
        self.flip_x = bool(number & 2)
        self.flip_y = bool(number & 4)

    def point(self, x: int, y: int) -> tuple[int, int]:
        if self.swap:
            x, y = y, x
        return SIZE - x if self.flip_x else x, SIZE - y if self.flip_y else y

    def facing(self, step: int) -> int:
        if self.swap:
            step = STEPS // 4 - step
        if self.flip_x:
            step = STEPS // 2 - step
        return (-step if self.flip_y else step) % STEPS

    def piece(self, piece: Piece) -> Piece:
        outline = Outline([self.point(x, y) for x, y in piece.outline.corners()])
        access = [(*self.point(a, b), *self.point(c, d)) for a, b, c, d in piece.access]
        return Piece(piece.kind, outline, piece.raised, access, piece.name)

    def table(self, table: Table) -> Table:
        image = Table(Ground(SIZE, SIZE, [self.piece(each) for each in table.ground.pieces]))
        for i in range(len(table)):
            x, y = self.point(table.x[i], table.y[i])
            image.add(table.radius[i], table.tail[i], table.arc[i], table.nose[i], table.stand[i], table.rear[i])
            if table.host[i] < 0:
                image.place(i, x, y, self.facing(table.facing[i]), table.level[i])
        for i in range(len(table)):
            if table.host[i] >= 0:
                image.attach(i, table.host[i], self.part(table.part[i]))
        return image

    def part(self, part: int) -> int:
        """Mirrors exchange left and right."""
        mirrored = self.swap ^ self.flip_x ^ self.flip_y
        return {LEFT: RIGHT, RIGHT: LEFT}.get(part, part) if mirrored else part


SHAPES = ((375, 0, 0), (375, 0, 0), (375, 0, 625), (450, 0, 0), (375, 0, 750), (750, 375, 875))
"""Radius, nose and tail of bases: round, the long one of the first generation, slotted, a mount, a chariot."""

OLD_SHAPES = SHAPES[:3]
"""Those of the first generation."""

symmetries = st.integers(0, 7).map(Symmetry)

_SHAPES = [
    [(-3, -2), (3, -2), (3, 2), (-3, 2)],
    [(-2, -3), (2, -3), (3, 0), (1, 3), (-2, 2)],
    [(-3, -3), (3, -3), (3, 0), (0, 0), (0, 3), (-3, 3)],
    [(-4, -1), (0, -3), (4, 1), (0, 3)],
    [(-4, 0), (4, 0), (4, 1), (-4, 1)],
]
KINDS = [HINDERING, BLOCKING, ELEVATED, ABRUPT, SHALLOW_WATER, DEEP_WATER, LOW_WALL]

coordinates = st.one_of(
    st.integers(2, 46).map(lambda n: n * 250),
    st.integers(800, SIZE - 800),
)


@st.composite
def pieces(draw: st.DrawFn, kinds: list[int] | None = None) -> Piece:
    """A piece of some shape, size and kind somewhere on the table."""
    shape = draw(st.sampled_from(_SHAPES))
    scale = draw(st.sampled_from([200, 333, 500]))
    cx, cy = draw(coordinates), draw(coordinates)
    symmetry = draw(symmetries)
    corners = [symmetry.point(cx + x * scale, cy + y * scale) for x, y in shape]
    return Piece(draw(st.sampled_from(kinds or KINDS)), Outline(corners), draw(st.booleans()))


@st.composite
def tables(
    draw: st.DrawFn,
    most: int = 7,
    kinds: list[int] | None = None,
    least: int = 2,
    shapes: Sequence[tuple[int, int, int]] = OLD_SHAPES,
) -> Table:
    """A table with some pieces and figures that do not overlap; many of them touch or stand in line."""
    ground = Ground(SIZE, SIZE, draw(st.lists(pieces(kinds), max_size=4)))
    table = Table(ground)
    wanted = draw(st.integers(least, most))
    for _ in range(wanted * 3):
        if len(table) == wanted:
            break
        _add(draw, table, shapes)
    while len(table) < least:
        at = 800 + 2000 * len(table)
        table.add_at(at, at)
    return table


def _add(draw: st.DrawFn, table: Table, shapes: Sequence[tuple[int, int, int]]) -> None:
    facing = draw(st.integers(0, STEPS - 1) | st.sampled_from([0, 90, 180, 270, 360, 450, 540, 630]))
    arc = draw(st.sampled_from([90, 180, 270]))
    x, y = draw(coordinates), draw(coordinates)
    if len(table) and draw(st.booleans()):
        # Beside a figure that is there already, often exactly in contact.
        j = draw(st.integers(0, len(table) - 1))
        x = table.x[j] + draw(st.sampled_from([0, 750, 751, 752, 753, -750, -751, 450]))
        y = table.y[j] + draw(st.sampled_from([0, 750, 751, -750, -752, 600, 601]))
    radius, nose, tail = draw(st.sampled_from(shapes))
    rear = draw(st.sampled_from([-1, -1, 90, 0]))
    trial = table.copy()
    i = trial.add(radius, tail, arc, nose)
    if 0 <= x <= SIZE and 0 <= y <= SIZE and has_room(trial, i, x, y, facing, WALK):
        table.place(table.add(radius, tail, arc, nose, rear=rear), x, y, facing)
