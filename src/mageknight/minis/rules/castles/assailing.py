"""Attacks of and on castle sections: who may attack a section, and what sections themselves may do (reading R136)."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, RANGED, AttackManner, Manner
from mageknight.minis.content.abilities import numbers
from mageknight.minis.figures import dial
from mageknight.minis.figures.castles import is_castle, standing_on
from mageknight.minis.figures.roster import attack, called, damage, powers, reach_of
from mageknight.minis.rules.attack.blasts import is_explosive
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.castle import section_directions
from mageknight.minis.table.contact import distance, turn_to_front
from mageknight.minis.table.facing import in_arc
from mageknight.minis.table.lattice import INCH, squared
from mageknight.minis.table.verdicts import inches

STRONG: Final = 4
"""A printed damage value this high breaks stone (M2-CASTLE-53, M2-CASTLE-54)."""

BLASTS: Final = (numbers()["mage-blast"], numbers()["bombardment"])
BLOWS: Final = (numbers()["smite"], numbers()["thunder-blow"])
PIERCING: Final = 1 << numbers()["pierce"]
CRUSHING: Final = 1 << numbers()["crushing-blow"] | 1 << numbers()["ram"]

NEAREST: Final = 4
"""A section never shoots at a target this many inches away or less (M2-CASTLE-50)."""


def deed_refusal(state: Battle, section: int, manner: Manner) -> Refusal | None:
    """The reason a castle section cannot be given this action: it only shoots, and only with range and attack values (M2-CASTLE-46)."""
    name = called(state, section)
    if manner.kind != RANGED or not isinstance(manner, AttackManner):
        return state.edition.refuse("minis-castle-only-shoots", figure=name)
    if not reach_of(state, section) or not attack(state, section):
        return state.edition.refuse("minis-castle-cannot-shoot", "castle-only-shoots", figure=name)
    return None


def near_refusal(state: Battle, section: int, target: int) -> Refusal | None:
    """The reason a target is too near for the shots of a section."""
    table = state.table
    if squared(table.x[section], table.y[section], table.x[target], table.y[target]) > (NEAREST * INCH) ** 2:
        return None
    far = inches(distance(table, section, target))
    return state.edition.refuse("minis-castle-too-near", target=called(state, target), least=NEAREST, distance=far)


def is_strong_enough(state: Battle, manner: AttackManner, attacker: int) -> bool:
    """Can this attack be made on a castle section at all (M2-CASTLE-52 to M2-CASTLE-54)?"""
    known = state.defs[attacker]
    if known.is_giant:
        return True
    if manner.kind == RANGED:
        printed = dial.ranged_damage(known, state.click[attacker])
        if manner.ability in BLASTS or powers(state, attacker) & PIERCING or printed >= STRONG:
            return True
        return is_explosive(state, attacker)
    if manner.kind != CLOSE:
        return False
    return manner.ability in BLOWS or powers(state, attacker) & CRUSHING != 0 or damage(state, attacker) >= STRONG


def assail_refusal(state: Battle, manner: AttackManner, attacker: int, target: int) -> Refusal | None:
    """The reason a figure cannot attack a castle section, or help against it; nothing for all other targets."""
    if not is_castle(state, target):
        return None
    name = called(state, target)
    if standing_on(state, attacker) == target and not is_castle(state, attacker):
        return state.edition.refuse("minis-castle-stands-on", figure=called(state, attacker), target=name)
    if not is_strong_enough(state, manner, attacker):
        topic = "castle-shot" if manner.kind == RANGED else "castle-struck"
        return state.edition.refuse("minis-castle-too-strong", topic, figure=called(state, attacker), target=name)
    return None


def touch_refusal(state: Battle, attacker: int, section: int) -> Refusal | None:
    """The reason the front arc of a figure does not touch a section (M2-CASTLE-58)."""
    table = state.table
    directions = section_directions(table, attacker, section)
    name = called(state, section)
    if standing_on(state, attacker) == section:
        return state.edition.refuse("minis-castle-stands-on", figure=called(state, attacker), target=name)
    if not directions:
        return state.edition.refuse("minis-castle-not-touched", target=name)
    if any(in_arc(table.facing[attacker], table.arc[attacker], vx, vy) for vx, vy in directions):
        return None
    turn = turn_to_front(table, attacker, directions)
    return state.edition.refuse("minis-not-in-front", "castle-not-touched", target=name, turn=turn)
