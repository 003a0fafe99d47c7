"""Obstacles: the loops the planner bends its paths round, for everything that can bar a leg or force a stop."""

from __future__ import annotations

from typing import Final

from mageknight.minis.table.faults import BETWEEN, first_of, is_about_piece, kind_of, second_of
from mageknight.minis.table.lattice import divided
from mageknight.minis.table.ways.hulls import Loop, base_loop, core_loop, point_loop, widened_loops
from mageknight.minis.table.ways.passage import Passage

PIECES: Final = 1 << 12
"""Keys of obstacles: figures by their slot, pieces of terrain from here on."""


def keys_of(code: int) -> list[int]:
    """The obstacles behind a fault."""
    if is_about_piece(code):
        return [PIECES + first_of(code)]
    if kind_of(code) == BETWEEN:
        return [first_of(code), second_of(code)]
    return [first_of(code)]


def keys_near(passage: Passage, x0: int, y0: int, x1: int, y1: int) -> list[int]:
    """All obstacles that reach into a box."""
    found: list[int] = []
    mask = passage.others & passage.table.strips.near(x0, y0, x1, y1)
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(low.bit_length() - 1)
    mask = (passage.solid | passage.cliffs | passage.halts) & passage.ground.strips.near(x0, y0, x1, y1)
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(PIECES + low.bit_length() - 1)
    return found


def loops_of(passage: Passage, key: int) -> list[Loop]:
    """The loops round one obstacle."""
    table = passage.table
    if key < PIECES:
        template = base_loop(table.radius[key] + passage.clear, table.nose[key], table.tail[key], table.facing[key])
        return [template.at(table.x[key], table.y[key])]
    piece = key - PIECES
    bit = 1 << piece
    if passage.solid & bit:
        return _cached(passage, piece, passage.room, False)
    if passage.cliffs & bit:
        # The border itself is up there, so the way round keeps two units off; stairs are places to pass through.
        return _cached(passage, piece, 2, False) + _stairs(passage, piece) + _core(passage, piece, bit)
    if passage.walls & bit:
        return _cached(passage, piece, 0, False)
    return _core(passage, piece, bit)


def _core(passage: Passage, piece: int, bit: int) -> list[Loop]:
    if passage.enter & bit:
        return _cached(passage, piece, passage.r, True)
    if passage.rise & bit:
        return _cached(passage, piece, 2, False)
    return []


def _cached(passage: Passage, piece: int, room: int, core: bool) -> list[Loop]:
    """Loops of terrain are made once for a ground and kept with it."""
    key = (piece, room, core)
    store = passage.ground.loops
    found = store.get(key)
    if found is None:
        o = passage.ground.pieces[piece].outline
        if core:
            loop = core_loop(o, room)
            found = [loop] if loop is not None else []
        else:
            found = widened_loops(o, room)
        store[key] = found
    return found


def _stairs(passage: Passage, piece: int) -> list[Loop]:
    found: list[Loop] = []
    known = passage.ground.pieces[piece]
    joins = known.castle.joins if known.castle is not None else []
    for ax, ay, bx, by in known.access + joins:
        points = [(ax, ay), (bx, by), (divided(ax + bx, 2), divided(ay + by, 2))]
        found += [point_loop(x, y) for x, y in dict.fromkeys(points)]
    return found
