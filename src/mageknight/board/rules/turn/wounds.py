"""Wounds: taking them, being knocked out, healing them (UE-WOUND-01 to 15, UE-DAMAGE-14 to 18)."""

from __future__ import annotations

from mageknight.board.content.library import WOUND
from mageknight.board.events.cards import DISCARD, GONE, HAND, CardMoved, WoundTaken
from mageknight.board.events.fight import HeroWounded, KnockedOut
from mageknight.board.events.tracks import Counted
from mageknight.board.rules.turn.triggers import WOUND_HEALED, WOUND_TO_HAND, fire
from mageknight.board.state import BoardState
from mageknight.board.state.turn import WOUNDS_TO_DISCARD, WOUNDS_TO_HAND
from mageknight.kernel.agenda import Flow, Frame


def take_wounds(flow: Flow[BoardState], seat: int, count: int, zone: int = HAND) -> None:
    """Wounds from the pile; those that come to hand in combat may knock the hero out (UE-DAMAGE-16, UE-DAMAGE-17).

    Wounds of those whose turn it is not are just taken.
    """
    for _ in range(count):
        flow.emit(WoundTaken(seat, zone))
    if not count or seat != flow.state.turn.seat:
        return
    if zone == DISCARD:
        flow.emit(Counted(WOUNDS_TO_DISCARD, count))
    elif zone == HAND:
        flow.emit(Counted(WOUNDS_TO_HAND, count))
        if flow.state.combat is not None:
            flow.emit(HeroWounded(seat, count))
            flow.then(KnockOut(seat))
        fire(flow, seat, WOUND_TO_HAND, times=count)


class KnockOut(Frame[BoardState]):
    """Enough Wounds may knock the hero out; what each single Wound brought about has come before."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        if flow.state.combat is not None:
            knock_out(flow, self.seat)


class DropHand(Frame[BoardState]):
    """UE-ABIL-12: a paralyzed hero drops every card that is not a Wound."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, flow: Flow[BoardState]) -> None:
        discard_all_but_wounds(flow, self.seat)


def knock_out(flow: Flow[BoardState], seat: int) -> None:
    """UE-DAMAGE-16: enough Wounds in one combat discard every other card in hand; after that, each further Wound finds none."""
    combat = flow.state.combat
    assert combat is not None
    player = flow.state.players[seat]
    if combat.wounds < player.hand_limit():
        return
    if not combat.knocked_out:
        flow.emit(KnockedOut(seat))
    discard_all_but_wounds(flow, seat)


def discard_all_but_wounds(flow: Flow[BoardState], seat: int) -> None:
    """Every card in hand that is not a Wound goes to the discard pile (UE-DAMAGE-16, UE-ABIL-12)."""
    for card in [card for card in flow.state.players[seat].hand if card != WOUND]:
        flow.emit(CardMoved(seat, card, HAND, DISCARD))


def heal_hand(flow: Flow[BoardState], seat: int) -> None:
    """UE-WOUND-07: a Wound in hand goes back to the pile."""
    flow.emit(CardMoved(seat, WOUND, HAND, GONE))
    fire(flow, seat, WOUND_HEALED)
