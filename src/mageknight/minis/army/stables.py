"""The rules of cavalry in an army: a mount comes with a rider that fits it, and both are paid for."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.army.model import Army
from mageknight.minis.army.titles import full_name
from mageknight.minis.content.library import Library
from mageknight.minis.edition.edition import Edition
from mageknight.minis.figures.figure import FigureDef
from mageknight.minis.figures.riding import can_ride, fits, is_mount
from mageknight.minis.setup.entries import Enlisted


def check_mounts(army: Army, library: Library, edition: Edition) -> list[Refusal]:
    """Everything that is wrong with who rides what (M2-CAV-03, M2-RIDER-01, M2-RIDER-02, M2-CAV-80)."""
    found: list[Refusal] = []
    uniques: dict[str, int] = {}
    for entry in army.entries:
        figure = library.get(entry.figure)
        if figure is None:
            continue
        if is_mount(figure):
            found.append(edition.refuse("army-mount-alone", figure=full_name(figure)))
        if entry.rides:
            found += _check_saddle(entry, figure, library, edition)
            uniques[entry.rides] = uniques.get(entry.rides, 0) + entry.count
    for key, count in uniques.items():
        mount = library.get(key)
        if mount is not None and mount.is_unique and count > 1:
            found.append(edition.refuse("army-unique-twice", figure=full_name(mount), count=count))
    return found


def _check_saddle(entry: Enlisted, figure: FigureDef, library: Library, edition: Edition) -> list[Refusal]:
    mount = library.get(entry.rides)
    if mount is None:
        return [edition.refuse("army-unknown-figure", figure=entry.rides)]
    name = full_name(figure)
    if not can_ride(figure):
        return [edition.refuse("army-no-rider", figure=name)]
    if not fits(figure, mount):
        return [edition.refuse("army-mount-does-not-fit", figure=name, mount=full_name(mount))]
    return []


def mounts_of(library: Library, rider: FigureDef) -> list[FigureDef]:
    """Every mount a figure can ride, cheapest first."""
    if not can_ride(rider):
        return []
    return sorted([each for each in library if fits(rider, each)], key=lambda each: (each.points, each.id))
