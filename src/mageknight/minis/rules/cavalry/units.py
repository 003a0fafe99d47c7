"""Cavalry units: what they may not do, and which dial does what (M2-CAV-05 to M2-CAV-11, M2-CAV-30 to M2-CAV-34)."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.actions.manner import MOVE, Manner
from mageknight.minis.figures.bodies import is_cavalry, mount_of
from mageknight.minis.figures.riding import is_mount
from mageknight.minis.figures.roster import called
from mageknight.minis.state.battle import Battle


def unit_refusal(state: Battle, figure: int, manner: Manner) -> Refusal | None:
    """The reason a mount or a rider cannot be given this action: the mount moves for both, and some things are done on foot only."""
    if manner.kind == MOVE and mount_of(state, figure) >= 0:
        return state.edition.refuse("minis-mount-moves", figure=called(state, figure))
    if manner.on_foot and is_cavalry(state, figure):
        return state.edition.refuse("minis-not-mounted", f"cavalry-{manner.word}", figure=called(state, figure))
    if manner.by_warriors and is_mount(state.defs[figure]):
        return state.edition.refuse("minis-not-by-mount", figure=called(state, figure))
    return None


def concerns(state: Battle, figure: int) -> bool:
    """Can there be anything to refuse? Asked of everybody, so it is quick."""
    return is_mount(state.defs[figure]) or mount_of(state, figure) >= 0


def affected_refusal(state: Battle, figure: int, topic: str) -> Refusal | None:
    """The reason an effect does not reach a cavalry unit: it is not lifted, carried, captured, nor does it change sides."""
    if is_cavalry(state, figure):
        return state.edition.refuse("minis-cavalry-immune", topic, figure=called(state, figure))
    return None
