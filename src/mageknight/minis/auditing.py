"""What must be true of every battle: dials, tokens, captives, places."""

from __future__ import annotations

from mageknight.kernel.rng import Rng, streams
from mageknight.minis.rules.capture import PlaceCaptive
from mageknight.minis.rules.gaits import gait_of
from mageknight.minis.state import ELIMINATED, FIELDED, Battle
from mageknight.minis.table.bases import CONTACT, OVERLAP
from mageknight.minis.table.contact import in_contact
from mageknight.minis.table.places import room_fault
from mageknight.minis.table.tabletop import load


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
    down = state.table.down >> figure & 1 == 1
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
    from mageknight.minis.abilities.returning import PutReturned

    return any(isinstance(frame, PutReturned) for frame in state.core.agenda)


def table_faults(state: Battle) -> list[str]:
    """No base lies on another, off the table or in terrain it cannot stand on; the table knows who touches whom."""
    wrong: list[str] = []
    table = state.table
    fresh = load(table.ground, table.dump())
    if fresh.touch != table.touch or fresh.down != table.down:
        wrong.append("the table's contacts are out of date")
    for one in range(len(table)):
        if not table.down >> one & 1:
            continue
        if state.captor[one] < 0:
            code = room_fault(table, one, table.x[one], table.y[one], table.facing[one], gait_of(state, one))
            if code & 0xFF not in (0, 9):
                wrong.append(f"figure {one} has no room: {code}")
        for other in range(one):
            if table.down >> other & 1:
                spacing = table.spacing(one, other)
                if spacing == OVERLAP:
                    wrong.append(f"figures {one} and {other} overlap")
                elif (spacing == CONTACT) != bool(table.touch[one] >> other & 1):
                    wrong.append(f"contact of {one} and {other} is wrong")
    return wrong


def redeal(state: Battle, rng: Rng, names: tuple[str, ...]) -> Battle:
    """A copy with other luck: nothing else is hidden in a battle."""
    dealt = state.copy()
    dealt.core.rng = streams(rng.bytes16(), names)
    dealt.core.forced = []
    return dealt
