"""Moves worth looking at: up to an enemy from the front or from behind, to the edge of range, into cover, to an objective,
away. A continuous table cannot be listed; these are what bots, hints and random play choose from."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mageknight.kernel.rng import Rng
from mageknight.minis.commands import Move, Path
from mageknight.minis.figures.roster import foes_of, members, reach_of
from mageknight.minis.rules.movement.paths import KEEP, passage_of, path_fault_of
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS, facing_to, offset
from mageknight.minis.table.faults import BASE_IN_WAY, BETWEEN, MUST_STOP, SOLID_IN_WAY, kind_of
from mageknight.minis.table.lattice import INCH, divided
from mageknight.minis.table.places import room_fault
from mageknight.minis.table.tabletop import SOARING
from mageknight.minis.table.ways.passage import Passage
from mageknight.minis.table.ways.paths import cut, plan

IN_THE_WAY: Final = (BASE_IN_WAY, BETWEEN, SOLID_IN_WAY)
NEAREST: Final = 2
"""How many of the nearest opposing figures are looked at."""


def nearest_foes(state: Battle, figure: int, most: int) -> list[int]:
    """The opposing figures nearest to a figure, nearest first, equally near ones by number."""
    table = state.table
    x, y = table.x[figure], table.y[figure]
    found = [
        ((table.x[foe] - x) * (table.x[foe] - x) + (table.y[foe] - y) * (table.y[foe] - y), foe)
        for foe in members(foes_of(state, figure))
    ]
    found.sort()
    return [foe for _, foe in found[:most]]


def move_candidates(
    state: Battle, seat: int, figure: int, inches: int, spared: int = 0, level: int = KEEP
) -> list[Move]:
    """Legal moves of one figure worth looking at, in a fixed order: straight ones, and round what bars the way to a goal
    that is near enough."""
    if inches <= 0:
        return []
    passage = passage_of(state, figure)
    start = (passage.x, passage.y)
    found: list[Move] = []
    seen: list[tuple[int, int]] = [start]
    for x, y, facing in goals_of(state, figure, inches, level):
        goal = within_reach(start, x, y, inches)
        if goal in seen:
            continue
        seen.append(goal)
        path: Path = (goal,)
        code = path_fault_of(state, passage, path, facing, inches, spared, level)
        if code > 0:
            kind = kind_of(code)
            if kind == MUST_STOP:
                path = (cut(passage, [start, goal], inches)[-1],)
            elif kind in IN_THE_WAY and goal == (x, y):
                path = way_round(passage, x, y, facing, inches)
            if path and path[-1] != start and path != (goal,):
                code = path_fault_of(state, passage, path, facing, inches, spared, level)
        if code == 0:
            found.append(Move(seat, figure, path, facing))
    return found


def way_round(passage: Passage, x: int, y: int, facing: int, inches: int) -> Path:
    """The shortest path to a place that cannot be reached straight; empty if there is none."""
    if room_fault(passage.table, passage.mover, x, y, facing, passage.mode, passage.lifted):
        return ()
    route = plan(passage, x, y, inches)
    return tuple(route.path[1:]) if route.fault == 0 else ()


def goals_of(state: Battle, figure: int, inches: int, level: int = KEEP) -> list[tuple[int, int, int]]:
    """Places worth going to, with a facing, in reach or not."""
    table = state.table
    end = table.level[figure] if level == KEEP else level
    goals: list[tuple[int, int, int]] = []
    foes = nearest_foes(state, figure, NEAREST)
    for foe in foes:
        if table.level[foe] == end:
            contact_goals(state, figure, foe, goals)
    if foes:
        _add_distance_goals(state, figure, foes[0], inches, goals)
    for x, y, _ in state.objectives if end != SOARING else []:
        goals.append((x, y, facing_to(x - table.x[figure], y - table.y[figure])))
    _add_cover_goal(state, figure, inches, goals)
    return goals


def within_reach(start: tuple[int, int], x: int, y: int, inches: int) -> tuple[int, int]:
    """The goal, or the point on the way to it where the allowance ends: what lies beyond need not be looked at."""
    dx = x - start[0]
    dy = y - start[1]
    square = dx * dx + dy * dy
    reach = inches * INCH
    if square <= reach * reach:
        return x, y
    length = isqrt(square)
    return start[0] + divided(dx * reach, length), start[1] + divided(dy * reach, length)


def contact_goals(state: Battle, figure: int, foe: int, goals: list[tuple[int, int, int]]) -> None:
    """In contact with a foe: on the near side, and at the middle of its rear arc."""
    table = state.table
    distance = table.radius[figure] + table.radius[foe] + 1
    if table.level[foe] == SOARING:
        distance = table.stand[figure] + table.stand[foe] + 1
    near = facing_to(table.x[figure] - table.x[foe], table.y[figure] - table.y[foe])
    for step in (near, (table.facing[foe] + STEPS // 2) % STEPS):
        dx, dy = offset(step, distance)
        goals.append((table.x[foe] + dx, table.y[foe] + dy, (step + STEPS // 2) % STEPS))


def _add_distance_goals(state: Battle, figure: int, foe: int, inches: int, goals: list[tuple[int, int, int]]) -> None:
    """Just within range of the nearest foe, and as far away from it as the move allows, looking at it in both cases."""
    table = state.table
    away = facing_to(table.x[figure] - table.x[foe], table.y[figure] - table.y[foe])
    facing = (away + STEPS // 2) % STEPS
    if reach_of(state, figure):
        dx, dy = offset(away, reach_of(state, figure) * INCH - 1)
        goals.append((table.x[foe] + dx, table.y[foe] + dy, facing))
    dx, dy = offset(away, inches * INCH)
    r = table.radius[figure]
    x = min(max(table.x[figure] + dx, r), table.ground.width - r)
    y = min(max(table.y[figure] + dy, r), table.ground.height - r)
    goals.append((x, y, facing))


def _add_cover_goal(state: Battle, figure: int, inches: int, goals: list[tuple[int, int, int]]) -> None:
    """The middle of the nearest hindering terrain within reach."""
    table = state.table
    x, y = table.x[figure], table.y[figure]
    reach = inches * INCH
    best = reach * reach + 1
    goal = (-1, -1, 0)
    for number in members(table.ground.slow & ~table.ground.wet):
        outline = table.ground.pieces[number].outline
        square = (outline.mx - x) * (outline.mx - x) + (outline.my - y) * (outline.my - y)
        if square < best:
            best = square
            goal = (outline.mx, outline.my, table.facing[figure])
    if goal[0] >= 0:
        goals.append(goal)


def random_move(state: Battle, seat: int, figure: int, inches: int, rng: Rng) -> Move:
    """Some straight move within the allowance, legal or not."""
    table = state.table
    dx, dy = offset(rng.below(STEPS), rng.below(inches * INCH + 1))
    return Move(seat, figure, ((table.x[figure] + dx, table.y[figure] + dy),), rng.below(STEPS))
