"""A game of the board game in numbers, as clients get it."""

from __future__ import annotations

import msgspec


class TurnFame(msgspec.Struct, frozen=True):
    """A turn, with everybody's Fame when it began."""

    seat: int
    round: int
    night: bool
    fame: list[int]


class BestTurn(msgspec.Struct, frozen=True):
    """A turn that brought much Fame: how much, whom it beat, the Wounds it cost, and the action it began with."""

    seat: int
    round: int
    night: bool
    action: int
    fame: int
    beaten: list[str]
    wounds: int


class DrawnCards(msgspec.Struct, frozen=True):
    """The cards a player drew: how many were Wounds, and how many of those were to be expected."""

    seat: int
    cards: int
    wounds: int
    expected: float


class GameTally(msgspec.Struct, frozen=True):
    """Fame turn by turn and in the end, the best turns, the faces of the dice; `drawn` only of a finished game."""

    turns: list[TurnFame]
    last: list[int]
    best: list[BestTurn]
    rolled: dict[str, int]
    drawn: list[DrawnCards]
