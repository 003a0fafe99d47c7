"""Groups of touching bases: what hangs together, and what a few more figures could join.

Sets of figures are bits. Whatever makes a group hang together touches the part of it round its first figure, so every search
goes on only there.
"""

from __future__ import annotations

from mageknight.minis.figures.bodies import body, has_limbs
from mageknight.minis.figures.roster import members
from mageknight.minis.state.battle import Battle


def joined(state: Battle, group: int) -> int:
    """The figures of a group that hang together with its first one, from base to base."""
    return spread(state, group & -group, group)


def spread(state: Battle, start: int, group: int) -> int:
    """The figures of a group that hang together with those to start from, and these."""
    found = waiting = start
    while waiting:
        low = waiting & -waiting
        fresh = state.table.touch[low.bit_length() - 1] & group & ~found
        found |= fresh
        waiting = waiting ^ low | fresh
    return found


def is_one_group(state: Battle, group: int) -> bool:
    """Do the figures form one connected group of touching bases? Separate pairs are no formation."""
    return joined(state, group) == group


def touched_by(state: Battle, group: int) -> int:
    """Everybody in contact with some of the group."""
    found = 0
    for figure in members(group):
        found |= state.table.touch[figure]
    return found


def bodies_of(state: Battle, group: int) -> int:
    """The bases a group stands on."""
    found = 0
    for figure in members(group):
        found |= 1 << body(state, figure)
    return found


def off_base(state: Battle, able: int, group: int) -> int:
    """Those of some figures that share a base with nobody of a group."""
    if not has_limbs(state):
        return able & ~group
    taken = bodies_of(state, group)
    return sum([1 << figure for figure in members(able & ~group) if not taken >> body(state, figure) & 1])


def can_grow(state: Battle, group: int, able: int, least: int, most: int) -> bool:
    """Can a group become one connected group of `least` to `most` bases by taking in some of the able?"""
    size = group.bit_count()
    if size > most:
        return False
    part = joined(state, group)
    if part == group and size >= least:
        return True
    whole = spread(state, part, group | able)
    if group & ~whole or bodies_of(state, whole).bit_count() < least:
        return False
    return can_link(state, group, able, most - size)


def can_link(state: Battle, group: int, able: int, room: int) -> bool:
    """Can at most `room` of the able make one group of several parts?"""
    part = joined(state, group)
    rest = group & ~part
    if not rest:
        return True
    gap = gap_between(state, part, rest, able)
    if gap < 0 or gap > room:
        return False
    if is_one_group(state, rest):
        return True
    for figure in members(able & touched_by(state, part)):
        bigger = group | 1 << figure
        if can_link(state, bigger, off_base(state, able, bigger), room - 1):
            return True
    return False


def gap_between(state: Battle, part: int, goal: int, able: int) -> int:
    """The number of the able who stand between two groups on the shortest way; -1 if none lead from one to the other."""
    seen = edge = part
    steps = 0
    while edge:
        near = touched_by(state, edge)
        if near & goal:
            return steps
        edge = near & able & ~seen
        seen |= edge
        steps += 1
    return -1
