"""Shapes many events share: they tell of one seat, of one enemy, of a card only its owner knows, of a change of the affairs."""

from __future__ import annotations

from mageknight.board.state import BoardState
from mageknight.board.state.scenario_extras import Affairs
from mageknight.kernel.event import Event


class OfSeat(Event[BoardState]):
    """Something a player did or something happened to, for everybody to see."""

    FIELDS = ("seat",)
    PUBLIC = FIELDS

    def __init__(self, seat: int) -> None:
        self.seat = seat


class OfEnemy(Event[BoardState]):
    """Something a player did about one enemy of the fight, for everybody to see."""

    FIELDS = ("seat", "enemy")
    PUBLIC = FIELDS

    def __init__(self, seat: int, enemy: int) -> None:
        self.seat = seat
        self.enemy = enemy


class Affair(Event[BoardState]):
    """Something only single scenarios and variants know: the affairs of the state are replaced by others."""

    def apply(self, state: BoardState) -> None:
        affairs = state.affairs.copy()
        self.change(state, affairs)
        state.affairs = affairs

    def change(self, state: BoardState, affairs: Affairs) -> None:
        """Write this fact into the new affairs, and whatever else it changes into the state."""


class SecretCard(Affair):
    """A player did something with a card that the others do not see."""

    FIELDS = ("seat", "card")
    PUBLIC = ("seat",)
    PRIVATE = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def private_to(self) -> int:
        return self.seat
