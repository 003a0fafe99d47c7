"""Temper of a mount without a rider (M2-MOUNT-05 to M2-MOUNT-08, reading R108)."""

from __future__ import annotations

from typing import Final

from mageknight.kernel.agenda import Flow
from mageknight.minis.figures.bodies import rider_of
from mageknight.minis.figures.roster import is_fielded
from mageknight.minis.rules.cavalry.taming import is_tame
from mageknight.minis.rules.figures.control import pass_control
from mageknight.minis.state.battle import Battle

SKITTISH: Final = "skittish"
MEAN: Final = "mean-spirited"


def riderless(state: Battle, temper: str) -> list[int]:
    """The mounts of a temper that stand on the battlefield without a rider."""
    found: list[int] = []
    for figure, known in enumerate(state.defs):
        saddle = known.fittings.mount
        if saddle is not None and saddle.intelligence == temper and is_fielded(state, figure):
            if rider_of(state, figure) < 0 and state.captor[figure] < 0 and not is_tame(state, figure):
                found.append(figure)
    return found


def obey(flow: Flow[Battle], seat: int) -> None:
    """Mean-spirited mounts without a rider are on the side of whoever's command phase begins, for that turn."""
    for figure in riderless(flow.state, MEAN):
        pass_control(flow, figure, seat)
