"""Proposing a cooperative assault on a city: who is invited, how many defenders for each, who agrees (UE-COOP-01 to 12)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import ChooseNumber, ChooseSeat, Decline, JoinAssault
from mageknight.board.content.library import LIB, WOUND
from mageknight.board.effects.words.underground_attack import UndergroundAttack
from mageknight.board.events.course import ActionTaken, OrderTokenFlipped
from mageknight.board.events.parties import AssaultAgreed, AssaultAnswered, AssaultProposed, GarrisonDealt, assault_of
from mageknight.board.lattice import NEIGHBOURS
from mageknight.board.moves.choose import CHOOSE_SEAT, CHOOSE_SHARE, INVITE_NO_MORE, STAY_OUT, ReasonedAsk
from mageknight.board.moves.turn.join_assault import JOIN_ASSAULT
from mageknight.board.rules.game.chance import TOKENS
from mageknight.board.rules.turn.plays import part_refusal
from mageknight.board.rules.turn.timing import probe
from mageknight.board.rules.world.actions import free_to_act
from mageknight.board.rules.world.ground import city_conquered, city_spaces, tokens_at
from mageknight.board.scenarios import scenario_of
from mageknight.board.state import BoardState
from mageknight.board.state.sources import FROM_CARD
from mageknight.board.state.turn import PROPOSALS
from mageknight.kernel.agenda import Flow, Frame, Shuffle
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

MOST_PROPOSALS: Final = 3
"""The number of times a player may ask in one turn; a ruling of ours, so that nobody is asked without end."""

NOT_AGREED_ON: Final = refuse("board-no-joint-assaults", "UE-COOP-01")
TOO_LATE: Final = refuse("board-joint-assault-too-late", "UE-COOP-02")
NO_CITY: Final = refuse("board-no-city-to-assault", "UE-COOP-04")
NOBODY_SUITABLE: Final = refuse("board-nobody-suitable", "UE-COOP-05", "UE-COOP-06")
TOO_FEW_DEFENDERS: Final = refuse("board-too-few-defenders", "UE-COOP-09")
ASKED_ENOUGH: Final = refuse("board-proposed-enough", "UE-COOP-10")
NOT_SUITABLE: Final = refuse("board-hero-not-suitable", "UE-COOP-05", "UE-COOP-06", "UE-COOP-08")
ONLY_WOUNDS: Final = refuse("board-only-wounds-in-hand", "UE-COOP-07")
NOBODY_INVITED: Final = refuse("board-nobody-invited", "UE-COOP-08")
NOT_THAT_MANY: Final = refuse("board-impossible-share", "UE-COOP-09")


def besides(state: BoardState, seat: int, city: int) -> bool:
    """Does a hero stand next to a city, or next to either half of a Megapolis (UE-VAR-MEGA-11)?"""
    where = state.players[seat].where
    return where >= 0 and any(space in NEIGHBOURS[where] for space in city_spaces(state, city))


def may_be_invited(state: BoardState, seat: int, other: int, city: int) -> bool:
    """UE-COOP-05, UE-COOP-06: what everybody can see of a suitable hero; the hand is for its owner to know (UE-COOP-07)."""
    return other != seat and besides(state, other, city) and not state.players[other].flipped


def suitable(state: BoardState, seat: int, city: int) -> list[int]:
    """The heroes that can be invited, in the Round order after this one."""
    at = state.order.index(seat)
    ring = [*state.order[at + 1 :], *state.order[:at]]
    return [other for other in ring if other >= 0 and may_be_invited(state, seat, other, city)]


def below_ground(state: BoardState, seat: int, city: int) -> bool:
    """UE-COOP-04: does a spell in hand lead into the city from here?"""
    spaces = city_spaces(state, city)
    for number in dict.fromkeys(state.players[seat].hand):
        card = LIB.cards[number]
        if isinstance(card.strong, UndergroundAttack) and part_refusal(state, seat, card, True) is None:
            reached = card.strong.spaces(state, probe(seat, FROM_CARD, number, -1, True))
            if any(space in spaces for space in reached):
                return True
    return False


def proposal_refusal(state: BoardState, seat: int, city: int) -> Refusal | None:
    """The reason why a player may not propose to assault a city together now."""
    if not scenario_of(state).joint_assaults:
        return NOT_AGREED_ON
    if state.announced != -1 or state.ending or scenario_of(state).end_reached(state):
        return TOO_LATE
    refusal = free_to_act(state, seat)
    if refusal is not None:
        return refusal
    if city not in state.map.city_at or city_conquered(state, city):
        return NO_CITY
    if not besides(state, seat, city) and not below_ground(state, seat, city):
        return NO_CITY
    if not suitable(state, seat, city):
        return NOBODY_SUITABLE
    if len(tokens_at(state, city)) < 2:
        return TOO_FEW_DEFENDERS
    return ASKED_ENOUGH if state.turn.counts[PROPOSALS] >= MOST_PROPOSALS else None


def propose(flow: Flow[BoardState], seat: int, city: int) -> None:
    flow.then(AskInvite(seat, city, (seat,)))


class AskInvite(ReasonedAsk[ChooseSeat]):
    """UE-COOP-08: one suitable hero after another is invited; at least one, never more than there are defenders to share."""

    KIND = "invite"
    FIELDS = ("seat", "city", "seats")
    MOVES = (CHOOSE_SEAT, INVITE_NO_MORE)
    RULES = ("UE-COOP-08",)

    def __init__(self, seat: int, city: int, seats: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.city = city
        self.seats = seats

    def prompt(self, state: BoardState) -> Message:
        return Message("board-ask-invite-more" if len(self.seats) > 1 else "board-ask-invite")

    def others(self, state: BoardState) -> list[int]:
        if len(self.seats) >= len(tokens_at(state, self.city)):
            return []
        return [other for other in suitable(state, self.seat, self.city) if other not in self.seats]

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = [ChooseSeat(self.seat, other) for other in self.others(state)]
        if len(self.seats) > 1:
            found.append(Decline(self.seat))
        return found

    def choice_refusal(self, state: BoardState, command: ChooseSeat) -> Refusal | None:
        return None if command.other in self.others(state) else NOT_SUITABLE

    def decline_refusal(self, state: BoardState) -> Refusal | None:
        return NOBODY_INVITED if len(self.seats) == 1 else None

    def forced(self, state: BoardState) -> Command | None:
        return Decline(self.seat) if not self.others(state) else None

    def chosen(self, flow: Flow[BoardState], command: ChooseSeat) -> None:
        flow.then(AskInvite(self.seat, self.city, (*self.seats, command.other)))

    def declined(self, flow: Flow[BoardState]) -> None:
        ring = [self.seat, *suitable(flow.state, self.seat, self.city)]
        invited = tuple([other for other in ring if other in self.seats])
        flow.then(AskShare(self.seat, self.city, invited, ()))


class AskShare(ReasonedAsk[ChooseNumber]):
    """UE-COOP-09: how many defenders a participant is to face; everybody at least one, all of them together."""

    KIND = "share"
    FIELDS = ("seat", "city", "seats", "shares")
    MOVES = (CHOOSE_SHARE,)
    RULES = ("UE-COOP-09",)

    def __init__(self, seat: int, city: int, seats: tuple[int, ...], shares: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.city = city
        self.seats = seats
        self.shares = shares

    def prompt(self, state: BoardState) -> Message:
        from mageknight.board.names import seat_name

        player = seat_name(state, self.seats[len(self.shares)])
        return say("board-ask-share", player=player, count=len(tokens_at(state, self.city)))

    def numbers(self, state: BoardState) -> range:
        """Numbers that can be given to the next participant, with one left for each of those after it."""
        left = len(tokens_at(state, self.city)) - sum(self.shares)
        after = len(self.seats) - len(self.shares) - 1
        return range(1, left - after + 1) if after else range(left, left + 1)

    def choices(self, state: BoardState) -> list[Command]:
        return [ChooseNumber(self.seat, number) for number in self.numbers(state)]

    def choice_refusal(self, state: BoardState, command: ChooseNumber) -> Refusal | None:
        return None if command.number in self.numbers(state) else NOT_THAT_MANY

    def forced(self, state: BoardState) -> Command | None:
        found = self.choices(state)
        return found[0] if len(found) == 1 else None

    def chosen(self, flow: Flow[BoardState], command: ChooseNumber) -> None:
        shares = (*self.shares, command.number)
        if len(shares) < len(self.seats):
            flow.then(AskShare(self.seat, self.city, self.seats, shares))
            return
        flow.emit(AssaultProposed(self.city, self.seats, shares))
        flow.then(AskAgreement(self.seats[1], self.city, self.seats, shares))


class AskAgreement(ReasonedAsk[JoinAssault]):
    """UE-COOP-10: the assault takes place only if every invited player agrees.

    A hero with nothing but Wounds in hand cannot join (UE-COOP-07); such a player is asked like the others, so that the hand
    stays secret.
    """

    KIND = "agreement"
    FIELDS = ("seat", "city", "seats", "shares")
    MOVES = (JOIN_ASSAULT, STAY_OUT)
    RULES = ("UE-COOP-10",)
    NESTED = False

    def __init__(self, seat: int, city: int, seats: tuple[int, ...], shares: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.city = city
        self.seats = seats
        self.shares = shares

    def prompt(self, state: BoardState) -> Message:
        from mageknight.board.names import seat_name

        share = self.shares[self.seats.index(self.seat)]
        return say("board-ask-agreement", player=seat_name(state, self.seats[0]), count=share)

    def choices(self, state: BoardState) -> list[Command]:
        found: list[Command] = [Decline(self.seat)]
        return [JoinAssault(self.seat), *found] if self.able(state) else found

    def choice_refusal(self, state: BoardState, command: JoinAssault) -> Refusal | None:
        return None if self.able(state) else ONLY_WOUNDS

    def decline_refusal(self, state: BoardState) -> Refusal | None:
        return None

    def able(self, state: BoardState) -> bool:
        return any(card != WOUND for card in state.players[self.seat].hand)

    def declined(self, flow: Flow[BoardState]) -> None:
        flow.emit(AssaultAnswered(self.seat, False))

    def chosen(self, flow: Flow[BoardState], command: JoinAssault) -> None:
        flow.emit(AssaultAnswered(self.seat, True))
        at = self.seats.index(self.seat) + 1
        if at < len(self.seats):
            flow.then(AskAgreement(self.seats[at], self.city, self.seats, self.shares))
        else:
            agree(flow, self.city, self.seats, self.shares)


def agree(flow: Flow[BoardState], city: int, seats: tuple[int, ...], shares: tuple[int, ...]) -> None:
    """UE-COOP-03, 11 to 13: it is the initiator's action; the invited give up their next turn; then one after another fights."""
    from mageknight.board.rules.coop.joint import March, SettleAssault, TakePart

    flow.emit(AssaultAgreed(city, seats, shares))
    flow.emit(ActionTaken(seats[0]))
    for seat in seats[1:]:
        flow.emit(OrderTokenFlipped(seat, True))
    parts: list[Frame[BoardState]] = [TakePart(seat) for seat in seats[1:]]
    flow.then(DealGarrison(), March(seats[0]), *parts, SettleAssault())


class DealGarrison(Shuffle[BoardState]):
    """UE-COOP-12: the defenders are shuffled and dealt out in the agreed numbers."""

    FIELDS = ()

    def __init__(self) -> None:
        super().__init__(TOKENS)

    def size(self, state: BoardState) -> int:
        return len(tokens_at(state, assault_of(state).city))

    def settle(self, flow: Flow[BoardState], outcome: tuple[int, ...]) -> None:
        found = sorted([packed >> 1 for packed in tokens_at(flow.state, assault_of(flow.state).city)])
        tokens = tuple([found[i] for i in outcome])
        flow.emit(GarrisonDealt(tokens, tuple([LIB.token_kind[token] for token in tokens])))
