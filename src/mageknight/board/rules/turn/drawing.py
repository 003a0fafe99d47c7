"""Drawing from the Deed deck; when it runs out, a Tactic such as Long Night may be used in the middle of the draw (UE-ENDTURN-29, 30)."""

from __future__ import annotations

from mageknight.board.commands import Decline, UseTactic
from mageknight.board.content.library import LIB
from mageknight.board.effect import Resolve, begin
from mageknight.board.events.cards import CardsDrawn
from mageknight.board.events.course import TacticUsed
from mageknight.board.moves.choose import DECLINE, ChoiceAsk
from mageknight.board.moves.plays.use_tactic import USE_TACTIC
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_TACTIC
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say


def draw_cards(flow: Flow[BoardState], seat: int, count: int) -> int:
    """Draw from the Deed deck; when it runs out drawing stops (UE-ENDTURN-29), unless a Tactic can fill it (UE-ENDTURN-30).

    Returns how many came.
    """
    deck = flow.state.players[seat].deck
    came = min(count, len(deck))
    if came > 0:
        flow.emit(CardsDrawn(seat, tuple(deck[: -came - 1 : -1])))
    if came < count and fills_deck(flow.state, seat):
        flow.then(AskDrawOn(seat, count - came))
    return max(came, 0)


def fills_deck(state: BoardState, seat: int) -> bool:
    """UE-ENDTURN-30: can the player on turn go on drawing by a Tactic that fills the deck and is not used yet?"""
    player = state.players[seat]
    if seat != state.turn.seat or player.tactic < 0 or player.tactic_used or not player.discard:
        return False
    effect = LIB.tactics[player.tactic].effect
    return effect is not None and effect.fills_deck


class AskDrawOn(ChoiceAsk[UseTactic]):
    """UE-ENDTURN-30: the deck ran out; is the Tactic used that fills it, and the draw continued? `left` cards are still to come."""

    KIND = "draw-on"
    FIELDS = ("seat", "left")
    MOVES = (USE_TACTIC, DECLINE)
    RULES = ("UE-ENDTURN-30",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self, state: BoardState) -> Message:
        return say("board-ask-draw-on", left=self.left)

    def choices(self, state: BoardState) -> list[Command]:
        return [UseTactic(self.seat), Decline(self.seat)]

    def chosen(self, flow: Flow[BoardState], command: UseTactic) -> None:
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
