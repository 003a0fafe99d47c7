"""A table as everybody at it sees it."""

from __future__ import annotations

from mageknight.kernel.fairness import commitment
from mageknight.locale import sentence
from mageknight.server import pace
from mageknight.server.clock import now
from mageknight.server.live.absences import closes_at, is_absent, is_overdue, is_timed, others_of
from mageknight.server.store.records import SeatRecord, TableRecord
from mageknight.server.tables import bringing
from mageknight.server.wire.phrases import phrases
from mageknight.server.wire.types import BallotInfo, Choice, RemarkInfo, RequestInfo, SeatInfo, TableInfo, VoteInfo


def table_info(
    record: TableRecord,
    seated: list[SeatRecord],
    present: set[int],
    watching: int,
    lang: str,
    can_score: bool = False,
) -> TableInfo:
    """A table for everybody at it who reads this language; the seed only when it may be known.

    `can_score` says that the game could be ended with its present standing.
    """
    over = record.status == "finished"
    words = phrases(lang)
    return TableInfo(
        id=record.id,
        game=record.game,
        name=record.name,
        status=record.status,  # type: ignore[arg-type]
        revision=record.revision,
        setup=bringing.shown(record),
        options=record.options,
        seats=tuple([_seat_info(record, seated, one, one.seat in present, can_score) for one in seated]),
        commitment=commitment(record.seed),
        open_seed=record.open_seed,
        seed=record.seed.hex() if over or record.open_seed else None,
        rules=record.rules,
        content=record.content,
        owner=next((one.name for one in seated if one.person == record.owner), ""),
        taken_back=record.taken_back,
        stood_in=record.stood_in,
        request=_request_info(record, seated),
        remarks=tuple([RemarkInfo(one.after, one.at, sentence(words.render(one.said))) for one in record.remarks]),
        origin=record.origin,
        origin_at=record.origin_at,
        next=record.next,
        watchers=watching,
        created=record.created,
        changed=record.changed,
        at=now(),
    )


def _request_info(record: TableRecord, seated: list[SeatRecord]) -> RequestInfo | None:
    asked = record.request
    if asked is None:
        return None
    others = {one.person for one in seated if one.person is not None} - {seated[asked.seat].person}
    agreed = {seated[seat].person for seat in asked.agreed}
    needed = tuple([one.seat for one in seated if one.person in others - agreed])
    return RequestInfo(asked.id, asked.seat, asked.to, asked.agreed, needed)


def _seat_info(
    record: TableRecord, seated: list[SeatRecord], one: SeatRecord, present: bool, can_score: bool
) -> SeatInfo:
    if one.bot:
        state = "bot"
    elif one.person is not None:
        state = "person"
    else:
        state = "away" if one.held_by is not None else "open"
    at = now()
    clock = None
    if record.clocks and one.person is not None and others_of(seated, one.seat):
        runs = is_timed(record, seated, one.seat)
        clock = pace.clock_info(record.clocks[one.seat], record.options.pace, at, runs)
    return SeatInfo(
        seat=one.seat,
        state=state,  # type: ignore[arg-type]
        name=one.name,
        bot=one.bot,
        present=present or bool(one.bot),
        overdue=is_overdue(record, seated, one.seat, at),
        has_pin=bool(one.pin),
        clock=clock,
        ballot=_ballot_info(record, seated, one, can_score) if is_absent(record, seated, one.seat, at) else None,
        offered=one.offered and one.person is None and not one.bot,
        held=one.held_name if one.held_by is not None else "",
        held_since=one.held_since if one.held_by is not None else None,
        conceded=one.conceded,
        ends=one.ends,
        brings=("ready" if one.brought else "missing") if not one.bot and bringing.brings(record, one.seat) else "",
    )


def _ballot_info(record: TableRecord, seated: list[SeatRecord], one: SeatRecord, can_score: bool) -> BallotInfo:
    """The vote about an absent seat, with what can be chosen: a seat that is offered is not offered again."""
    offered: tuple[Choice, ...] = () if one.offered and one.person is None else ("offer",)
    scored: tuple[Choice, ...] = ("score",) if can_score else ()
    ballot = one.votes
    cast = ballot.cast if ballot is not None else {}
    return BallotInfo(
        voters=tuple(sorted(others_of(seated, one.seat).values())),
        votes=tuple([VoteInfo(seat, vote.choice, vote.bot) for seat, vote in sorted(cast.items())]),
        choices=("wait", "bot", *offered, *scored, "end"),
        closes=closes_at(record, ballot) if ballot is not None else None,
    )
