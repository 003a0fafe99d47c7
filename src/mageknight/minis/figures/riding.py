"""Riders and mounts that fit, by their bases; nothing here looks at a battle."""

from __future__ import annotations

from typing import Final

from mageknight.minis.figures.figure import FigureDef

DARK_RIDERS: Final = "dark-riders"
"""The subfaction whose riders and mounts belong together by their collector's numbers."""


def is_mount(figure: FigureDef) -> bool:
    """Has it a saddle (M2-MOUNT-01)?"""
    return figure.fittings.mount is not None


def can_ride(figure: FigureDef) -> bool:
    """Has it an attack bonus in a square, and mount symbols (M2-RIDER-01)?"""
    return figure.fittings.rider_bonus > 0 and len(figure.fittings.rides) > 0


def fits(rider: FigureDef, mount: FigureDef) -> bool:
    """Can the one ride the other? One of its mount symbols is that of the mount (M2-RIDER-02, M2-RIDER-07); Dark Riders are
    matched by collector's numbers alone (M2-CAV-80)."""
    saddle = mount.fittings.mount
    if saddle is None or not can_ride(rider):
        return False
    if mount.subfaction == DARK_RIDERS or rider.subfaction == DARK_RIDERS:
        return mount.key in rider.fittings.rides
    return saddle.type in rider.fittings.rides
