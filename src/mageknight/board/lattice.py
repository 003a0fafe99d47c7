"""The hexes of the map: a bounded field of tile positions, each with seven spaces, and who is next to whom.

A tile position is (a, b): a steps north-east and b steps north of the starting tile. A space is one small number,
seven times its position plus its place on the tile (0 centre, then NE, E, SE, SW, W, NW). All tables are made once.
"""

from __future__ import annotations

from typing import Final

LOW: Final = -4
SIDE: Final = 21
SLOTS: Final = SIDE * SIDE
HEXES: Final = SLOTS * 7
STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
PLACES: Final = ((0, 0), *STEPS)
SLOT_STEPS: Final = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
NOWHERE: Final = -1


def slot_at(a: int, b: int) -> int:
    """The number of a tile position, or `NOWHERE` outside the field."""
    if 0 <= a - LOW < SIDE and 0 <= b - LOW < SIDE:
        return (a - LOW) * SIDE + (b - LOW)
    return NOWHERE


def slot_place(slot: int) -> tuple[int, int]:
    return slot // SIDE + LOW, slot % SIDE + LOW


START_SLOT: Final = slot_at(0, 0)
PORTAL_HEX: Final = START_SLOT * 7


def hex_place(hex_id: int) -> tuple[int, int]:
    """The axial coordinates (q, r) of a space."""
    a, b = slot_place(hex_id // 7)
    dq, dr = PLACES[hex_id % 7]
    return 3 * a + b + dq, -2 * a - 3 * b + dr


def _index() -> dict[tuple[int, int], int]:
    return {hex_place(hex_id): hex_id for hex_id in range(HEXES)}


_AT: Final = _index()


def hex_at(q: int, r: int) -> int:
    """The space at axial coordinates, or `NOWHERE` outside the field."""
    return _AT.get((q, r), NOWHERE)


def _neighbours() -> list[list[int]]:
    table: list[list[int]] = []
    for hex_id in range(HEXES):
        q, r = hex_place(hex_id)
        table.append([_AT.get((q + dq, r + dr), NOWHERE) for dq, dr in STEPS])
    return table


NEIGHBOURS: Final[list[list[int]]] = _neighbours()


def _slot_neighbours() -> list[list[int]]:
    table: list[list[int]] = []
    for slot in range(SLOTS):
        a, b = slot_place(slot)
        table.append([found for found in [slot_at(a + da, b + db) for da, db in SLOT_STEPS] if found != NOWHERE])
    return table


SLOT_NEIGHBOURS: Final[list[list[int]]] = _slot_neighbours()


def distance(one: int, other: int) -> int:
    """The number of steps two spaces are apart, whatever lies between."""
    q1, r1 = hex_place(one)
    q2, r2 = hex_place(other)
    dq, dr = q1 - q2, r1 - r2
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2
