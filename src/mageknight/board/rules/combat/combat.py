"""The numbers of a combat: armor, attack, block needed, what an attack or a block amounts to.

Each number is one function. Given a list it also writes down every contribution, so that what is shown and what counts are the same.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.content.definitions import EnemyDef
from mageknight.board.content.library import LIB
from mageknight.board.events.fight import fight
from mageknight.board.events.rival_combat import opponent
from mageknight.board.register import (
    ATTACK_ELEMENT,
    ATTACK_KIND,
    ATTACK_LOSES,
    DOUBLE_PHYSICAL,
    ENEMY_ARMOR,
    ENEMY_ARMOR_SET,
    ENEMY_ATTACK,
    ENEMY_ELEMENT,
    ENEMY_GAINS,
    ENEMY_IDLE,
    ENEMY_LOSES,
    OTHERS_ENEMIES,
    SITE_OPEN,
    TAUNTED,
    holds,
)
from mageknight.board.rules.coop.teams import allied
from mageknight.board.rules.rivals.rivals import as_contributed, contributors, find_stand_in, shares_of, unit_behind
from mageknight.board.rules.units.defence import unit_armor, unit_resistances
from mageknight.board.rules.world.ground import city_index, city_kinds, is_held, owner_of, printed_site
from mageknight.board.state import BoardState
from mageknight.board.state.battle import UNIT_MARK, Enemy, Points, is_unit
from mageknight.board.state.marks import ALL_ATTACKS, attack_mark
from mageknight.board.state.scenario_extras import SHOWN
from mageknight.board.terms import (
    ARCANE_IMMUNITY,
    BLUE,
    BRUTAL,
    COLD_FIRE,
    ELUSIVE,
    FIRE,
    FORTIFIED,
    GREEN,
    ICE,
    MELEE,
    PH_ATTACK,
    PH_BLOCK,
    PHYSICAL,
    POISON,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SIEGE,
    SWIFT,
    UNFORTIFIED,
    WHITE,
)
from mageknight.kernel.message import Message
from mageknight.kernel.number import Modifier

# Kinds of combat.
ASSAULT: Final = 0
ADVENTURE: Final = 1
RAMPAGE: Final = 2
BURNING: Final = 3
INCANTATION: Final = 4
RIVALS: Final = 5  # between players, see `rules.rivals.combat`

# Restrictions of points gathered.
FREE: Final = 0
ONLY_ENEMY: Final = 1
NOT_ENEMY: Final = 2
DOUBLE_SWIFT: Final = 3
PER_TRAIT: Final = 4

HELPFUL: Final = (WHITE, RED, BLUE)
"""UE-VAR-INTERCOMBAT-06: the colours of a hidden die that help the enemy, for one more Fame."""
FORTIFIED_BIT: Final = 1 << 16
"""In what an enemy loses: all fortification, by site and by ability."""


def kind_of(enemy: Enemy) -> EnemyDef:
    return LIB.enemies[LIB.token_kind[enemy.token]]


def part(parts: list[Modifier] | None, amount: int, key: str, rule: str = "") -> None:
    """Write down one contribution, if anybody wants to know."""
    if parts is not None and amount:
        parts.append(Modifier(amount, Message("board-part-" + key), rule))


def city_colours(state: BoardState, enemy: Enemy) -> int:
    """The colours of the city this enemy defends, a bit each (two for a Megapolis, UE-VAR-MEGA-10); summoned monsters get no bonus."""
    if not enemy.defender or enemy.summoner >= 0:
        return 0
    at = city_index(state, enemy.where)
    if at < 0:
        return 0
    colours = 0
    for kind in city_kinds(state, at):
        colours |= 1 << LIB.cities[kind].colour
    return colours


def abilities_of(state: BoardState, enemy: Enemy) -> int:
    """The abilities an enemy has now, a bit each; those of cities are given per attack. Units have none."""
    abilities = 0 if is_unit(enemy.token) else kind_of(enemy).abilities
    for entry in state.active:
        if entry.target == enemy.token:
            if entry.key == ENEMY_LOSES:
                abilities &= ~entry.removed_abilities
            elif entry.key == ENEMY_GAINS:
                abilities |= entry.amount
    return abilities


def resistances_of(state: BoardState, enemy: Enemy) -> int:
    if is_unit(enemy.token):
        return unit_resistances(state, opponent(state), unit_behind(state, enemy.token))
    resistances = kind_of(enemy).resistances
    for entry in state.active:
        if entry.key == ENEMY_LOSES and entry.target == enemy.token:
            resistances &= ~entry.removed_resistances
    return resistances


def attack_abilities(state: BoardState, enemy: Enemy, attack: int) -> int:
    """Abilities of one attack: cities make physical ones brutal or poisonous (UE-CITY-13, UE-CITY-14)."""
    abilities = abilities_of(state, enemy)
    colours = city_colours(state, enemy)
    if colours and element_of(state, enemy, attack) == PHYSICAL:
        if colours >> RED & 1:
            abilities |= BRUTAL
        if colours >> GREEN & 1:
            abilities |= POISON
    for entry in state.active:
        if entry.key == ATTACK_LOSES and entry.target == attack_mark(enemy.token, attack):
            abilities &= ~entry.removed_abilities
    return abilities


def fortifications(state: BoardState, enemy: Enemy, seat: int) -> int:
    """The number of times an enemy is fortified: by the site, by a wall, by its own ability (UE-RANGED-04, UE-RANGED-05)."""
    abilities = abilities_of(state, enemy)
    for entry in state.active:
        if entry.key == ENEMY_LOSES and entry.target == enemy.token and entry.removed_abilities & FORTIFIED_BIT:
            return 0
    count = (1 if abilities & FORTIFIED else 0) + int(enemy.walled)
    if enemy.fortified and not abilities & UNFORTIFIED and not holds(state, SITE_OPEN, seat):
        count += 1
    return count


def armor_of(state: BoardState, enemy: Enemy, parts: list[Modifier] | None = None) -> int:
    """The Armor of an enemy now (UE-ABIL-16 to 20, UE-CITY-10)."""
    if is_unit(enemy.token):
        armor = unit_armor(state, opponent(state), unit_behind(state, enemy.token))
        part(parts, armor, "printed-armor")
        return armor
    kind = kind_of(enemy)
    armor = kind.armor
    if abilities_of(state, enemy) & ELUSIVE and not elusive_caught(state, enemy):
        armor = kind.armor_elusive
    part(parts, armor, "printed-armor")
    if city_colours(state, enemy) >> WHITE & 1:
        armor += 1
        part(parts, 1, "white-city", "UE-CITY-10")
    armor += enemy.vampire
    part(parts, enemy.vampire, "vampiric", "UE-ABIL-16")
    for entry in state.active:
        if entry.target != enemy.token:
            continue
        if entry.key == ENEMY_ARMOR or (entry.key == TAUNTED and not idle(state, enemy)):
            changed = max(entry.bound, armor + entry.amount) if entry.amount < 0 else armor + entry.amount
            changed = min(changed, armor) if entry.amount < 0 else changed
            part(parts, changed - armor, "effect")
            armor = changed
    for entry in state.active:
        if entry.key == ENEMY_ARMOR_SET and entry.target == enemy.token:
            part(parts, entry.amount - armor, "effect")
            armor = entry.amount
    armor += enemy.guarded
    part(parts, enemy.guarded, "defend", "UE-ABIL-24")
    return armor


def fame_of(state: BoardState, enemy: Enemy) -> int:
    """The Fame for defeating an enemy, as far as everybody knows: one more for a colour that helps it (UE-VAR-INTERCOMBAT-06)."""
    affairs = state.affairs
    helped = affairs.die in HELPFUL and affairs.die_known == SHOWN and enemy.summoner < 0
    return usual_fame(state, enemy) + int(helped)


def usual_fame(state: BoardState, enemy: Enemy) -> int:
    """The Fame for defeating an enemy: none for summoned monsters (UE-ABIL-04), half, rounded up, for the garrison of another
    player's keep (UE-COMBAT-05, reading 2), double for what an incantation brought (UE-SCN-DRUID-08)."""
    fame = kind_of(enemy).fame if enemy.summoner < 0 else 0
    if fight(state).kind == INCANTATION:
        return 2 * fame
    if fight(state).kind != ASSAULT or not enemy.defender or owner_of(state, enemy.where) < 0:
        return fame
    return halved_fame(state, enemy, fame) if is_held(state, printed_site(state, enemy.where)) else fame


def halved_fame(state: BoardState, enemy: Enemy, fame: int) -> int:
    """Half the Fame of a drawn defender: of several the sum is halved, and what the earlier ones gave is taken off."""
    pile = kind_of(enemy).pile
    beaten = [LIB.enemies[LIB.token_kind[token]] for token in fight(state).defeated]
    before = sum([kind.fame for kind in beaten if kind.pile == pile])
    return (before + fame + 1) // 2 - (before + 1) // 2


def elusive_caught(state: BoardState, enemy: Enemy) -> bool:
    """UE-ABIL-19: in the Attack phase the lower Armor counts once all attacks were blocked."""
    return state.turn.phase == PH_ATTACK and fully_blocked(enemy)


def fully_blocked(enemy: Enemy) -> bool:
    """UE-ABIL-27: an enemy counts as blocked only if every one of its attacks was; a unit of an opponent makes one."""
    attacks = 1 if is_unit(enemy.token) else len(kind_of(enemy).attack_values)
    return enemy.blocked == (1 << attacks) - 1


def element_of(state: BoardState, enemy: Enemy, attack: int) -> int:
    if is_unit(enemy.token):
        shares = unit_shares(state, enemy)
        return shares[0].element if shares else PHYSICAL
    element = kind_of(enemy).attack_elements[attack]
    for entry in state.active:
        if entry.key == ENEMY_ELEMENT and entry.target == attack_mark(enemy.token, attack):
            element = entry.amount
    return element


def attack_of(state: BoardState, enemy: Enemy, attack: int, parts: list[Modifier] | None = None) -> int:
    """The value of one attack: printed, plus bonuses, minus reductions, never below 0 (reading 7); of a unit, its share."""
    if is_unit(enemy.token):
        value = sum([points.amount for points in unit_shares(state, enemy)])
        part(parts, value, "printed-attack")
        return value
    value = kind_of(enemy).attack_values[attack]
    part(parts, value, "printed-attack")
    if city_colours(state, enemy) >> BLUE & 1:
        bonus = (0, 2, 2, 1)[element_of(state, enemy, attack)]
        value += bonus
        part(parts, bonus, "blue-city", "UE-CITY-11")
    if state.turn.phase == PH_BLOCK:
        for entry in state.active:
            if entry.key != OTHERS_ENEMIES or entry.seat == state.turn.seat:
                continue
            if not allied(state, entry.seat, state.turn.seat):
                value += entry.amount
                part(parts, entry.amount, "effect", "UE-SKILL-08")
    for entry in state.active:
        if entry.key == ENEMY_ATTACK and entry.target in (
            attack_mark(enemy.token, attack),
            attack_mark(enemy.token, ALL_ATTACKS),
        ):
            change = max(entry.amount, -value)
            value += change
            part(parts, change, "effect")
    return value


def damage_of(state: BoardState, enemy: Enemy, attack: int, parts: list[Modifier] | None = None) -> int:
    """UE-DAMAGE-03, UE-ABIL-08: the damage of an attack that is not blocked: its value, doubled if it is brutal."""
    value = attack_of(state, enemy, attack, parts)
    if not attack_abilities(state, enemy, attack) & BRUTAL:
        return value
    part(parts, value, "brutal", "UE-ABIL-08")
    return value * 2


def attacks_left(state: BoardState, enemy: Enemy) -> list[int]:
    """The attacks an enemy still makes: not blocked, not dealt, not cancelled, not summoning, not reduced to nothing.

    The attack of an opponent's unit is its share of the attack under way (UE-PVP-61).
    """
    if is_unit(enemy.token):
        return [0] if enemy.token - UNIT_MARK in contributors(state) else []
    if enemy.away or idle(state, enemy):
        return []
    kind = kind_of(enemy)
    gone = enemy.blocked | enemy.dealt | enemy.cancelled
    return [attack for attack in range(len(kind.attack_values)) if not gone >> attack & 1 and kind.summons[attack] < 0]


def idle(state: BoardState, enemy: Enemy) -> bool:
    """UE-ABIL-26: an enemy prevented from attacking makes none of its attacks."""
    for entry in state.active:
        if entry.key == ENEMY_IDLE and entry.target == enemy.token:
            return True
    return False


def block_needed(state: BoardState, enemy: Enemy, attack: int) -> int:
    """UE-BLOCK-10, UE-ABIL-07: the attack value, doubled for a swift attack."""
    value = attack_of(state, enemy, attack)
    return value * 2 if attack_abilities(state, enemy, attack) & SWIFT else value


def block_total(state: BoardState, enemy: Enemy, attack: int, pool: list[Points]) -> int:
    """The gathered Block against one attack (UE-BLOCK-05 to 09)."""
    element = element_of(state, enemy, attack)
    swift = attack_abilities(state, enemy, attack) & SWIFT
    full = 0
    half = 0
    for points in pool:
        if not fits_limit(points, enemy.token):
            continue
        amount = block_amount(enemy, points, bool(swift))
        if efficient_block(points.element, element):
            full += amount
        else:
            half += amount
    return full + half // 2


def block_amount(enemy: Enemy, points: Points, swift: bool) -> int:
    """The worth of one contribution against an attack of this enemy, before inefficient ones are halved."""
    if points.limit == DOUBLE_SWIFT and swift:
        return points.amount * 2
    return points.amount + traits_of(kind_of(enemy)) if points.limit == PER_TRAIT else points.amount


def traits_of(kind: EnemyDef) -> int:
    """The abilities, colours of attack and resistances printed on a token; with Arcane Immunity none of them counts."""
    if kind.abilities & ARCANE_IMMUNITY:
        return 0
    colours = len([element for element in (FIRE, ICE, COLD_FIRE) if element in kind.attack_elements])
    return bin(kind.abilities).count("1") + colours + bin(kind.resistances).count("1")


def efficient_block(block: int, attack: int) -> bool:
    """UE-BLOCK-05 to 08: does a Block of this element count fully against an attack of that one?"""
    if attack == PHYSICAL or block == COLD_FIRE:
        return True
    if attack == FIRE:
        return block == ICE
    return attack == ICE and block == FIRE


def fits_limit(points: Points, token: int) -> bool:
    if points.limit == ONLY_ENEMY:
        return points.about == token
    if points.limit == NOT_ENEMY:
        return points.about != token
    return True


def resisted(resistances: int, element: int) -> bool:
    """UE-ABIL-18, UE-RANGED-09: is an attack of this element halved by these resistances?"""
    if element == PHYSICAL:
        return bool(resistances & RESIST_PHYSICAL)
    if element == FIRE:
        return bool(resistances & RESIST_FIRE)
    if element == ICE:
        return bool(resistances & RESIST_ICE)
    return resistances & (RESIST_FIRE | RESIST_ICE) == RESIST_FIRE | RESIST_ICE


def as_made(state: BoardState, seat: int, pool: list[Points]) -> list[Points]:
    """Gathered Attack as it counts: an effect may turn all own attacks of a combat into another element or kind."""
    kind, element = -1, -1
    for entry in state.active:
        if entry.seat == seat and entry.key == ATTACK_KIND:
            kind = entry.amount
        elif entry.seat == seat and entry.key == ATTACK_ELEMENT:
            element = entry.amount
    if kind < 0 and element < 0:
        return pool
    return [
        Points(
            amount=points.amount,
            kind=points.kind if kind < 0 else kind,
            element=points.element if element < 0 else element,
            source=points.source,
            limit=points.limit,
            about=points.about,
            key=points.key,
        )
        for points in pool
    ]


def attack_share(state: BoardState, seat: int, targets: list[Enemy], pool: list[Points]) -> list[Points]:
    """The part of the gathered Attack that counts in an attack on a group of enemies (UE-RANGED-03 to 06, UE-ATTACK-02, UE-ATTACK-03)."""
    pool = as_made(state, seat, pool)
    melee = state.turn.phase == PH_ATTACK
    siege_only = not melee and any(fortifications(state, enemy, seat) > 0 for enemy in targets)
    return [
        points
        for points in pool
        if not (siege_only and points.kind != SIEGE)
        and (melee or points.kind != MELEE)
        and all(fits_limit(points, enemy.token) for enemy in targets)
    ]


def block_share(enemy: Enemy, pool: list[Points]) -> list[Points]:
    """The part of the gathered Block that counts in a block of this enemy's attack."""
    return [points for points in pool if fits_limit(points, enemy.token)]


def meant_for_others(pool: list[Points], tokens: list[int]) -> tuple[Points, ...]:
    """The gathered points that count only against enemies other than these, and so are not used up with the rest."""
    return tuple([points for points in pool if points.limit == ONLY_ENEMY and points.about not in tokens])


def keys_of(share: list[Points]) -> tuple[int, ...]:
    """The effects behind a successful attack or block, by the keys of their contexts."""
    return tuple(dict.fromkeys([points.key for points in share]))


def attack_total(state: BoardState, seat: int, targets: list[Enemy], pool: list[Points]) -> int:
    """The gathered Attack against a group of enemies (UE-RANGED-03 to 09, UE-ATTACK-02)."""
    doubled = doubles_physical(state, seat)
    full = 0
    half = 0
    for points in attack_share(state, seat, targets, pool):
        amount = points.amount * 2 if doubled and points.element == PHYSICAL else points.amount
        if any(resisted(resistances_of(state, enemy), points.element) for enemy in targets):
            half += amount
        else:
            full += amount
    return full + half // 2


def doubles_physical(state: BoardState, seat: int) -> bool:
    """Does something double the physical attacks of a player in this phase?"""
    return state.turn.phase == PH_ATTACK and holds(state, DOUBLE_PHYSICAL, seat)


def armor_total(state: BoardState, targets: list[Enemy]) -> int:
    """UE-RANGED-10: the Armor of all targets together."""
    return sum([armor_of(state, enemy) for enemy in targets])


def attackable(state: BoardState, seat: int, enemy: Enemy) -> bool:
    """Can this enemy be a target now? Twice fortified ones cannot in the first phase (UE-RANGED-05)."""
    if enemy.summoner >= 0:
        return False
    return state.turn.phase == PH_ATTACK or fortifications(state, enemy, seat) < 2


def targets(state: BoardState) -> list[Enemy]:
    """The enemies the attack being prepared is aimed at."""
    combat = fight(state)
    return [enemy for enemy in combat.enemies if enemy.token in combat.aims]


def unit_shares(state: BoardState, enemy: Enemy) -> list[Points]:
    """The contributions of a unit of the opponent to the attack under way, as they count."""
    return shares_of(state, as_contributed(state, fight(state).attack), enemy.token - UNIT_MARK)


def find_enemy(state: BoardState, token: int) -> Enemy | None:
    """The enemy of a token in the present combat; against another player, the stand-in of a unit."""
    if is_unit(token):
        return find_stand_in(state, token)
    combat = state.combat
    if combat is not None:
        for enemy in combat.enemies:
            if enemy.token == token:
                return enemy
    return None


def attack_is(state: BoardState, enemy: Enemy, attack: int, ability: int) -> bool:
    """Does one attack of an enemy have an ability?"""
    return bool(attack_abilities(state, enemy, attack) & ability)
