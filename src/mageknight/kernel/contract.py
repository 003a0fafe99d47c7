"""The contract around a game: what a table agrees on before it, what a seat sees of it, how it ended."""

from __future__ import annotations

import msgspec

from mageknight.kernel.message import Message


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The agreements of a table before the first decision; every game adds its own fields."""

    seats: int = 1


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of an end-of-game sheet."""

    seat: int
    what: Message
    points: int


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: who won, with what scores, and why it was over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: Message
    sheet: tuple[ScoreLine, ...] = ()


class View(msgspec.Struct):
    """The view of one seat (or a spectator); every game builds its own from an allow-list."""
