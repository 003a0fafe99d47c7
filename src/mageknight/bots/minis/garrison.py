"""Holding a castle: which portals stand open, and who begins on its tops and who at its foot."""

from __future__ import annotations

from math import hypot
from typing import Final

from mageknight.kernel.command import Command
from mageknight.minis.army.suggest import SHOOTER, role
from mageknight.minis.commands import EndPhase, Put, SetPortal
from mageknight.minis.figures.castles import sections_of, top_of
from mageknight.minis.figures.roster import is_able, members, speed
from mageknight.minis.rules.castles.occupying import castle_points, is_builder
from mageknight.minis.rules.castles.portals import card_at
from mageknight.minis.rules.opening.deployment import DeployAsk, inward
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH

PATIENCE: Final = 0.2
"""How much it counts for a garrison to be nearer to the enemy: besiegers come by themselves, and walls protect nobody who leaves them."""
LAST: Final = 0.6
"""From so much of a battle on the doors stay open: whoever is shut in takes no objective any more."""
BESIDE: Final = 3
"""An objective with an own figure that near is looked after, in inches."""
NEAR: Final = 2
"""So many inches beyond its speed an enemy still counts as at the door: bases and detours are not measured."""
TOP: Final = 6.0
"""What a place on top is worth to a shooter, and what one costs whoever has to walk to fight, in inches of the way to go."""


def patience(state: Battle, seat: int) -> float:
    """The share of the usual haste that a seat has."""
    return PATIENCE if is_builder(state, seat) else 1.0


def best_portal(state: Battle, seat: int, answers: list[Command]) -> Command:
    """A portal is open while no enemy could be in it next turn, so that the garrison goes in and out, and shut when one could; in the
    end it stands open."""
    limit = state.edition.turns(state.setup)
    is_late = limit > 0 and max(state.taken) >= LAST * limit
    for answer in answers:
        if isinstance(answer, SetPortal) and answer.opens == (is_late or not is_at_door(state, seat, answer)):
            return answer
    return next(answer for answer in answers if isinstance(answer, EndPhase))


def is_at_door(state: Battle, seat: int, portal: SetPortal) -> bool:
    """Could an enemy on the ground come to a portal with one move?"""
    table = state.table
    x, y = door(state, portal)
    for foe in members(state.foes[seat] & table.afield & table.down & ~state.held):
        reach = (speed(state, foe) + NEAR) * INCH + table.radius[foe]
        if is_able(state, foe) and (table.x[foe] - x) ** 2 + (table.y[foe] - y) ** 2 <= reach * reach:
            return True
    return False


def door(state: Battle, portal: SetPortal) -> tuple[int, int]:
    """The middle of a portal."""
    card = card_at(state, portal.figure)
    works = state.table.ground.pieces[top_of(state, portal.figure)].castle
    assert card is not None
    assert works is not None
    first = sum([len(stretches) for stretches in card.portals[: portal.portal]])
    ends = works.doors[first : first + len(card.portals[portal.portal])]
    return sum([ax + bx for ax, _, bx, _ in ends]) // (2 * len(ends)), sum([ay + by for _, ay, _, by in ends]) // (
        2 * len(ends)
    )


def best_post(state: Battle, ask: DeployAsk, figure: int, offered: list[Put], task: tuple[int, int]) -> Put | None:
    """The place where a figure of the castle player begins: shooters on top, all others at the foot, as near as they can to where they are
    needed. None if it finds room nowhere."""
    facing = inward(state, ask.seat)
    found = [Put(ask.seat, figure, x, y, facing) for x, y in castle_points(state, ask.seat, figure)]
    found = [spot for spot in [*found, *offered] if ask.refusal(state, spot) is None]
    ground = state.table.ground
    shoots = role(state.defs[figure]) == SHOOTER
    if not shoots:
        task = unguarded(state, ask.seat) or task

    def price(spot: Put) -> float:
        way = hypot(spot.x - task[0], spot.y - task[1]) / INCH
        high = ground.is_top(ground.perch(spot.x, spot.y))
        return way - (TOP if shoots else -TOP) * high

    return min(found, key=price) if found else None


def unguarded(state: Battle, seat: int) -> tuple[int, int] | None:
    """The objective nearest to the castle, as long as nobody of its garrison stands near it."""
    table = state.table
    stone = [(table.x[each], table.y[each]) for each in sections_of(state, seat)]
    if not state.objectives or not stone:
        return None
    x, y, _ = min(state.objectives, key=lambda token: min([hypot(token[0] - sx, token[1] - sy) for sx, sy in stone]))
    for figure in members(state.friends[seat] & table.afield & ~table.rooted):
        if hypot(table.x[figure] - x, table.y[figure] - y) <= BESIDE * INCH:
            return None
    return x, y
