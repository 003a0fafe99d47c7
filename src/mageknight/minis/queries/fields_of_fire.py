"""Fields of fire: where a figure could hit somebody on the ground, with the shadows of what stops its shots.

For pictures, and for the question who is safe where. Lines are those that decide (`sight.trace`), looked along in directions a
degree and a half apart; bases are left out, for they will have moved when it comes to that.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.figures.roster import reach_of
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.sight import BLOCKED, Optics, trace
from mageknight.minis.table.tabletop import GROUND, Table

Place = tuple[int, int]

SHARE: Final = 3
"""Half degrees between two directions."""
HALVINGS: Final = 7
"""How often a direction is halved to find where a line is stopped."""


def field_of_fire(state: Battle, figure: int, at: tuple[int, int, int] | None = None) -> list[Place]:
    """The outline of the field from where the figure stands or would stand (x, y, facing); nothing if it cannot shoot."""
    reach = reach_of(state, figure)
    if not reach or len(state.table) < 2:
        return []
    table = state.table
    standing = (table.x[figure], table.y[figure], table.facing[figure])
    scene = Scene(table, figure, at or standing, attack_manner(state, "shoot").optics)
    far = reach * INCH + table.radius[figure]
    facing, arc = (at or standing)[2], table.arc[figure]
    half = min(arc, STEPS // 2)
    turns = [*range(-half, half, SHARE), half]
    ends = [scene.end(facing + turn, far) for turn in turns]
    return ends[:-1] if arc >= 360 else [scene.start, *ends]


class Scene:
    """A table on which a stand-in is put down wherever one looks."""

    def __init__(self, table: Table, figure: int, at: tuple[int, int, int], optics: Optics) -> None:
        self.table = Table(table.ground, table)
        self.figure = figure
        self.start: Place = at[:2]
        self.mark = 0 if figure else len(table) - 1
        self.optics = Optics(optics.edge, optics.third_blocks, False, optics.terrain, optics.built)
        x, y, facing = at
        if at != (table.x[figure], table.y[figure], table.facing[figure]):
            self.table.x[figure], self.table.y[figure], self.table.facing[figure] = x, y, facing
            self.table.perch[figure] = table.ground.perch(x, y) if table.level[figure] == GROUND else -1

    def end(self, direction: int, far: int) -> Place:
        """The end of a line in a direction: at its range, or where something stops it."""
        angle = direction * 2 * pi / STEPS
        dx, dy = cos(angle), sin(angle)
        far = self.within(dx, dy, far)
        if self.is_open(*self.point(dx, dy, far)):
            return self.point(dx, dy, far)
        near, beyond = 0, far
        for _ in range(HALVINGS):
            middle = (near + beyond) // 2
            if self.is_open(*self.point(dx, dy, middle)):
                near = middle
            else:
                beyond = middle
        return self.point(dx, dy, near)

    def within(self, dx: float, dy: float, far: int) -> int:
        """The distance one looks before the table ends."""
        ground, (x, y) = self.table.ground, self.start
        for step, here, size in ((dx, x, ground.width), (dy, y, ground.height)):
            if step > 1e-9:
                far = min(far, int((size - here) / step))
            elif step < -1e-9:
                far = min(far, int(-here / step))
        return max(0, far)

    def point(self, dx: float, dy: float, length: int) -> Place:
        """A place so far away."""
        x, y = self.start
        return round(x + dx * length), round(y + dy * length)

    def is_open(self, x: int, y: int) -> bool:
        """Would a line of fire to somebody there be open?"""
        table, mark = self.table, self.mark
        table.x[mark], table.y[mark] = x, y
        table.level[mark] = GROUND
        table.perch[mark] = table.ground.perch(x, y)
        return not trace(table, self.figure, mark, self.optics) & BLOCKED
