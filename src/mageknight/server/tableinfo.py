"""A table as everybody at it sees it."""

from __future__ import annotations

from collections.abc import Callable

from mageknight.kernel.fairness import commitment
from mageknight.server.infos import RequestInfo, SeatInfo, TableInfo
from mageknight.server.records import SeatRecord, TableRecord


def table_info(
    record: TableRecord,
    seated: list[SeatRecord],
    present: set[int],
    overdue: Callable[[int], bool],
    watching: int,
) -> TableInfo:
    """A table for everybody at it; the seed only when it may be known."""
    over = record.status == "finished"
    asked = record.request
    request = None
    if asked is not None:
        others = {one.person for one in seated if one.person is not None} - {seated[asked.seat].person}
        agreed = {seated[seat].person for seat in asked.agreed}
        needed = tuple([one.seat for one in seated if one.person in others - agreed])
        request = RequestInfo(asked.id, asked.seat, asked.to, asked.agreed, needed)
    return TableInfo(
        id=record.id,
        game=record.game,
        name=record.name,
        status=record.status,  # type: ignore[arg-type]
        revision=record.revision,
        setup=record.setup,
        options=record.options,
        seats=tuple([_seat_info(one, one.seat in present, overdue(one.seat)) for one in seated]),
        commitment=commitment(record.seed),
        open_seed=record.open_seed,
        seed=record.seed.hex() if over or record.open_seed else None,
        rules=record.rules,
        content=record.content,
        owner=next((one.name for one in seated if one.person == record.owner), ""),
        taken_back=record.taken_back,
        request=request,
        origin=record.origin,
        origin_at=record.origin_at,
        next=record.next,
        watchers=watching,
        created=record.created,
        changed=record.changed,
    )


def _seat_info(one: SeatRecord, present: bool, overdue: bool) -> SeatInfo:
    if one.bot:
        state = "bot"
    elif one.person is not None:
        state = "person"
    else:
        state = "away" if one.held_by is not None else "open"
    return SeatInfo(
        seat=one.seat,
        state=state,  # type: ignore[arg-type]
        name=one.name,
        bot=one.bot,
        present=present or bool(one.bot),
        overdue=overdue,
        has_pin=bool(one.pin),
        votes=tuple(one.votes.split()),
        conceded=one.conceded,
        ends=one.ends,
    )
