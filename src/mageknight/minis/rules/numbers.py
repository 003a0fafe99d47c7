"""The numbers of an attack, each as the list of what it is made of (`rules.parts`).

Resolution, previews and hit chances all come from here.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis.content.abilities import (
    BATTLE_ARMOR,
    DEFEND,
    INVULNERABILITY,
    MAGIC_ENHANCEMENT,
    MAGIC_IMMUNITY,
    PIERCE,
    TOUGHNESS,
)
from mageknight.minis.figure import ATTACK_TYPES
from mageknight.minis.manners import CLOSE, RANGED, AttackManner
from mageknight.minis.roster import attack, defense, friends_of, has, members, powers
from mageknight.minis.rules.parts import (
    ARMORED,
    ATTACK_BONUS,
    ATTACK_VALUE,
    CAPTURE,
    CRITICAL,
    DAMAGE_VALUE,
    DEFENDED,
    DEFENSE_VALUE,
    ENHANCED,
    FORMATION,
    HIGHER,
    HINDERING,
    INVULNERABLE,
    ONE_EACH,
    REAR_ARC,
    SNEAKED,
    Parts,
)
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import is_elevated, strikes_rear
from mageknight.minis.table.sight import HEIGHT, HINDERED, trace

PIERCED: Final = 1 << BATTLE_ARMOR | 1 << TOUGHNESS | 1 << INVULNERABILITY
SWORD: Final = ATTACK_TYPES.index("sword")


def attack_parts(state: Battle, manner: AttackManner, attacker: int, target: int, companions: tuple[int, ...]) -> Parts:
    """What is added to the dice: the attack value of the primary attacker and the modifiers of the roll.

    Healing ignores all modifiers (REB-ABL-17, REB-ABL-24).
    """
    parts: Parts = [(ATTACK_VALUE, attack(state, attacker))]
    if manner.aid:
        return parts
    if state.edition.typed:
        bonus = type_bonus(state, manner, attacker)
        if bonus:
            parts.append((ATTACK_BONUS, bonus))
    if companions:
        parts.append((FORMATION, len(companions)))
    if manner.kind == CLOSE and from_rear(state, attacker, target, companions):
        parts.append((REAR_ARC, 1))
    return parts


def type_bonus(state: Battle, manner: AttackManner, attacker: int) -> int:
    """The attack bonus, if the attack is of the attacker's type: sword close, bow and wand ranged (QS-CLS-06, QS-RNG-09)."""
    kind = state.defs[attacker].types.attack
    if kind == 0 or (kind == SWORD) != (manner.kind == CLOSE):
        return 0
    return state.defs[attacker].attack_bonus


def from_rear(state: Battle, attacker: int, target: int, companions: tuple[int, ...] = ()) -> bool:
    """Does any attacker touch the rear arc of the target (REB-CLS-03, REB-FCL-06)?"""
    if strikes_rear(state.table, attacker, target):
        return True
    return any(strikes_rear(state.table, each, target) for each in companions)


def ignored_by(state: Battle, manner: AttackManner, attacker: int) -> int:
    """The abilities of the targets that do not count against this attack (REB-ABL-21, REB-ABL-50)."""
    if manner.kind == RANGED and has(state, attacker, PIERCE):
        return manner.ignores | PIERCED
    return manner.ignores


def defense_parts(state: Battle, manner: AttackManner, attacker: int, target: int, aimed: bool) -> Parts:
    """The defense of one figure against one attack. `aimed`: a line of fire goes to it, so that terrain counts."""
    value = defense(state, target)
    ignored = ignored_by(state, manner, attacker)
    shield = value if manner.aid or ignored & 1 << DEFEND else defended(state, target)
    parts: Parts = [(DEFENSE_VALUE, value)] if shield <= value else [(DEFENDED, shield)]
    if manner.aid:
        return parts
    if manner.captures:
        parts.append((CAPTURE, 2))
    if manner.kind == CLOSE:
        if is_elevated(state.table, target) and not is_elevated(state.table, attacker):
            parts.append((HIGHER, 1))
        return parts
    if aimed and manner.optics.terrain:
        flags = trace(state.table, attacker, target, manner.optics)
        if flags & HINDERED:
            parts.append((HINDERING, 1))
        if flags & HEIGHT:
            parts.append((HIGHER, 1))
    mask = powers(state, target) & ~ignored
    if mask >> BATTLE_ARMOR & 1:
        parts.append((ARMORED, 2))
    if mask >> INVULNERABILITY & 1:
        parts.append((INVULNERABLE, 2))
    return parts


def defended(state: Battle, figure: int) -> int:
    """The best defense a figure may use: its own or that of a friend in contact that defends it (REB-ABL-33)."""
    best = defense(state, figure)
    for friend in members(state.table.touch[figure] & friends_of(state, figure)):
        if has(state, friend, DEFEND):
            best = max(best, defense(state, friend))
    return best


def damage_parts(state: Battle, manner: AttackManner, attacker: int, target: int, count: int, critical: bool) -> Parts:
    """The clicks of a hit before the target's abilities reduce them; where a die gives them it is not in the list."""
    parts: Parts = []
    if not manner.by_die(state, attacker):
        amount = manner.clicks(state, attacker, target, count)
        sneaked = manner.sneaks(state, attacker, target)
        one_each = manner.kind == RANGED and count > 1
        parts.append((ONE_EACH if one_each else DAMAGE_VALUE, amount))
        if sneaked:
            parts.append((SNEAKED, amount))
    if critical:
        parts.append((CRITICAL, 1))
    if manner.kind == RANGED:
        enhancers = enhancement(state, attacker, target, manner.ignores)
        if enhancers:
            parts.append((ENHANCED, enhancers))
    return parts


def enhancement(state: Battle, attacker: int, target: int, ignored: int) -> int:
    """One extra click for each friend in contact with Magic Enhancement, to opposing figures (REB-ABL-42, REB-ABL-31);
    `ignored` abilities of the target do not keep it off."""
    if state.in_force == 0 or has(state, attacker, MAGIC_IMMUNITY):
        return 0
    if powers(state, target) & ~ignored & 1 << MAGIC_IMMUNITY:
        return 0
    if not state.foes[state.owner[attacker]] >> target & 1:
        return 0
    found = 0
    for friend in members(state.table.touch[attacker] & friends_of(state, attacker)):
        if has(state, friend, MAGIC_ENHANCEMENT):
            found += 1
    return found


def is_hit(state: Battle, dice: int, attack_total: int, defense_total: int) -> bool:
    """Does a roll of two dice hit (REB-RNG-11, REB-CLS-02)? A 2 never does, a 12 always (REB-CRT-01, REB-CRT-03)."""
    if state.edition.criticals:
        if dice == 2:
            return False
        if dice == 12:
            return True
    return dice + attack_total >= defense_total


def chance_in_36(state: Battle, attack_total: int, defense_total: int) -> int:
    """In how many of the 36 throws of two dice the attack hits."""
    found = 0
    for dice in range(2, 13):
        if is_hit(state, dice, attack_total, defense_total):
            found += 6 - abs(7 - dice)
    return found
