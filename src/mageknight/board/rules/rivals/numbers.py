"""The numbers of a combat between players: attack, block, what is left, what damage buys (UE-PVP-25 to 47)."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.events.fight import fight
from mageknight.board.events.rival_combat import rival_combat
from mageknight.board.lattice import NEIGHBOURS, NOWHERE
from mageknight.board.register import (
    ATTACK_LOSES,
    DOUBLE_PHYSICAL,
    ENEMY_LOSES,
    GUARD,
    IGNORE_DAMAGE,
    UNITS_SAFE,
    holds,
)
from mageknight.board.rules.combat.combat import DOUBLE_SWIFT, NOT_ENEMY, PER_TRAIT, as_made, efficient_block, resisted
from mageknight.board.rules.rivals.rivals import as_contributed, siege_only
from mageknight.board.rules.units.defence import unit_armor, unit_resistances
from mageknight.board.rules.world.ground import is_safe, on_map, plain_cost
from mageknight.board.state import BoardState
from mageknight.board.state.battle import UNIT_MARK, Points
from mageknight.board.state.marks import token_of
from mageknight.board.state.player import Unit
from mageknight.board.state.sources import FROM_UNIT, source_kind, source_number
from mageknight.board.terms import ARTIFACT, MELEE, NO_ENTRY, PH_ATTACK, PH_RANGED, PHYSICAL, SIEGE, SWIFT

ARTIFACT_PRICE: Final = 5
"""UE-PVP-43: the damage that steals an artifact."""


ANY_ATTACK: Final = -1
"""Damage ignored of the attack under way, whoever makes it."""


def attack_parts(state: BoardState) -> list[Points]:
    """The contributions to the attack being prepared or met: in the first phase neither plain Attacks nor, against walls, Ranged ones."""
    contest = rival_combat(state)
    pool = as_contributed(state, as_made(state, contest.attacker, fight(state).attack))
    ranged = contest.phase == PH_RANGED
    walls = ranged and siege_only(state, contest.attacker)
    return [points for points in pool if not (ranged and points.kind == MELEE) and not (walls and points.kind != SIEGE)]


def attack_value(state: BoardState) -> int:
    """The strength of the attack, before any block."""
    contest = rival_combat(state)
    doubled = contest.phase == PH_ATTACK and holds(state, DOUBLE_PHYSICAL, contest.attacker)
    return sum([p.amount * 2 if doubled and p.element == PHYSICAL else p.amount for p in attack_parts(state)])


def attack_elements(state: BoardState) -> list[int]:
    """The elements of the attack (UE-PVP-28, UE-PVP-34)."""
    return sorted({points.element for points in attack_parts(state)})


def loses_swiftness(state: BoardState) -> bool:
    """UE-PVP-31: has an effect taken Swiftness from a unit in the attack?"""
    units = [source_number(points.source) for points in attack_parts(state) if source_kind(points.source) == FROM_UNIT]
    for entry in state.active:
        if entry.removed_abilities & SWIFT and entry.key in (ATTACK_LOSES, ENEMY_LOSES):
            token = token_of(entry.target) if entry.key == ATTACK_LOSES else entry.target
            if token - UNIT_MARK in units:
                return True
    return False


def block_value(state: BoardState) -> int:
    """UE-PVP-28: the Block gathered; efficient against any one element of the attack is efficient, the rest counts half.

    Ranged and Siege attacks are swift, so what counts double against swift attacks does (UE-PVP-31). What grows with the traits of an
    enemy grows with the mana spent on the attack.
    """
    elements = attack_elements(state)
    swift = rival_combat(state).phase == PH_RANGED
    full = 0
    half = 0
    for points in fight(state).block:
        amount = points.amount * 2 if swift and points.limit == DOUBLE_SWIFT else points.amount
        if points.limit == PER_TRAIT:
            amount += rival_combat(state).mana
        if not elements or any(efficient_block(points.element, element) for element in elements):
            full += amount
        else:
            half += amount
    return full + half // 2


def reduction(state: BoardState) -> int:
    """UE-PVP-30, UE-PVP-42: every 2 points of Block take 1 off a Ranged or Siege attack, every point 1 off a Melee attack."""
    block = block_value(state)
    if rival_combat(state).phase == PH_RANGED and not loses_swiftness(state):
        return block // 2
    return block


def damage_left(state: BoardState) -> int:
    """UE-PVP-32: the part of the attack that is not blocked."""
    return max(0, attack_value(state) - reduction(state))


# What damage buys.


def unit_price(state: BoardState, seat: int, unit: Unit) -> int:
    """UE-PVP-33, UE-PVP-34, UE-PVP-67: a unit's Armor, twice that if it resists any element of the attack."""
    armor = unit_armor(state, seat, unit)
    resistances = unit_resistances(state, seat, unit)
    return armor * 2 if any(resisted(resistances, element) for element in attack_elements(state)) else armor


def hero_price(state: BoardState, seat: int) -> int:
    """UE-PVP-35: the hero's Armor, and what the hero ignores of the first damage of this attack."""
    ignored = [e.amount for e in state.active if e.key == IGNORE_DAMAGE and e.seat == seat and e.target == ANY_ATTACK]
    return state.players[seat].armor() + sum(ignored)


def units_in_reach(state: BoardState, seat: int) -> list[Unit]:
    """The units of a player that damage can wound: none by an attack its own strength was borrowed for (Possess)."""
    if holds(state, UNITS_SAFE, seat):
        return []
    lent = [points.about - UNIT_MARK for points in fight(state).attack if points.limit == NOT_ENEMY]
    return [unit for unit in state.players[seat].units if not unit.wounds and unit.uid not in lent]


def guarding(state: BoardState, seat: int) -> list[Unit]:
    """The units of a player that have placed themselves before the attack, as far as damage can wound them."""
    partakers = [
        source_number(points.source) for points in attack_parts(state) if source_kind(points.source) == FROM_UNIT
    ]
    guards = [
        entry.amount
        for entry in state.active
        if entry.key == GUARD and entry.seat == seat and token_of(entry.target) - UNIT_MARK in partakers
    ]
    return [unit for unit in units_in_reach(state, seat) if unit.uid in guards]


def booty(state: BoardState, seat: int) -> dict[int, int]:
    """UE-PVP-44, UE-PVP-45: the artifacts that can be stolen from a player, each with the wounded unit that carries it, or -1."""
    player = state.players[seat]
    found = {card: -1 for card in (*player.discard, *player.played) if LIB.cards[card].kind == ARTIFACT}
    found.update({unit.banner: unit.uid for unit in player.units if unit.wounds and unit.banner >= 0})
    return found


def retreats(state: BoardState, seat: int) -> dict[int, int]:
    """UE-PVP-46, UE-PVP-47: the accessible safe spaces next to the fight, each with its plain Move cost."""
    near = [space for space in NEIGHBOURS[fight(state).site] if space != NOWHERE and on_map(state, space)]
    return {
        space: plain_cost(state, space)
        for space in near
        if plain_cost(state, space) != NO_ENTRY and is_safe(state, seat, space)
    }


def wound_price(state: BoardState, victim: int, uid: int) -> int:
    """The damage it takes to wound the hero (-1) or a unit; -1 if there is no such unit in reach."""
    if uid == -1:
        return hero_price(state, victim)
    for unit in units_in_reach(state, victim):
        if unit.uid == uid:
            return unit_price(state, victim, unit)
    return -1
