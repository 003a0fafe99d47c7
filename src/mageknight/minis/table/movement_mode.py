"""Movement modes: how a figure moves, as settings that rule sets and abilities choose. The table only obeys them."""

from __future__ import annotations

from typing import Final

from mageknight.minis.table.tabletop import Table

IGNORED: Final = 0
LINE: Final = 1
WHOLE: Final = 2
"""What of a moving figure must keep clear of something: nothing, the path of its centre dot, or its whole (front) disc."""

CLIMB_FREE: Final = 0
CLIMB_CENTRE: Final = 1
CLIMB_WHOLE: Final = 2
"""Stops at elevations: none; when the centre dot comes up (M2-ELEV-03); when the base is completely up or down, as on
entering hindering terrain (REB-ELV-04)."""


class MovementMode:
    """A manner of moving.

    `bases`, `solid`: what must keep clear of bases and of terrain that blocks movement; `hindering`: stops in hindering
    terrain and half speed out of it; `water`: whether water counts as terrain; `climb`: stops at elevations; `cliffs`:
    whether abrupt elevations are entered only by stairs; `walls`: stop behind a low wall.
    """

    def __init__(
        self, bases: int, solid: int, hindering: bool, water: bool, climb: int, cliffs: bool, walls: bool
    ) -> None:
        self.bases = bases
        self.solid = solid
        self.hindering = hindering
        self.water = water
        self.climb = climb
        self.cliffs = cliffs
        self.walls = walls


WALK: Final = MovementMode(
    bases=LINE, solid=WHOLE, hindering=True, water=True, climb=CLIMB_WHOLE, cliffs=True, walls=True
)
"""Rebellion and Quick-Start: the ruler may not cross a base (REB-MOV-03), no part of the base may enter blocking terrain
(REB-BLK-01, QS-TER-03)."""

SWIM: Final = MovementMode(
    bases=LINE, solid=WHOLE, hindering=True, water=False, climb=CLIMB_WHOLE, cliffs=True, walls=True
)
"""Aquatic: water neither hinders nor blocks (REB-ABL-09)."""

FLY: Final = MovementMode(
    bases=IGNORED, solid=IGNORED, hindering=False, water=True, climb=CLIMB_FREE, cliffs=False, walls=False
)
"""Flight, wings and Magic Levitation: bases and terrain are ignored on the way, not at its end (REB-ABL-07, REB-ABL-05,
QS-MOV-07, M2-SPEED-11); at soaring level nothing is in the way at all (M2-SOAR-02, M2-SOAR-15)."""

MARCH: Final = MovementMode(
    bases=LINE, solid=WHOLE, hindering=True, water=True, climb=CLIMB_CENTRE, cliffs=True, walls=True
)
"""2.0 on the ground: as `WALK`, but the centre dot decides about elevations (M2-TERRAIN-02, M2-ELEV-03)."""

WADE: Final = MovementMode(
    bases=LINE, solid=WHOLE, hindering=True, water=False, climb=CLIMB_CENTRE, cliffs=True, walls=True
)
"""2.0 with the wave speed type or Aquatic: water is clear terrain (M2-SPEED-09, M2-ABL-SPD-14)."""

PATHFIND_WADE: Final = MovementMode(
    bases=LINE, solid=WHOLE, hindering=False, water=False, climb=CLIMB_CENTRE, cliffs=True, walls=True
)
"""Wave and Pathfinder together."""

ROLL: Final = MovementMode(
    bases=IGNORED, solid=WHOLE, hindering=True, water=True, climb=CLIMB_CENTRE, cliffs=True, walls=False
)
"""Large warriors: bases are ignored on the way (M2-MDIAL-34); see `straight`."""

ROLL_WADE: Final = MovementMode(
    bases=IGNORED, solid=WHOLE, hindering=True, water=False, climb=CLIMB_CENTRE, cliffs=True, walls=False
)
"""Large warriors with the wave speed type or Aquatic: water is clear terrain (M2-MDIAL-30)."""

TRAMPLE: Final = MovementMode(
    bases=IGNORED, solid=WHOLE, hindering=True, water=True, climb=CLIMB_CENTRE, cliffs=True, walls=True
)
"""Mounts that trample: the path may cross bases (M2-CAV-73)."""

PATHFIND: Final = MovementMode(
    bases=LINE, solid=WHOLE, hindering=False, water=True, climb=CLIMB_CENTRE, cliffs=True, walls=True
)
"""Pathfinder: hindering terrain is not felt (M2-ABL-SPD-20)."""

CLIMB: Final = MovementMode(
    bases=LINE, solid=WHOLE, hindering=True, water=True, climb=CLIMB_CENTRE, cliffs=False, walls=True
)
"""With hooks and ropes: abrupt elevations need no stairs."""

CLIMB_WADE: Final = MovementMode(
    bases=LINE, solid=WHOLE, hindering=True, water=False, climb=CLIMB_CENTRE, cliffs=False, walls=True
)
"""The same for whom water is clear terrain."""

SQUEEZE: Final = MovementMode(
    bases=WHOLE, solid=WHOLE, hindering=True, water=True, climb=CLIMB_WHOLE, cliffs=True, walls=True
)
"""A table option: the whole base needs room on all of its way, not only at its end."""


def slow_mask(table: Table, mode: MovementMode) -> int:
    """The pieces that hinder movement in this mode."""
    if not mode.hindering:
        return 0
    ground = table.ground
    return ground.slow if mode.water else ground.slow & ~ground.wet


def starts_slowed(table: Table, i: int, mode: MovementMode) -> int:
    """The pieces that halve the speed of a figure because its base lies on them when it starts (REB-HIN-05). Low walls never
    do (REB-SPC-04)."""
    return table.ground.covered_by(
        slow_mask(table, mode), table.fx[i], table.fy[i], table.sx[i], table.sy[i], table.radius[i]
    )


def allowance(table: Table, i: int, speed: int, mode: MovementMode) -> int:
    """Inches a figure of that speed may move from where it stands: half, rounded up, out of hindering terrain
    (REB-HIN-05)."""
    return (speed + 1) // 2 if starts_slowed(table, i, mode) else speed
