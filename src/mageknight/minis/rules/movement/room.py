"""Room beside another figure: for whoever is put there, and for a captive beside the figure that leads it."""

from __future__ import annotations

from mageknight.minis.rules.movement.modes import movement_mode
from mageknight.minis.state.battle import Battle
from mageknight.minis.table.movement_mode import MovementMode
from mageknight.minis.table.places import would_touch
from mageknight.minis.table.spots import Spot, contact_spots, spots_all_round
from mageknight.minis.table.tabletop import Table
from mageknight.minis.table.ways.passage import cliff_fault


def spots_beside(table: Table, figure: int, other: int, mode: MovementMode) -> list[Spot]:
    """The spots where a figure can be put down in contact with another: a few good places, or whatever there is."""
    return contact_spots(table, figure, other, mode) or spots_all_round(table, figure, other, mode)


def led_spots(table: Table, captive: int, captor: int, mode: MovementMode) -> list[Spot]:
    """The spots where a captive can be put down by its captor: it comes along, so it is led up or down no abrupt elevation that its captor
    could not climb there (REB-SPC-10, REB-CAP-14)."""
    found = _led(table, captor, mode, contact_spots(table, captive, captor, mode))
    return found or _led(table, captor, mode, spots_all_round(table, captive, captor, mode))


def _led(table: Table, captor: int, mode: MovementMode, spots: list[Spot]) -> list[Spot]:
    return [spot for spot in spots if not cliff_fault(table, captor, mode, spot.x, spot.y)]


def table_after(state: Battle, captor: int, x: int, y: int, facing: int) -> Table:
    """The table with a controlling figure elsewhere and its captive not yet beside it."""
    table = state.table.copy()
    table.lift(state.captive[captor])
    table.place(captor, x, y, facing)
    return table


def captive_fits(state: Battle, captor: int, x: int, y: int, facing: int) -> bool:
    """Is there room for the captive beside its controller there (REB-CAP-17)?"""
    table = table_after(state, captor, x, y, facing)
    return len(led_spots(table, state.captive[captor], captor, movement_mode(state, captor))) > 0


def keeps_captive(state: Battle, captor: int, facing: int) -> bool:
    """Does a figure with a long base still touch its captive when it turns (REB-CAP-09)?"""
    captive = state.captive[captor]
    if captive < 0:
        return True
    table = state.table
    return would_touch(table, captor, table.x[captor], table.y[captor], facing, captive)
