"""Take-backs by agreement: a return across what was revealed, asked for by one and allowed by the others."""

from __future__ import annotations

import msgspec

from mageknight.kernel.fairness import fresh_seed
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import refuse
from mageknight.server.live.absences import name_of
from mageknight.server.live.table import LiveTable
from mageknight.server.live.viewer import Viewer
from mageknight.server.store.records import Request
from mageknight.server.wire.protocol import Accepted


async def ask(live: LiveTable, viewer: Viewer, seat: int, request: str, to: int) -> None:
    """Ask the other people at the table; where nobody has to agree it is done at once."""
    rule = live.record.options.take_back
    if rule == "never":
        raise refuse("server-no-take-back")
    if seat not in viewer.access.seats:
        raise refuse("server-not-your-seat")
    numbered = live.running()
    if not 0 <= to < numbered.played:
        raise refuse("fork-out-of-range", at=to, last=numbered.played)
    asked = Request(request, seat, to, (seat,))
    if rule == "free" or not needed(live, asked):
        await _return(live, viewer, seat, request, to)
        return
    await live.live_tables.set_request(
        live.id, asked, say("server-remark-asks-back", who=name_of(live.seated[seat]), at=to)
    )
    viewer.send(Accepted(request, numbered.version))


async def answer(live: LiveTable, viewer: Viewer, seat: int, name: str, request: str, agree: bool) -> None:
    """Another person's answer; the last agreement carries it out, the first refusal ends it."""
    if seat not in viewer.access.seats:
        raise refuse("server-not-your-seat")
    asked = live.record.request
    if asked is None or asked.id != request:
        raise refuse("server-no-request")
    if not agree:
        own = live.seated[seat].person == live.seated[asked.seat].person
        said = "server-remark-withdraws-back" if own else "server-remark-refuses-back"
        await live.live_tables.set_request(
            live.id, None, Message(said, {"who": name_of(live.seated[seat]), "at": asked.to})
        )
        viewer.send(Accepted(name, live.running().version))
        return
    agreed = msgspec.structs.replace(asked, agreed=tuple(sorted({*asked.agreed, seat})))
    if needed(live, agreed):
        await live.live_tables.set_request(live.id, agreed)
        viewer.send(Accepted(name, live.running().version))
    else:
        await _return(live, viewer, seat, name, asked.to)


def needed(live: LiveTable, asked: Request) -> tuple[int, ...]:
    """The seats of people who still have to agree: everybody but whoever asked, and each person once."""
    agreed = {live.seated[seat].person for seat in (*asked.agreed, asked.seat)}
    return tuple([one.seat for one in live.seated if one.person is not None and one.person not in agreed])


async def _return(live: LiveTable, viewer: Viewer, seat: int, name: str, to: int) -> None:
    """Return across what was revealed; the match is read from its beginning for that."""
    await live.read_whole()
    key = fresh_seed()
    await live.request(viewer, seat, name, lambda numbered: numbered.take_back(to, key), taken_back=True, request="")
