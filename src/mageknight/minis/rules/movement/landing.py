"""Coming down without a move: a soaring figure that may no longer be in the air is set on the ground beneath it.

Its centre dot and its facing stay, and it has not moved (M2-SOAR-08, M2-SOAR-09). Without room there it is eliminated
(M2-SOAR-10); nobody caused that (reading R47).
"""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.events import CaptiveLifted, FigurePut, LevelChanged
from mageknight.minis.rules.attack.damage import eliminate
from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.places import has_room
from mageknight.minis.table.spots import slide_into_contact
from mageknight.minis.table.tabletop import GROUND, SOARING


def force_down(flow: Flow[Battle], figure: int, lifted: int = 0) -> None:
    """Bring a soaring figure to the ground where it is; `lifted` are bits of figures that are not in its way."""
    state = flow.state
    table = state.table
    if table.level[figure] != SOARING:
        return
    x, y, facing = table.x[figure], table.y[figure], table.facing[figure]
    if has_room(table, figure, x, y, facing, movement_mode(state, figure), lifted, GROUND):
        flow.emit(LevelChanged(figure, GROUND))
    else:
        eliminate(flow, figure, -1)


def come_down_together(flow: Flow[Battle], captor: int, captive: int) -> None:
    """A capture in the air ends on the ground: the captor comes down first, then the captive, which is moved the shortest
    straight way into contact (M2-CAPTURE-09, reading R47). A captive whose captor finds no room is free and stays up there."""
    state = flow.state
    table = state.table
    force_down(flow, captor, 1 << captive)
    if table.level[captor] != GROUND:
        return
    facing = table.facing[captive]
    flow.emit(CaptiveLifted(captive))
    spot = slide_into_contact(table, captive, captor, facing)
    if spot is not None and has_room(table, captive, spot[0], spot[1], facing, movement_mode(state, captive)):
        flow.emit(FigurePut(captive, spot[0], spot[1], facing))
    else:
        eliminate(flow, captive, -1)
