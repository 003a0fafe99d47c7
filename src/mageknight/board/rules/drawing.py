"""Drawing on after the Deed deck ran out: the Tactic Long Night may be used in the middle of a draw (UE-ENDTURN-30)."""

from __future__ import annotations

from mageknight.board.commands import Decline, UseTactic
from mageknight.board.content.library import LIB
from mageknight.board.effect import Resolve, begin
from mageknight.board.events.course import TacticUsed
from mageknight.board.rules.chance import draw_cards
from mageknight.board.sources import FROM_TACTIC
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say


class AskDrawOn(Ask[BoardState]):
    """UE-ENDTURN-30: the deck ran out; is Long Night used, and the draw continued? `left` cards are still to come."""

    FIELDS = ("seat", "left")
    COMMANDS = (UseTactic, Decline)
    RULES = ("UE-ENDTURN-30",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> str:
        return "draw-on"

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-draw-on", left=self.left)

    def choices(self, state: BoardState) -> list[Command]:
        return [UseTactic(self.seat), Decline(self.seat)]

    def answer(self, flow: Flow[BoardState], command: Command) -> None:
        if isinstance(command, UseTactic):
            tactic = LIB.tactics[flow.state.players[self.seat].tactic]
            assert tactic.effect is not None
            flow.emit(TacticUsed(self.seat, 2))
            use = Resolve(tactic.effect.uid, begin(flow, self.seat, FROM_TACTIC, tactic.number, -1))
            flow.then(use, DrawCards(self.seat, self.left))


class DrawCards(Frame[BoardState]):
    """Draw so many cards: at the end of an effect, or the rest of a draw that was interrupted."""

    FIELDS = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, flow: Flow[BoardState]) -> None:
        draw_cards(flow, self.seat, self.count)
