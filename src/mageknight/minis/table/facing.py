"""Facings and arcs: 720 steps of half a degree, each with a fixed integer direction.

Step 0 looks along +x, and steps count from +x towards +y. The directions are computed once with whole numbers only, so
they are equal on every machine, and one eighth of the circle is mirrored into the other seven, so that the eight
symmetries of the lattice map directions exactly onto directions.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis.table.lattice import divided

STEPS: Final = 720
"""Facings of a figure: half a degree each."""

RIGHT_ANGLE: Final = 180
"""Steps in 90 degrees."""

SCALE: Final = 1 << 16
"""Length of a direction, up to rounding."""

FRONT_EDGE_IS_FRONT: Final = True
"""A point exactly on the border of front and rear arc lies in the front arc, and only there (REB-RNG-05, REB-CLS-03)."""

_ONE: Final = 10**30
_PI: Final = 3141592653589793238462643383279


def _series(step: int, first: int) -> int:
    """Sine (`first` 1) or cosine (`first` 0) of a step up to 45 degrees in parts of 10**30, by the power series."""
    angle = _PI * step // (STEPS // 2)
    term = angle if first else _ONE
    total = term
    power = first
    while term:
        term = -term * angle // _ONE * angle // (_ONE * (power + 1) * (power + 2))
        if term == -1:
            break
        total += term
        power += 2
    return total


def _directions() -> tuple[list[int], list[int]]:
    """The table of directions: the first eighth computed, the rest mirrored."""
    eighth = STEPS // 8
    xs = [divided(_series(step, 0) * SCALE, _ONE) for step in range(eighth + 1)]
    ys = [divided(_series(step, 1) * SCALE, _ONE) for step in range(eighth + 1)]
    ys[eighth] = xs[eighth]
    for step in range(eighth + 1, RIGHT_ANGLE):
        xs.append(ys[RIGHT_ANGLE - step])
        ys.append(xs[RIGHT_ANGLE - step])
    for step in range(RIGHT_ANGLE, STEPS):
        xs.append(-ys[step - RIGHT_ANGLE])
        ys.append(xs[step - RIGHT_ANGLE])
    return xs, ys


_TABLE: Final = _directions()
DX: Final[list[int]] = _TABLE[0]
DY: Final[list[int]] = _TABLE[1]


def degrees(facing: int) -> int:
    """A facing in whole degrees."""
    return facing // 2


def steps_of(degrees: int) -> int:
    """Steps of an angle in whole degrees."""
    return degrees * STEPS // 360


def offset(step: int, length: int) -> tuple[int, int]:
    """The lattice vector of about that length in a direction; mirror images of a direction give mirror images of it."""
    step %= STEPS
    return divided(DX[step] * length, SCALE), divided(DY[step] * length, SCALE)


def facing_to(dx: int, dy: int) -> int:
    """The facing nearest to the direction of a vector; halfway between two the even one, which mirroring keeps even."""
    quarter = 0
    x = dx
    y = dy
    while x <= 0 or y < 0:
        if x == 0 and y == 0:
            return 0
        x, y = y, -x
        quarter += RIGHT_ANGLE
    low = 0
    high = RIGHT_ANGLE
    while high - low > 1:
        middle = (low + high) // 2
        if DX[middle] * y - DY[middle] * x >= 0:
            low = middle
        else:
            high = middle
    side = (DX[low] + DX[high]) * y - (DY[low] + DY[high]) * x
    if side > 0 or (side == 0 and low % 2 == 1):
        low = high
    return (low + quarter) % STEPS


def in_arc(facing: int, arc: int, vx: int, vy: int) -> bool:
    """True if direction (vx, vy) lies in the front arc of `arc` degrees centred on the facing.

    Arcs of 90, 180, 270 and 360 degrees are exact; borders belong to the front arc (`FRONT_EDGE_IS_FRONT`).
    """
    if arc == 180:
        return DX[facing] * vx + DY[facing] * vy >= 0
    if arc >= 360:
        return True
    half = arc  # half of the arc: degrees are two steps, so `arc` steps to each side
    left = (facing + half) % STEPS
    right = (facing - half) % STEPS
    from_right = DX[right] * vy - DY[right] * vx
    to_left = vx * DY[left] - vy * DX[left]
    if arc < 180:
        return from_right >= 0 and to_left >= 0
    return from_right >= 0 or to_left >= 0


def facing_into_arc(facing: int, arc: int, vx: int, vy: int) -> int:
    """The facing nearest to the present one whose front arc holds the direction: the smallest free spin (REB-SPN-01)."""
    if in_arc(facing, arc, vx, vy):
        return facing
    aim = facing_to(vx, vy)
    ahead = (aim - facing) % STEPS
    sign = 1 if ahead <= STEPS // 2 else -1
    spin = (ahead if sign > 0 else STEPS - ahead) - arc - 1
    while not in_arc((facing + sign * spin) % STEPS, arc, vx, vy):
        spin += 1
    return (facing + sign * spin) % STEPS
