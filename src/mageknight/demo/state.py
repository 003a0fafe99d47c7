"""The state of Kite Quarrel: plain data, written by events only."""

from __future__ import annotations

from typing import Final

from mageknight.demo.content import CARDS
from mageknight.kernel.agenda import Core, State
from mageknight.kernel.record import Record

ALL: Final = -1
"""As a scope: the effect is on every seat."""

NO_CARD: Final = -1
NO_SEAT: Final = -1


class Kite(Record):
    """One seat's kite and what its flyer has. `left` says how it went: ``""`` while it flies."""

    FIELDS = ("height", "line", "breath", "ribbons", "left")

    def __init__(self, height: int, line: int, breath: int, ribbons: int, left: str = "") -> None:
        self.height = height
        self.line = line
        self.breath = breath
        self.ribbons = ribbons
        self.left = left

    def copy(self) -> Kite:
        return Kite(self.height, self.line, self.breath, self.ribbons, self.left)


class Laid(Record):
    """A card on the table that is not done yet. It is replaced, never changed.

    `answers` is the card this one was laid against, `cancelled` tells that it will do nothing.
    """

    FIELDS = ("card", "seat", "target", "answers", "cancelled")

    def __init__(self, card: int, seat: int, target: int, answers: int, cancelled: bool) -> None:
        self.card = card
        self.seat = seat
        self.target = target
        self.answers = answers
        self.cancelled = cancelled


class Lasting(Record):
    """An entry in the register of active effects. It is never changed.

    `source` is the card it comes from, or -1 with a `cause` that names a lean. It ends with the end of the round
    `until_round`, or when the turn of the seat `until_turn` begins, whichever is set.
    """

    FIELDS = ("source", "cause", "scope", "number", "amount", "until_round", "until_turn")

    def __init__(
        self, source: int, cause: str, scope: int, number: str, amount: int, until_round: int, until_turn: int
    ) -> None:
        self.source = source
        self.cause = cause
        self.scope = scope
        self.number = number
        self.amount = amount
        self.until_round = until_round
        self.until_turn = until_turn


class DemoState(State):
    """Everything there is.

    `deck` has its top at the end. Hands are held in the order of drawing, in sight of all; `seen[a][b]` tells how many
    cards of b's hand, counted from the oldest, a has been shown. `offer` is the seat that offers to end the game,
    `agreed` who is for it, `offered` the round in which each seat last made such an offer.
    """

    FIELDS = (
        "core",
        "kites",
        "hands",
        "deck",
        "discard",
        "table",
        "lasting",
        "seen",
        "round",
        "wind",
        "leans",
        "actor",
        "actions",
        "offer",
        "agreed",
        "offered",
        "ending",
    )

    def __init__(
        self,
        core: Core,
        kites: list[Kite],
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        table: list[Laid],
        lasting: list[Lasting],
        seen: list[list[int]],
        round: int,
        wind: int,
        leans: list[str],
        actor: int,
        actions: int,
        offer: int,
        agreed: list[int],
        offered: list[int],
        ending: str,
    ) -> None:
        super().__init__(core)
        self.kites = kites
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.table = table
        self.lasting = lasting
        self.seen = seen
        self.round = round
        self.wind = wind
        self.leans = leans
        self.actor = actor
        self.actions = actions
        self.offer = offer
        self.agreed = agreed
        self.offered = offered
        self.ending = ending

    def copy(self) -> DemoState:
        return DemoState(
            core=self.core.copy(),
            kites=[kite.copy() for kite in self.kites],
            hands=[hand.copy() for hand in self.hands],
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            table=self.table.copy(),
            lasting=self.lasting.copy(),
            seen=[row.copy() for row in self.seen],
            round=self.round,
            wind=self.wind,
            leans=self.leans.copy(),
            actor=self.actor,
            actions=self.actions,
            offer=self.offer,
            agreed=self.agreed.copy(),
            offered=self.offered.copy(),
            ending=self.ending,
        )

    def flies(self, seat: int) -> bool:
        """Is this seat still in the game?"""
        return not self.kites[seat].left

    def flying(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat in range(len(self.kites)) if not self.kites[seat].left]

    def others(self, seat: int) -> list[int]:
        """The other seats still in the game, in the order of play from this seat on."""
        count = len(self.kites)
        around = [(seat + step) % count for step in range(1, count)]
        return [other for other in around if not self.kites[other].left]

    def laid(self, card: int) -> Laid:
        """The entry of a card on the table."""
        for entry in self.table:
            if entry.card == card:
                return entry
        raise KeyError(card)


def first_state(core: Core, seats: int, height: int, line: int, breath: int) -> DemoState:
    """All kites on the ground, all cards in the deck, nothing shuffled."""
    return DemoState(
        core=core,
        kites=[Kite(height, line, breath, 0) for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        deck=list(range(CARDS)),
        discard=[],
        table=[],
        lasting=[],
        seen=[[0] * seats for _ in range(seats)],
        round=0,
        wind=0,
        leans=[""] * seats,
        actor=NO_SEAT,
        actions=0,
        offer=NO_SEAT,
        agreed=[],
        offered=[0] * seats,
        ending="",
    )
