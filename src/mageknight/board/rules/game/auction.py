"""Auctioning the heroes (UE-VAR-AUCTION-01 to 08)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseNumber, Decline, PickHero
from mageknight.board.content.library import LIB
from mageknight.board.events.affairs import BidMade, FamePaid
from mageknight.board.events.course import HeroTaken, OrderSet
from mageknight.board.moves.choose import BID, DECLINE, ChoiceAsk, ReasonedAsk
from mageknight.board.moves.turn.pick import PICK_HERO
from mageknight.board.rules.game.chance import SEATS
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow, Frame, Shuffle
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

HIGHEST: Final = 20
"""The last row of the Fame track has room for so much below zero (UE-VAR-AUCTION-06)."""

HERO_TAKEN: Final = refuse("board-hero-taken", "UE-FLOW-03")
TOO_HIGH: Final = refuse("board-bid-too-high", "UE-VAR-AUCTION-06", most=HIGHEST)


class DrawOrder(Shuffle[BoardState]):
    """UE-VAR-AUCTION-01: the selection order is random."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(SEATS)

    def size(self, state: BoardState) -> int:
        return state.setup.seats

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        flow.then(NextPick(outcome))


class NextPick(Frame[BoardState]):
    """UE-VAR-AUCTION-05: the first in the selection order who has no hero picks one."""

    FIELDS = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, flow: Flow[BoardState]) -> None:
        waiting = [seat for seat in self.order if flow.state.players[seat].hero < 0]
        if waiting:
            flow.then(AskPick(waiting[0], self.order), self)
        else:
            flow.emit(OrderSet(self.order))


class AskPick(ChoiceAsk[PickHero]):
    """UE-VAR-AUCTION-01: a hero is picked, for nothing if nobody objects."""

    KIND = "hero"
    FIELDS = ("seat", "order")
    MOVES = (PICK_HERO,)
    RULES = ("UE-VAR-AUCTION-01",)
    NESTED = False

    def __init__(self, seat: int, order: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.order = order

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-hero")

    def choices(self, state: BoardState) -> list[Command]:
        taken = [player.hero for player in state.players]
        free = [h.number for h in LIB.heroes if h.number not in taken and h.set_name in state.setup.sets]
        return [PickHero(self.seat, hero) for hero in free]

    def refusal(self, state: BoardState, command: Command) -> Refusal | None:
        return None if command in self.choices(state) else HERO_TAKEN

    def chosen(self, flow: Flow[BoardState], command: PickHero) -> None:
        rivals = [seat for seat in self.order if flow.state.players[seat].hero < 0 and seat != self.seat]
        flow.then(NextBid(command.hero, self.order, self.seat, 0, tuple(rivals)))


class NextBid(Frame[BoardState]):
    """The auction goes round; `holder` has offered most, `waiting` may still outbid, the next to be asked first."""

    FIELDS = ("hero", "order", "holder", "bid", "waiting")

    def __init__(self, hero: int, order: tuple[int, ...], holder: int, bid: int, waiting: tuple[int, ...]) -> None:
        self.hero = hero
        self.order = order
        self.holder = holder
        self.bid = bid
        self.waiting = waiting

    def run(self, flow: Flow[BoardState]) -> None:
        if self.waiting:
            flow.then(AskBid(self.waiting[0], self))
            return
        from mageknight.board.rules.game.opening import skills_of

        hero = LIB.heroes[self.hero]
        flow.emit(HeroTaken(self.holder, hero.number, hero.deck, skills_of(flow.state, hero.number)))
        if self.bid:
            flow.emit(FamePaid(self.holder, self.bid))

    def least(self, seat: int) -> int:
        """UE-VAR-AUCTION-03: an offer must be higher; who is earlier in the selection order than the highest bidder needs only match it."""
        earlier = self.order.index(seat) < self.order.index(self.holder)
        return self.bid if earlier and self.bid else self.bid + 1


class AskBid(ReasonedAsk[ChooseNumber]):
    """UE-VAR-AUCTION-02, UE-VAR-AUCTION-03: offer Fame for the hero, or leave it."""

    KIND = "bid"
    FIELDS = ("seat", "auction")
    MOVES = (BID, DECLINE)
    RULES = ("UE-VAR-AUCTION-02",)
    NESTED = False

    def __init__(self, seat: int, auction: NextBid) -> None:
        super().__init__(seat)
        self.auction = auction

    def prompt(self, state: BoardState) -> Message:
        hero = Message("board-hero-" + LIB.heroes[self.auction.hero].name.replace("_", "-"))
        return say("board-ask-bid", hero=hero, bid=self.auction.bid)

    def choices(self, state: BoardState) -> list[Command]:
        offers = range(self.auction.least(self.seat), HIGHEST + 1)
        return [*[ChooseNumber(self.seat, number) for number in offers], Decline(self.seat)]

    def decline_refusal(self, state: BoardState) -> Refusal | None:
        return None

    def choice_refusal(self, state: BoardState, command: ChooseNumber) -> Refusal | None:
        least = self.auction.least(self.seat)
        if command.number < least:
            return refuse("board-bid-too-low", "UE-VAR-AUCTION-03", least=least)
        return TOO_HIGH if command.number > HIGHEST else None

    def chosen(self, flow: Flow[BoardState], command: ChooseNumber) -> None:
        now = self.auction
        flow.emit(BidMade(self.seat, now.hero, command.number))
        flow.then(NextBid(now.hero, now.order, self.seat, command.number, (*now.waiting[1:], now.holder)))

    def declined(self, flow: Flow[BoardState]) -> None:
        now = self.auction
        flow.emit(BidMade(self.seat, now.hero, 0))
        flow.then(NextBid(now.hero, now.order, now.holder, now.bid, now.waiting[1:]))
