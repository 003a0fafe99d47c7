"""Striking together: what gangs round one enemy and volleys of those who stand in one group add to the blows of each alone."""

from __future__ import annotations

from typing import Final

from mageknight.bots.minis.odds import blow
from mageknight.minis.actions.lookup import attack_manner
from mageknight.minis.actions.manner import RANGED
from mageknight.minis.figures.bodies import tokens_of
from mageknight.minis.figures.sections import hull_of, is_section
from mageknight.minis.rules.attack.values import SWORD
from mageknight.minis.state.battle import Battle

Blows = dict[tuple[int, int], float]
HELPERS: Final = 3
"""So many who help are thought of: no more than three count by the rules of edition 2.0."""


def together(state: Battle, hits: Blows, ours: list[int], others: list[int], actions: int) -> float:
    """The addition the best gangs and volleys of a side make to what its figures do alone, for as many actions as it has."""
    if not state.edition.formations:
        return 0.0
    found: list[float] = []
    for foe in others:
        body = hull_of(state, foe) if is_section(state, foe) else foe
        near = state.table.touch[body]
        able = [one for one in ours if hits.get((one, foe), 0.0) > 0]
        if len(able) < 2:
            continue
        if state.edition.fighting.gang_up:
            found += gangs(state, hits, [one for one in able if near >> one & 1], foe)
        if len(able) >= state.edition.fighting.least[RANGED]:
            found += volley(state, hits, [one for one in able if not near >> one & 1], foe)
    found.sort(reverse=True)
    return sum(found[:actions])


def gangs(state: Battle, hits: Blows, strikers: list[int], foe: int) -> list[float]:
    """The help to the blows of those round an enemy, the best first: who has struck cannot help the next."""
    found: list[float] = []
    order = sorted(strikers, key=lambda one: (state.defs[one].types.attack == SWORD, -hits[one, foe]))
    way = attack_manner(state, "fight")
    for at, one in enumerate(order):
        helpers = [each for each in order[at + 1 :] if state.defs[each].types.attack == SWORD]
        helpers = [each for each in helpers if not tokens_of(state, each)][:HELPERS]
        if helpers:
            found.append(max(0.0, blow(state, way, one, foe, tuple(helpers)) - hits[one, foe]))
    return found


def volley(state: Battle, hits: Blows, shooters: list[int], foe: int) -> list[float]:
    """The addition to the best shot at an enemy by others of its group that fire with it; nothing where that is less."""
    fighting = state.edition.fighting
    best = 0.0
    for one in shooters:
        group = [one]
        for each in sorted(shooters, key=lambda each: hits[each, foe]):
            if each not in group and len(group) < fighting.most[RANGED] and of_one_banner(state, one, each):
                if any(state.table.touch[each] >> member & 1 for member in group):
                    group.append(each)
        if len(group) >= fighting.least[RANGED]:
            shot = blow(state, attack_manner(state, "shoot"), one, foe, tuple(group[1:]))
            best = max(best, shot - max([hits[each, foe] for each in shooters]))
    return [best] if best > 0 else []


def of_one_banner(state: Battle, one: int, other: int) -> bool:
    """Have two figures a people in common?"""
    return bool(set(state.defs[one].factions) & set(state.defs[other].factions))
