"""A battle in numbers, as clients get it."""

from __future__ import annotations

import msgspec


class TurnScores(msgspec.Struct, frozen=True):
    """The points when a turn began: those scored, and those of the figures left. The seat of the end is -1."""

    seat: int
    scores: list[int]
    left: list[int]


class FigureDeeds(msgspec.Struct, frozen=True):
    """The deeds of one figure, and the clicks it suffered."""

    figure: int
    attacks: int
    hits: int
    dealt: int
    taken: int
    healed: int
    slain: int


class SeatLuck(msgspec.Struct, frozen=True):
    """The throws of one player, and the hits against those to be expected, which are `chances` in parts of 36."""

    seat: int
    throws: int
    thrown: int
    expected: int
    attacks: int
    hits: int
    chances: int


class BattleTally(msgspec.Struct, frozen=True):
    """Points turn by turn, the deeds of figures, the luck of players, and the actions worth a picture."""

    turns: list[TurnScores]
    figures: list[FigureDeeds]
    luck: list[SeatLuck]
    moments: list[int]
