"""Units as targets: their Armor and resistances with all that changes them (UE-DAMAGE-07, UE-UNIT-19, UE-PVP-54 to 57)."""

from __future__ import annotations

from mageknight.board.content.library import LIB
from mageknight.board.register import (
    ENEMY_ARMOR,
    ENEMY_ARMOR_SET,
    ENEMY_LOSES,
    TAUNTED,
    UNIT_ARMOR,
    UNIT_RESISTS,
)
from mageknight.board.rules.units.banners import banner_of
from mageknight.board.state import BoardState
from mageknight.board.state.battle import UNIT_MARK
from mageknight.board.state.player import Unit


def unit_armor(state: BoardState, seat: int, unit: Unit) -> int:
    """The Armor of a unit: printed, its banner, lasting effects, those of an opponent among them; never below 1 (UE-PVP-57)."""
    armor = LIB.units[unit.kind].armor
    banner = banner_of(state, unit)
    if banner is not None:
        armor += banner.armor
    mark = UNIT_MARK + unit.uid
    for entry in state.active:
        if entry.key == UNIT_ARMOR and entry.seat == seat and entry.target in (-1, unit.uid):
            armor += entry.amount
        elif entry.target == mark and entry.key in (ENEMY_ARMOR, TAUNTED):
            armor = min(armor, max(entry.bound, armor + entry.amount)) if entry.amount < 0 else armor + entry.amount
        elif entry.target == mark and entry.key == ENEMY_ARMOR_SET:
            armor = entry.amount
    return max(1, armor)


def unit_resistances(state: BoardState, seat: int, unit: Unit) -> int:
    """The resistances of a unit, a bit each: what an opponent took away does not count."""
    resistances = LIB.units[unit.kind].resistances
    banner = banner_of(state, unit)
    if banner is not None:
        resistances |= banner.resistances
    lost = 0
    mark = UNIT_MARK + unit.uid
    for entry in state.active:
        if entry.key == UNIT_RESISTS and entry.seat == seat and entry.target in (-1, unit.uid):
            resistances |= entry.amount
        elif entry.key == ENEMY_LOSES and entry.target == mark:
            lost |= entry.bound
    return resistances & ~lost
