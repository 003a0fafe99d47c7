"""Attacks on large warriors: which of the four sections is affected, and who says so (M2-MDIAL-41 to M2-MDIAL-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import CLOSE, RANGED, AttackManner
from mageknight.minis.figures.bodies import body
from mageknight.minis.figures.roster import called
from mageknight.minis.figures.sections import (
    affected,
    hull_of,
    is_disputed,
    is_section,
    seen_sections,
    touched_sections,
)
from mageknight.minis.table.contact import in_contact

if TYPE_CHECKING:
    from mageknight.minis.state.battle import Battle


def struck_sections(state: Battle, manner: AttackManner, attacker: int, target: int) -> list[int]:
    """The sections, dead or alive, of the target's warrior that an attack meets: those the attacker touches, or the one its line
    of fire passes through."""
    hull = hull_of(state, target)
    if manner.kind != CLOSE:
        return seen_sections(state, hull, state.table.x[attacker], state.table.y[attacker])
    if in_contact(state.table, body(state, attacker), hull):
        return touched_sections(state, hull, body(state, attacker))
    return seen_sections(state, hull, state.table.x[attacker], state.table.y[attacker])  # across a low wall


def section_refusal(state: Battle, manner: AttackManner, attacker: int, target: int) -> Refusal | None:
    """The reason an attack from there does not affect this section; nothing for whoever is no section."""
    if not is_section(state, target) or manner.kind not in (CLOSE, RANGED):
        return None
    struck = struck_sections(state, manner, attacker, target)
    if target in affected(state, struck):
        return None
    topic = "section-touched" if manner.kind == CLOSE else "section-seen"
    return state.edition.refuse(
        "minis-other-section", topic, target=called(state, target), struck=called(state, affected(state, struck)[0])
    )


def disputed_sections(state: Battle, manner: AttackManner, attacker: int, target: int) -> list[int]:
    """The live sections among which the controller of the target chooses; empty where there is nothing to choose."""
    if not is_section(state, target) or manner.kind not in (CLOSE, RANGED):
        return []
    struck = struck_sections(state, manner, attacker, target)
    return affected(state, struck) if is_disputed(state, struck) else []
