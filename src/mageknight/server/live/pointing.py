"""Lines that players show each other on the table, as a ruler held over it. They are kept in memory only and decide nothing."""

from __future__ import annotations

from typing import Final

import msgspec

from mageknight.kernel.refusal import refuse
from mageknight.server.live.table import LiveTable
from mageknight.server.live.viewer import Viewer
from mageknight.server.store.broker import Broker, Note
from mageknight.server.wire.protocol import Pointed
from mageknight.server.wire.types import Spot

Line = tuple[Spot, Spot]

_decoder: Final = msgspec.json.Decoder(Line | None)


async def point(broker: Broker, live: LiveTable, viewer: Viewer, line: Line | None) -> None:
    """Show a line of one of the viewer's seats, or none any more; who only watches may not."""
    seats = viewer.access.seats
    if not seats:
        raise refuse("server-not-your-seat")
    await _show_all(broker, live, viewer.look if viewer.look in seats else seats[0], line)


async def leave(broker: Broker, live: LiveTable, viewer: Viewer) -> None:
    """The lines of somebody who leaves go along."""
    for seat in viewer.access.seats:
        if seat in live.pointed and seat not in live.here():
            await _show_all(broker, live, seat, None)


def greet(live: LiveTable, viewer: Viewer) -> None:
    """Show what is shown already to somebody who comes."""
    for seat, line in sorted(live.pointed.items()):
        viewer.send(Pointed(seat, line))


def heard(live: LiveTable, note: Note) -> None:
    """Another process tells of a line."""
    _show(live, note.number, _decoder.decode(note.text))


async def _show_all(broker: Broker, live: LiveTable, seat: int, line: Line | None) -> None:
    _show(live, seat, line)
    await broker.tell(Note("point", live.id, seat, text=msgspec.json.encode(line).decode()))


def _show(live: LiveTable, seat: int, line: Line | None) -> None:
    live.pointed.pop(seat, None)
    if line is not None:
        live.pointed[seat] = line
    for viewer in live.viewers:
        if viewer.ready and not viewer.muted:
            viewer.send(Pointed(seat, line))
