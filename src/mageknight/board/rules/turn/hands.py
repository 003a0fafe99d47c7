"""The hand at the end of a turn: cards discarded, the Hand limit, drawing up to it (UE-ENDTURN-20 to 30)."""

from __future__ import annotations

from mageknight.board.commands import ChooseCard, Decline
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.events.cards import DISCARD, HAND, CardMoved
from mageknight.board.events.course import CardCounted, HandLimitRaised
from mageknight.board.lattice import NEIGHBOURS
from mageknight.board.moves.choose import CHOOSE_CARD, DECLINE, ChoiceAsk
from mageknight.board.register import SKIP_DRAW, holds
from mageknight.board.rules.turn.drawing import draw_cards
from mageknight.board.rules.world.ground import city_index, heart, near_own, printed_site
from mageknight.board.state import BoardState
from mageknight.board.state.marks import seat_of, shield, space_of
from mageknight.board.terms import KEEP
from mageknight.kernel.agenda import Flow, Frame
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message


class AskDiscards(ChoiceAsk[ChooseCard]):
    """UE-ENDTURN-20, UE-ENDTURN-21: any non-Wound cards may be discarded; one must be if none was played."""

    KIND = "discard"
    FIELDS = ("seat",)
    MOVES = (CHOOSE_CARD, DECLINE)
    RULES = ("UE-ENDTURN-20", "UE-ENDTURN-21")

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-end-discard-must" if self.must(state) else "board-ask-end-discard")

    def must(self, state: BoardState) -> bool:
        turn = state.turn
        return not turn.played and not turn.hand_was_empty and bool(self.cards(state))

    def cards(self, state: BoardState) -> list[int]:
        return [card for card in dict.fromkeys(state.players[self.seat].hand) if card != WOUND]

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = [ChooseCard(self.seat, card) for card in self.cards(state)]
        if not self.must(state):
            found.append(Decline(self.seat))
        return found

    def forced(self, state: BoardState) -> Command | None:
        return None if state.players[self.seat].hand else Decline(self.seat)

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        flow.emit(CardMoved(self.seat, command.card, HAND, DISCARD))
        flow.emit(CardCounted())
        flow.then(self)


def hand_limit(state: BoardState, seat: int) -> int:
    """UE-ENDTURN-22 to 28: the Hand limit with the bonus of keeps or cities, whichever is higher, and of effects."""
    player = state.players[seat]
    return player.hand_limit() + max(keep_bonus(state, seat), city_bonus(state, seat)) + player.hand_bonus


def keep_bonus(state: BoardState, seat: int) -> int:
    """UE-ENDTURN-23, UE-TEAM-09: on or next to a keep of the own side, one for each keep owned."""
    where = state.players[seat].where
    if where < 0 or not state.map.shields or not near_own(state, seat, where, KEEP):
        return 0
    return sum([1 for s in state.map.shields if seat_of(s) == seat and printed_site(state, space_of(s)) == KEEP])


def city_bonus(state: BoardState, seat: int) -> int:
    """UE-ENDTURN-24, UE-ENDTURN-25: 2 for the leader, 1 for a Shield, on or next to a conquered city."""
    where = state.players[seat].where
    best = 0
    if where < 0 or not state.map.city_at:
        return 0
    for space in (where, *NEIGHBOURS[where]):
        at = city_index(state, space)
        if at < 0 or state.map.city_taken[at] == -1:
            continue
        if state.map.city_taken[at] == seat:
            best = max(best, 2)
        elif shield(heart(state, space), seat) in state.map.city_shields:
            best = max(best, 1)
    return best


class DrawUp(Frame[BoardState]):
    """UE-ENDTURN-22: draw up to the Hand limit."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        state = flow.state
        if holds(state, SKIP_DRAW, self.seat):
            return
        player = state.players[self.seat]
        bonus = 0
        if player.tactic >= 0 and LIB.tactics[player.tactic].name == "planning" and len(player.hand) >= 2:
            bonus = 1
        if is_last_turn(state):
            bonus -= player.hand_bonus
        draw_cards(flow, self.seat, hand_limit(state, self.seat) + bonus - len(player.hand))
        if player.hand_bonus and not is_last_turn(state):
            flow.emit(HandLimitRaised(self.seat, 0))


def is_last_turn(state: BoardState) -> bool:
    """UE-ROUND-22: in the last turn of a Round, what raises the Hand limit for the next draw is kept for the next Round."""
    return state.announced >= 0 and not state.turn.extra_turn
