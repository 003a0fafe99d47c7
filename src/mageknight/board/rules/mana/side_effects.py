"""Side effects of using mana: skills in the centre of the table that watch it, effects that wait for it."""

from __future__ import annotations

from mageknight.board.events.rival_combat import ManaInvested
from mageknight.board.register import EXPLOIT, MANA_TAX, SKILL_MARK, WHILE_CENTRE, enter, strike_out
from mageknight.board.rules.coop.teams import allied
from mageknight.board.rules.turn.triggers import MANA_SPENT, fire
from mageknight.board.rules.turn.wounds import take_wounds
from mageknight.board.state import BoardState
from mageknight.board.state.active import LastingEffect
from mageknight.board.state.sources import source_number
from mageknight.board.terms import BASIC, COLOURS
from mageknight.kernel.agenda import Flow


def tax_on(state: BoardState, seat: int) -> LastingEffect | None:
    """The skill that makes the first basic mana a player uses in the own turn cost one more, if it still does."""
    if not state.active or state.turn.seat != seat:
        return None
    for entry in state.active:
        if entry.key == MANA_TAX and not entry.bound >> seat & 1 and not allied(state, entry.seat, seat):
            return entry
    return None


def levy(flow: Flow[BoardState], seat: int, colour: int) -> tuple[int, ...]:
    """The extra cost of a payment of this colour; a token of the colour marks the skill that asks for it."""
    entry = tax_on(flow.state, seat)
    if entry is None or colour >= BASIC:
        return ()
    strike_out(flow, entry)
    enter(flow, MANA_TAX, entry.seat, bound=entry.bound | 1 << seat, until=WHILE_CENTRE, source=entry.source)
    enter(
        flow,
        SKILL_MARK,
        entry.seat,
        target=source_number(entry.source),
        amount=colour,
        until=WHILE_CENTRE,
        source=entry.source,
    )
    return (1 << colour,)


def used(flow: Flow[BoardState], seat: int, colour: int) -> None:
    """Mana was used as mana of this colour."""
    if colour < BASIC:
        fire(flow, seat, MANA_SPENT, colour)
    contest = flow.state.contest
    if contest is not None and contest.attacker == seat:
        flow.emit(ManaInvested())
    if flow.state.turn.seat == seat:
        exploited(flow, seat, colour)


def exploited(flow: Flow[BoardState], seat: int, colour: int) -> None:
    """A skill in the centre gives the other players a Wound for using another colour than its own, once for each."""
    bit = 1 << (seat * len(COLOURS) + colour)
    for entry in [e for e in flow.state.active if e.key == EXPLOIT and not allied(flow.state, e.seat, seat)]:
        if entry.seat != seat and entry.target != colour and not entry.bound & bit:
            strike_out(flow, entry)
            enter(
                flow,
                EXPLOIT,
                entry.seat,
                target=entry.target,
                bound=entry.bound | bit,
                until=WHILE_CENTRE,
                source=entry.source,
            )
            take_wounds(flow, seat, 1)
