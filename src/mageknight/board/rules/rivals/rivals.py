"""The opponent in a combat between players: whether there may be one, and the units that stand for enemies (UE-OTHERP, UE-PVP).

Effects on enemies reach the opponent's unwounded units, never the hero (UE-PVP-54). For them a unit is put into the words of an
enemy: a stand-in, made again each time it is asked for, whose token is `UNIT_MARK` plus the uid of the unit. Whatever lasts is in
the register under that token.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.events.fight import fight
from mageknight.board.events.rival_combat import opponent, rival_combat
from mageknight.board.register import ENEMY_ATTACK, ENEMY_ELEMENT, ENEMY_IDLE, SITE_OPEN, holds
from mageknight.board.rules.coop.teams import allied
from mageknight.board.rules.world.ground import heroes_at, printed_site, shares_space
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.battle import UNIT_MARK, Enemy, Points
from mageknight.board.state.player import Unit
from mageknight.board.state.sources import FROM_UNIT, packed_source, source_kind, source_number
from mageknight.board.terms import KEEP, MAGE_TOWER, PH_BLOCK, PH_MOVE, PH_RANGED
from mageknight.kernel.refusal import Refusal, refuse

# How a defender attends the combat.
UNDECIDED: Final = -1
PARTLY: Final = 0
FULLY: Final = 1

WHOLE_UNIT: Final = 7
"""In the target of a change of attacks: not one attack, but the unit itself."""

ACTION_TAKEN: Final = refuse("board-action-done", "UE-TURN-34")
NOBODY_HERE: Final = refuse("board-no-hero-to-attack", "UE-OTHERP-03")
ANOTHERS_TURN: Final = refuse("board-not-in-anothers-turn", "UE-PVP-08")
FRIENDLY: Final = refuse("board-no-player-combat", "UE-OTHERP-11", "UE-VAR-FRIENDLY-03")
TEAMMATE: Final = refuse("board-teammates-do-not-fight", "UE-OTHERP-12")
TOKEN_DOWN: Final = refuse("board-order-token-down", "UE-OTHERP-08", "UE-PVP-07")
ROUND_ENDS: Final = refuse("board-no-fight-in-last-turns", "UE-OTHERP-09")
GAME_ENDS: Final = refuse("board-no-fight-in-last-turns", "UE-OTHERP-10")


def contest_refusal(state: BoardState, seat: int, other: int) -> Refusal | None:
    """UE-OTHERP-08 to 12: why a player may not be attacked now."""
    scenario = scenario_of(state)
    if scenario.cooperative or not scenario.player_combat:
        return FRIENDLY
    if allied(state, seat, other):
        return TEAMMATE
    if state.players[other].flipped:
        return TOKEN_DOWN
    if state.ending:
        return GAME_ENDS
    return ROUND_ENDS if state.announced != -1 else None


def rival_at(state: BoardState, seat: int, space: int) -> int:
    """The other player on a space for one figure only, or -1."""
    others = heroes_at(state, space, seat)
    return others[0] if others and not shares_space(state, space) else -1


def attack_refusal(state: BoardState, seat: int, other: int) -> Refusal | None:
    """UE-OTHERP-03: why a hero does not attack another: the two share a space after movement, and no action was taken."""
    if state.turn.acted or state.turn.phase != PH_MOVE:
        return ACTION_TAKEN
    if other < 0 or rival_at(state, seat, state.players[seat].where) != other or not state.turn.path:
        return NOBODY_HERE
    return contest_refusal(state, seat, other)


def attends_partly(state: BoardState, seat: int) -> bool:
    """UE-PVP-16, UE-PVP-17: is this a defender who has not taken the next turn in advance?"""
    contest = state.contest
    return contest is not None and contest.defender == seat and contest.attendance != FULLY


def in_contest(state: BoardState, seat: int) -> bool:
    """Is this player one of the two who fight each other?"""
    contest = state.contest
    return contest is not None and seat in (contest.aggressor, contest.defender)


# Stand-ins.


def foes(state: BoardState) -> list[Enemy]:
    """The enemies effects can reach: those of the combat, or the unwounded units of the opponent (UE-PVP-54)."""
    if state.contest is None:
        return fight(state).enemies
    rival = opponent(state)
    if rival < 0:
        return []
    return [stand_in(state, unit) for unit in state.players[rival].units if not unit.wounds]


def stand_in(state: BoardState, unit: Unit) -> Enemy:
    """A unit of the opponent in the words of an enemy; walls help units of a defender.

    It is blocked if its last attack was (UE-PVP-58), and it makes no other one now.
    """
    blocked = unit.uid in rival_combat(state).repelled and unit.uid not in contributors(state)
    return Enemy(UNIT_MARK + unit.uid, fight(state).site, behind_walls(state, opponent(state)), blocked=int(blocked))


def find_stand_in(state: BoardState, token: int) -> Enemy | None:
    """The stand-in of this token, if the unit is there and unwounded."""
    for enemy in foes(state) if state.contest is not None and state.combat is not None else []:
        if enemy.token == token:
            return enemy
    return None


def unit_behind(state: BoardState, token: int) -> Unit:
    """The unit a token stands for."""
    for unit in state.players[opponent(state)].units:
        if unit.uid == token - UNIT_MARK:
            return unit
    raise LookupError(f"no unit for {token}")


def behind_walls(state: BoardState, seat: int) -> bool:
    """UE-PVP-26, UE-PVP-40: does the site fortify this player? Only the defender, only in the Ranged and Siege phase."""
    contest = state.contest
    return contest is not None and contest.defender == seat and contest.phase == PH_RANGED and at_stronghold(state)


def at_stronghold(state: BoardState) -> bool:
    """Are the players fighting at a fortified site?"""
    return printed_site(state, fight(state).site) in (KEEP, MAGE_TOWER)


def siege_only(state: BoardState, seat: int) -> bool:
    """UE-PVP-26, UE-PVP-68: can this player attack with Siege Attacks only? Walls once ignored stay ignored in this combat."""
    contest = state.contest
    return contest is not None and behind_walls(state, contest.rival(seat)) and not holds(state, SITE_OPEN, seat)


# What units contribute to the attack under way.


def shares_of(state: BoardState, pool: list[Points], uid: int) -> list[Points]:
    """The shares a unit contributed to an attack."""
    tag = packed_source(FROM_UNIT, uid)
    return [points for points in pool if points.source == tag]


def contributors(state: BoardState) -> list[int]:
    """UE-PVP-58, UE-PVP-66: the uids of the opponent's units that take part in the attack under way."""
    if state.turn.phase != PH_BLOCK or opponent(state) < 0:
        return []
    pool = fight(state).attack
    units = state.players[opponent(state)].units
    return [u.uid for u in units if shares_of(state, pool, u.uid) and not held_back(state, u.uid)]


def units_faced(state: BoardState) -> list[int]:
    """UE-PVP-59: the opponent's units that are ready and unwounded, and those that take part in the present attack or block."""
    pool = fight(state).block if rival_combat(state).attacker == state.turn.seat else fight(state).attack
    units = state.players[opponent(state)].units
    return [unit.uid for unit in units if unit.ready() or shares_of(state, pool, unit.uid)]


def held_back(state: BoardState, uid: int) -> bool:
    """UE-PVP-61: is a unit kept from attacking?"""
    return any(e.key == ENEMY_IDLE and e.target == UNIT_MARK + uid for e in state.active)


def weakened(state: BoardState, uid: int) -> int:
    """The loss in a unit's contribution to attacks; a bonus is below zero."""
    mark = (UNIT_MARK + uid) * 8
    return -sum([e.amount for e in state.active if e.key == ENEMY_ATTACK and e.target in (mark, mark + WHOLE_UNIT)])


def changed_element(state: BoardState, uid: int) -> int:
    """The element an effect has given to the attacks of a unit, or -1."""
    element = -1
    for entry in state.active:
        if entry.key == ENEMY_ELEMENT and entry.target == (UNIT_MARK + uid) * 8:
            element = entry.amount
    return element


def as_contributed(state: BoardState, pool: list[Points]) -> list[Points]:
    """Attack as it counts against an opponent who can hold units back, weaken them or change their element (UE-PVP-60, 61)."""
    if not any(e.target >= UNIT_MARK for e in state.active):
        return pool
    made: list[Points] = []
    lost: dict[int, int] = {}
    for points in pool:
        uid = source_number(points.source)
        if source_kind(points.source) != FROM_UNIT:
            made.append(points)
            continue
        if held_back(state, uid):
            continue
        left = lost.setdefault(uid, weakened(state, uid))
        taken = min(points.amount, left)
        lost[uid] = left - taken
        element = changed_element(state, uid)
        if points.amount > taken:
            kept = points.element if element < 0 else element
            made.append(
                Points(
                    amount=points.amount - taken,
                    kind=points.kind,
                    element=kept,
                    source=points.source,
                    limit=points.limit,
                    about=points.about,
                    key=points.key,
                )
            )
    return made
