"""Teams, and cooperative assaults on cities."""

from __future__ import annotations

from mageknight.board.events.course import open_turn
from mageknight.board.events.shapes import OfSeat
from mageknight.board.state import BoardState
from mageknight.board.state.assaults import Assault
from mageknight.board.state.turn import PROPOSALS
from mageknight.board.terms import PH_NONE
from mageknight.kernel.event import Event


def assault_of(state: BoardState) -> Assault:
    """The cooperative assault under way."""
    assert state.assault is not None
    return state.assault


class TeamsFormed(Event[BoardState]):
    """UE-TEAM-01, UE-TEAM-14: who plays with whom, a team for each seat."""

    FIELDS = ("teams",)
    PUBLIC = FIELDS

    def __init__(self, teams: tuple[int, ...]) -> None:
        self.teams = teams

    def apply(self, state: BoardState) -> None:
        state.teams[:] = self.teams


class AssaultProposed(Event[BoardState]):
    """UE-COOP-08, UE-COOP-09: a player invites others to an assault, with so many defenders for each, the inviting player first."""

    FIELDS = ("city", "seats", "shares")
    PUBLIC = FIELDS

    def __init__(self, city: int, seats: tuple[int, ...], shares: tuple[int, ...]) -> None:
        self.city = city
        self.seats = seats
        self.shares = shares

    def apply(self, state: BoardState) -> None:
        state.turn.counts[PROPOSALS] += 1


class AssaultAnswered(Event[BoardState]):
    """UE-COOP-10: an invited player joins, or stays out."""

    FIELDS = ("seat", "joins")
    PUBLIC = FIELDS

    def __init__(self, seat: int, joins: bool) -> None:
        self.seat = seat
        self.joins = joins


class AssaultAgreed(Event[BoardState]):
    """All agreed: the assault takes place."""

    FIELDS = ("city", "seats", "shares")
    PUBLIC = FIELDS

    def __init__(self, city: int, seats: tuple[int, ...], shares: tuple[int, ...]) -> None:
        self.city = city
        self.seats = seats
        self.shares = shares

    def apply(self, state: BoardState) -> None:
        origins = [state.players[seat].where for seat in self.seats]
        state.assault = Assault(
            city=self.city,
            seats=list(self.seats),
            shares=list(self.shares),
            origins=origins,
            dealt=[],
            turns=[],
            ended=0,
        )


class GarrisonDealt(Event[BoardState]):
    """UE-COOP-12: the defenders of the city are dealt out to the participants, share after share."""

    FIELDS = ("tokens", "kinds")
    PUBLIC = ("kinds",)
    REVEALS = True

    def __init__(self, tokens: tuple[int, ...], kinds: tuple[int, ...]) -> None:
        self.tokens = tokens
        self.kinds = kinds

    def apply(self, state: BoardState) -> None:
        assault_of(state).dealt[:] = self.tokens


class TurnLaidAside(Event[BoardState]):
    """A participant has fought; the turn waits until all have."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: BoardState) -> None:
        assault_of(state).turns.append(state.turn.copy())


class PartBegan(OfSeat):
    """UE-COOP-16: an invited player's part begins; it counts as a turn of the player's own."""

    def apply(self, state: BoardState) -> None:
        open_turn(state, self.seat, PH_NONE)


class StayedBehind(OfSeat):
    """A participant did not move into the city."""


class AllWithdrew(Event[BoardState]):
    """UE-COOP-23: the city stands; those who fought are back where they attacked from."""

    FIELDS = ("seats",)
    PUBLIC = FIELDS

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def apply(self, state: BoardState) -> None:
        assault = assault_of(state)
        for seat in self.seats:
            at = assault.seats.index(seat)
            state.players[seat].where = assault.origins[at]
            path = assault.turns[at].path
            if path and path[-1] == assault.origins[at]:
                path.pop()


class DiceGathered(Event[BoardState]):
    """UE-COOP-15: the dice of all participants are back in the Source."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        for turn in assault_of(state).turns:
            turn.dice_taken.clear()
            turn.dice_kept.clear()


class TurnTakenUp(OfSeat):
    """UE-COOP-24: the next participant goes on, to end the turn."""

    def apply(self, state: BoardState) -> None:
        assault = assault_of(state)
        state.turn = assault.turns[assault.seats.index(self.seat)].copy()


class PartEnded(Event[BoardState]):
    """A participant's turn is over."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: BoardState) -> None:
        assault = assault_of(state)
        assault.turns[assault.ended] = state.turn.copy()
        assault.ended += 1


class AssaultOver(Event[BoardState]):
    """All participants have ended their turns; the Round goes on after the one who invited them."""

    FIELDS = ()

    def apply(self, state: BoardState) -> None:
        state.turn = assault_of(state).turns[0]
        state.assault = None


class SideConceded(Event[BoardState]):
    """UE-SCN-HOLD-18: a player admits for the own side that the other one has won; the game is over."""

    FIELDS = ("seat", "side")
    PUBLIC = ("seat",)

    def __init__(self, seat: int, side: tuple[int, ...]) -> None:
        self.seat = seat
        self.side = side

    def apply(self, state: BoardState) -> None:
        affairs = state.affairs.copy()
        affairs.out = self.side
        state.affairs = affairs
        state.ending = 2
