"""Fights at stairs and ladders: across connected access points, as if in contact for that attack alone (reading R133)."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, AttackManner
from mageknight.minis.figures.roster import called, foes_at_stairs
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.contact import can_strike, is_elevated, turn_to_front
from mageknight.minis.table.stairs import stairs_directions, strikes_at_stairs


def only_at_stairs(state: Battle, attacker: int, target: int) -> bool:
    """Does a figure reach another one across access points, and not as it would elsewhere?"""
    table = state.table
    return table.rooted != 0 and not can_strike(table, attacker, target) and strikes_at_stairs(table, attacker, target)


def arc_refusal(state: Battle, attacker: int, target: int) -> Refusal | None:
    """The reason the front arc of a figure does not touch the access point it stands at; nothing where it touches none (M2-CASTLE-36)."""
    directions = stairs_directions(state.table, attacker, target)
    if not directions:
        return None
    turn = turn_to_front(state.table, attacker, directions)
    return state.edition.refuse("minis-stairs-not-in-front", "castle-stairs", target=called(state, target), turn=turn)


def fights_uphill(state: Battle, attacker: int, target: int) -> bool:
    """Does the target of a fight at stairs stand higher than its attacker (M2-CASTLE-38)?"""
    table = state.table
    high = is_elevated(table, target) and not is_elevated(table, attacker)
    return high and only_at_stairs(state, attacker, target)


def gang_refusal(state: Battle, leader: int, target: int, figure: int) -> Refusal | None:
    """The reason a figure cannot help in a fight at stairs: all who attack must touch access points connected to the target's, or all
    must be in contact with it (M2-CASTLE-37)."""
    table = state.table
    if can_strike(table, leader, target) and can_strike(table, figure, target):
        return None
    if strikes_at_stairs(table, leader, target) and strikes_at_stairs(table, figure, target):
        return None
    return state.edition.refuse("minis-gang-up-stairs", "castle-gang-up", figure=called(state, figure))


def stand_ins(state: Battle, manner: AttackManner, attacker: int, target: int) -> tuple[int, ...]:
    """The figures among which the defending player picks the target of a fight at stairs (M2-CASTLE-39); empty if he has no choice."""
    if manner.kind != CLOSE or not only_at_stairs(state, attacker, target):
        return ()
    seat = state.controller[target]
    found = [
        foe
        for foe in foes_at_stairs(state, attacker)
        if state.controller[foe] == seat and manner.target_refusal(state, attacker, foe) is None
    ]
    return tuple(found) if len(found) > 1 and target in found else ()
