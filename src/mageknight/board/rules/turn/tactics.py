"""Using Tactics, in the own turn or before it."""

from __future__ import annotations

from typing import Final

from mageknight.board.content.library import LIB
from mageknight.board.effect import Resolve, begin
from mageknight.board.events.course import TacticUsed
from mageknight.board.rules.rivals.rivals import attends_partly
from mageknight.board.rules.turn.skills import NOT_BEFORE_TURN
from mageknight.board.rules.turn.timing import probe
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_TACTIC
from mageknight.kernel.agenda import Flow
from mageknight.kernel.refusal import Refusal, refuse

NO_TACTIC: Final = refuse("board-no-tactic-to-use", "UE-EFFECT-01")


def tactic_refusal(state: BoardState, seat: int) -> Refusal | None:
    player = state.players[seat]
    if player.tactic < 0 or attends_partly(state, seat):
        return NO_TACTIC
    tactic = LIB.tactics[player.tactic]
    if tactic.use not in ("once_flip", "once_per_turn") or tactic.effect is None or player.tactic_used:
        return NO_TACTIC
    return tactic.effect.why_not(state, probe(seat, FROM_TACTIC, tactic.number, -1, False))


def use_tactic(flow: Flow[BoardState], seat: int) -> None:
    tactic = LIB.tactics[flow.state.players[seat].tactic]
    assert tactic.effect is not None
    flow.emit(TacticUsed(seat, 2 if tactic.use == "once_flip" else 1))
    flow.then(Resolve(tactic.effect.uid, begin(flow, seat, FROM_TACTIC, tactic.number, -1)))


def early_refusal(state: BoardState, seat: int) -> Refusal | None:
    """The reason why a Tactic cannot be used before the own turn."""
    player = state.players[seat]
    if player.tactic < 0 or player.tactic_used:
        return NOT_BEFORE_TURN
    tactic = LIB.tactics[player.tactic]
    if not tactic.use.startswith("before_turn") or tactic.effect is None:
        return NOT_BEFORE_TURN
    return tactic.effect.why_not(state, probe(seat, FROM_TACTIC, tactic.number, -1, False))


def use_early(flow: Flow[BoardState], seat: int) -> None:
    """Use a Tactic before the own turn."""
    tactic = LIB.tactics[flow.state.players[seat].tactic]
    assert tactic.effect is not None
    flow.emit(TacticUsed(seat, 2 if tactic.use == "before_turn_once" else 1))
    flow.then(Resolve(tactic.effect.uid, begin(flow, seat, FROM_TACTIC, tactic.number, -1)))
