"""Pace: how much time a seat has for a turn, what its bank still holds, and when a holiday makes its clock stand.

A turn, as the server sees it, is the time during which the game waits for a seat without a break. It begins with free time; only
what goes beyond is taken from the seat's bank. Nothing here reads a clock or a database: every function is told the moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from mageknight.kernel.refusal import refuse
from mageknight.server.store.records import Clock
from mageknight.server.wire.types import ClockInfo, PaceInfo

DAY: Final = 24 * 3600
LONGEST: Final = {"none": 0, "live": DAY, "days": 60 * DAY}
"""The longest free time of a turn, for every kind of pace."""
LARGEST: Final = 365 * DAY
"""No bank and no allowance is larger."""
replace: Final = msgspec.structs.replace


def check(pace: PaceInfo) -> PaceInfo:
    """A pace that makes sense: time for a turn if there is a clock at all, holidays only where a turn takes days."""
    if pace.kind == "none":
        return PaceInfo()
    if not 0 < pace.free <= LONGEST[pace.kind] or not 0 <= pace.bank <= LARGEST:
        raise refuse("server-pace-impossible")
    if not 0 <= pace.holiday <= (LARGEST if pace.kind == "days" else 0):
        raise refuse("server-pace-impossible")
    return pace


def begun(pace: PaceInfo, seats: int, waiting: Sequence[int], at: int) -> tuple[Clock, ...]:
    """The clocks of a match that begins; none where nobody counts the time."""
    if pace.kind == "none":
        return ()
    return moved(tuple([renewed(Clock(), pace) for _ in range(seats)]), pace, waiting, at)


def renewed(clock: Clock, pace: PaceInfo) -> Clock:
    """The clock of whoever sits down for the first time: a full bank and all holidays."""
    return replace(clock, bank=pace.bank, holiday=pace.holiday, away=None)


def moved(
    clocks: tuple[Clock, ...], pace: PaceInfo, waiting: Sequence[int], at: int, taken_back: bool = False
) -> tuple[Clock, ...]:
    """The clocks after a step. A turn that comes back by a take-back goes on where it was left."""
    after = []
    for seat, before in enumerate(clocks):
        clock = settled(before, at)
        if seat in waiting and not clock.waits:
            after.append(_started(clock, at, clock.used if taken_back else 0))
        elif seat not in waiting and clock.waits:
            after.append(_stopped(clock, pace, at))
        else:
            after.append(clock)
    return tuple(after)


def _started(clock: Clock, at: int, used: int) -> Clock:
    return replace(clock, waits=True, used=used, since=None if clock.away is not None else at)


def _stopped(clock: Clock, pace: PaceInfo, at: int) -> Clock:
    used = min(spent(clock, at), pace.free)
    return replace(_charged(clock, pace, at), waits=False, since=None, used=used, excused=False)


def settled(clock: Clock, at: int) -> Clock:
    """A holiday ends by itself when the allowance is used up; from then on time runs again."""
    if clock.away is None or at < clock.away + clock.holiday:
        return clock
    end = clock.away + clock.holiday
    return replace(clock, away=None, holiday=0, since=end if clock.waits else None)


def spent(clock: Clock, at: int) -> int:
    """Seconds of this turn that have been used."""
    return clock.used + (max(0, at - clock.since) if clock.since is not None else 0)


def over_at(clock: Clock, pace: PaceInfo, at: int) -> int | None:
    """The moment at which free time and bank are used up; None while no time runs."""
    clock = settled(clock, at)
    if clock.since is None:
        return None
    return clock.since + pace.free - clock.used + clock.bank


def fresh_turn(clock: Clock, pace: PaceInfo, at: int) -> Clock:
    """A fresh turn's time for whoever keeps the others waiting; what the bank has lost stays lost."""
    clock = _charged(settled(clock, at), pace, at)
    running = clock.waits and clock.away is None
    return replace(clock, used=0, since=at if running else None)


def go_away(clock: Clock, pace: PaceInfo, at: int) -> Clock:
    """Begin a holiday: the clock stands. Refused without any left, or when the time is already over."""
    clock = settled(clock, at)
    if clock.away is not None:
        return clock
    if clock.holiday <= 0:
        raise refuse("server-no-holidays" if pace.holiday == 0 else "server-holidays-used")
    over = over_at(clock, pace, at)
    if over is not None and over <= at:
        raise refuse("server-holiday-too-late")
    return replace(clock, away=at, used=spent(clock, at), since=None)


def come_back(clock: Clock, at: int) -> Clock:
    """End a holiday; what was not used is kept for another one."""
    clock = settled(clock, at)
    if clock.away is None:
        return clock
    left = clock.holiday - (at - clock.away)
    return replace(clock, away=None, holiday=left, since=at if clock.waits else None)


def clock_info(clock: Clock, pace: PaceInfo, at: int, runs: bool) -> ClockInfo:
    """A seat's time as everybody sees it; moments, so that nothing has to be sent while it passes."""
    clock = settled(clock, at)
    until = over_at(clock, pace, at) if runs else None
    return ClockInfo(
        free_until=until - clock.bank if until is not None else None,
        until=until,
        bank=clock.bank,
        holiday=clock.holiday,
        away_until=clock.away + clock.holiday if clock.away is not None else None,
    )


def _charged(clock: Clock, pace: PaceInfo, at: int) -> Clock:
    """The time a turn took beyond its free time is taken from the bank."""
    beyond = max(0, spent(clock, at) - pace.free)
    return replace(clock, bank=max(0, clock.bank - beyond))
