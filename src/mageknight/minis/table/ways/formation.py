"""Formations on the table: who stands together, and moves of several figures with one action.

Members move one after the other in the order given, each by the law, with those that moved before already in their new
places; at the end each must touch another member (REB-FMV-04, REB-FMV-05). The order is the player's to choose.
"""

from __future__ import annotations

from mageknight.minis.table.contact import cliff_between
from mageknight.minis.table.facing import facing_to
from mageknight.minis.table.faults import NONE, NOT_TOGETHER, SPLIT, fault
from mageknight.minis.table.lattice import squared
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.spots import Spot, contact_spots
from mageknight.minis.table.tabletop import Table
from mageknight.minis.table.ways.passage import Passage, Path, path_fault
from mageknight.minis.table.ways.paths import Route, find_path


class Move:
    """The move of one figure: its path and its facing at the end."""

    def __init__(self, figure: int, path: Path, facing: int) -> None:
        self.figure = figure
        self.path = path
        self.facing = facing


def mask_of(figures: list[int]) -> int:
    """Figures as bits."""
    mask = 0
    for i in figures:
        mask |= 1 << i
    return mask


def each_touches_another(table: Table, figures: list[int]) -> bool:
    """True if each of the figures touches at least one other of them (REB-FMV-01, REB-FRG-01)."""
    mask = mask_of(figures)
    return all(table.touch[i] & mask for i in figures)


def are_one_group(table: Table, figures: list[int]) -> bool:
    """True if the figures form one unbroken group of touching bases (M2-FORM-09)."""
    mask = mask_of(figures)
    group = 1 << figures[0]
    todo = [figures[0]]
    while todo:
        new = table.touch[todo.pop()] & mask & ~group
        group |= new
        while new:
            low = new & -new
            new ^= low
            todo.append(low.bit_length() - 1)
    return group == mask


def divided_by_cliff(table: Table, figures: list[int]) -> bool:
    """True if some of the figures stand on and some off an abrupt elevation: no formation (REB-SPC-09)."""
    return any(cliff_between(table, figures[0], i) for i in figures[1:])


class Outcome:
    """The end of a formation move: 0 or a fault, the figure it befalls, and the table afterwards when there is none."""

    def __init__(self, fault_code: int, figure: int, table: Table) -> None:
        self.fault = fault_code
        self.figure = figure
        self.table = table


def try_formation(
    table: Table, members: list[int], moves: list[Move], inches: int, modes: list[MovementMode], one_group: bool = False
) -> Outcome:
    """Check a formation move on a copy of the table.

    `moves` in the order they are made, members without one stay; `modes` in the order of `moves`. With `one_group` the
    formation may not fall apart (M2-FORM-09), otherwise each member needs one neighbour (REB-FMV-05).
    """
    after = table.copy()
    for k, move in enumerate(moves):
        passage = Passage(after, move.figure, modes[k])
        code = path_fault(passage, move.path, inches, move.facing)
        if code:
            return Outcome(code, move.figure, table)
        x, y = move.path[-1]
        after.place(move.figure, x, y, move.facing)
    mask = mask_of(members)
    for i in members:
        if not after.touch[i] & mask:
            return Outcome(fault(NOT_TOGETHER, i), i, table)
    if one_group and not are_one_group(after, members):
        return Outcome(fault(SPLIT, members[0]), members[0], table)
    return Outcome(NONE, -1, after)


def propose_shift(
    table: Table, members: list[int], dx: int, dy: int, inches: int, mode: MovementMode
) -> list[Move] | None:
    """A move that keeps the shape: every member goes by the same vector, those in front first; or nothing."""
    order = sorted(members, key=lambda i: (-(table.x[i] * dx + table.y[i] * dy), i))
    after = table.copy()
    moves: list[Move] = []
    for i in order:
        route = find_path(after, i, table.x[i] + dx, table.y[i] + dy, inches, mode)
        if route.fault:
            return None
        moves.append(_made(after, i, route, table.facing[i]))
    return moves


def propose_follow(
    table: Table, members: list[int], leader: int, spot: Spot, inches: int, mode: MovementMode
) -> list[Move] | None:
    """A move in which one member goes to a spot and the others close up to those already there; or nothing.

    Each follower takes the legal spot nearest to where it would stand if the shape were kept.
    """
    after = table.copy()
    route = find_path(after, leader, spot.x, spot.y, inches, mode, spot.facing)
    if route.fault:
        return None
    dx, dy = spot.x - table.x[leader], spot.y - table.y[leader]
    moves = [_made(after, leader, route, spot.facing)]
    placed = [leader]
    waiting = sorted(
        (i for i in members if i != leader),
        key=lambda i: (squared(table.x[i], table.y[i], table.x[leader], table.y[leader]), i),
    )
    for i in waiting:
        move = _close_up(after, i, placed, table.x[i] + dx, table.y[i] + dy, inches, mode)
        if move is None:
            return None
        placed.append(i)
        moves.append(move)
    return moves


def _close_up(table: Table, i: int, placed: list[int], x: int, y: int, inches: int, mode: MovementMode) -> Move | None:
    """Move a follower into contact with one of those placed, as near to (x, y) as it can."""
    spots: list[Spot] = []
    for j in placed:
        spots += contact_spots(table, i, j, mode, 0, facing_to(x - table.x[j], y - table.y[j]))
    spots.sort(key=lambda spot: (squared(spot.x, spot.y, x, y), spot.x, spot.y))
    for spot in spots:
        route = find_path(table, i, spot.x, spot.y, inches, mode, spot.facing)
        if not route.fault:
            return _made(table, i, route, spot.facing)
    return None


def _made(table: Table, i: int, route: Route, facing: int) -> Move:
    """Carry a route out on a working copy."""
    x, y = route.path[-1]
    table.place(i, x, y, facing)
    return Move(i, route.path, facing)


def companion_spots(
    table: Table, i: int, x: int, y: int, facing: int, companion: int, mode: MovementMode
) -> list[Spot]:
    """The spots where a companion can stand in contact with figure i once that has moved to (x, y): captive and captor
    (REB-CAP-16, REB-CAP-17)."""
    after = table.copy()
    after.place(i, x, y, facing)
    return contact_spots(after, companion, i, mode)
