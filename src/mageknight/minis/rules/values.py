"""The combat values of a figure and the numbers of an attack, each as the list of what it is made of (`rules.parts`).

Resolution, previews, hit chances and bots all ask here.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis import dial
from mageknight.minis.ability import ABILITIES, MASKS
from mageknight.minis.figure import ATTACK_TYPES
from mageknight.minis.manners import CLOSE, RANGED, AttackManner
from mageknight.minis.roster import attack, damage, defense, friends_of, members, powers
from mageknight.minis.rules.gaits import is_afloat
from mageknight.minis.rules.parts import (
    AFLOAT,
    ATTACK_BONUS,
    ATTACK_VALUE,
    CAPTURE,
    CRITICAL,
    DAMAGE_VALUE,
    DEFENDED,
    DEFENSE_VALUE,
    ENHANCED,
    FORMATION,
    GIFT,
    HIGHER,
    HINDERING,
    ONE_EACH,
    REAR_ARC,
    Parts,
    limited,
)
from mageknight.minis.state import Battle
from mageknight.minis.table.contact import comes_from_behind, is_elevated, strikes_rear
from mageknight.minis.table.sight import HEIGHT, HINDERED, trace

SWORD: Final = ATTACK_TYPES.index("sword")


def attack_parts(
    state: Battle, manner: AttackManner, attacker: int, target: int, companions: tuple[int, ...], aimed: bool = True
) -> Parts:
    """What is added to the dice: the attack value of the primary attacker and the modifiers of the roll.

    Healing ignores all modifiers. `companions` are those that help the attack; `aimed`: a line of fire goes to the target.
    """
    fighting = state.edition.fighting
    parts: Parts = [(ATTACK_VALUE, attack(state, attacker))]
    if state.edition.typed and (fighting.bonus_heals or not manner.aid):
        bonus = type_bonus(state, manner, attacker)
        if bonus:
            parts.append((ATTACK_BONUS, bonus))
    if manner.aid:
        return parts
    if companions:
        parts.append((FORMATION, len(companions) * fighting.support[manner.kind]))
    if manner.kind == CLOSE:
        if from_rear(state, attacker, target, companions if fighting.rear_counts_for_all else ()):
            parts.append((REAR_ARC, 1))
    elif fighting.rear_in_ranged and aimed and comes_from_behind(state.table, attacker, target):
        parts.append((REAR_ARC, 1))
    manner.modify_attack(state, attacker, target, parts)
    mask = powers(state, attacker) & MASKS.attack
    if mask:
        for number in members(mask):
            ABILITIES[number].attack(state, manner, attacker, target, parts)
    return limited(state.edition, parts)


def type_bonus(state: Battle, manner: AttackManner, attacker: int) -> int:
    """The attack bonus, if the attack is of the attacker's type: sword close, bow and wand ranged."""
    kind = state.defs[attacker].types.attack
    if kind == 0 or (kind == SWORD) != (manner.kind == CLOSE):
        return 0
    return state.defs[attacker].attack_bonus


def from_rear(state: Battle, attacker: int, target: int, companions: tuple[int, ...] = ()) -> bool:
    """Does any attacker touch the rear arc of the target?"""
    if strikes_rear(state.table, attacker, target):
        return True
    return any(strikes_rear(state.table, each, target) for each in companions)


def ignored_by(state: Battle, manner: AttackManner, attacker: int) -> int:
    """The abilities of the targets that do not count against this attack."""
    found = manner.ignores
    mask = powers(state, attacker) & MASKS.ignores
    if mask:
        for number in members(mask):
            found |= ABILITIES[number].ignores(state, manner, attacker)
    return found


def defense_parts(state: Battle, manner: AttackManner, attacker: int, target: int, aimed: bool) -> Parts:
    """The defense of one figure against one attack. `aimed`: a line of fire goes to it, so that terrain counts."""
    value = defense(state, target)
    if manner.aid:
        return [(DEFENSE_VALUE, value)]
    ignored = ignored_by(state, manner, attacker)
    shield = guarded(state, target, ignored)
    parts: Parts = [(DEFENSE_VALUE, value)] if shield <= value else [(DEFENDED, shield)]
    fighting = state.edition.fighting
    if manner.captures and fighting.capture_defense:
        parts.append((CAPTURE, fighting.capture_defense))
    if manner.kind == CLOSE:
        high = state.edition.high_in_melee and is_elevated(state.table, target)
        if high and not is_elevated(state.table, attacker):
            parts.append((HIGHER, 1))
    elif aimed and manner.optics.terrain:
        flags = trace(state.table, attacker, target, manner.optics)
        if flags & HINDERED:
            parts.append((HINDERING, 1))
        if flags & HEIGHT:
            parts.append((HIGHER, 1))
    if state.table.ground.wet and is_afloat(state, target):
        parts.append((AFLOAT, 2))
    mask = powers(state, target) & ~ignored & MASKS.defense
    if mask:
        for number in members(mask):
            ABILITIES[number].defense(state, manner, attacker, target, parts)
    return limited(state.edition, parts)


def guarded(state: Battle, figure: int, ignored: int) -> int:
    """The best defense a figure may use instead of its own, by the abilities of friends in contact; 0 if there is none."""
    found = 0
    wanted = MASKS.guards & ~ignored
    if not wanted or not state.in_force:
        return 0
    for friend in members(state.table.touch[figure] & friends_of(state, figure)):
        for number in members(powers(state, friend) & wanted):
            found = max(found, ABILITIES[number].guards(state, friend, figure))
    return found


def is_by_die(state: Battle, manner: AttackManner, attacker: int) -> bool:
    """Does a die give the clicks of this attack instead of the damage value?"""
    if manner.by_die(state, attacker):
        return True
    mask = powers(state, attacker) & MASKS.is_die
    return mask != 0 and any(ABILITIES[number].is_die(state, manner, attacker) for number in members(mask))


def damage_parts(
    state: Battle, manner: AttackManner, attacker: int, target: int, count: int, critical: bool, gifts: int = 0
) -> Parts:
    """The clicks of a hit before the target's abilities reduce them; where a die gives them it is not in the list.

    `gifts`: how many companions give damage instead of helping the attack.
    """
    parts: Parts = []
    mask = powers(state, attacker) & MASKS.damage
    if not is_by_die(state, manner, attacker):
        one_each = manner.kind == RANGED and count > 1 and not state.edition.fighting.splits
        parts.append((ONE_EACH if one_each else DAMAGE_VALUE, manner.clicks(state, attacker, target, count)))
        if mask:
            for number in members(mask):
                ABILITIES[number].damage(state, manner, attacker, target, parts)
    manner.modify_damage(state, attacker, target, parts)
    if gifts:
        parts.append((GIFT, gifts))
    if critical:
        parts.append((CRITICAL, 1))
    enhancers = enhancement(state, manner, attacker, target)
    if enhancers:
        parts.append((ENHANCED, enhancers))
    return limited(state.edition, parts)


def enhancement(state: Battle, manner: AttackManner, attacker: int, target: int) -> int:
    """The extra clicks that friends in contact with the attacker give."""
    if not state.in_force:
        return 0
    found = 0
    for friend in members(state.table.touch[attacker] & friends_of(state, attacker)):
        mask = powers(state, friend) & MASKS.enhances
        if mask:
            for number in members(mask):
                found += ABILITIES[number].enhances(state, manner, friend, attacker, target)
    return found


def reduction_parts(state: Battle, figure: int, ignored: int = 0) -> Parts:
    """What a figure's abilities take off the clicks of an attack or an ability."""
    parts: Parts = []
    mask = powers(state, figure) & ~ignored & MASKS.reduction
    if mask:
        for number in members(mask):
            ABILITIES[number].reduction(state, figure, parts)
    return parts


def close_damage(state: Battle, figure: int) -> int:
    """The damage value, for close combat."""
    return damage(state, figure)


def ranged_damage(state: Battle, figure: int) -> int:
    """The ranged damage value: printed, or the damage value where a figure has none of its own."""
    return dial.ranged_damage(state.defs[figure], state.click[figure])


def reach(state: Battle, figure: int) -> int:
    """The range value in inches."""
    return state.defs[figure].range


def is_hit(state: Battle, dice: int, attack_total: int, defense_total: int) -> bool:
    """Does a roll of two dice hit? With criticals a 2 never does, a 12 always."""
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
