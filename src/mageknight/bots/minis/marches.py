"""Movement formations as single deeds: all who stand together go the same way with one action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageknight.bots.minis.field import Deed, Field, settled
from mageknight.bots.minis.moves import lookout
from mageknight.kernel.command import Command
from mageknight.kernel.message import say
from mageknight.minis.commands import Act, Enough, Join, Move
from mageknight.minis.figures.bodies import halves, tokens_of
from mageknight.minis.figures.roster import members, touches_foe
from mageknight.minis.rules.movement.candidates import nearest_foes
from mageknight.minis.rules.movement.march import Gather, Marching, pool
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.facing import STEPS, facing_to, offset
from mageknight.minis.table.lattice import INCH

BEARINGS: Final = (0, 1, -1)
"""Straight on, and a little to either side, in parts of a circle."""
PART: Final = STEPS // 12
LENGTHS: Final = ((1, 1), (2, 3))
"""The whole way, and two thirds of it."""


def marches_of(field: Field, act: Act, group: list[int]) -> Iterator[Deed]:
    """The leader with as many as can follow, towards the nearest enemy or the nearest objective they do not hold."""
    state = field.state
    begun = state.copy()
    engine = field.kit.engine
    engine.apply_trusted(begun, act)
    script: list[Command] = [act]
    for command in [*[Join(field.seat, figure) for figure in group[1:]], Enough(field.seat)]:
        gathering = begun.core.agenda[-1]
        if not isinstance(gathering, Gather):
            break  # a full formation sets out by itself
        if gathering.refusal(begun, command) is not None:
            return
        engine.apply_trusted(begun, command)
        field.budget.spend()
        script.append(command)
    ask = begun.core.agenda[-1]
    if not isinstance(ask, Marching):
        return
    price = sum([field.price(figure) for figure in ask.group])
    for bearing in bearings(state, field.seat, act.figure):
        for part, whole in LENGTHS:
            if field.budget.spent:
                return
            found = together(field, begun, ask, bearing, min(ask.inches) * INCH * part // whole)
            if found is None:
                continue
            after, steps = found
            changed = tuple([half for figure in ask.group for half in halves(after, figure)])
            worth = field.gain(after, changed) - price
            yield Deed([*script, *steps], worth, say("bot-marches", count=len(ask.group)))


def company(field: Field, act: Act) -> list[int]:
    """The company of a leader: everybody free who stands together with the leader, the freshest first, up to the most there may be."""
    state = field.state
    able = [
        figure
        for figure in members(pool(state, act.figure, act.how == "double-march"))
        if not touches_foe(state, figure) and not tokens_of(state, figure)
    ]
    if touches_foe(state, act.figure) or tokens_of(state, act.figure):
        return []
    group, waiting = [act.figure], able
    while waiting and len(group) < state.edition.fighting.most[0]:
        near = [each for each in waiting if any(state.table.touch[each] >> one & 1 for one in group)]
        if not near:
            break
        group.append(near[0])
        waiting = [each for each in waiting if each != near[0]]
    return group if len(group) >= state.edition.fighting.least[0] else []


def bearings(state: Battle, seat: int, leader: int) -> list[int]:
    """The directions worth marching in."""
    table = state.table
    x, y = table.x[leader], table.y[leader]
    goals = [(table.x[foe], table.y[foe]) for foe in nearest_foes(state, leader, 1)]
    open_ones = [(ox, oy) for ox, oy, holder in state.objectives if holder != seat]
    if open_ones:
        goals.append(min(open_ones, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2))
    found: list[int] = []
    for gx, gy in goals:
        if (gx, gy) != (x, y):
            straight = facing_to(gx - x, gy - y)
            found += [(straight + turn * PART) % STEPS for turn in BEARINGS]
    return found


def together(
    field: Field, begun: Battle, ask: Marching, bearing: int, length: int
) -> tuple[Battle, list[Command]] | None:
    """Everybody goes the same way, those in front first; nothing if somebody cannot."""
    dx, dy = offset(bearing, length)
    after = begun.copy()
    table = after.table
    order = sorted(ask.group, key=lambda figure: -(table.x[figure] * dx + table.y[figure] * dy))
    steps: list[Command] = []
    for figure in order:
        now = after.core.agenda[-1]
        if not isinstance(now, Marching):
            return None
        x, y = table.x[figure] + dx, table.y[figure] + dy
        command = Move(field.seat, figure, ((x, y),), lookout(after, figure, x, y, bearing))
        if now.refusal(after, command) is not None:
            return None
        field.kit.engine.apply_trusted(after, command)
        field.budget.spend()
        steps.append(command)
    now = after.core.agenda[-1]
    if not isinstance(now, Marching) or now.refusal(after, Enough(field.seat)) is not None:
        return None
    field.kit.engine.apply_trusted(after, Enough(field.seat))
    steps.append(Enough(field.seat))
    settled(field, after)
    return after, steps
