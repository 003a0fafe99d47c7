"""The roster of a battle: whose a figure is, whom it faces, which abilities it has, what its dial shows.

These are the questions every rule begins with. Sets of figures are bits of an int: bit n stands for figure n.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import mask
from mageknight.minis.content.abilities import table as all_abilities
from mageknight.minis.effects import forces
from mageknight.minis.figures.bodies import chariot_of, deeds_of, halves, has_limbs, is_passenger
from mageknight.minis.figures.castles import is_breached
from mageknight.minis.figures.figure import (
    ABILITY,
    ATTACK,
    DAMAGE,
    DEFENSE,
    NEXUS,
    SECTION_NAMES,
    SPEED,
    STRIDE,
    WHOLE,
)
from mageknight.minis.figures.sections import affected, hull_of, is_hull, is_section, touched_sections
from mageknight.minis.state.battle import ACTED, AGAIN, FIELDED, IN_RUN, RESTING, STRODE, Battle
from mageknight.minis.state.beside import cap
from mageknight.minis.state.lasting import times_lent
from mageknight.minis.table.contact import can_strike
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.stairs import strikes_at_stairs

NOT_COUNTED: Final = mask("not-counted")
"""Abilities that keep a figure from counting as a warrior on the battlefield."""

NOT_HEALABLE: Final = mask("not-healable")
"""Abilities that keep a figure from being healed."""

OF_SPEED: Final = sum([1 << each.id for each in all_abilities() if each.slot == SPEED])
"""The abilities of the speed value."""

PASSENGER_RANGE: Final = 8
"""A passenger shoots no farther, in inches (M2-CHARIOT-19)."""

WALL_REACH: Final = INCH
"""No low wall is thicker than this: whoever is further away is not fought across one."""


def members(bits: int) -> list[int]:
    """The figures of a set, in order."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def is_fielded(state: Battle, figure: int) -> bool:
    """Is this a figure on the battlefield?"""
    return 0 <= figure < len(state.where) and state.where[figure] == FIELDED


def is_able(state: Battle, figure: int) -> bool:
    """On the battlefield, no captive, and not demoralized (M2-STATUS-01, REB-ABL-45)."""
    if not is_fielded(state, figure) or state.captor[figure] >= 0 or powers(state, figure) & NOT_COUNTED:
        return False
    return not state.defs[figure].is_castle or not is_breached(state, figure)


def called(state: Battle, figure: int) -> Message:
    """A figure as players call it: its name and its number, which tells copies apart; a section after its warrior."""
    if is_section(state, figure):
        section = say("minis-section-" + SECTION_NAMES[state.defs[figure].part])
        name = say(state.defs[figure].name_key)
        return say("minis-section", name=name, number=hull_of(state, figure) + 1, section=section)
    return say("minis-figure", name=say(state.defs[figure].name_key), number=figure + 1)


def figure_word(state: Battle, figure: int) -> Message:
    """A figure of a command that may name none."""
    return called(state, figure) if 0 <= figure < len(state.defs) else say("minis-no-figure", number=figure + 1)


def is_spent(state: Battle, figure: int) -> bool:
    """Has a figure had what it may be given this turn, or must it rest?"""
    marks = deeds_of(state, figure)
    if state.defs[figure].part != WHOLE:
        return marks & RESTING > 0 or section_is_spent(state, figure)
    return marks & RESTING > 0 or (marks & ACTED > 0 and not may_act_again(state, figure))


def may_act_again(state: Battle, figure: int) -> bool:
    """May a figure that has acted be given a second action? Some abilities say so, and a titan whose first was a move, if it
    touched no opponent when the turn began (M2-TITAN-12 to M2-TITAN-14)."""
    card = state.edition.card
    mask = powers(state, figure) & card.masks.acts_again
    if mask and any(card.abilities[number].acts_again(state, figure) for number in members(mask)):
        return True
    if not state.defs[figure].is_titan or deeds_of(state, figure) & (STRODE | AGAIN) != STRODE:
        return False
    if state.edition.scale.strides:
        return state.marks[figure] & IN_RUN > 0
    return not state.met[figure] & state.foes[state.controller[figure]]


def has_stridden(state: Battle, figure: int) -> bool:
    """Is this a titan that has moved before the only action of its turn, so that what it does now is paid already
    (M2-CONQ-20)?"""
    if not state.edition.scale.strides or not state.defs[figure].is_titan:
        return False
    return state.marks[figure] & ACTED > 0 and may_act_again(state, figure)


def section_is_spent(state: Battle, figure: int) -> bool:
    """Has a section had its action, or has the run of its warrior's actions been broken by another figure's (M2-MDIAL-18,
    M2-MDIAL-21)? A hull is given none."""
    if is_hull(state, figure) or state.marks[figure] & ACTED:
        return True
    return deeds_of(state, figure) & (ACTED | IN_RUN) == ACTED


def powers(state: Battle, figure: int) -> int:
    """The abilities of a figure that count now.

    Those that show on its dial (REB-CON-05), except the ones its owner has cancelled for the turn (REB-CON-08). A
    captive has none (REB-CAP-06). Those of speed are ignored on a passenger (M2-CHARIOT-08).
    """
    if state.where[figure] != FIELDED or state.captor[figure] >= 0:
        return 0
    shown = state.defs[figure].masks[state.click[figure]] | state.granted[figure]
    if has_limbs(state) and is_passenger(state, figure):
        shown &= ~OF_SPEED
    return shown & ~state.off[figure] & state.in_force


def moving_powers(state: Battle, figure: int) -> int:
    """The abilities that count for a move: of a cavalry unit those of both its dials (M2-CAV-31)."""
    if not has_limbs(state):
        return powers(state, figure)
    found = 0
    for half in halves(state, figure):
        found |= powers(state, half)
    return found


def has(state: Battle, figure: int, ability: int) -> bool:
    """Does this ability of the figure count now?"""
    return powers(state, figure) >> ability & 1 == 1


def symbols_of(state: Battle, figure: int) -> int:
    """The faction symbols a figure carries, as bits: its own, or where it has none those others lend it."""
    own = state.defs[figure].symbols
    return own if own else state.edition.lent_symbols(state, figure)


def instances(state: Battle, figure: int, ability: int) -> int:
    """The number of times a figure has an ability that counts now: each works where the edition lets them add up (reading R53)."""
    if not has(state, figure, ability):
        return 0
    if not state.edition.fighting.instances_add:
        return 1
    return times_shown(state, figure, ability, state.click[figure])


def times_shown(state: Battle, figure: int, ability: int, click: int) -> int:
    """The number of times an ability shows at a click, and as often again as it is lent to the figure by whatever it may be."""
    at = click * STRIDE
    found = (
        0
        if at >= len(state.defs[figure].dial)
        else state.defs[figure].dial[at + ABILITY : at + NEXUS + 1].count(ability)
    )
    return found + (times_lent(state, figure, ability) if state.granted[figure] >> ability & 1 else 0)


def foes_of(state: Battle, figure: int) -> int:
    """The opposing figures on the battlefield; captives are neither friendly nor opposing (REB-CON-03, REB-CAP-07)."""
    if state.captor[figure] >= 0:
        return 0
    return state.foes[state.controller[figure]] & state.table.afield & ~state.held


def friends_of(state: Battle, figure: int) -> int:
    """The friendly figures on the battlefield, the figure itself left out (REB-CON-03)."""
    if state.captor[figure] >= 0:
        return 0
    return state.friends[state.controller[figure]] & state.table.afield & ~state.held & ~(1 << figure)


def own_figures(state: Battle, seat: int) -> list[int]:
    """The figures on the battlefield a seat commands; captives obey nobody (REB-CAP-05)."""
    return [
        figure
        for figure in members(state.friends[seat] & state.table.afield & ~state.held)
        if state.controller[figure] == seat
    ]


def foes_touched(state: Battle, figure: int) -> int:
    """The opposing figures in base contact."""
    return state.table.touch[figure] & foes_of(state, figure)


def touches_foe(state: Battle, figure: int) -> bool:
    return state.table.touch[figure] & foes_of(state, figure) != 0


def speed(state: Battle, figure: int) -> int:
    """The speed value, with what modifies it."""
    return speed_with(state, figure, powers(state, figure))


def speed_with(state: Battle, figure: int, shown: int) -> int:
    """The speed value, with what modifies it where these abilities count: also of a figure that waits for deployment."""
    value = state.defs[figure].dial[state.click[figure] * STRIDE + SPEED]
    mask = shown & state.edition.card.masks.pace
    if not mask and not state.lasting and not state.beside:
        return value
    value = min(value, cap(state, "speed"))
    card = state.edition.card
    modified = sum([card.abilities[number].pace(state, figure) for number in members(mask)])
    return held(state, value, modified + forces.pace(state, figure))


def reach_of(state: Battle, figure: int) -> int:
    """The range value in inches, with what modifies it; who has none gets none."""
    value = state.defs[figure].range
    if has_limbs(state) and is_passenger(state, figure):
        value = min(value, PASSENGER_RANGE)
    mask = powers(state, figure) & state.edition.card.masks.extent
    if not value or not (mask or state.lasting or state.beside):
        return value
    value = min(value, cap(state, "range"))
    card = state.edition.card
    modified = sum([card.abilities[number].extent(state, figure) for number in members(mask)])
    found = held(state, min(value, forces.farthest(state, figure)), modified + forces.extent(state, figure))
    return min(found, PASSENGER_RANGE) if has_limbs(state) and is_passenger(state, figure) else found


def held(state: Battle, value: int, modified: int) -> int:
    """A value with its modifiers under the rule of 3, never below 0 (M2-MOD-05)."""
    most = state.edition.rule_of_3
    return max(0, value + (min(most, max(-most, modified)) if most else modified))


def attack(state: Battle, figure: int) -> int:
    return state.defs[figure].dial[state.click[figure] * STRIDE + ATTACK]


def defense(state: Battle, figure: int) -> int:
    return state.defs[figure].dial[state.click[figure] * STRIDE + DEFENSE]


def damage(state: Battle, figure: int) -> int:
    return state.defs[figure].dial[state.click[figure] * STRIDE + DAMAGE]


def foes_in_front(state: Battle, figure: int) -> list[int]:
    """The opposing figures the figure could fight where it stands (REB-CLS-01).

    Across a low wall figures fight as if in contact (REB-SPC-06), across a cliff they do not (REB-SPC-08).
    """
    table = state.table
    foes = foes_of(state, figure)
    if has_limbs(state) and is_passenger(state, figure):  # over the sides and the rear of its chariot (M2-CHARIOT-16)
        return strikeable(state, figure, foes & table.touch[chariot_of(state, figure)])
    sections = members(foes & table.rooted) if table.rooted else []
    if table.ground.walls:
        x0, y0, x1, y1 = table.box(figure)
        near = table.strips.near(x0 - WALL_REACH, y0 - WALL_REACH, x1 + WALL_REACH, y1 + WALL_REACH)
        foes &= near | table.touch[figure]
    else:
        foes &= table.touch[figure]
    found = strikeable(state, figure, foes)
    return found + [each for each in sections if can_strike(table, figure, each)] if sections else found


def foes_at_stairs(state: Battle, figure: int) -> list[int]:
    """The opposing figures the figure could fight across the access points of a castle (M2-CASTLE-36)."""
    table = state.table
    if not table.rooted or table.rooted >> figure & 1:
        return []
    return [
        foe
        for foe in members(foes_of(state, figure) & table.down & ~table.touch[figure])
        if strikes_at_stairs(table, figure, foe)
    ]


def strikeable(state: Battle, figure: int, foes: int) -> list[int]:
    """Those of some figures in contact that the front arc of a figure reaches; of a large warrior the sections it may affect."""
    table = state.table
    if not any(state.defs[foe].is_large for foe in members(foes)):
        return [foe for foe in members(foes) if can_strike(table, figure, foe)]
    found: list[int] = []
    for foe in members(foes):
        if is_hull(state, foe):
            if can_strike(table, figure, foe):
                found += affected(state, touched_sections(state, foe, figure))
        elif not is_section(state, foe) and can_strike(table, figure, foe):
            found.append(foe)
    return found


def touched_by_front(state: Battle, figure: int) -> list[int]:
    """The opposing figures that touch the front arc; across a low wall there is only close combat."""
    return strikeable(state, figure, foes_touched(state, figure))


def is_healable(state: Battle, figure: int) -> bool:
    """Can the figure be healed at all (REB-ABL-36)? A castle section never can (M2-CASTLE-15)."""
    return not state.defs[figure].is_castle and not powers(state, figure) & NOT_HEALABLE
