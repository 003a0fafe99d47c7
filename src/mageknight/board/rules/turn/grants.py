"""Grants: effects a player may use later, whenever they fit, as often as was granted: turning points into others, a purchase, a spell.

A grant is entered into the register (`grant`). While it lasts it is one of the plays of its owner, named by its place among the
grants that are still open (`UseGrant`); what it does, and whether it can be used now, is the business of its effect.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import (
    CHOSEN,
    COLOUR,
    DISCARDED,
    EFFECTS,
    TARGET,
    THROWN,
    Effect,
    EffectUse,
    Resolve,
    load,
    store,
)
from mageknight.board.register import GRANT, UNLIMITED, enter, lasting, strike_out
from mageknight.board.rules.turn.triggers import begin_from, context_of
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse

NO_SUCH_GRANT: Final = refuse("board-no-such-grant", "UE-EFFECT-03")

CARRIED: Final = (DISCARDED, THROWN, COLOUR, TARGET, CHOSEN)
"""What was learned when the grant was made and is still known when it is used."""


def grant(flow: Flow[BoardState], ctx: EffectUse, effect: Effect, times: int, until: int) -> None:
    """The player may use an effect later, so many times (`UNLIMITED`: as often as possible)."""
    enter(flow, GRANT, ctx.seat, target=times, amount=effect.uid, bound=ctx.key, until=until, source=ctx.tag())


def grants_of(state: BoardState, seat: int) -> list[LastingEffect]:
    """The open grants of a seat; of equal ones without a limit only the first counts."""
    found: list[LastingEffect] = []
    endless: list[int] = []
    for entry in lasting(state, GRANT, seat):
        if entry.target >= UNLIMITED:
            if entry.effect in endless:
                continue
            endless.append(entry.effect)
        found.append(entry)
    return found


def context(entry: LastingEffect) -> EffectUse:
    """The context a grant was made in."""
    return context_of(entry.seat, entry.source, entry.context)


def grant_refusal(state: BoardState, seat: int, at: int) -> Refusal | None:
    """The reason why the grant at this place cannot be used now."""
    grants = grants_of(state, seat)
    if not 0 <= at < len(grants):
        return NO_SUCH_GRANT
    return EFFECTS[grants[at].effect].why_not(state, context(grants[at]))


def open_grants(state: BoardState, seat: int) -> list[int]:
    """The places of the grants that can be used now."""
    if not state.active:
        return []
    return [
        at
        for at, entry in enumerate(grants_of(state, seat))
        if EFFECTS[entry.effect].why_not(state, context(entry)) is None
    ]


def use_grant(flow: Flow[BoardState], seat: int, at: int) -> None:
    """Use a grant once: a use of its own that knows what was learned when the grant was made."""
    entry = grants_of(flow.state, seat)[at]
    if entry.target < UNLIMITED:
        strike_out(flow, entry)
        if entry.target > 1:
            enter(
                flow,
                GRANT,
                seat,
                target=entry.target - 1,
                amount=entry.effect,
                bound=entry.context,
                until=entry.until,
                source=entry.source,
            )
    made = context(entry)
    ctx = begin_from(flow, seat, entry.source, entry.context)
    for slot in CARRIED:
        value = load(flow.state, made, slot)
        if value >= 0:
            store(flow, ctx, slot, value)
    flow.then(Resolve(entry.effect, ctx))
