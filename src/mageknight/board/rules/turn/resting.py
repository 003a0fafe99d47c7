"""Turns that end without an action: resting, forfeiting, simply ending (UE-REST-01 to 07, UE-TURN-16 to 22)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseCard, Decline
from mageknight.board.content.library import WOUND
from mageknight.board.events.cards import DISCARD, HAND, CardMoved
from mageknight.board.events.course import ActionTaken, CardCounted, PhaseChanged
from mageknight.board.moves.choose import CHOOSE_CARD, DECLINE, ChoiceAsk
from mageknight.board.rules.rivals.rivals import attack_refusal, rival_at
from mageknight.board.rules.turn.required_card import MUST_REST, must_rest
from mageknight.board.rules.turn.skills import rested
from mageknight.board.state import BoardState
from mageknight.board.terms import PH_MOVE, PH_REST
from mageknight.kernel.agenda import Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

CANNOT_REST: Final = refuse("board-cannot-rest", "UE-REST-01", "UE-TURN-21")
EMPTY_HAND: Final = refuse("board-empty-hand-cannot-rest", "UE-REST-02")
MUST_FIGHT: Final = refuse("board-must-attack-hero", "UE-OTHERP-03")
CANNOT_FORFEIT: Final = refuse("board-cannot-forfeit", "UE-TURN-16")


def rest_refusal(state: BoardState, seat: int) -> Refusal | None:
    """UE-REST-01, UE-REST-02: a Resting turn has neither movement nor action, and needs cards in hand."""
    turn = state.turn
    if turn.phase != PH_MOVE or turn.acted or turn.moved:
        return CANNOT_REST
    return None if state.players[seat].hand else EMPTY_HAND


def begin_rest(flow: Flow[BoardState], seat: int) -> None:
    """UE-REST-02 to 05: Standard Rest with a non-Wound card in hand, else Slow Recovery."""
    flow.emit(ActionTaken(seat))
    flow.emit(PhaseChanged(seat, PH_REST))
    rested(flow, seat)
    if any(card != WOUND for card in flow.state.players[seat].hand):
        flow.then(AskRest(seat, False))
    else:
        flow.emit(CardMoved(seat, WOUND, HAND, DISCARD))
        flow.emit(CardCounted())


class AskRest(ChoiceAsk[ChooseCard]):
    """UE-REST-04: precisely one card that is not a Wound, then any number of Wounds."""

    KIND = "rest"
    FIELDS = ("seat", "wounds")
    MOVES = (CHOOSE_CARD, DECLINE)
    RULES = ("UE-REST-04",)

    def __init__(self, seat: int, wounds: bool) -> None:
        super().__init__(seat)
        self.wounds = wounds

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-rest-wounds" if self.wounds else "board-ask-rest")

    def choices(self, state: BoardState) -> list[Command]:
        hand = state.players[self.seat].hand
        if self.wounds:
            wound: list[Command] = [ChooseCard(self.seat, WOUND)] if WOUND in hand else []
            return [*wound, Decline(self.seat)]
        return [ChooseCard(self.seat, card) for card in dict.fromkeys(hand) if card != WOUND]

    def chosen(self, flow: Flow[BoardState], command: ChooseCard) -> None:
        flow.emit(CardMoved(self.seat, command.card, HAND, DISCARD))
        if not self.wounds:
            flow.emit(CardCounted())
        if WOUND in flow.state.players[self.seat].hand:
            flow.then(AskRest(self.seat, True))


def forfeit_refusal(state: BoardState, seat: int) -> Refusal | None:
    """UE-TURN-16, UE-TURN-18: with an empty Deed deck, before anybody announced, in a turn in which nothing has been done."""
    turn = state.turn
    begun = turn.phase != PH_MOVE or turn.acted or turn.moved or turn.played
    if begun or state.players[seat].deck or state.announced != -1:
        return CANNOT_FORFEIT
    return None


def end_refusal(state: BoardState, seat: int) -> Refusal | None:
    """UE-TURN-22, UE-OTHERP-03: whoever can do nothing but Rest cannot simply end the turn, nor whoever must fight."""
    if attack_refusal(state, seat, rival_at(state, seat, state.players[seat].where)) is None:
        return MUST_FIGHT
    return MUST_REST if must_rest(state, seat) and rest_refusal(state, seat) is None else None
