"""Harvest: objectives ripen in the hands of whoever keeps them."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis.content.domains import RIPENS
from mageknight.minis.rules.turn.moments import begin_lasting, end_lasting
from mageknight.minis.state.battle import Battle
from mageknight.minis.state.beside import doing
from mageknight.minis.state.lasting import UNBOUND, Lasting, lasting_of

TENDED = "tended"
"""The kind of entry that says that a seat has held the objective `amount` at its last end phase."""
RIPE = "ripe"
"""The kind of entry that says that an objective counts as two for a seat."""


def ripen(flow: Flow[Battle], seat: int) -> None:
    """An end phase of a seat: objectives it holds for the second time in a row count as two, until another has them."""
    state = flow.state
    if not doing(state, RIPENS):
        return
    for number, (_, _, holder) in enumerate(state.objectives):
        marks = [each for kind in (TENDED, RIPE) for each in lasting_of(state, kind) if each.amount == number]
        for each in marks:
            if each.seat != holder:
                end_lasting(flow, each)
        if holder != seat:
            continue
        own = [each for each in marks if each.seat == seat]
        if not own:
            begin_lasting(flow, Lasting(TENDED, amount=number, seat=seat, bound=UNBOUND))
        elif own[0].kind == TENDED:
            end_lasting(flow, own[0])
            begin_lasting(flow, Lasting(RIPE, amount=number, seat=seat, bound=UNBOUND))


def weight(state: Battle, number: int) -> int:
    """As how many objectives one counts for whoever holds it."""
    holder = state.objectives[number][2]
    ripe = [each for each in lasting_of(state, RIPE) if (each.amount, each.seat) == (number, holder)]
    return 2 if ripe else 1
