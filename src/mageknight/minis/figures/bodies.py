"""Bodies: who shares a base with whom, and what belongs to the base instead of to a dial.

Every combat dial is a slot: a plain warrior, a mount, its rider, a section of a large warrior. A *body* is the slot whose base
lies on the table; its limbs share base, place, facing and contacts with it. The table keeps limbs where their body is, so rules
look places up by whatever slot they have; what they move, give tokens or mark as having acted is the body (M2-CAV-19, R100).
Nobody else asks the table for hosts and parts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mageknight.minis.table.limbs import FRONT, PASSENGER, RIDER

if TYPE_CHECKING:
    from mageknight.minis.state.battle import Battle

NOBODY: Final = -1


def has_limbs(state: Battle) -> bool:
    """Does anybody sit on the base of another one? Most battles know nobody who does."""
    return state.table.limbs != 0


def body(state: Battle, slot: int) -> int:
    """The slot whose base this is: the mount of a rider, the host of a section, else the slot itself."""
    host = state.table.host[slot]
    return host if host >= 0 else slot


def is_limb(state: Battle, slot: int) -> bool:
    """Does it sit on the base of another one?"""
    return state.table.host[slot] >= 0


def is_passenger(state: Battle, slot: int) -> bool:
    """Is it carried by a chariot now?"""
    return state.table.part[slot] == PASSENGER


def chariot_of(state: Battle, slot: int) -> int:
    """The hull of the chariot that carries a figure now, -1 for everybody else."""
    table = state.table
    return table.host[slot] if table.part[slot] == PASSENGER else NOBODY


def passenger_of(state: Battle, hull: int) -> int:
    """The passenger in the compartment of a chariot, -1 if nobody is."""
    table = state.table
    if not table.limbs:
        return NOBODY
    for limb in limbs_of(state, hull):
        if table.part[limb] == PASSENGER:
            return limb
    return NOBODY


def mount_of(state: Battle, slot: int) -> int:
    """The mount a rider sits on now, -1 for everybody else."""
    table = state.table
    return table.host[slot] if table.part[slot] == RIDER else NOBODY


def rider_of(state: Battle, slot: int) -> int:
    """The rider on a mount, -1 if nobody sits there."""
    table = state.table
    if not table.limbs:
        return NOBODY
    for limb in limbs_of(state, slot):
        if table.part[limb] == RIDER:
            return limb
    return NOBODY


def partner(state: Battle, slot: int) -> int:
    """The other half of a cavalry unit, -1 for whoever is no part of one (M2-CAV-01)."""
    mount = mount_of(state, slot)
    return mount if mount >= 0 else rider_of(state, slot)


def is_cavalry(state: Battle, slot: int) -> bool:
    """Is it the mount or the rider of a cavalry unit now?"""
    return state.table.limbs != 0 and partner(state, slot) >= 0


def halves(state: Battle, slot: int) -> tuple[int, ...]:
    """Mount and rider of a cavalry unit, in this order; anybody else alone."""
    if not state.table.limbs:
        return (slot,)
    mount = mount_of(state, slot)
    if mount >= 0:
        return mount, slot
    rider = rider_of(state, slot)
    return (slot, rider) if rider >= 0 else (slot,)


def limbs_of(state: Battle, slot: int) -> list[int]:
    """The limbs on a base, in order."""
    table = state.table
    found: list[int] = []
    left = table.limbs
    while left:
        low = left & -left
        left ^= low
        limb = low.bit_length() - 1
        if table.host[limb] == slot:
            found.append(limb)
    return found


def bases_at(state: Battle, bits: int) -> list[int]:
    """The bodies among some figures, in order: whoever has a base of his own."""
    return [slot for slot in range(len(state.table)) if bits >> slot & 1 and state.table.host[slot] < 0]


def figures_of(state: Battle, bits: int) -> list[int]:
    """The slots on the table that can be aimed at among some bodies and limbs, in order: a mount and its rider, the sections of
    a host but not the host itself, no passenger."""
    table = state.table
    if table.limbs:
        left = table.limbs
        while left:
            low = left & -left
            left ^= low
            limb = low.bit_length() - 1
            if table.part[limb] >= FRONT:
                bits &= ~table.body[limb]
            elif table.part[limb] == PASSENGER:
                bits &= ~low
    bits &= table.afield
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def doer(state: Battle, slot: int) -> int:
    """The doer of a figure's deeds: its body, but a passenger has its own (M2-CHARIOT-07)."""
    host = state.table.host[slot]
    return slot if host < 0 or state.table.part[slot] == PASSENGER else host


def bearer(state: Battle, slot: int) -> int:
    """On whom the action tokens of a figure lie: its body, or itself where sections have tokens of their own (M2-DRAGON-21) and
    in the compartment of a chariot (M2-CHARIOT-07)."""
    return slot if state.defs[slot].nature.own_tokens else doer(state, slot)


def tokens_of(state: Battle, slot: int) -> int:
    """The action tokens of a figure."""
    return state.tokens[bearer(state, slot)]


def is_tireless(state: Battle, slot: int) -> bool:
    """Is it never pushed: part of a cavalry unit, or a large warrior of such a nature (M2-CAV-29, M2-DRAGON-22)?"""
    return state.defs[slot].nature.tireless or is_cavalry(state, slot)


def deeds_of(state: Battle, slot: int) -> int:
    """The marks of what a figure did this turn: has acted, is busy, rests, was stopped."""
    return state.marks[doer(state, slot)]


def sit_up(state: Battle, rider: int, mount: int) -> None:
    """A rider that is off the table sits on a mount from now on, with its place, its arcs and its contacts."""
    known = state.defs[mount]
    state.table.look(mount, known.arc, known.rear)
    state.table.attach(rider, mount, RIDER)
    state.regrant()


def climb_in(state: Battle, slot: int, hull: int) -> None:
    """A figure that is off the table is carried by a chariot from now on."""
    state.table.attach(slot, hull, PASSENGER)
    state.regrant()


def step_off(state: Battle, slot: int) -> None:
    """Take a figure off the table; a limb leaves its host and has its own base again, and riders leave a mount that goes."""
    table = state.table
    for limb in limbs_of(state, slot):
        if table.part[limb] < FRONT:
            step_off(state, limb)
    if table.host[slot] < 0:
        table.lift(slot)
        return
    known = state.defs[slot]
    if table.part[slot] == RIDER:
        arc, rear = state.edition.arcs(state.defs[table.host[slot]])
        table.look(table.host[slot], arc, rear)
    table.detach(slot)
    table.shape(slot, known.base.radius, known.base.nose, known.base.tail, known.base.stand)
    arc, rear = state.edition.arcs(known)
    table.look(slot, arc, rear)
    state.regrant()
