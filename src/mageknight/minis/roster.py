"""Who is what: whose a figure is, whom it faces, which abilities it has, what its dial shows.

These are the questions every rule begins with. Sets of figures are bits of an int: bit n stands for figure n.
"""

from __future__ import annotations

from typing import Final

from mageknight.kernel.message import Message, say
from mageknight.minis.content.abilities import mask
from mageknight.minis.figure import ATTACK, DAMAGE, DEFENSE, SPEED, STRIDE
from mageknight.minis.state import FIELDED, Battle
from mageknight.minis.table.contact import can_strike
from mageknight.minis.table.lattice import INCH

NOT_COUNTED: Final = mask("not-counted")
"""Abilities that keep a figure from counting as a warrior on the battlefield."""

NOT_HEALABLE: Final = mask("not-healable")
"""Abilities that keep a figure from being healed."""

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
    return is_fielded(state, figure) and state.captor[figure] < 0 and not powers(state, figure) & NOT_COUNTED


def called(state: Battle, figure: int) -> Message:
    """A figure as players call it: its name and its number, which tells copies apart."""
    return say("minis-figure", name=say(state.defs[figure].name_key), number=figure + 1)


def figure_word(state: Battle, figure: int) -> Message:
    """A figure of a command that may name none."""
    return called(state, figure) if 0 <= figure < len(state.defs) else say("minis-no-figure", number=figure + 1)


def powers(state: Battle, figure: int) -> int:
    """The abilities of a figure that count now.

    Those that show on its dial (REB-CON-05), except the ones its owner has cancelled for the turn (REB-CON-08). A
    captive has none (REB-CAP-06).
    """
    if state.where[figure] != FIELDED or state.captor[figure] >= 0:
        return 0
    shown = state.defs[figure].masks[state.click[figure]] | state.granted[figure]
    return shown & ~state.off[figure] & state.in_force


def has(state: Battle, figure: int, ability: int) -> bool:
    """Does this ability of the figure count now?"""
    return powers(state, figure) >> ability & 1 == 1


def foes_of(state: Battle, figure: int) -> int:
    """The opposing figures on the battlefield; captives are neither friendly nor opposing (REB-CON-03, REB-CAP-07)."""
    if state.captor[figure] >= 0:
        return 0
    return state.foes[state.owner[figure]] & state.table.afield & ~state.held


def friends_of(state: Battle, figure: int) -> int:
    """The friendly figures on the battlefield, the figure itself left out (REB-CON-03)."""
    if state.captor[figure] >= 0:
        return 0
    return state.friends[state.owner[figure]] & state.table.afield & ~state.held & ~(1 << figure)


def foes_touched(state: Battle, figure: int) -> int:
    """The opposing figures in base contact."""
    return state.table.touch[figure] & foes_of(state, figure)


def touches_foe(state: Battle, figure: int) -> bool:
    return state.table.touch[figure] & foes_of(state, figure) != 0


def speed(state: Battle, figure: int) -> int:
    return state.defs[figure].dial[state.click[figure] * STRIDE + SPEED]


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
    if table.ground.walls:
        x0, y0, x1, y1 = table.box(figure)
        near = table.strips.near(x0 - WALL_REACH, y0 - WALL_REACH, x1 + WALL_REACH, y1 + WALL_REACH)
        foes &= near | table.touch[figure]
    else:
        foes &= table.touch[figure]
    return [foe for foe in members(foes) if can_strike(table, figure, foe)]


def touched_by_front(state: Battle, figure: int) -> list[int]:
    """The opposing figures that touch the front arc; across a low wall there is only close combat."""
    return [foe for foe in members(foes_touched(state, figure)) if can_strike(state.table, figure, foe)]


def is_healable(state: Battle, figure: int) -> bool:
    """Can the figure be healed at all (REB-ABL-36)?"""
    return not powers(state, figure) & NOT_HEALABLE
