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
    less = total(reduction_parts(state, target, ignored)) if manner.is_reduced(count) else 0
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


def strike(
    state: Battle,
    manner: AttackManner,
    attacker: int,
    target: int,
    companions: tuple[int, ...] = (),
    gifts: int = 0,
) -> float:
    """The average worth of an attack meant for one figure: what that one loses, and what everybody else does whom it reaches or leaps
    to, friends counted as a loss, less what it costs the attacker."""
    struck = manner.reached(state, attacker, manner.struck_with(state, attacker, target))
    worth = blow(state, manner, attacker, target, companions, max(1, len(struck)), gifts)
    for other in struck:
        if other != target:
            worth += side_of(state, attacker, other) * blow(state, manner, attacker, other, (), len(struck))
    for other in manner.beyond(state, attacker, struck):
        worth += side_of(state, attacker, other) * leap(state, manner, attacker, target, other)
    extra = manner.brings(state, attacker, target)
    if extra:
        worth += chance_of(state, manner, attacker, target) * extra / 100 * click_worth(state, target)
    if manner.toll:
        click = state.click[attacker]
        worth -= figure_worth(state, attacker, click) - figure_worth(state, attacker, click + manner.toll)
    return worth


def click_worth(state: Battle, figure: int) -> float:
    """The worth of a click of a figure, in points."""
    kind = state.defs[figure]
    return figure_worth(state, figure, kind.start) / max(1, kind.clicks - kind.start)


def side_of(state: Battle, attacker: int, other: int) -> int:
    """1 for whom it is well to hit, -1 for a friend."""
    return 1 if state.foes[state.controller[attacker]] >> other & 1 else -1


def leap(state: Battle, manner: AttackManner, attacker: int, target: int, other: int) -> float:
    """The average loss of somebody whom an attack leaps to: one throw must hit the target and him."""
    rivals = [
        (
            total(attack_parts(state, manner, attacker, each, ())),
            total(defense_parts(state, manner, attacker, each, True)),
        )
        for each in (target, other)
    ]
    clicks = manner.spread or total(damage_parts(state, manner, attacker, other, 1, False, 0))
    clicks += total(reduction_parts(state, other, ignored_by(state, manner, attacker)))
    now = figure_worth(state, other, state.click[other])
    worth = 0.0
    for dice in range(2, 13):
        if all(is_hit(state, dice, attack, defense) for attack, defense in rivals):
            worth += (6 - abs(7 - dice)) * taken(state, other, clicks, now) / 36
    return worth


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
