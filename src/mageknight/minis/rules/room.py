"""Room for a captive beside the figure that leads it."""

from __future__ import annotations

from mageknight.minis.rules.gaits import gait_of
from mageknight.minis.state import Battle
from mageknight.minis.table.places import would_touch
from mageknight.minis.table.spots import contact_spots
from mageknight.minis.table.tabletop import Table


def table_after(state: Battle, captor: int, x: int, y: int, facing: int) -> Table:
    """The table with a controlling figure elsewhere and its captive not yet beside it."""
    table = state.table.copy()
    table.lift(state.captive[captor])
    table.place(captor, x, y, facing)
    return table


def captive_fits(state: Battle, captor: int, x: int, y: int, facing: int) -> bool:
    """Is there room for the captive beside its controller there (REB-CAP-17)?"""
    table = table_after(state, captor, x, y, facing)
    return len(contact_spots(table, state.captive[captor], captor, gait_of(state, captor))) > 0


def keeps_captive(state: Battle, captor: int, facing: int) -> bool:
    """Does a figure with a long base still touch its captive when it turns (REB-CAP-09)?"""
    captive = state.captive[captor]
    if captive < 0:
        return True
    table = state.table
    return would_touch(table, captor, table.x[captor], table.y[captor], facing, captive)
