"""Carrying by chariots: who can be carried, and what a passenger can do (M2-CHARIOT-03 to M2-CHARIOT-20)."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, AttackManner, Manner
from mageknight.minis.figures.bodies import chariot_of, is_limb, passenger_of
from mageknight.minis.figures.figure import HORSESHOE
from mageknight.minis.figures.riding import is_mount
from mageknight.minis.figures.roster import called, friends_of, is_fielded, members, speed
from mageknight.minis.figures.sections import is_hull
from mageknight.minis.rules.movement.modes import speed_type
from mageknight.minis.state.battle import STRODE, Battle
from mageknight.minis.table.limbs import contact_quarters

BESIDE: Final = 0b1110
"""The quarters at which one gets in and out: left, rear and right."""


def is_chariot(state: Battle, hull: int) -> bool:
    """Is it the hull of a chariot?"""
    return is_hull(state, hull) and state.defs[hull].fittings.passengers > 0


def kind_refusal(state: Battle, figure: int) -> Refusal | None:
    """The reason a figure is never a passenger (M2-CHARIOT-04)."""
    known = state.defs[figure]
    if known.is_giant or is_mount(known) or speed_type(state, figure) == HORSESHOE or is_limb(state, figure):
        return state.edition.refuse("minis-no-passenger", figure=called(state, figure))
    return None


def board_refusal(state: Battle, figure: int, hull: int) -> Refusal | None:
    """The reason a figure cannot board that chariot where they stand (M2-CHARIOT-10)."""
    if not is_fielded(state, hull) or not is_chariot(state, hull) or not friends_of(state, figure) >> hull & 1:
        return state.edition.refuse("minis-no-chariot", figure=called(state, figure))
    if passenger_of(state, hull) >= 0:
        return state.edition.refuse("minis-chariot-taken", figure=called(state, hull))
    touches = state.table.touch[figure] >> hull & 1
    if not touches or not contact_quarters(state.table, hull, figure) & BESIDE:
        return state.edition.refuse("minis-not-at-compartment", figure=called(state, hull))
    return None


def chariots_for(state: Battle, figure: int) -> list[int]:
    """The chariots a figure can board now."""
    near = state.table.touch[figure] & friends_of(state, figure)
    return [each for each in members(near) if board_refusal(state, figure, each) is None]


def still_refusal(state: Battle, figure: int, topic: str) -> Refusal | None:
    """A figure whose speed is 0 gets neither in nor out."""
    if speed(state, figure) > 0:
        return None
    return state.edition.refuse("minis-no-speed", topic, figure=called(state, figure))


def passenger_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The reason a passenger cannot be given this action: it stays until it disembarks, and takes no captives (M2-CHARIOT-09,
    M2-CHARIOT-16)."""
    if manner.kind == MOVE and manner.word != "disembark":
        return state.edition.refuse("minis-passenger-stays", figure=called(state, figure))
    if isinstance(manner, AttackManner) and manner.captures:
        return state.edition.refuse("minis-passenger-captures", figure=called(state, figure))
    return None


def volley_refusal(state: Battle, figure: int) -> Refusal | None:
    """The reason a passenger cannot shoot: its chariot has moved this turn (M2-CHARIOT-17)."""
    if state.marks[chariot_of(state, figure)] & STRODE:
        return state.edition.refuse("minis-chariot-moved", figure=called(state, figure))
    return None


def beside_refusal(state: Battle, figure: int, target: int) -> Refusal | None:
    """The reason a passenger cannot shoot at this figure: it touches the chariot (M2-CHARIOT-20)."""
    hull = chariot_of(state, figure)
    if state.table.touch[hull] >> target & 1:
        return state.edition.refuse("minis-target-at-chariot", target=called(state, target), other=called(state, hull))
    return None
