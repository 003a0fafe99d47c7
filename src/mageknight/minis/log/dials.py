"""Dials and tokens."""

from __future__ import annotations

from mageknight.kernel.message import Message, say
from mageknight.minis import events as e
from mageknight.minis.figures.roster import called
from mageknight.minis.log.teller import teller
from mageknight.minis.state.battle import Battle
from mageknight.minis.view.text import seat_message


@teller(e.Damaged)
def damaged(state: Battle, event: e.Damaged, seat: int | None) -> Message:
    cause = say("minis-cause-" + e.CAUSES[event.cause])
    return say("minis-told-damaged", figure=called(state, event.figure), amount=event.amount, cause=cause)


@teller(e.Healed)
def healed(state: Battle, event: e.Healed, seat: int | None) -> Message:
    return say("minis-told-healed", figure=called(state, event.figure), amount=event.amount)


@teller(e.DialRestarted)
def dial_restarted(state: Battle, event: e.DialRestarted, seat: int | None) -> Message:
    return say("minis-told-restarted", figure=called(state, event.figure))


@teller(e.Eliminated)
def eliminated(state: Battle, event: e.Eliminated, seat: int | None) -> Message:
    if event.seat < 0:
        return say("minis-told-eliminated", figure=called(state, event.figure))
    scorer = seat_message(event.seat)
    return say("minis-told-eliminated-for", figure=called(state, event.figure), seat=scorer, points=event.points)


@teller(e.SectionLost)
def section_lost(state: Battle, event: e.SectionLost, seat: int | None) -> Message:
    return say("minis-told-section-lost", figure=called(state, event.figure))


@teller(e.PointsShared)
def points_shared(state: Battle, event: e.PointsShared, seat: int | None) -> Message:
    seats = [seat_message(each) for each in event.seats]
    return say("minis-told-shared", figure=called(state, event.figure), seats=seats, points=event.points)


@teller(e.Returned)
def returned(state: Battle, event: e.Returned, seat: int | None) -> Message:
    return say("minis-told-returned", figure=called(state, event.figure))


@teller(e.Vanished)
def vanished(state: Battle, event: e.Vanished, seat: int | None) -> Message:
    return say("minis-told-vanished", figure=called(state, event.figure))


@teller(e.TokenPlaced, e.TokenReceived, e.TokenTaken, e.Frozen)
def tokens_changed(
    state: Battle, event: e.TokenPlaced | e.TokenReceived | e.TokenTaken | e.Frozen, seat: int | None
) -> Message:
    return say("minis-told-token", figure=called(state, event.figure), tokens=event.tokens)


@teller(e.Rested)
def rested(state: Battle, event: e.Rested, seat: int | None) -> Message:
    return say("minis-told-rested", figure=called(state, event.figure))
