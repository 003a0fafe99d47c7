"""The combat values of a figure and the numbers of an attack, each as the list of what it is made of (`effects.parts`).

Resolution, previews, hit chances and bots all ask here.
"""

from __future__ import annotations

from typing import Final

from mageknight.minis.actions.manner import CLOSE, RANGED, SPECIAL, AttackManner
from mageknight.minis.content.domains import ARMS
from mageknight.minis.effects.forces import add_attack, add_damage, add_defense, is_exposed
from mageknight.minis.effects.parts import (
    AFLOAT,
    ATTACK_BONUS,
    ATTACK_VALUE,
    BATTLEMENTS,
    CAPTURE,
    CRITICAL,
    DAMAGE_VALUE,
    DEFENDED,
    DEFENSE_VALUE,
    ENHANCED,
    FORMATION,
    FORTIFIED,
    GIFT,
    HIGHER,
    HINDERING,
    ONE_EACH,
    REAR_ARC,
    SIEGE,
    STAIRS,
    Parts,
    limited,
)
from mageknight.minis.figures import dial
from mageknight.minis.figures.bodies import mount_of
from mageknight.minis.figures.castles import fortification, is_castle, standing_on
from mageknight.minis.figures.figure import ATTACK_TYPES
from mageknight.minis.figures.roster import attack, damage, defense, friends_of, held, members, powers, reach_of
from mageknight.minis.rules.attack.lines import line
from mageknight.minis.rules.castles.stairs import fights_uphill
from mageknight.minis.rules.movement.modes import is_afloat
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing
from mageknight.minis.table.built import shelters
from mageknight.minis.table.castle import crosses_outside
from mageknight.minis.table.contact import comes_from_behind, is_elevated, is_within, strikes_rear
from mageknight.minis.table.sight import HEIGHT, HINDERED

SWORD: Final = ATTACK_TYPES.index("sword")
BREAKS_WALLS: Final = 2
"""What a titan adds to its attacks on castle sections (M2-TITAN-18)."""


def attack_parts(
    state: Battle,
    manner: AttackManner,
    attacker: int,
    target: int,
    companions: tuple[int, ...],
    aimed: bool = True,
    more: tuple[tuple[int, int], ...] = (),
) -> Parts:
    """The additions to the dice: the attack value of the primary attacker and the modifiers of the roll.

    Healing ignores all modifiers. `companions` are those that help the attack; `aimed`: a line of fire goes to the target;
    `more` are lines added by what has happened in this attack.
    """
    if manner.outlives and not manner.is_made(state, attacker):
        return [(ATTACK_VALUE, manner.printed_attack(state, attacker))]
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
    if _meets_rear(state, manner, attacker, target, companions, aimed):
        parts.append((REAR_ARC, 1))
    if state.defs[attacker].is_titan and is_castle(state, target):
        parts.append((SIEGE, BREAKS_WALLS))
    manner.modify_attack(state, attacker, target, parts)
    card = state.edition.card
    mask = powers(state, attacker) & card.masks.attack
    for number in members(mask) if mask else ():
        card.abilities[number].attack(state, manner, attacker, target, parts)
    mask = powers(state, target) & card.masks.hampers
    if mask and aimed:
        for number in members(mask & ~ignored_by(state, manner, attacker)):
            card.abilities[number].hampers(state, manner, attacker, target, parts)
    _add_aids(state, manner, attacker, parts)
    if state.lasting:
        add_attack(state, manner, attacker, target, parts)
    parts += more
    return limited(state.edition, parts)


def _meets_rear(
    state: Battle, manner: AttackManner, attacker: int, target: int, companions: tuple[int, ...], aimed: bool
) -> bool:
    """Does the attack come from where the target has its rear arc?"""
    fighting = state.edition.fighting
    if manner.kind == CLOSE:
        return from_rear(state, attacker, target, companions if fighting.rear_counts_for_all else ())
    if not fighting.rear_in_ranged or not aimed or manner.kind != RANGED or not manner.lined:
        return False
    return is_from_behind(state, attacker, target)


def _add_aids(state: Battle, manner: AttackManner, attacker: int, parts: Parts) -> None:
    """The additions of friends elsewhere on the battlefield to an attack, by their items."""
    card = state.edition.card
    far = state.edition.scale.far_reach
    for friend in members(friends_of(state, attacker)) if state.items else ():
        if far and not is_within(state.table, friend, attacker, far):
            continue
        for number in members(powers(state, friend) & card.masks.aids):
            card.abilities[number].aids(state, manner, friend, attacker, parts)


def type_bonus(state: Battle, manner: AttackManner, attacker: int) -> int:
    """The attack bonus, if the attack is of the attacker's type: sword close, bow and wand ranged; that of a rider counts for all
    its attacks while it rides, and never on foot (M2-RIDER-03)."""
    if state.defs[attacker].fittings.rider_bonus:
        return rider_bonus(state, attacker)
    kind = state.defs[attacker].types.attack
    if kind == 0 or manner.kind == SPECIAL or (kind == SWORD) != (manner.kind == CLOSE):
        return 0
    return spurred(state, attacker, own_bonus(state, attacker))


def full_bonus(state: Battle, figure: int) -> int:
    """The attack bonus of a figure with what modifies it, whatever the type of its attack."""
    if state.defs[figure].fittings.rider_bonus:
        return rider_bonus(state, figure)
    return spurred(state, figure, own_bonus(state, figure))


def rider_bonus(state: Battle, figure: int) -> int:
    """The attack bonus of a rider, which it can use only on a mount, whatever for (M2-RIDER-03, M2-RIDER-04)."""
    return spurred(state, figure, state.defs[figure].fittings.rider_bonus) if mount_of(state, figure) >= 0 else 0


def own_bonus(state: Battle, figure: int) -> int:
    """The attack bonus of a warrior that is no rider: the printed one, or that of a domain (reading R99)."""
    return state.defs[figure].attack_bonus or (1 if doing(state, ARMS) else 0)


def spurred(state: Battle, figure: int, bonus: int) -> int:
    """An attack bonus with what modifies it, by 3 at most (M2-MOD-10); who has none gets none."""
    mask = powers(state, figure) & state.edition.card.masks.spurs
    if not bonus or not mask:
        return bonus
    return held(state, bonus, sum([state.edition.card.abilities[each].spurs(state, figure) for each in members(mask)]))


def from_rear(state: Battle, attacker: int, target: int, companions: tuple[int, ...] = ()) -> bool:
    """Does any attacker touch the rear arc of the target?"""
    if state.lasting and is_exposed(state, target):
        return True
    if strikes_rear(state.table, attacker, target):
        return True
    return any(strikes_rear(state.table, each, target) for each in companions)


def is_from_behind(state: Battle, attacker: int, target: int) -> bool:
    """Does a line of fire reach the rear arc of the target, where that counts?"""
    if not state.edition.fighting.rear_in_ranged:
        return False
    if state.lasting and is_exposed(state, target):
        return True
    return comes_from_behind(state.table, attacker, target)


def ignored_by(state: Battle, manner: AttackManner, attacker: int, aimed: bool = True) -> int:
    """The abilities of the figures hit that do not count against this attack; in 2.0 those whom it only reaches beyond its
    targets keep theirs (reading R62)."""
    found = manner.ignores
    if (not aimed and state.edition.fighting.in_steps) or (manner.outlives and not manner.is_made(state, attacker)):
        return found
    mask = powers(state, attacker) & state.edition.card.masks.ignores
    if mask:
        for number in members(mask):
            found |= state.edition.card.abilities[number].ignores(state, manner, attacker)
    return found


def defense_parts(
    state: Battle,
    manner: AttackManner,
    attacker: int,
    target: int,
    aimed: bool,
    more: tuple[tuple[int, int], ...] = (),
) -> Parts:
    """The defense of one figure against one attack. `aimed`: a line of fire goes to it, so that terrain counts; `more` are
    lines added by what has happened in this attack."""
    value = defense(state, target)
    if manner.aid:
        return [(DEFENSE_VALUE, value)]
    ignored = ignored_by(state, manner, attacker, aimed)
    shield = guarded(state, target, ignored)
    parts: Parts = [(DEFENSE_VALUE, value)] if shield <= value else [(DEFENDED, shield)]
    fighting = state.edition.fighting
    if manner.captures and fighting.capture_defense:
        parts.append((CAPTURE, fighting.capture_defense))
    if manner.kind == CLOSE:
        parts += height_in_melee(state, attacker, target)
    elif aimed and manner.kind == RANGED and manner.optics.terrain:
        flags = line(state, attacker, target, manner.optics)
        if flags & HINDERED:
            parts.append((HINDERING, 1))
        if flags & HEIGHT and not state.defs[attacker].nature.towers:
            parts.append((HIGHER, 1))
        if state.table.ground.built and manner.optics.built:
            parts += fortified(state, attacker, target)
        if state.table.rooted:
            parts += battlements(state, attacker, target)
    if state.table.ground.wet and is_afloat(state, target):
        parts.append((AFLOAT, 2))
    manner.modify_defense(state, attacker, target, parts)
    _add_abilities(state, manner, attacker, target, ignored, aimed, parts)
    if state.lasting:
        add_defense(state, manner, attacker, target, parts)
    parts += more
    return limited(state.edition, parts)


def height_in_melee(state: Battle, attacker: int, target: int) -> Parts:
    """The bonus of standing higher than the attacker in close combat: everywhere, where the edition says so, or at the stairs of a
    castle (M2-CASTLE-38)."""
    found: Parts = []
    high = state.edition.high_in_melee and is_elevated(state.table, target)
    if high and not is_elevated(state.table, attacker) and not state.defs[attacker].nature.towers:
        found.append((HIGHER, 1))
    if state.table.rooted and fights_uphill(state, attacker, target):
        found.append((STAIRS, 1))
    return found


def battlements(state: Battle, attacker: int, target: int) -> Parts:
    """The fortification of the section a target stands on, against fire from elsewhere than another section; behind a wall only
    against what comes from outside (M2-CASTLE-64 to M2-CASTLE-67)."""
    section = standing_on(state, target)
    if section < 0 or standing_on(state, attacker) >= 0 or is_castle(state, attacker):
        return []
    table = state.table
    works = table.ground.pieces[table.perch[section]].castle
    assert works is not None
    if works.is_wall and not crosses_outside(table, attacker, target):
        return []
    amount = fortification(state, section)
    return [(BATTLEMENTS, amount)] if amount else []


def fortified(state: Battle, attacker: int, target: int) -> Parts:
    """The bonus of constructed terrain to the defense of a figure against fire; to large warriors and from them it is no matter."""
    if state.defs[attacker].is_giant or state.defs[target].is_giant:
        return []
    amount = shelters(state.table, attacker, target)
    return [(FORTIFIED, amount)] if amount else []


def _add_abilities(
    state: Battle, manner: AttackManner, attacker: int, target: int, ignored: int, aimed: bool, parts: Parts
) -> None:
    """The changes abilities of the target make to its defense, and those of the attacker to the defense of whoever it aims at."""
    card = state.edition.card
    mask = powers(state, target) & ~ignored & card.masks.defense
    if mask:
        for number in members(mask):
            card.abilities[number].defense(state, manner, attacker, target, parts)
    mask = powers(state, attacker) & card.masks.exposes
    if mask and aimed and (not manner.outlives or manner.is_made(state, attacker)):
        for number in members(mask):
            card.abilities[number].exposes(state, manner, attacker, target, parts)


def guarded(state: Battle, figure: int, ignored: int) -> int:
    """The best defense a figure may use instead of its own, by the abilities of friends in contact; 0 if there is none."""
    found = 0
    wanted = state.edition.card.masks.guards & ~ignored
    if not wanted or not state.in_force:
        return 0
    for friend in members(state.table.touch[figure] & friends_of(state, figure)):
        for number in members(powers(state, friend) & wanted):
            found = max(found, state.edition.card.abilities[number].guards(state, friend, figure))
    return found


def is_by_die(state: Battle, manner: AttackManner, attacker: int) -> bool:
    """Does a die give the clicks of this attack instead of the damage value?"""
    if manner.by_die(state, attacker):
        return True
    mask = powers(state, attacker) & state.edition.card.masks.is_die
    return mask != 0 and any(
        state.edition.card.abilities[number].is_die(state, manner, attacker) for number in members(mask)
    )


def damage_parts(
    state: Battle,
    manner: AttackManner,
    attacker: int,
    target: int,
    count: int,
    critical: bool,
    gifts: int = 0,
    more: tuple[tuple[int, int], ...] = (),
) -> Parts:
    """The clicks of a hit before the target's abilities reduce them; where a die gives them it is not in the list.

    `gifts`: how many companions give damage instead of helping the attack; `more` are lines added by what has happened in
    this attack.
    """
    parts: Parts = []
    if manner.outlives and not manner.is_made(state, attacker):
        parts.append((DAMAGE_VALUE, manner.clicks(state, attacker, target, count)))
        return [*parts, (CRITICAL, 1)] if critical else parts
    mask = powers(state, attacker) & state.edition.card.masks.damage
    if not is_by_die(state, manner, attacker):
        one_each = manner.kind == RANGED and count > 1 and not state.edition.fighting.splits
        parts.append((ONE_EACH if one_each else DAMAGE_VALUE, manner.clicks(state, attacker, target, count)))
        if mask:
            for number in members(mask):
                state.edition.card.abilities[number].damage(state, manner, attacker, target, parts)
    manner.modify_damage(state, attacker, target, parts)
    if gifts:
        parts.append((GIFT, gifts))
    if critical:
        parts.append((CRITICAL, 1))
    enhancers = enhancement(state, manner, attacker, target)
    if enhancers:
        parts.append((ENHANCED, enhancers))
    if state.lasting:
        add_damage(state, manner, attacker, target, parts)
    parts += more
    return limited(state.edition, parts)


def given(state: Battle, manner: AttackManner, companions: int, gifts: int) -> int:
    """The addition of so many companions to the damage of an attack, of which `gifts` give damage instead of helping."""
    return gifts + (companions * state.edition.fighting.support_damage if manner.kind == RANGED else 0)


def enhancement(state: Battle, manner: AttackManner, attacker: int, target: int) -> int:
    """The extra clicks that friends in contact with the attacker give."""
    if not state.in_force:
        return 0
    found = 0
    for friend in members(state.table.touch[attacker] & friends_of(state, attacker)):
        mask = powers(state, friend) & state.edition.card.masks.enhances
        if mask:
            for number in members(mask):
                found += state.edition.card.abilities[number].enhances(state, manner, friend, attacker, target)
    return found


def reduction_parts(state: Battle, figure: int, ignored: int = 0) -> Parts:
    """The clicks a figure's abilities take off an attack or an ability."""
    parts: Parts = []
    mask = powers(state, figure) & ~ignored & state.edition.card.masks.reduction
    if mask:
        for number in members(mask):
            state.edition.card.abilities[number].reduction(state, figure, parts)
    return parts


def close_damage(state: Battle, figure: int) -> int:
    """The damage value, for close combat."""
    return damage(state, figure)


def ranged_damage(state: Battle, figure: int) -> int:
    """The ranged damage value: printed, or the damage value where a figure has none of its own."""
    return dial.ranged_damage(state.defs[figure], state.click[figure])


def reach(state: Battle, figure: int) -> int:
    """The range value in inches."""
    return reach_of(state, figure)


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
