"""Conceding: one side admits that the other one has won (UE-SCN-HOLD-18)."""

from __future__ import annotations

from mageknight.board.commands import Concede
from mageknight.board.events.parties import SideConceded
from mageknight.board.moves.turn.concede import CONCEDE
from mageknight.board.rules.coop.teams import side_of
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_MOVE
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.move import PlainAsk


class AskConcede(PlainAsk[BoardState]):
    """A player may concede for the own side; nobody waits for it."""

    KIND = "concede"
    FIELDS = ("seat",)
    MOVES = (CONCEDE,)
    RULES = ("UE-SCN-HOLD-18",)

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-concede")

    def choices(self, state: BoardState) -> list[Command]:
        return [Concede(self.seat)]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        flow.emit(SideConceded(self.seat, tuple(side_of(flow.state, self.seat))))
        flow.finish()


def concessions(state: BoardState) -> list[Ask[BoardState]]:
    """The seats that may concede: where there are two sides, a player at the start of the own turn, before anything was done."""
    seat = state.turn.seat
    if seat < 0 or not scenario_of(state).may_concede or (len(state.players) != 2 and not state.teams):
        return []
    turn = state.turn
    top = state.core.agenda[-1]
    if not isinstance(top, Ask) or top.kind() != "turn" or top.seat != seat:
        return []
    if turn.phase != PH_MOVE or turn.acted or turn.moved or turn.played:
        return []
    return [AskConcede(seat)]
