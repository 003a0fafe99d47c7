"""Before one's turn, or in others' turns (UE-TURN-01 to 10).

Just before the own turn the player is asked; in others' turns the same can be done at any moment no effect is being evaluated.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.moves.turn.before_turn import AskMeanwhile, AskReaction
from mageknight.board.rules.rivals.rivals import in_contest
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Frame

RIVAL_SPELLS: Final = ("mana_meltdown", "mana_claim", "mind_read", "energy_flow")
"""Spells that touch the other players: they are announced, and left out of cooperative games."""


def reactions(state: BoardState, seat: int) -> list[Frame[BoardState]]:
    """Whoever can do something before the effect that a player announces, in the Round order after that player."""
    at = state.order.index(seat)
    ring = [other for other in (*state.order[at + 1 :], *state.order[:at]) if other >= 0]
    return [
        AskReaction(other)
        for other in ring
        if has_turns_left(state, other) and not in_contest(state, other) and AskReaction(other).forced(state) is None
    ]


def has_turns_left(state: BoardState, seat: int) -> bool:
    """UE-TURN-08: nothing can be done before a turn that will not come in this Round."""
    if seat in state.affairs.out:
        return False
    return (state.announced < 0 and not state.ending) or seat in state.last_turns


def choosing_tactics(state: BoardState) -> bool:
    """UE-TURN-07: has somebody not taken a Tactic for this Round yet?"""
    return any(player.tactic < 0 and seat not in state.affairs.out for seat, player in enumerate(state.players))


def meanwhile(state: BoardState) -> list[Ask[BoardState]]:
    """The seats that could act in another's turn (UE-TURN-05, 07, 08): nobody while an effect is evaluated, while Tactics
    are chosen, or after the own last turn of the Round."""
    seat = state.turn.seat
    top = state.core.agenda[-1]
    if seat < 0 or len(state.players) == 1 or not isinstance(top, Ask) or type(top).NESTED or choosing_tactics(state):
        return []
    found: list[Ask[BoardState]] = []
    for other in range(len(state.players)):
        if other == seat or top.seat != seat or in_contest(state, other) or not has_turns_left(state, other):
            continue
        ask = AskMeanwhile(other)
        if ask.has_choice(state):
            found.append(ask)
    return found
