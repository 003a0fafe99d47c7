"""Units that are spent, readied, wounded and healed."""

from __future__ import annotations

from mageknight.board.events.warband import UnitChanged
from mageknight.board.state import BoardState
from mageknight.board.state.player import Unit
from mageknight.kernel.agenda import Flow


def change_unit(flow: Flow[BoardState], seat: int, unit: Unit, spent: bool, wounds: int, hurt: bool) -> None:
    """A unit is from now on as given: spent or ready, with so many Wounds, hurt in this combat or not."""
    flow.emit(UnitChanged(seat=seat, unit=unit.uid, kind=unit.kind, spent=spent, wounds=wounds, hurt=hurt))
