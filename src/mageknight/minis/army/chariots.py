"""The rules of chariots in an army: whoever begins aboard one has room there, and may be carried."""

from __future__ import annotations

from mageknight.kernel.refusal import Refusal
from mageknight.minis.army.model import Army
from mageknight.minis.army.titles import full_name
from mageknight.minis.content.library import Library
from mageknight.minis.edition.edition import Edition
from mageknight.minis.figures.figure import HORSESHOE, FigureDef
from mageknight.minis.setup.entries import Enlisted


def check_passengers(army: Army, library: Library, edition: Edition) -> list[Refusal]:
    """Everything that is wrong with who is carried by what (M2-CHARIOT-03, M2-CHARIOT-04)."""
    found: list[Refusal] = []
    room: dict[str, int] = {}
    for entry in army.entries:
        figure = library.get(entry.figure)
        if figure is not None:
            room[figure.key] = room.get(figure.key, 0) + entry.count * figure.fittings.passengers
    for entry in army.entries:
        figure = library.get(entry.figure)
        if not entry.boards or figure is None:
            continue
        chariot = library.get(entry.boards)
        if chariot is None:
            found.append(edition.refuse("army-unknown-figure", figure=entry.boards))
        elif not may_be_carried(entry, figure):
            found.append(edition.refuse("army-no-passenger", figure=full_name(figure)))
        else:
            room[chariot.key] = room.get(chariot.key, 0) - entry.count
            if room[chariot.key] < 0:
                found.append(
                    edition.refuse("army-no-room-aboard", figure=full_name(figure), chariot=full_name(chariot))
                )
    return found


def may_be_carried(entry: Enlisted, figure: FigureDef) -> bool:
    """Giants, horseshoes and riders in the saddle are not carried (M2-CHARIOT-04), nor is stone."""
    return not (figure.is_giant or figure.is_castle or figure.types.speed == HORSESHOE or entry.rides)
