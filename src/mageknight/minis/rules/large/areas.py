"""Areas that meet a large warrior: one section of it, that which the line from the middle of the area passes through (M2-MDIAL-48 to
M2-MDIAL-51)."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.effects.parts import Parts
from mageknight.minis.figures.sections import affected, is_disputed, seen_sections
from mageknight.minis.rules.attack.damage import WhichSection
from mageknight.minis.state.battle import Battle


def met(state: Battle, hull: int, x: int, y: int) -> list[int]:
    """The sections an area round a place can affect: one, on a border two, in place of a dead one any live one."""
    return affected(state, seen_sections(state, hull, x, y))


def rock(flow: Flow[Battle], hull: int, x: int, y: int, parts: Parts, cause: int, by: int) -> None:
    """An area round a place deals damage to one section of a large warrior. On a border its controller says which; in place of a dead one
    the player of whoever deals it does."""
    state = flow.state
    struck = seen_sections(state, hull, x, y)
    seat = state.controller[hull if is_disputed(state, struck) else by]
    flow.then(WhichSection(seat, tuple(affected(state, struck)), tuple(parts), cause, by))
