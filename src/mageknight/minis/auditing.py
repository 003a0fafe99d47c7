"""What must be true of every battle: dials, tokens, captives, places."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.rng import Rng, streams
from mageknight.minis.roster import members
from mageknight.minis.rules.capture import PlaceCaptive
from mageknight.minis.rules.gaits import gait_of
from mageknight.minis.rules.returning import PutReturned
from mageknight.minis.state import ELIMINATED, FIELDED, Battle
from mageknight.minis.table.bases import APART, CONTACT, OVERLAP
from mageknight.minis.table.contact import in_contact
from mageknight.minis.table.faults import NONE, ON_SOLID, kind_of
from mageknight.minis.table.lattice import INCH
from mageknight.minis.table.places import room_fault
from mageknight.minis.table.tabletop import SOARING, Table

NEARBY: Final = 12 * INCH
"""Bases further apart than this cannot touch, however long they are."""


def audit(state: Battle) -> list[str]:
    """What is wrong with a battle, in words for programmers; nothing if all is well."""
    wrong: list[str] = []
    for figure in range(len(state.kind)):
        wrong += figure_faults(state, figure)
    wrong += table_faults(state)
    if state.actions < 0:
        wrong.append(f"{state.actions} actions left")
    bits = sum([1 << figure for figure, captor in enumerate(state.captor) if captor >= 0])
    if bits != state.held:
        wrong.append("the set of captives is out of date")
    return wrong


def figure_faults(state: Battle, figure: int) -> list[str]:
    wrong: list[str] = []
    known = state.defs[figure]
    fielded = state.where[figure] == FIELDED
    if not known.start <= state.click[figure] <= known.clicks:
        wrong.append(f"figure {figure} stands at click {state.click[figure]}")
    if fielded and state.click[figure] >= known.clicks:
        wrong.append(f"figure {figure} fights on with three skulls")
    if state.where[figure] == ELIMINATED and state.click[figure] < known.clicks and not _returning(state):
        wrong.append(f"figure {figure} is eliminated at click {state.click[figure]}")
    if not 0 <= state.tokens[figure] <= 2 or (state.tokens[figure] and not fielded):
        wrong.append(f"figure {figure} has {state.tokens[figure]} tokens")
    down = state.table.afield >> figure & 1 == 1
    if down != fielded and not (fielded and _carried(state, figure)):
        wrong.append(f"figure {figure} is {'on' if down else 'off'} the table")
    captive = state.captive[figure]
    if captive >= 0 and (state.captor[captive] != figure or not fielded):
        wrong.append(f"figure {figure} does not hold {captive}")
    if captive >= 0 and not _carried(state, captive) and not in_contact(state.table, figure, captive):
        wrong.append(f"captive {captive} has left {figure}")
    return wrong


def _carried(state: Battle, figure: int) -> bool:
    """Is a captive being led to a new place just now?"""
    return any(isinstance(frame, PlaceCaptive) and frame.captive == figure for frame in state.core.agenda)


def _returning(state: Battle) -> bool:
    """Is an eliminated figure being set down again just now?"""
    return any(isinstance(frame, PutReturned) for frame in state.core.agenda)


def table_faults(state: Battle) -> list[str]:
    """No base lies on another, off the table or in terrain it cannot stand on; the table knows who touches whom."""
    wrong: list[str] = []
    table = state.table
    standing = members(table.down | table.aloft)
    for at, one in enumerate(standing):
        if state.captor[one] < 0:
            x, y, facing, level = table.x[one], table.y[one], table.facing[one], table.level[one]
            code = room_fault(table, one, x, y, facing, gait_of(state, one), 0, level)
            if kind_of(code) not in (NONE, ON_SOLID):
                wrong.append(f"figure {one} has no room: {code}")
        for other in standing[:at]:
            touching = table.touch[one] >> other & 1 == 1
            near = abs(table.x[one] - table.x[other]) < NEARBY and abs(table.y[one] - table.y[other]) < NEARBY
            spacing = spacing_of(table, one, other) if near else APART
            if spacing == OVERLAP:
                wrong.append(f"figures {one} and {other} overlap")
            if touching != (spacing == CONTACT) or touching != (table.touch[other] >> one & 1 == 1):
                wrong.append(f"contact of {one} and {other} is wrong")
    return wrong


def spacing_of(table: Table, one: int, other: int) -> int:
    """How two figures lie to each other on their levels: bases on the ground, stands in the air, apart on different ones."""
    if table.level[one] == SOARING == table.level[other]:
        return table.stand_spacing(one, other)
    if SOARING in (table.level[one], table.level[other]) or table.parted(one, other):
        return APART
    return table.spacing(one, other)


def redeal(state: Battle, rng: Rng, names: tuple[str, ...]) -> Battle:
    """A copy with other luck: nothing else is hidden in a battle."""
    dealt = state.copy()
    dealt.core.rng = streams(rng.bytes16(), names)
    dealt.core.forced = []
    return dealt
