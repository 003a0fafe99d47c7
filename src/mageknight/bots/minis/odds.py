"""Odds of an attack: exact odds of two dice over what each figure is worth at each click.

A figure lost counts twice: its owner loses the points of a survivor, its slayer gains them. A wounded figure is worth less the
nearer it is to its end.
"""

from __future__ import annotations

from typing import Final

from mageknight.bots.minis.hunting import spared
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import AttackManner
from mageknight.minis.content.abilities import CHARGE
from mageknight.minis.effects.parts import total
from mageknight.minis.figures.bodies import has_limbs
from mageknight.minis.figures.roster import foes_at_stairs, foes_in_front, has, speed
from mageknight.minis.figures.sections import hull_of, is_hull, is_section, sections_of
from mageknight.minis.rules.attack.impact import dodges_on
from mageknight.minis.rules.attack.ranged import firer_refusal
from mageknight.minis.rules.attack.values import (
    attack_parts,
    chance_in_36,
    damage_parts,
    defense_parts,
    given,
    ignored_by,
    is_by_die,
    is_hit,
    reduction_parts,
)
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.lattice import INCH

ALIVE: Final = 0.4
"""So much of a figure is worth only that it stands; the rest goes with its clicks."""


ARRIVES: Final = 0.8
"""So much of a charge counts before it is known whether the way is free."""


def points_of(state: Battle, figure: int) -> float:
    """The points a dial stands for: those of a large warrior are divided among the sections in use, and its hull has none."""
    if is_hull(state, figure):
        return 0.0
    if is_section(state, figure):
        hull = hull_of(state, figure)
        used = [each for each in sections_of(hull) if not state.defs[each].is_unused]
        return state.defs[hull].points / len(used)
    return state.defs[figure].points * spared(state, figure)


def figure_worth(state: Battle, figure: int, click: int) -> float:
    """The worth of a figure at a click, in points; nothing once it is beyond its last."""
    kind = state.defs[figure]
    left = kind.clicks - click
    if left <= 0:
        return 0.0
    whole = max(1, kind.clicks - kind.start)
    return 2.0 * points_of(state, figure) * (ALIVE + (1.0 - ALIVE) * min(1.0, left / whole))


def blow(
    state: Battle,
    manner: AttackManner,
    attacker: int,
    target: int,
    companions: tuple[int, ...] = (),
    count: int = 1,
    gifts: int = 0,
) -> float:
    """The average loss of a target by an attack, in points; `count` is how many figures it reaches, `gifts` how many of
    its companions give damage."""
    if not manner.harms:
        return 0.0
    attack = total(attack_parts(state, manner, attacker, target, companions))
    defense = total(defense_parts(state, manner, attacker, target, True))
    ignored = ignored_by(state, manner, attacker)
    less = total(reduction_parts(state, target, ignored))
    by_die = is_by_die(state, manner, attacker)
    plain = (
        total(damage_parts(state, manner, attacker, target, count, False, given(state, manner, len(companions), gifts)))
        + less
    )
    now = figure_worth(state, target, state.click[target])
    worth = 0.0
    for dice in range(2, 13):
        if not is_hit(state, dice, attack, defense):
            continue
        clicks = plain + (1 if state.edition.criticals and dice == 12 else 0)
        throws = 6 - abs(7 - dice)
        if by_die:
            lost = sum([taken(state, target, clicks + die, now) for die in range(1, 7)]) / 6
        else:
            lost = taken(state, target, clicks, now)
        worth += throws * lost / 36
    on = dodges_on(state, target, ignored)
    return worth * ((on - 1) / 6) if on else worth


def chance_of(state: Battle, manner: AttackManner, attacker: int, target: int) -> float:
    """The likelihood that an attack hits."""
    attack = total(attack_parts(state, manner, attacker, target, ()))
    return chance_in_36(state, attack, total(defense_parts(state, manner, attacker, target, True))) / 36


def taken(state: Battle, target: int, clicks: int, now: float) -> float:
    """The loss of a figure by so many clicks."""
    return now - figure_worth(state, target, state.click[target] + max(0, clicks))


def blows_on(state: Battle, attacker: int, target: int, charges: bool) -> float:
    """The best plain attack of one figure on another where both stand, whosever turn it is; with `charges` also after one."""
    if state.click[attacker] >= state.defs[attacker].clicks or state.click[target] >= state.defs[target].clicks:
        return 0.0
    opposed = opposed_to(state, attacker)
    if target in opposed:
        return blow(state, attack_manner(state, "fight"), attacker, target)
    if (
        charges
        and not opposed
        and has(state, attacker, CHARGE)
        and is_near(state, attacker, target, speed(state, attacker))
    ):
        return ARRIVES * blow(state, attack_manner(state, "fight"), attacker, target)
    return shot(state, attacker, target)


def opposed_to(state: Battle, figure: int) -> list[int]:
    """The enemies a figure could fight where it stands; quickly told of whoever stands alone on open ground."""
    table = state.table
    if not table.touch[figure] and not table.ground.walls and not table.rooted and not has_limbs(state):
        return []
    return foes_in_front(state, figure) + foes_at_stairs(state, figure)


def shot(state: Battle, attacker: int, target: int) -> float:
    """The average loss of a figure fired at; nothing if it cannot be fired at."""
    reach = state.defs[attacker].range * INCH
    if not reach:
        return 0.0
    table = state.table
    dx = table.x[target] - table.x[attacker]
    dy = table.y[target] - table.y[attacker]
    if dx * dx + dy * dy > reach * reach:
        return 0.0
    shoot = attack_manner(state, "shoot")
    if firer_refusal(state, attacker) is not None or shoot.target_refusal(state, attacker, target) is not None:
        return 0.0
    return blow(state, shoot, attacker, target)


def is_near(state: Battle, one: int, other: int, inches: int) -> bool:
    """Could a figure touch another after so many inches, if nothing is in the way?"""
    table = state.table
    dx = table.x[other] - table.x[one]
    dy = table.y[other] - table.y[one]
    way = inches * INCH + table.radius[one] + table.radius[other]
    return dx * dx + dy * dy <= way * way
