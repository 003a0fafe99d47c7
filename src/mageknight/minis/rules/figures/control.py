"""Control: a figure obeys one player, and is in the army of whoever controls it; to whom it belongs never changes.

An army is what its player controls on the battlefield at a moment (M2-ARMY-10), captives included (M2-CAPTURE-23). It never has
the same Unique twice: what would bring in a second copy does not happen (M2-ARMY-09, M2-ARMY-12).
"""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal
from mageknight.minis.events import ControlPassed
from mageknight.minis.figures.bodies import is_cavalry, is_passenger
from mageknight.minis.figures.riding import is_mount
from mageknight.minis.figures.roster import called, members
from mageknight.minis.figures.sections import hull_of
from mageknight.minis.rules.attack.damage import free
from mageknight.minis.rules.large.giants import is_giant, topic_of
from mageknight.minis.state.battle import FIELDED, Battle


def army_of(state: Battle, seat: int) -> list[int]:
    """The figures of a seat's army as it is now."""
    return [figure for figure in members(state.table.afield) if state.controller[figure] == seat]


def second_copy_refusal(state: Battle, seat: int, figure: int) -> Refusal | None:
    """The reason a figure cannot come into a seat's army: the same Unique is there already (reading R7)."""
    known = state.defs[figure]
    if known.is_unique:
        for other in army_of(state, seat):
            same = state.defs[other].identity == known.identity and is_mount(state.defs[other]) == is_mount(known)
            if other != figure and same:
                return state.edition.refuse("minis-unique-in-army", figure=called(state, other))
    return None


def card_refusal(state: Battle, seat: int, target: int) -> Refusal | None:
    """The reason no domain, item or spell can bring a figure under the control of a seat: cavalry units, giants and passengers stay on
    their side (M2-CAV-10, M2-TITAN-10, M2-MDIAL-11, M2-CHARIOT-06, reading R162)."""
    topic = ""
    if is_cavalry(state, target):
        topic = "cavalry-status"
    elif is_passenger(state, target):
        topic = "passenger-status"
    elif is_giant(state, target):
        topic = topic_of(state, target, "status")
    elif state.defs[target].is_castle:
        topic = "castle-status"
    if topic:
        return state.edition.refuse("minis-cannot-be-swayed", topic, figure=called(state, target))
    return second_copy_refusal(state, seat, target)


def pass_control(flow: Flow[Battle], figure: int, seat: int) -> None:
    """A figure comes under another seat's control; a captor that changes sides lets its captive go (M2-CAPTURE-17)."""
    state = flow.state
    if state.controller[figure] == seat or second_copy_refusal(state, seat, figure) is not None:
        return
    if is_cavalry(state, figure):  # nothing changes the side of a cavalry unit (M2-CAV-10)
        return
    if state.defs[figure].is_castle:  # nor that of a castle section (M2-CASTLE-16)
        return
    captive = state.captive[figure]
    flow.emit(ControlPassed(hull_of(state, figure), seat))
    if captive >= 0 and state.where[figure] == FIELDED:
        free(flow, figure, captive)
