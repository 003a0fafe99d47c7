"""Benchmarks of the miniatures table: 2 × 200 points, which is about 20 figures, and 12 pieces of terrain.

The armies stand as after some turns of a battle: scattered, some of them in contact, on tables whose pieces keep the two
inches of REB-SET-09. The tables come from fixed numbers, so every run measures the same questions.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.rng import below, seeded
from mageknight.minis.table import (
    BLOCKING,
    DEEP_WATER,
    ELEVATED,
    HINDERING,
    INCH,
    LOW_WALL,
    SHALLOW_WATER,
    WALK,
    Ground,
    Outline,
    Piece,
    Reach,
    Table,
    contact_spots,
    find_path,
    has_room,
    keeps_apart,
    offset,
    trace,
)
from tools.bench import Benchmark, microseconds, per_second

SIZE: Final = 36 * INCH
FIGURES: Final = 20
TABLES: Final = 4
SPEED: Final = 8
KINDS: Final = (
    HINDERING,
    BLOCKING,
    HINDERING,
    ELEVATED,
    HINDERING,
    BLOCKING,
    SHALLOW_WATER,
    BLOCKING,
    HINDERING,
    DEEP_WATER,
    LOW_WALL,
    BLOCKING,
)
"""Twelve pieces, mostly woods and rocks."""


def benchmarks() -> list[Benchmark]:
    battles = [battle(number, SIZE, FIGURES) for number in range(TABLES)]
    crowd = battle(99, SIZE, 100)
    return [
        Benchmark("minis.line_of_fire_us", "µs", lambda: 1e6 / per_second(Lines(battles))),
        Benchmark("minis.path_us", "µs", lambda: microseconds(Paths(battles), 200)),
        Benchmark("minis.reach_ms", "ms", lambda: microseconds(Reaches(battles), 40) / 1000),
        Benchmark("minis.table_copy_us", "µs", lambda: microseconds(battles[0].copy)),
        Benchmark("minis.table_preview_100_ms", "ms", lambda: microseconds(Previews(crowd), 10) / 1000),
    ]


class Lines:
    """Line of fire from every figure to every other one, on all tables."""

    def __init__(self, battles: list[Table]) -> None:
        pairs = [(i, j) for i in range(FIGURES) for j in range(FIGURES) if i != j]
        self.questions = [(table, i, j) for table in battles for i, j in pairs]

    def __call__(self) -> int:
        for table, i, j in self.questions:
            trace(table, i, j)
        return len(self.questions)


class Paths:
    """Shortest paths to places within the speed of each figure where it has room."""

    def __init__(self, battles: list[Table]) -> None:
        gen = seeded(5, 7)
        self.questions: list[tuple[Table, int, int, int]] = []
        for table in battles:
            for i in range(FIGURES):
                for _ in range(4):
                    dx, dy = offset(below(gen, 0, 720), INCH * 2 + below(gen, 0, (SPEED - 2) * INCH))
                    x, y = table.x[i] + dx, table.y[i] + dy
                    if table.ground.holds(x, y) and has_room(table, i, x, y, 0, WALK):
                        self.questions.append((table, i, x, y))
        self.at = 0

    def __call__(self) -> object:
        table, i, x, y = self.questions[self.at]
        self.at = (self.at + 1) % len(self.questions)
        return find_path(table, i, x, y, SPEED, WALK)


class Reaches:
    """The region of one figure after the other, worked out and drawn."""

    def __init__(self, battles: list[Table]) -> None:
        self.questions = [(table, i) for table in battles for i in range(FIGURES)]
        self.at = 0

    def __call__(self) -> object:
        table, i = self.questions[self.at]
        self.at = (self.at + 7) % len(self.questions)
        return Reach(table, i, SPEED, WALK).draw()


class Previews:
    """All that a pointer over one figure of a hundred asks: region, lines of fire, places in contact with those near by."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.at = 0

    def __call__(self) -> object:
        table, i = self.table, self.at
        self.at = (self.at + 1) % len(table)
        reach = Reach(table, i, SPEED, WALK)
        lines = [trace(table, i, j) for j in range(len(table)) if j != i]
        near = [key for key in reach.keys if key < len(table)]
        spots = [contact_spots(table, i, j, WALK) for j in near]
        return reach.draw(), lines, spots


def battle(number: int, size: int, figures: int) -> Table:
    """A table with twelve pieces, as far as they fit, and so many figures."""
    gen = seeded(number, 1)
    table = Table(Ground(size, size, terrain(gen, size)))
    tries = 0
    while len(table) < figures and tries < 100 * figures:
        tries += 1
        x, y = INCH + below(gen, 0, size - 2 * INCH), INCH + below(gen, 0, size - 2 * INCH)
        if len(table) and tries % 3 == 0:
            mate = below(gen, 0, len(table))
            dx, dy = offset(below(gen, 0, 720), 751)
            x, y = table.x[mate] + dx, table.y[mate] + dy
        if free(table, x, y):
            table.add_at(x, y, below(gen, 0, 720), (90, 180, 270)[below(gen, 0, 3)])
    return table


def free(table: Table, x: int, y: int) -> bool:
    """Whether a round base fits there."""
    probe = table.copy()
    i = probe.add()
    return table.ground.holds(x, y) and has_room(probe, i, x, y, 0, WALK)


def terrain(gen: list[int], size: int) -> list[Piece]:
    """Twelve pieces of one to three inches radius that keep two inches apart."""
    pieces: list[Piece] = []
    tries = 0
    while len(pieces) < len(KINDS) and tries < 2000:
        tries += 1
        kind = KINDS[len(pieces)]
        x, y = 4 * INCH + below(gen, 0, size - 8 * INCH), 4 * INCH + below(gen, 0, size - 8 * INCH)
        outline = wall(x, y, below(gen, 0, 2)) if kind == LOW_WALL else blob(gen, x, y)
        if all(keeps_apart(outline, piece.outline, 2) for piece in pieces):
            pieces.append(Piece(kind, outline))
    return pieces


def blob(gen: list[int], x: int, y: int) -> Outline:
    """An uneven octagon."""
    size = INCH + INCH // 2 + below(gen, 0, 600)
    corners: list[tuple[int, int]] = []
    for k in range(8):
        dx, dy = offset(k * 90 + below(gen, 0, 30), size + below(gen, 0, 300))
        corners.append((x + dx, y + dy))
    return Outline(corners)


def wall(x: int, y: int, upright: int) -> Outline:
    """A low wall, four inches long and a fifth thick."""
    a, b = (50, 1000) if upright else (1000, 50)
    return Outline([(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)])
